"""The second model's card effects of Innovation, ages 5 to 7.

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
    highest,
    lowest,
)
from tests.oracle.innovation_shared import demand, swap

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
        for other in g.against(me):
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
