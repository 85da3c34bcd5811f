"""The second model's card effects of Innovation, ages 8 to 10.

An effect is given the model and the player carrying it out; a demand also the demander.
"""

from __future__ import annotations

from tests.oracle.asking import Playing, ask
from tests.oracle.innovation import (
    COLORS,
    Annihilation,
    Model,
    age,
    color,
    does,
    highest,
    lowest,
)
from tests.oracle.innovation_shared import demand, win

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
            for other in g.against(me)
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
        win(g, me)


@does("socialism")
def socialism(g: Model, me: str) -> Playing:
    if g.hand[me] and (yield from g.yes(me)):
        cards = yield from g.in_order(me, g.hand[me], color)
        for card in cards:
            g.tuck(me, card)
        if any(color(card) == "purple" for card in cards):
            for other in g.against(me):
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
        win(g, me)


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
        for other in g.against(me):
            card = g.top(other, color(shown))
            if card:
                g.to_hand(card, me)


@does("specialization")
def specialization_2(g: Model, me: str) -> Playing:
    yield from g.may_splay(me, ["yellow", "blue"], "up")


# Age 10


@does("bioengineering")
def bioengineering(g: Model, me: str) -> Playing:
    leafy = [card for other in g.against(me) for card in g.tops(other, "leaf")]
    card = yield from g.one(me, leafy)
    if card:
        g.to_score(card, me)


@does("bioengineering")
def bioengineering_2(g: Model, me: str) -> None:
    if any(g.count(name, "leaf") < 3 for name in g.names):
        win(g, g.the_one(lambda name: g.count(name, "leaf")))


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
    if all(g.claimed_together(other) < g.claimed_together(me) for other in g.against(me)):
        win(g, me)


@does("globalization")
def globalization(g: Model, me: str, boss: str) -> Playing:
    card = yield from g.one(me, g.tops(me, "leaf"))
    if card:
        g.return_card(card)


@does("globalization")
def globalization_2(g: Model, me: str) -> None:
    g.score_card(me, g.draw(me, 6))
    if all(g.count(name, "leaf") <= g.count(name, "factory") for name in g.names):
        win(g, g.the_one(g.points_together))


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
        win(g, g.the_one(lambda name: -g.points(name)))


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
