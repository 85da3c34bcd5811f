"""Age 1, Prehistory."""

from engine.innovation.dogma import demand, effect
from engine.innovation.player import Choosing, Player, highest, lowest


@effect("pottery")
def pottery_returns(me: Player) -> Choosing[None]:
    returned = yield from me.return_chosen(me.hand, 0, 3)
    if returned:
        me.draw_and_score(len(returned))


@effect("pottery")
def pottery_draws(me: Player) -> None:
    me.draw(1)


@effect("tools")
def tools_three_back(me: Player) -> Choosing[None]:
    returned = yield from me.return_chosen(me.hand, 0, 3, whole=True)
    if len(returned) == 3:
        me.draw_and_meld(3)


@effect("tools")
def tools_one_back(me: Player) -> Choosing[None]:
    if (yield from me.may_return_one([card for card in me.hand if card.age == 3])):
        for _ in range(3):
            me.draw(1)


@effect("writing")
def writing(me: Player) -> None:
    me.draw(2)


@demand("archery")
def archery(me: Player, demander: Player) -> Choosing[None]:
    me.draw(1)
    yield from me.give_one(highest(me.hand), demander, "hand")


@effect("metalworking")
def metalworking(me: Player) -> None:
    while (card := me.draw_and_show(1)).has("castle"):
        me.score(card, shown=True)


@demand("oars")
def oars_demands(me: Player, demander: Player) -> Choosing[None]:
    if (yield from me.give_one(me.hand, demander, "score", lambda card: card.has("crown"))):
        me.draw(1)


@effect("oars")
def oars_draws(me: Player) -> None:
    if not me.dogma.demand_moved:
        me.draw(1)


@effect("clothing")
def clothing_melds(me: Player) -> Choosing[None]:
    yield from me.meld_one(me.hand, lambda card: not me.board[card.color])


@effect("clothing")
def clothing_scores(me: Player) -> None:
    own = [
        color
        for color, pile in me.board.items()
        if pile and not any(other.board[color] for other in me.opponents)
    ]
    for _ in own:
        me.draw_and_score(1)


@effect("sailing")
def sailing(me: Player) -> None:
    me.draw_and_meld(1)


@effect("the-wheel")
def the_wheel(me: Player) -> None:
    me.draw(1)
    me.draw(1)


@effect("agriculture")
def agriculture(me: Player) -> Choosing[None]:
    if returned := (yield from me.may_return_one(me.hand)):
        me.draw_and_score(returned.age + 1)


@effect("domestication")
def domestication(me: Player) -> Choosing[None]:
    yield from me.meld_one(lowest(me.hand))
    me.draw(1)


@effect("masonry")
def masonry(me: Player) -> Choosing[None]:
    chosen = yield from me.choose(
        me.hand, "meld", 0, len(me.hand), lambda card: card.has("castle"), into="pile"
    )
    for card in chosen:
        me.meld(card)
    if len(chosen) >= 4:
        me.claim("monument")


@demand("city-states")
def city_states(me: Player, demander: Player) -> Choosing[None]:
    if me.count("castle") < 4:
        return
    if (yield from me.give_one(me.top_cards, demander, "board", lambda card: card.has("castle"))):
        me.draw(1)


@effect("code-of-laws")
def code_of_laws(me: Player) -> Choosing[None]:
    card = yield from me.may_choose_one(me.hand, "tuck", lambda card: bool(me.board[card.color]))
    if card:
        me.tuck(card)
        yield from me.may_splay("left", [card.color])


@effect("mysticism")
def mysticism(me: Player) -> None:
    card = me.draw_and_show(1)
    if me.board[card.color]:
        me.meld(card)
        me.draw(1)
