"""The 105 cards of Innovation once more: what each of their effects does, age by age.

An effect is given the model and the player who carries it out; a demand also the demander.
"""

from __future__ import annotations

from collections.abc import Callable

from tests.oracle.asking import Ended, Playing, ask
from tests.oracle.innovation import (
    COLORS,
    Annihilation,
    Model,
    age,
    color,
    does,
    has,
    highest,
    lowest,
)

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
        if g.board[me][each] and not any(g.board[other][each] for other in g.clockwise(me))
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
    if [name for name in g.names if len(g.tops(name)) == 5] == [me]:
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
    poorer = [name for name in g.clockwise(me) if g.points(name) < g.points(me)]
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


# Age 5


@does("chemistry")
def chemistry(g: Model, me: str) -> Playing:
    yield from g.may_splay(me, ["blue"], "right")


@does("chemistry")
def chemistry_2(g: Model, me: str) -> Playing:
    g.score_card(me, g.draw(me, max(map(age, g.tops(me)), default=0) + 1))
    card = yield from g.one(me, g.score[me])
    if card:
        g.return_card(card)


@does("physics")
def physics(g: Model, me: str) -> Playing:
    drawn = [g.show(g.draw(me, 6)) for _ in range(3)]
    if len({color(card) for card in drawn}) < 3:
        yield from g.return_all(me, g.hand[me])


@does("coal")
def coal(g: Model, me: str) -> None:
    g.tuck(me, g.draw(me, 5))


@does("coal")
def coal_2(g: Model, me: str) -> Playing:
    yield from g.may_splay(me, ["red"], "right")


@does("coal")
def coal_3(g: Model, me: str) -> Playing:
    card = yield from g.one(me, g.tops(me), 0)
    if card:
        below = g.board[me][color(card)][1:2]
        g.score_card(me, card)
        for each in below:
            g.score_card(me, each)


@does("the-pirate-code")
def the_pirate_code(g: Model, me: str, boss: str) -> Playing:
    low = [card for card in g.score[me] if age(card) <= 4]
    for card in (yield from g.choose(me, low, 2, 2)):
        demand(g, card, g.to_score, boss)


@does("the-pirate-code")
def the_pirate_code_2(g: Model, me: str) -> Playing:
    if g.dogma.demand_moved:
        g.score_card(me, (yield from g.one(me, lowest(g.tops(me, "crown")))))


@does("banking")
def banking(g: Model, me: str, boss: str) -> Playing:
    industrial = [card for card in g.tops(me, "factory") if color(card) != "green"]
    if demand(g, (yield from g.one(me, industrial)), g.to_board, boss):
        g.score_card(me, g.draw(me, 5))


@does("banking")
def banking_2(g: Model, me: str) -> Playing:
    yield from g.may_splay(me, ["green"], "right")


@does("measurement")
def measurement(g: Model, me: str) -> Playing:
    card = yield from g.one(me, g.hand[me], 0)
    if card:
        g.return_card(card)
        (named,) = yield from ask(me, "color", list(COLORS))
        g.splay(me, named, "right")
        g.draw(me, len(g.board[me][named]))


@does("statistics")
def statistics(g: Model, me: str, boss: str) -> Playing:
    while True:
        card = yield from g.one(me, highest(g.score[me]))
        demand(g, card, g.to_hand, me)
        if not card or g.hand[me] != [card]:
            return


@does("statistics")
def statistics_2(g: Model, me: str) -> Playing:
    yield from g.may_splay(me, ["yellow"], "right")


@does("steam-engine")
def steam_engine(g: Model, me: str) -> None:
    for _ in range(2):
        g.tuck(me, g.draw(me, 4))
    for card in g.board[me]["yellow"][-1:]:
        g.score_card(me, card)


@does("astronomy")
def astronomy(g: Model, me: str) -> None:
    while color(card := g.show(g.draw(me, 6))) in ("green", "blue"):
        g.meld(me, card)


