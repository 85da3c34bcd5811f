"""The second model's card effects of Innovation, ages 1 to 4.

An effect is given the model and the player carrying it out; a demand also the demander.
"""

from __future__ import annotations

from tests.oracle.asking import Playing, ask
from tests.oracle.innovation import (
    COLORS,
    Model,
    age,
    color,
    does,
    has,
    highest,
    lowest,
)
from tests.oracle.innovation_shared import demand, swap

# Age 1


@does("pottery")
def pottery(g: Model, me: str) -> Playing:
    cards = yield from g.choose(me, g.hand[me], 0, 3)
    for card in cards:
        g.return_card(card)
    if cards:
        g.score_card(me, g.draw(me, len(cards)))


@does("pottery")
def pottery_2(g: Model, me: str) -> None:
    g.draw(me, 1)


@does("tools")
def tools(g: Model, me: str) -> Playing:
    cards = yield from g.choose(me, g.hand[me], 0, 3, whole=True)
    for card in cards:
        g.return_card(card)
    if len(cards) == 3:
        g.meld(me, g.draw(me, 3))


@does("tools")
def tools_2(g: Model, me: str) -> Playing:
    card = yield from g.one(me, [each for each in g.hand[me] if age(each) == 3], 0)
    if card:
        g.return_card(card)
        for _ in range(3):
            g.draw(me, 1)


@does("writing")
def writing(g: Model, me: str) -> None:
    g.draw(me, 2)


@does("archery")
def archery(g: Model, me: str, boss: str) -> Playing:
    g.draw(me, 1)
    card = yield from g.one(me, highest(g.hand[me]))
    demand(g, card, g.to_hand, boss)


@does("metalworking")
def metalworking(g: Model, me: str) -> None:
    while has(card := g.show(g.draw(me, 1)), "castle"):
        g.score_card(me, card, shown=True)


@does("oars")
def oars(g: Model, me: str, boss: str) -> Playing:
    for card in (yield from g.fitting(me, lambda card: has(card, "crown"))):
        demand(g, card, g.to_score, boss)
        g.draw(me, 1)


@does("oars")
def oars_2(g: Model, me: str) -> None:
    if not g.dogma.demand_moved:
        g.draw(me, 1)


@does("clothing")
def clothing(g: Model, me: str) -> Playing:
    for card in (yield from g.fitting(me, lambda card: not g.board[me][color(card)])):
        g.meld(me, card)


@does("clothing")
def clothing_2(g: Model, me: str) -> None:
    mine = [
        each
        for each in COLORS
        if g.board[me][each] and not any(g.board[other][each] for other in g.against(me))
    ]
    for _ in mine:
        g.score_card(me, g.draw(me, 1))


@does("sailing")
def sailing(g: Model, me: str) -> None:
    g.meld(me, g.draw(me, 1))


@does("the-wheel")
def the_wheel(g: Model, me: str) -> None:
    g.draw(me, 1)
    g.draw(me, 1)


@does("agriculture")
def agriculture(g: Model, me: str) -> Playing:
    card = yield from g.one(me, g.hand[me], 0)
    if card:
        g.return_card(card)
        g.score_card(me, g.draw(me, age(card) + 1))


@does("domestication")
def domestication(g: Model, me: str) -> Playing:
    card = yield from g.one(me, lowest(g.hand[me]))
    if card:
        g.meld(me, card)
    g.draw(me, 1)


@does("masonry")
def masonry(g: Model, me: str) -> Playing:
    cards = yield from g.fitting(me, lambda card: has(card, "castle"), 0, len(g.hand[me]))
    for card in cards:
        g.meld(me, card)
    if len(cards) >= 4:
        g.claim(me, "monument")


@does("city-states")
def city_states(g: Model, me: str, boss: str) -> Playing:
    if g.count(me, "castle") >= 4:
        card = yield from g.one(me, g.tops(me, "castle"))
        if demand(g, card, g.to_board, boss):
            g.draw(me, 1)


@does("code-of-laws")
def code_of_laws(g: Model, me: str) -> Playing:
    for card in (yield from g.fitting(me, lambda card: g.board[me][color(card)], 0)):
        g.tuck(me, card)
        yield from g.may_splay(me, [color(card)], "left")


@does("mysticism")
def mysticism(g: Model, me: str) -> None:
    card = g.show(g.draw(me, 1))
    if g.board[me][color(card)]:
        g.meld(me, card)
        g.draw(me, 1)


# Age 2


@does("calendar")
def calendar(g: Model, me: str) -> None:
    if len(g.score[me]) > len(g.hand[me]):
        g.draw(me, 3)
        g.draw(me, 3)


@does("mathematics")
def mathematics(g: Model, me: str) -> Playing:
    card = yield from g.one(me, g.hand[me], 0)
    if card:
        g.return_card(card)
        g.meld(me, g.draw(me, age(card) + 1))


