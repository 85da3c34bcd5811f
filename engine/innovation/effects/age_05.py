"""Age 5, Exploration."""

from engine.innovation.dogma import demand, effect
from engine.innovation.player import Choosing, Player, highest, lowest


@effect("chemistry")
def chemistry_splays(me: Player) -> Choosing[None]:
    yield from me.may_splay("right", ["blue"])


@effect("chemistry")
def chemistry_scores(me: Player) -> Choosing[None]:
    me.draw_and_score(me.highest_top + 1)
    yield from me.return_chosen(me.score_pile, 1, 1)


@effect("physics")
def physics(me: Player) -> Choosing[None]:
    drawn = [me.draw_and_show(6) for _ in range(3)]
    if len({card.color for card in drawn}) < 3:
        yield from me.return_all(me.hand)


@effect("coal")
def coal_tucks(me: Player) -> None:
    me.draw_and_tuck(5)


@effect("coal")
def coal_splays(me: Player) -> Choosing[None]:
    yield from me.may_splay("right", ["red"])


@effect("coal")
def coal_scores(me: Player) -> Choosing[None]:
    if top := (yield from me.may_choose_one(me.top_cards, "score")):
        below = me.board[top.color][1:2]
        for card in (top, *below):
            me.score(card)


@demand("the-pirate-code")
def the_pirate_code_demands(me: Player, demander: Player) -> Choosing[None]:
    small = [card for card in me.score_pile if card.age <= 4]
    for card in (yield from me.choose(small, "give-to-score", 2, 2)):
        me.transfer(card, demander.score_pile)


@effect("the-pirate-code")
def the_pirate_code_scores(me: Player) -> Choosing[None]:
    if me.dogma.demand_moved:
        yield from me.score_one(lowest(card for card in me.top_cards if card.has("crown")))


@demand("banking")
def banking_demands(me: Player, demander: Player) -> Choosing[None]:
    factories = [card for card in me.top_cards if card.color != "green" and card.has("factory")]
    if (yield from me.give_one(factories, demander, "board")):
        me.draw_and_score(5)


@effect("banking")
def banking_splays(me: Player) -> Choosing[None]:
    yield from me.may_splay("right", ["green"])


@effect("measurement")
def measurement(me: Player) -> Choosing[None]:
    if (yield from me.may_return_one(me.hand)):
        (color,) = yield from me.choose_colors("splay-right-and-draw")
        me.name_aloud(color=color)
        me.splay(color, "right")
        me.draw(len(me.board[color]))


@demand("statistics")
def statistics_demands(me: Player, demander: Player) -> Choosing[None]:
    while card := (yield from me.choose_one(highest(me.score_pile), "take-to-hand")):
        me.transfer(card, me.hand)
        if len(me.hand) > 1:
            return


@effect("statistics")
def statistics_splays(me: Player) -> Choosing[None]:
    yield from me.may_splay("right", ["yellow"])


@effect("steam-engine")
def steam_engine(me: Player) -> None:
    me.draw_and_tuck(4)
    me.draw_and_tuck(4)
    if me.board["yellow"]:
        me.score(me.board["yellow"][-1])


@effect("astronomy")
def astronomy_melds(me: Player) -> None:
    while (card := me.draw_and_show(6)).color in ("green", "blue"):
        me.meld(card)


@effect("astronomy")
def astronomy_claims(me: Player) -> None:
    if all(card.age >= 6 for card in me.top_cards if card.color != "purple"):
        me.claim("universe")


@demand("societies")
def societies(me: Player, demander: Player) -> Choosing[None]:
    bulbs = [card for card in me.top_cards if card.color != "purple" and card.has("lightbulb")]
    if (yield from me.give_one(bulbs, demander, "board")):
        me.draw(5)
