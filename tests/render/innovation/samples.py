"""Sample tables built by hand, so that hard cases are certain to occur."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine.innovation.cards import CARDS, COLORS, RESOURCES, SHOWN
from engine.innovation.table import NEEDED, NEEDED_BY_TEAM
from engine.innovation.view import HiddenCard, PileView, SeatView, TableView
from engine.view import Awaited

SPECIAL = ("empire", "monument", "wonder", "world", "universe")


def pile(cards: Sequence[str], splay: str | None = None) -> PileView:
    """Return a pile of cards of one colour, the top one first, with its icons."""
    shown = [icon for icon in CARDS[cards[0]].icons if icon]
    if splay:
        shown += [
            icon
            for card in cards[1:]
            for place in SHOWN[splay]
            if (icon := CARDS[card].icons[place])
        ]
    icons = {resource: shown.count(resource) for resource in RESOURCES}
    return PileView(CARDS[cards[0]].color, tuple(cards), splay, icons)


def hidden(*ages: int) -> tuple[HiddenCard, ...]:
    """Return cards of which only the ages are known."""
    return tuple(HiddenCard(age) for age in sorted(ages))


def known(*cards: str) -> tuple[HiddenCard, ...]:
    """Return hidden cards with faces known to the viewer."""
    return tuple(HiddenCard(CARDS[card].age, card) for card in cards)


def seat(
    name: str,
    piles: Sequence[PileView] = (),
    hand: tuple[HiddenCard, ...] = (),
    score: tuple[HiddenCard, ...] = (),
    achievements: Sequence[str] = (),
) -> SeatView:
    """Return a seat with the counts derived from its cards."""
    board = tuple(sorted(piles, key=lambda pile: COLORS.index(pile.color)))
    icons = {resource: sum(pile.icons[resource] for pile in board) for resource in RESOURCES}
    points = sum(card.age for card in score)
    return SeatView(name, hand, score, points, board, icons, tuple(achievements), 0)


def table(
    *seats: SeatView,
    turn: str | None = "p1",
    actions: int = 2,
    awaited: Sequence[Awaited] | None = None,
    viewer: str | None = None,
    decks: Sequence[int] = (3, 5, 7, 9, 9, 9, 9, 9, 9, 10),
    turn_number: int = 14,
    winners: Sequence[str] = (),
    reason: str | None = None,
    teams: bool = False,
) -> TableView:
    """Return a table with these players, and all unclaimed achievements."""
    if teams:
        seats = tuple(replace(each, team=place % 2) for place, each in enumerate(seats))
    taken = {achievement for seat in seats for achievement in seat.achievements}
    everything = (*map(str, range(1, 10)), *SPECIAL)
    if awaited is None:
        awaited = [] if turn is None or winners else [Awaited(turn, "action", "", None, 40)]
    return TableView(
        game="innovation",
        viewer=viewer,
        language="en",
        seats=seats,
        decks=tuple(decks),
        achievements=tuple(a for a in everything if a not in taken),
        needed=NEEDED_BY_TEAM if teams else NEEDED[len(seats)],
        turn=turn,
        turn_number=turn_number,
        actions=actions,
        awaited=tuple(awaited),
        over=bool(winners),
        winners=tuple(winners),
        reason=reason,
    )


def laid_out(seats: Mapping[str, Mapping[str, Any]]) -> TableView:
    """Return a table with these seats.

    Boards are written as in a rules case; of hands and scores the ages are known.
    """
    return table(
        *(
            seat(
                name,
                [
                    pile(cards["cards"], cards["splay"]) if isinstance(cards, dict) else pile(cards)
                    for cards in there["board"].values()
                ],
                hidden(*there["hand"]),
                hidden(*there["score"]),
                there["achievements"],
            )
            for name, there in seats.items()
        ),
        turn="p2",
    )


def dealt(players: int, seed: int, most: int = 5, cards: int = 60) -> TableView:
    """Return a table as in the middle of a game, dealt at random."""
    rng = random.Random(seed)
    left = [card.id for card in CARDS.values() if card.age <= 3 + cards // 20]
    rng.shuffle(left)
    achievements = [*map(str, range(1, 5)), *SPECIAL]
    rng.shuffle(achievements)
    seats = []
    for number in range(1, players + 1):
        piles = []
        for color in COLORS:
            own = [card for card in left if CARDS[card].color == color][: rng.randint(0, most)]
            own.sort(key=lambda card: -CARDS[card].age)
            if own:
                splay = rng.choice((None, "left", "right", "up")) if len(own) > 1 else None
                piles.append(pile(own, splay))
                left = [card for card in left if card not in own]
        hand, left = left[: rng.randint(1, 6)], left[6:]
        score, left = left[: rng.randint(0, 5)], left[5:]
        claimed = [achievements.pop() for _ in range(rng.randint(0, 2))]
        seats.append(
            seat(
                f"p{number}",
                piles,
                hidden(*(CARDS[card].age for card in hand)),
                hidden(*(CARDS[card].age for card in score)),
                claimed,
            )
        )
    return table(*seats, turn="p2")