@does("astronomy")
def astronomy_2(g: Model, me: str) -> None:
    if all(age(card) >= 6 for card in g.tops(me) if color(card) != "purple"):
        g.claim(me, "universe")


@does("societies")
def societies(g: Model, me: str, boss: str) -> Playing:
    bright = [card for card in g.tops(me, "lightbulb") if color(card) != "purple"]
    if demand(g, (yield from g.one(me, bright)), g.to_board, boss):
        g.draw(me, 5)


# Age 6


@does("atomic-theory")
def atomic_theory(g: Model, me: str) -> Playing:
    yield from g.may_splay(me, ["blue"], "right")


@does("atomic-theory")
def atomic_theory_2(g: Model, me: str) -> None:
    g.meld(me, g.draw(me, 7))


@does("encyclopedia")
def encyclopedia(g: Model, me: str) -> Playing:
    if g.score[me] and (yield from g.yes(me)):
        for card in (yield from g.in_order(me, highest(g.score[me]), color)):
            g.meld(me, card)


@does("industrialization")
def industrialization(g: Model, me: str) -> None:
    for _ in range(g.count(me, "factory") // 2):
        g.tuck(me, g.draw(me, 6))


@does("industrialization")
def industrialization_2(g: Model, me: str) -> Playing:
    yield from g.may_splay(me, ["red", "purple"], "right")


@does("machine-tools")
def machine_tools(g: Model, me: str) -> None:
    g.score_card(me, g.draw(me, max(map(age, g.score[me]), default=0)))


@does("classification")
def classification(g: Model, me: str) -> Playing:
    shown = yield from g.one(me, g.hand[me])
    if shown:
        g.show(shown)
        for other in g.clockwise(me):
            for card in [each for each in g.hand[other] if color(each) == color(shown)]:
                g.to_hand(card, me)
        same = [card for card in g.hand[me] if color(card) == color(shown)]
        for card in (yield from g.in_order(me, same, color)):
            g.meld(me, card)


@does("metric-system")
def metric_system(g: Model, me: str) -> Playing:
    if g.splayed[me]["green"] == "right":
        yield from g.may_splay(me, COLORS, "right")


@does("metric-system")
def metric_system_2(g: Model, me: str) -> Playing:
    yield from g.may_splay(me, ["green"], "right")


@does("canning")
def canning(g: Model, me: str) -> Playing:
    if (yield from g.yes(me)):
        g.tuck(me, g.draw(me, 6))
        for card in g.tops(me, lacks="factory"):
            g.score_card(me, card)


@does("canning")
def canning_2(g: Model, me: str) -> Playing:
    yield from g.may_splay(me, ["yellow"], "right")


@does("vaccination")
def vaccination(g: Model, me: str, boss: str) -> Playing:
    if (yield from g.return_all(me, lowest(g.score[me]))):
        g.dogma.demand_moved = True
        g.meld(me, g.draw(me, 6))


@does("vaccination")
def vaccination_2(g: Model, me: str) -> None:
    if g.dogma.demand_moved:
        g.meld(me, g.draw(me, 7))


@does("democracy")
def democracy(g: Model, me: str) -> Playing:
    cards = yield from g.choose(me, g.hand[me], 0, len(g.hand[me]))
    for card in cards:
        g.return_card(card)
    g.dogma.returned[me] += len(cards)
    if g.dogma.returned[me] > max(g.dogma.returned[other] for other in g.clockwise(me)):
        g.score_card(me, g.draw(me, 8))


@does("emancipation")
def emancipation(g: Model, me: str, boss: str) -> Playing:
    if demand(g, (yield from g.one(me, g.hand[me])), g.to_score, boss):
        g.draw(me, 6)


@does("emancipation")
def emancipation_2(g: Model, me: str) -> Playing:
    yield from g.may_splay(me, ["red", "purple"], "right")


# Age 7


@does("evolution")
def evolution(g: Model, me: str) -> Playing:
    way = yield from ask(me, "way", ["score", "draw"], 0, 1)
    if way == ["score"]:
        g.score_card(me, g.draw(me, 8))
        card = yield from g.one(me, g.score[me])
        if card:
            g.return_card(card)
    elif way == ["draw"]:
        g.draw(me, max(map(age, g.score[me]), default=0) + 1)


@does("publications")
def publications(g: Model, me: str) -> Playing:
    piles = [pile for pile in g.board[me].values() if len(pile) > 1]
    if piles:
        answer = yield from ask(
            me,
            "arrange",
            [card for pile in piles for card in pile],
            0,
            max(map(len, piles)),
            groups=tuple(tuple(pile) for pile in piles),
        )
        if answer and answer != g.board[me][color(answer[0])]:
            g.board[me][color(answer[0])] = list(answer)
            g.changed()


@does("publications")
def publications_2(g: Model, me: str) -> Playing:
    yield from g.may_splay(me, ["yellow", "blue"], "up")


@does("combustion")
def combustion(g: Model, me: str, boss: str) -> Playing:
    for card in (yield from g.choose(me, g.score[me], 2, 2)):
        demand(g, card, g.to_score, boss)


@does("explosives")
def explosives(g: Model, me: str, boss: str) -> Playing:
    given = 0
    for _ in range(3):
        card = yield from g.one(me, highest(g.hand[me]))
        given += demand(g, card, g.to_hand, boss)
    if given and not g.hand[me]:
        g.draw(me, 7)


@does("bicycle")
def bicycle(g: Model, me: str) -> Playing:
    if (g.hand[me] or g.score[me]) and (yield from g.yes(me)):
        swap(g, g.hand[me], me, g.score[me], me)


@does("electricity")
def electricity(g: Model, me: str) -> Playing:
    for _ in range((yield from g.return_all(me, g.tops(me, lacks="factory")))):
        g.draw(me, 8)


@does("refrigeration")
def refrigeration(g: Model, me: str, boss: str) -> Playing:
    half = len(g.hand[me]) // 2
    for card in (yield from g.choose(me, g.hand[me], half, half)):
        g.return_card(card)


@does("refrigeration")
def refrigeration_2(g: Model, me: str) -> Playing:
    g.score_card(me, (yield from g.one(me, g.hand[me], 0)))


@does("sanitation")
def sanitation(g: Model, me: str, boss: str) -> Playing:
    mine = yield from g.choose(me, highest(g.hand[me]))
    mine = [*mine, *(yield from g.choose(me, highest(c for c in g.hand[me] if c not in mine)))]
    theirs = yield from g.choose(boss, lowest(g.hand[boss]))
    swap(g, mine, boss, theirs, me, into="hand")


@does("lighting")
def lighting(g: Model, me: str) -> Playing:
    cards = yield from g.choose(me, g.hand[me], 0, 3)
    for card in cards:
        g.tuck(me, card)
    for _ in {age(card) for card in cards}:
        g.score_card(me, g.draw(me, 7))


@does("railroad")
def railroad(g: Model, me: str) -> Playing:
    yield from g.return_all(me, g.hand[me])
    for _ in range(3):
        g.draw(me, 6)


@does("railroad")
def railroad_2(g: Model, me: str) -> Playing:
    right = [each for each in COLORS if g.splayed[me][each] == "right"]
    yield from g.may_splay(me, right, "up")


# Age 8


@does("quantum-theory")
def quantum_theory(g: Model, me: str) -> Playing:
    cards = yield from g.choose(me, g.hand[me], 0, 2)
    for card in cards:
        g.return_card(card)
    if len(cards) == 2:
        g.draw(me, 10)
        g.score_card(me, g.draw(me, 10))


@does("rocketry")
def rocketry(g: Model, me: str) -> Playing:
    for _ in range(g.count(me, "clock") // 2):
        piles = [
            f"{other} {value}"
            for other in g.clockwise(me)
            for value in sorted({age(card) for card in g.score[other]})
        ]
        if not piles:
            return
        target = piles[0] if len(piles) == 1 else (yield from ask(me, "pile-value", piles))[0]
        other, _, value = target.rpartition(" ")
        g.return_card(next(card for card in g.score[other] if age(card) == int(value)))


@does("flight")
def flight(g: Model, me: str) -> Playing:
    if g.splayed[me]["red"] == "up":
        yield from g.may_splay(me, COLORS, "up")


@does("flight")
def flight_2(g: Model, me: str) -> Playing:
    yield from g.may_splay(me, ["red"], "up")


@does("mobility")
def mobility(g: Model, me: str, boss: str) -> Playing:
    idle = [card for card in g.tops(me, lacks="factory") if color(card) != "red"]
    first = yield from g.choose(me, highest(idle), 2, 2)
    rest = [card for card in idle if card not in first]
    second = (yield from g.choose(me, highest(rest))) if len(first) == 1 else []
    for card in (*first, *second):
        demand(g, card, g.to_score, boss)
    if first:
        g.draw(me, 8)


@does("corporations")
def corporations(g: Model, me: str, boss: str) -> Playing:
    industrial = [card for card in g.tops(me, "factory") if color(card) != "green"]
    if demand(g, (yield from g.one(me, industrial)), g.to_score, boss):
        g.meld(me, g.draw(me, 8))


@does("corporations")
def corporations_2(g: Model, me: str) -> None:
    g.meld(me, g.draw(me, 8))


@does("mass-media")
def mass_media(g: Model, me: str) -> Playing:
    card = yield from g.one(me, g.hand[me], 0)
    if card:
        g.return_card(card)
        (value,) = yield from ask(me, "value", [str(number) for number in range(1, 11)])
        for name in (me, *g.clockwise(me)):
            yield from g.return_all(name, [c for c in g.score[name] if age(c) == int(value)])


@does("mass-media")
def mass_media_2(g: Model, me: str) -> Playing:
    yield from g.may_splay(me, ["purple"], "up")


@does("antibiotics")
def antibiotics(g: Model, me: str) -> Playing:
    cards = yield from g.choose(me, g.hand[me], 0, 3)
    for card in cards:
        g.return_card(card)
    for _ in {age(card) for card in cards}:
        g.draw(me, 8)
        g.draw(me, 8)


@does("skyscrapers")
def skyscrapers(g: Model, me: str, boss: str) -> Playing:
    timely = [card for card in g.tops(me, "clock") if color(card) != "yellow"]
    card = yield from g.one(me, timely)
    if card:
        below = g.board[me][color(card)][1:]
        demand(g, card, g.to_board, boss)
        if below:
            g.score_card(me, below[0])
            yield from g.return_all(me, below[1:])


@does("empiricism")
def empiricism(g: Model, me: str) -> Playing:
    named = yield from ask(me, "color", list(COLORS), 2, 2)
    card = g.show(g.draw(me, 9))
    if color(card) in named:
        g.meld(me, card)
        yield from g.may_splay(me, [color(card)], "up")


@does("empiricism")
def empiricism_2(g: Model, me: str) -> None:
    if g.count(me, "lightbulb") >= 20:
        raise Ended([me], "dogma")


@does("socialism")
def socialism(g: Model, me: str) -> Playing:
    if g.hand[me] and (yield from g.yes(me)):
        cards = yield from g.in_order(me, g.hand[me], color)
        for card in cards:
            g.tuck(me, card)
        if any(color(card) == "purple" for card in cards):
            for other in g.clockwise(me):
                for card in lowest(g.hand[other]):
                    g.to_hand(card, me)


# Age 9


@does("computers")
def computers(g: Model, me: str) -> Playing:
    yield from g.may_splay(me, ["red", "green"], "up")


@does("computers")
def computers_2(g: Model, me: str) -> Playing:
    card = g.draw(me, 10)
    g.meld(me, card)
    yield from g.alone(me, card)


@does("genetics")
def genetics(g: Model, me: str) -> None:
    card = g.draw(me, 10)
    g.meld(me, card)
    for below in g.board[me][color(card)][1:]:
        g.score_card(me, below)


@does("composites")
def composites(g: Model, me: str, boss: str) -> Playing:
    kept = yield from g.choose(me, g.hand[me])
    for card in [each for each in g.hand[me] if each not in kept]:
        demand(g, card, g.to_hand, boss)
    demand(g, (yield from g.one(me, highest(g.score[me]))), g.to_score, boss)


@does("fission")
def fission(g: Model, me: str, boss: str) -> None:
    if color(g.show(g.draw(me, 10))) == "red":
        for name in g.names:
            g.hand[name], g.score[name] = [], []
            g.board[name] = {each: [] for each in COLORS}
            g.splayed[name] = dict.fromkeys(COLORS)
        g.seen.clear()
        raise Annihilation


@does("fission")
def fission_2(g: Model, me: str) -> Playing:
    tops = [card for name in g.names for card in g.tops(name) if card != "fission"]
    card = yield from g.one(me, tops)
    if card:
        g.return_card(card)


@does("collaboration")
def collaboration(g: Model, me: str, boss: str) -> Playing:
    two = [g.show(g.draw(me, 9)), g.show(g.draw(me, 9))]
    taken = yield from g.one(boss, two)
    demand(g, taken, g.to_board, boss)
    for card in two:
        if card != taken:
            g.meld(me, card)


@does("collaboration")
def collaboration_2(g: Model, me: str) -> None:
    if len(g.board[me]["green"]) >= 10:
        raise Ended([me], "dogma")


@does("satellites")
def satellites(g: Model, me: str) -> Playing:
    yield from g.return_all(me, g.hand[me])
    for _ in range(3):
        g.draw(me, 8)


@does("satellites")
def satellites_2(g: Model, me: str) -> Playing:
    yield from g.may_splay(me, ["purple"], "up")


@does("satellites")
def satellites_3(g: Model, me: str) -> Playing:
    card = yield from g.one(me, g.hand[me])
    if card:
        g.meld(me, card)
        yield from g.alone(me, card)


@does("ecology")
def ecology(g: Model, me: str) -> Playing:
    card = yield from g.one(me, g.hand[me], 0)
    if card:
        g.return_card(card)
        g.score_card(me, (yield from g.one(me, g.hand[me])))
        g.draw(me, 10)
        g.draw(me, 10)


@does("suburbia")
def suburbia(g: Model, me: str) -> Playing:
    cards = yield from g.choose(me, g.hand[me], 0, len(g.hand[me]))
    for card in cards:
        g.tuck(me, card)
    for _ in cards:
        g.score_card(me, g.draw(me, 1))


@does("services")
def services(g: Model, me: str, boss: str) -> Playing:
    best = highest(g.score[me])
    for card in best:
        demand(g, card, g.to_hand, boss)
    if best:
        demand(g, (yield from g.one(me, g.tops(boss, lacks="leaf"))), g.to_hand, me)


@does("specialization")
def specialization(g: Model, me: str) -> Playing:
    shown = yield from g.one(me, g.hand[me])
    if shown:
        g.show(shown)
        for other in g.clockwise(me):
            card = g.top(other, color(shown))
            if card:
                g.to_hand(card, me)


@does("specialization")
def specialization_2(g: Model, me: str) -> Playing:
    yield from g.may_splay(me, ["yellow", "blue"], "up")


# Age 10


@does("bioengineering")
def bioengineering(g: Model, me: str) -> Playing:
    leafy = [card for other in g.clockwise(me) for card in g.tops(other, "leaf")]
    card = yield from g.one(me, leafy)
    if card:
        g.to_score(card, me)


@does("bioengineering")
def bioengineering_2(g: Model, me: str) -> None:
    if any(g.count(name, "leaf") < 3 for name in g.names):
        win(g.the_one(lambda name: g.count(name, "leaf")))


@does("software")
def software(g: Model, me: str) -> None:
    g.score_card(me, g.draw(me, 10))


@does("software")
def software_2(g: Model, me: str) -> Playing:
    for _ in range(2):  # one after the other: the first lies there when the second is drawn
        card = g.draw(me, 10)
        g.meld(me, card)
    yield from g.alone(me, card)


@does("miniaturization")
def miniaturization(g: Model, me: str) -> Playing:
    card = yield from g.one(me, g.hand[me], 0)
    if card:
        g.return_card(card)
        if age(card) == 10:
            for _ in {age(each) for each in g.score[me]}:
                g.draw(me, 10)


@does("robotics")
def robotics(g: Model, me: str) -> Playing:
    g.score_card(me, g.top(me, "green"))
    card = g.draw(me, 10)
    g.meld(me, card)
    yield from g.alone(me, card)


@does("databases")
def databases(g: Model, me: str, boss: str) -> Playing:
    half = (len(g.score[me]) + 1) // 2
    for card in (yield from g.choose(me, g.score[me], half, half)):
        g.return_card(card)


@does("self-service")
def self_service(g: Model, me: str) -> Playing:
    others = [card for card in g.tops(me) if card != "self-service"]
    yield from g.alone(me, (yield from g.one(me, others)))


@does("self-service")
def self_service_2(g: Model, me: str) -> None:
    if all(len(g.claimed[other]) < len(g.claimed[me]) for other in g.clockwise(me)):
        raise Ended([me], "dogma")


@does("globalization")
def globalization(g: Model, me: str, boss: str) -> Playing:
    card = yield from g.one(me, g.tops(me, "leaf"))
    if card:
        g.return_card(card)


@does("globalization")
def globalization_2(g: Model, me: str) -> None:
    g.score_card(me, g.draw(me, 6))
    if all(g.count(name, "leaf") <= g.count(name, "factory") for name in g.names):
        win(g.the_one(g.points))


@does("stem-cells")
def stem_cells(g: Model, me: str) -> Playing:
    if g.hand[me] and (yield from g.yes(me)):
        for card in list(g.hand[me]):
            g.score_card(me, card)


@does("ai")
def ai(g: Model, me: str) -> None:
    g.score_card(me, g.draw(me, 10))


@does("ai")
def ai_2(g: Model, me: str) -> None:
    tops = [card for name in g.names for card in g.tops(name)]
    if "robotics" in tops and "software" in tops:
        win(g.the_one(lambda name: -g.points(name)))


@does("the-internet")
def the_internet(g: Model, me: str) -> Playing:
    yield from g.may_splay(me, ["green"], "up")


@does("the-internet")
def the_internet_2(g: Model, me: str) -> None:
    g.score_card(me, g.draw(me, 10))


@does("the-internet")
def the_internet_3(g: Model, me: str) -> None:
    for _ in range(g.count(me, "clock") // 2):
        g.meld(me, g.draw(me, 10))


# What several cards do


def demand(g: Model, card: str | None, to: Callable[[str, str], None], where: str) -> bool:
    """Move ``card``, if there is one, and remember that the demand has moved one."""
    if card is None:
        return False
    to(card, where)
    g.dogma.demand_moved = True
    return True


def swap(
    g: Model, mine: list[str], to: str, theirs: list[str], back: str, into: str | None = None
) -> None:
    """Swap cards; ``into`` names the zone of both, or else ``mine`` are scored, ``theirs`` not."""
    mine, theirs = list(mine), list(theirs)
    for card in mine:
        (g.to_hand if into == "hand" else g.to_score)(card, to)
    for card in theirs:
        (g.to_score if into == "score" else g.to_hand)(card, back)


def win(player: str | None) -> None:
    """Victory by dogma for ``player``, if there is one."""
    if player:
        raise Ended([player], "dogma")
