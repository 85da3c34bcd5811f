"""Sample tables built by hand, so that hard cases are certain to occur."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from engine.civ.domains import DOMAINS, ERAS, HAND_LIMIT, LEVELS, hegemony, threshold
from engine.civ.view import SeatView, TableView
from engine.view import Awaited


def seat(
    name: str,
    area: Mapping[str, int] | None = None,
    hand: Sequence[str] = (),
    hand_size: int | None = None,
    blocked: Mapping[str, int] | None = None,
    embargoes: Sequence[str] = (),
    packet: Sequence[str] = (),
) -> SeatView:
    """Return a seat; ``table`` fills in the values that depend on the others."""
    return SeatView(
        name=name,
        team=None,
        hand=tuple(hand),
        hand_size=len(hand) if hand_size is None else hand_size,
        area={**dict.fromkeys(DOMAINS, 0), **(area or {})},
        blocked={**dict.fromkeys(DOMAINS, 0), **(blocked or {})},
        needed={},
        levels={},
        embargoes=tuple(embargoes),
        points=0,
        packet=tuple(packet),
    )


def table(
    *seats: SeatView,
    teams: bool = False,
    viewer: str | None = None,
    deck: tuple[int, int, int] = (12, 33, 37),
    discard: Sequence[str] = ("army", "army", "science", "economy"),
    middle: Sequence[str] = (),
    coin: tuple[str, str, str] | None = None,
    turn: str | None = "p1",
    turn_number: int = 14,
    step: str = "play",
    limit: int = HAND_LIMIT,
    used: Sequence[str] = (),
    discards_used: Sequence[str] = (),
    inspired: bool = False,
    last_round: bool = False,
    awaited: Sequence[Awaited] | None = None,
    winners: Sequence[str] = (),
    reason: str | None = None,
) -> TableView:
    """Return a table with these players and the values derived from their cards."""
    if awaited is None:
        awaited = [] if turn is None or winners else [Awaited(turn, "action", "", None, 40)]
    return TableView(
        game="civ",
        viewer=viewer,
        language="en",
        variant="base",
        seats=tuple(_complete(one, number, seats, teams) for number, one in enumerate(seats)),
        deck=deck,
        discard=tuple(discard),
        middle=tuple(middle),
        coin=coin,
        first="p2",
        turn=turn,
        turn_number=turn_number,
        step="draft" if turn is None else step,
        limit=limit,
        used=tuple(used),
        discards_used=tuple(discards_used),
        inspired=inspired,
        last_round=last_round,
        awaited=tuple(awaited),
        over=bool(winners),
        winners=tuple(winners),
        reason=reason,
    )


def _complete(one: SeatView, number: int, seats: Sequence[SeatView], teams: bool) -> SeatView:
    players = len(seats)
    mates = seats[number % 2 :: 2] if teams else (one,)
    return SeatView(
        name=one.name,
        team=number % 2 if teams else None,
        hand=one.hand,
        hand_size=one.hand_size,
        area=one.area,
        blocked=one.blocked,
        needed={domain: hegemony(players) + one.blocked[domain] for domain in DOMAINS},
        levels={
            domain: sum(one.area[domain] >= threshold(players, level) for level in LEVELS)
            if domain != "culture"
            else 0
            for domain in DOMAINS
        },
        embargoes=one.embargoes,
        points=sum(
            0 < max(mate.area[domain] for mate in mates) == max(s.area[domain] for s in seats)
            for domain in DOMAINS
        ),
        packet=one.packet,
    )


def dealt(players: int, seed: int, most: int = 4) -> list[SeatView]:
    """Return players as in the middle of a game, dealt at random."""
    rng = random.Random(seed)
    cards = [domain for era in ERAS for domain, number in era.items() for _ in range(number)]
    rng.shuffle(cards)
    seats = []
    for number in range(1, players + 1):
        area: dict[str, int] = {}
        for domain in DOMAINS:
            area[domain] = min(rng.randint(0, most), cards.count(domain))
            for _ in range(area[domain]):
                cards.remove(domain)
        seats.append(seat(f"p{number}", area, hand_size=rng.randint(0, 5)))
    return seats