@does("construction")
def construction(g: Model, me: str, boss: str) -> Playing:
    for card in (yield from g.choose(me, g.hand[me], 2, 2)):
        demand(g, card, g.to_hand, boss)
    g.draw(me, 2)


@does("construction")
def construction_2(g: Model, me: str) -> None:
    if [name for name in (me, *g.against(me)) if len(g.tops(name)) == 5] == [me]:
        g.claim(me, "empire")


@does("road-building")
def road_building(g: Model, me: str) -> Playing:
    cards = yield from g.choose(me, g.hand[me], 1, 2)
    for card in cards:
        g.meld(me, card)
    red = g.top(me, "red")
    if len(cards) == 2 and red:
        for other in (yield from ask(me, "player", g.clockwise(me), 0, 1)):
            g.to_board(red, other)
            green = g.top(other, "green")
            if green:
                g.to_board(green, me)


@does("currency")
def currency(g: Model, me: str) -> Playing:
    cards = yield from g.choose(me, g.hand[me], 0, len(g.hand[me]))
    for card in cards:
        g.return_card(card)
    for _ in {age(card) for card in cards}:
        g.score_card(me, g.draw(me, 2))


@does("mapmaking")
def mapmaking(g: Model, me: str, boss: str) -> Playing:
    card = yield from g.one(me, [each for each in g.score[me] if age(each) == 1])
    demand(g, card, g.to_score, boss)


@does("mapmaking")
def mapmaking_2(g: Model, me: str) -> None:
    if g.dogma.demand_moved:
        g.score_card(me, g.draw(me, 1))


@does("canal-building")
def canal_building(g: Model, me: str) -> Playing:
    out, back = highest(g.hand[me]), highest(g.score[me])
    if (out or back) and (yield from g.yes(me)):
        swap(g, out, me, back, me)


