"""Age 4, Renaissance."""

from engine.innovation.dogma import demand, effect
from engine.innovation.player import Choosing, Player


@effect("experimentation")
def experimentation(me: Player) -> None:
    me.draw_and_meld(5)


@effect("printing-press")
def printing_press_draws(me: Player) -> Choosing[None]:
    if (yield from me.may_return_one(me.score_pile)):
        purple = me.top("purple")
        me.draw((purple.age if purple else 0) + 2)


@effect("printing-press")
def printing_press_splays(me: Player) -> Choosing[None]:
    yield from me.may_splay("right", ["blue"])


@effect("colonialism")
def colonialism(me: Player) -> None:
    while me.draw_and_tuck(3).has("crown"):
        continue


@demand("gunpowder")
def gunpowder_demands(me: Player, demander: Player) -> Choosing[None]:
    yield from me.give_one(me.top_cards, demander, "score", lambda card: card.has("castle"))


@effect("gunpowder")
def gunpowder_scores(me: Player) -> None:
    if me.dogma.demand_moved:
        me.draw_and_score(2)


@effect("invention")
def invention_splays(me: Player) -> Choosing[None]:
    lying_left = [color for color, pile in me.board.items() if pile.splay == "left"]
    if (yield from me.may_splay("right", lying_left)):
        me.draw_and_score(4)


@effect("invention")
def invention_claims(me: Player) -> None:
    if all(pile.splay for pile in me.board.values()):
        me.claim("wonder")


@demand("navigation")
def navigation(me: Player, demander: Player) -> Choosing[None]:
    yield from me.give_one(
        [card for card in me.score_pile if card.age in (2, 3)], demander, "score"
    )


@demand("anatomy")
def anatomy(me: Player, demander: Player) -> Choosing[None]:
    for returned in (yield from me.return_chosen(me.score_pile, 1, 1)):
        same = [card for card in me.top_cards if card.age == returned.age]
        yield from me.return_chosen(same, 1, 1)


@effect("perspective")
def perspective(me: Player) -> Choosing[None]:
    if (yield from me.may_return_one(me.hand)):
        number = me.count("lightbulb") // 2
        for card in (yield from me.choose(me.hand, "score", number, number)):
            me.score(card)


@demand("enterprise")
def enterprise_demands(me: Player, demander: Player) -> Choosing[None]:
    crowns = [card for card in me.top_cards if card.color != "purple" and card.has("crown")]
    if (yield from me.give_one(crowns, demander, "board")):
        me.draw_and_meld(4)


@effect("enterprise")
def enterprise_splays(me: Player) -> Choosing[None]:
    yield from me.may_splay("right", ["green"])


@effect("reformation")
def reformation_tucks(me: Player) -> Choosing[None]:
    yield from me.tuck_chosen(me.hand, me.count("leaf") // 2, whole=True)


@effect("reformation")
def reformation_splays(me: Player) -> Choosing[None]:
    yield from me.may_splay("right", ["yellow", "purple"])
