"""Age 6, Enlightenment."""

from engine.innovation.dogma import demand, effect
from engine.innovation.player import Choosing, Player, highest, lowest, value


@effect("atomic-theory")
def atomic_theory_splays(me: Player) -> Choosing[None]:
    yield from me.may_splay("right", ["blue"])


@effect("atomic-theory")
def atomic_theory_melds(me: Player) -> None:
    me.draw_and_meld(7)


@effect("encyclopedia")
def encyclopedia(me: Player) -> Choosing[None]:
    if me.score_pile and (yield from me.says_yes("meld-highest-scored")):
        yield from me.meld_all(highest(me.score_pile))


@effect("industrialization")
def industrialization_tucks(me: Player) -> None:
    for _ in range(me.count("factory") // 2):
        me.draw_and_tuck(6)


@effect("industrialization")
def industrialization_splays(me: Player) -> Choosing[None]:
    yield from me.may_splay("right", ["red", "purple"])


@effect("machine-tools")
def machine_tools(me: Player) -> None:
    me.draw_and_score(value(me.score_pile))


@effect("classification")
def classification(me: Player) -> Choosing[None]:
    shown = yield from me.choose_one(me.hand, "show")
    if not shown:
        return
    me.show(shown)
    for other in me.opponents:
        for card in other.matching(other.hand, lambda card: card.color == shown.color):
            me.transfer(card, me.hand)
    yield from me.meld_all(me.matching(me.hand, lambda card: card.color == shown.color))


@effect("metric-system")
def metric_system_any(me: Player) -> Choosing[None]:
    if me.board["green"].splay == "right":
        yield from me.may_splay("right")


@effect("metric-system")
def metric_system_green(me: Player) -> Choosing[None]:
    yield from me.may_splay("right", ["green"])


@effect("canning")
def canning_tucks(me: Player) -> Choosing[None]:
    if (yield from me.says_yes("tuck-and-score-tops")):
        me.draw_and_tuck(6)
        for card in [card for card in me.top_cards if not card.has("factory")]:
            me.score(card)


@effect("canning")
def canning_splays(me: Player) -> Choosing[None]:
    yield from me.may_splay("right", ["yellow"])


@demand("vaccination")
def vaccination_demands(me: Player, demander: Player) -> Choosing[None]:
    if (yield from me.return_all(lowest(me.score_pile))):
        me.draw_and_meld(6)


@effect("vaccination")
def vaccination_melds(me: Player) -> None:
    if me.dogma.demand_moved:
        me.draw_and_meld(7)


@effect("democracy")
def democracy(me: Player) -> Choosing[None]:
    returned = yield from me.return_chosen(me.hand, 0, len(me.hand))
    numbers = me.dogma.returned
    mine = numbers[me.name] = numbers.get(me.name, 0) + len(returned)
    if all(mine > numbers.get(other.name, 0) for other in me.others):
        me.draw_and_score(8)


@demand("emancipation")
def emancipation_demands(me: Player, demander: Player) -> Choosing[None]:
    if (yield from me.give_one(me.hand, demander, "score")):
        me.draw(6)


@effect("emancipation")
def emancipation_splays(me: Player) -> Choosing[None]:
    yield from me.may_splay("right", ["red", "purple"])
