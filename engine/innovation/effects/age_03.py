"""Age 3, Middle Ages."""

from engine.innovation.dogma import demand, effect
from engine.innovation.player import Choosing, Player, highest, lowest, value


@effect("alchemy")
def alchemy_draws(me: Player) -> Choosing[None]:
    drawn = [me.draw_and_show(4) for _ in range(me.count("castle") // 3)]
    if any(card.color == "red" for card in drawn):
        yield from me.return_all(me.hand)


@effect("alchemy")
def alchemy_melds(me: Player) -> Choosing[None]:
    yield from me.meld_one(me.hand)
    yield from me.score_one(me.hand)


@effect("translation")
def translation_melds(me: Player) -> Choosing[None]:
    if me.score_pile and (yield from me.says_yes("meld-score-pile")):
        yield from me.meld_all(me.score_pile)


@effect("translation")
def translation_claims(me: Player) -> None:
    if all(card.has("crown") for card in me.top_cards):
        me.claim("world")


@demand("engineering")
def engineering_demands(me: Player, demander: Player) -> None:
    for card in [card for card in me.top_cards if card.has("castle")]:
        me.transfer(card, demander.score_pile)


@effect("engineering")
def engineering_splays(me: Player) -> Choosing[None]:
    yield from me.may_splay("left", ["red"])


@effect("optics")
def optics(me: Player) -> Choosing[None]:
    if me.draw_and_meld(3).has("crown"):
        me.draw_and_score(4)
        return
    poorer = [player for player in me.opponents if player.points < me.points]
    if not poorer:
        return
    card = yield from me.choose_one(me.score_pile, "give-to-score")
    other = yield from me.choose_player(poorer, "receive-score")
    if card and other:
        me.transfer(card, other.score_pile)


@demand("compass")
def compass(me: Player, demander: Player) -> Choosing[None]:
    leaves = [card for card in me.top_cards if card.color != "green" and card.has("leaf")]
    yield from me.give_one(leaves, demander, "board")
    others = [card for card in demander.top_cards if not card.has("leaf")]
    if card := (yield from me.choose_one(others, "take-to-board")):
        me.transfer(card, me.board)


@effect("paper")
def paper_splays(me: Player) -> Choosing[None]:
    yield from me.may_splay("left", ["green", "blue"])


@effect("paper")
def paper_draws(me: Player) -> None:
    for pile in me.board.values():
        if pile.splay == "left":
            me.draw(4)


@demand("machinery")
def machinery_swaps(me: Player, demander: Player) -> None:
    me.exchange(list(me.hand), me.hand, highest(demander.hand), demander.hand)


@effect("machinery")
def machinery_scores(me: Player) -> Choosing[None]:
    yield from me.score_one(me.hand, lambda card: card.has("castle"))
    yield from me.may_splay("left", ["red"])


@demand("medicine")
def medicine(me: Player, demander: Player) -> Choosing[None]:
    mine = yield from me.choose(highest(me.score_pile), "give-to-score")
    theirs = yield from demander.choose(lowest(demander.score_pile), "give-to-score")
    me.exchange(mine, me.score_pile, theirs, demander.score_pile)


@effect("education")
def education(me: Player) -> Choosing[None]:
    if (yield from me.may_return_one(highest(me.score_pile))):
        me.draw(value(me.score_pile) + 2)


@demand("feudalism")
def feudalism_demands(me: Player, demander: Player) -> Choosing[None]:
    yield from me.give_one(me.hand, demander, "hand", lambda card: card.has("castle"))


@effect("feudalism")
def feudalism_splays(me: Player) -> Choosing[None]:
    yield from me.may_splay("left", ["yellow", "purple"])