@does("fermenting")
def fermenting(g: Model, me: str) -> None:
    for _ in range(g.count(me, "leaf") // 2):
        g.draw(me, 2)


@does("monotheism")
def monotheism(g: Model, me: str, boss: str) -> Playing:
    new = [card for card in g.tops(me) if not g.board[boss][color(card)]]
    card = yield from g.one(me, new)
    if demand(g, card, g.to_score, boss):
        g.tuck(me, g.draw(me, 1))


@does("monotheism")
def monotheism_2(g: Model, me: str) -> None:
    g.tuck(me, g.draw(me, 1))


@does("philosophy")
def philosophy(g: Model, me: str) -> Playing:
    yield from g.may_splay(me, COLORS, "left")


@does("philosophy")
def philosophy_2(g: Model, me: str) -> Playing:
    g.score_card(me, (yield from g.one(me, g.hand[me], 0)))


# Age 3


@does("alchemy")
def alchemy(g: Model, me: str) -> Playing:
    drawn = [g.show(g.draw(me, 4)) for _ in range(g.count(me, "castle") // 3)]
    if any(color(card) == "red" for card in drawn):
        yield from g.return_all(me, g.hand[me])


@does("alchemy")
def alchemy_2(g: Model, me: str) -> Playing:
    card = yield from g.one(me, g.hand[me])
    if card:
        g.meld(me, card)
    g.score_card(me, (yield from g.one(me, g.hand[me])))


@does("translation")
def translation(g: Model, me: str) -> Playing:
    if g.score[me] and (yield from g.yes(me)):
        for card in (yield from g.in_order(me, g.score[me], color)):
            g.meld(me, card)


@does("translation")
def translation_2(g: Model, me: str) -> None:
    if g.tops(me) == g.tops(me, "crown"):
        g.claim(me, "world")


@does("engineering")
def engineering(g: Model, me: str, boss: str) -> None:
    for card in g.tops(me, "castle"):
        demand(g, card, g.to_score, boss)


@does("engineering")
def engineering_2(g: Model, me: str) -> Playing:
    yield from g.may_splay(me, ["red"], "left")


@does("optics")
def optics(g: Model, me: str) -> Playing:
    card = g.draw(me, 3)
    g.meld(me, card)
    if has(card, "crown"):
        g.score_card(me, g.draw(me, 4))
        return
    poorer = [name for name in g.against(me) if g.points(name) < g.points(me)]
    if poorer:
        gift = yield from g.one(me, g.score[me])
        to = poorer[0] if len(poorer) == 1 else (yield from ask(me, "player", poorer))[0]
        g.to_score(gift, to)


@does("compass")
def compass(g: Model, me: str, boss: str) -> Playing:
    leafy = [card for card in g.tops(me, "leaf") if color(card) != "green"]
    demand(g, (yield from g.one(me, leafy)), g.to_board, boss)
    demand(g, (yield from g.one(me, g.tops(boss, lacks="leaf"))), g.to_board, me)


@does("paper")
def paper(g: Model, me: str) -> Playing:
    yield from g.may_splay(me, ["green", "blue"], "left")


@does("paper")
def paper_2(g: Model, me: str) -> None:
    for _ in [way for way in g.splayed[me].values() if way == "left"]:
        g.draw(me, 4)


@does("machinery")
def machinery(g: Model, me: str, boss: str) -> None:
    swap(g, g.hand[me], boss, highest(g.hand[boss]), me, into="hand")


@does("machinery")
def machinery_2(g: Model, me: str) -> Playing:
    for card in (yield from g.fitting(me, lambda card: has(card, "castle"))):
        g.score_card(me, card)
    yield from g.may_splay(me, ["red"], "left")


@does("medicine")
def medicine(g: Model, me: str, boss: str) -> Playing:
    mine = yield from g.choose(me, highest(g.score[me]))
    theirs = yield from g.choose(boss, lowest(g.score[boss]))
    swap(g, mine, boss, theirs, me, into="score")


@does("education")
def education(g: Model, me: str) -> Playing:
    card = yield from g.one(me, highest(g.score[me]), 0)
    if card:
        g.return_card(card)
        g.draw(me, max(map(age, g.score[me]), default=0) + 2)


@does("feudalism")
def feudalism(g: Model, me: str, boss: str) -> Playing:
    for card in (yield from g.fitting(me, lambda card: has(card, "castle"))):
        demand(g, card, g.to_hand, boss)


@does("feudalism")
def feudalism_2(g: Model, me: str) -> Playing:
    yield from g.may_splay(me, ["yellow", "purple"], "left")


# Age 4


@does("experimentation")
def experimentation(g: Model, me: str) -> None:
    g.meld(me, g.draw(me, 5))


@does("printing-press")
def printing_press(g: Model, me: str) -> Playing:
    card = yield from g.one(me, g.score[me], 0)
    if card:
        g.return_card(card)
        g.draw(me, age(g.top(me, "purple")) + 2)


@does("printing-press")
def printing_press_2(g: Model, me: str) -> Playing:
    yield from g.may_splay(me, ["blue"], "right")


@does("colonialism")
def colonialism(g: Model, me: str) -> None:
    again = True
    while again:
        card = g.draw(me, 3)
        g.tuck(me, card)
        again = has(card, "crown")


@does("gunpowder")
def gunpowder(g: Model, me: str, boss: str) -> Playing:
    demand(g, (yield from g.one(me, g.tops(me, "castle"))), g.to_score, boss)


@does("gunpowder")
def gunpowder_2(g: Model, me: str) -> None:
    if g.dogma.demand_moved:
        g.score_card(me, g.draw(me, 2))


@does("invention")
def invention(g: Model, me: str) -> Playing:
    left = [each for each in COLORS if g.splayed[me][each] == "left"]
    if (yield from g.may_splay(me, left, "right")):
        g.score_card(me, g.draw(me, 4))


@does("invention")
def invention_2(g: Model, me: str) -> None:
    if all(g.splayed[me].values()):
        g.claim(me, "wonder")


@does("navigation")
def navigation(g: Model, me: str, boss: str) -> Playing:
    card = yield from g.one(me, [each for each in g.score[me] if age(each) in (2, 3)])
    demand(g, card, g.to_score, boss)


@does("anatomy")
def anatomy(g: Model, me: str, boss: str) -> Playing:
    card = yield from g.one(me, g.score[me])
    if card:
        g.return_card(card)
        same = yield from g.one(me, [each for each in g.tops(me) if age(each) == age(card)])
        if same:
            g.return_card(same)


@does("perspective")
def perspective(g: Model, me: str) -> Playing:
    card = yield from g.one(me, g.hand[me], 0)
    if card:
        g.return_card(card)
        number = g.count(me, "lightbulb") // 2
        for each in (yield from g.choose(me, g.hand[me], number, number)):
            g.score_card(me, each)


@does("enterprise")
def enterprise(g: Model, me: str, boss: str) -> Playing:
    crowned = [card for card in g.tops(me, "crown") if color(card) != "purple"]
    if demand(g, (yield from g.one(me, crowned)), g.to_board, boss):
        g.meld(me, g.draw(me, 4))


@does("enterprise")
def enterprise_2(g: Model, me: str) -> Playing:
    yield from g.may_splay(me, ["green"], "right")


@does("reformation")
def reformation(g: Model, me: str) -> Playing:
    number = g.count(me, "leaf") // 2
    for card in (yield from g.choose(me, g.hand[me], 0, number, whole=True)):
        g.tuck(me, card)


@does("reformation")
def reformation_2(g: Model, me: str) -> Playing:
    yield from g.may_splay(me, ["yellow", "purple"], "right")
