"""Age 7, Romance."""

from engine.innovation.dogma import demand, effect
from engine.innovation.player import Choosing, Player, different_values, highest, lowest, value


@effect("evolution")
def evolution(me: Player) -> Choosing[None]:
    way = yield from me.choose_way(["score", "draw"], "score-or-draw")
    if way == "score":
        me.draw_and_score(8)
        yield from me.return_chosen(me.score_pile, 1, 1)
    elif way == "draw":
        me.draw(value(me.score_pile) + 1)


@effect("publications")
def publications_arranges(me: Player) -> Choosing[None]:
    if cards := (yield from me.may_arrange("arrange")):
        me.reorder(cards[0].color, cards)


@effect("publications")
def publications_splays(me: Player) -> Choosing[None]:
    yield from me.may_splay("up", ["yellow", "blue"])


@demand("combustion")
def combustion(me: Player, demander: Player) -> Choosing[None]:
    for card in (yield from me.choose(me.score_pile, "give-to-score", 2, 2)):
        me.transfer(card, demander.score_pile)


@demand("explosives")
def explosives(me: Player, demander: Player) -> Choosing[None]:
    gave = bool(me.hand)
    for _ in range(3):
        yield from me.give_one(highest(me.hand), demander, "hand")
    if gave and not me.hand:
        me.draw(7)


@effect("bicycle")
def bicycle(me: Player) -> Choosing[None]:
    if (me.hand or me.score_pile) and (yield from me.says_yes("swap-hand-and-score")):
        me.exchange(list(me.hand), me.hand, list(me.score_pile), me.score_pile)


@effect("electricity")
def electricity(me: Player) -> Choosing[None]:
    returned = yield from me.return_all([card for card in me.top_cards if not card.has("factory")])
    for _ in returned:
        me.draw(8)


@demand("refrigeration")
def refrigeration_demands(me: Player, demander: Player) -> Choosing[None]:
    half = len(me.hand) // 2
    yield from me.return_chosen(me.hand, half, half)


@effect("refrigeration")
def refrigeration_scores(me: Player) -> Choosing[None]:
    yield from me.may_score_one(me.hand)


@demand("sanitation")
def sanitation(me: Player, demander: Player) -> Choosing[None]:
    first = yield from me.choose(highest(me.hand), "give-to-hand")
    rest = [card for card in me.hand if card not in first]
    second = yield from me.choose(highest(rest), "give-to-hand")
    theirs = yield from demander.choose(lowest(demander.hand), "give-to-hand")
    me.exchange(first + second, me.hand, theirs, demander.hand)


@effect("lighting")
def lighting(me: Player) -> Choosing[None]:
    tucked = yield from me.tuck_chosen(me.hand, 3)
    for _ in range(different_values(tucked)):
        me.draw_and_score(7)


@effect("railroad")
def railroad_draws(me: Player) -> Choosing[None]:
    yield from me.return_all(me.hand)
    for _ in range(3):
        me.draw(6)


@effect("railroad")
def railroad_splays(me: Player) -> Choosing[None]:
    lying_right = [color for color, pile in me.board.items() if pile.splay == "right"]
    yield from me.may_splay("up", lying_right)
