"""The differences between two views of a table, found by comparison."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.civ.domains import DOMAINS
from engine.civ.view import SeatView, TableView


@dataclass(frozen=True, slots=True)
class SeatNews:
    """The changes of one player: differences of numbers, domains with a change."""

    area: Mapping[str, int] = field(default_factory=dict)
    blocked: frozenset[str] = frozenset()
    embargoes: frozenset[str] = frozenset()
    hand: int = 0
    points: int = 0


NOTHING = SeatNews()


@dataclass(frozen=True, slots=True)
class News:
    """The changes of a table: for each player, and between them."""

    seats: Mapping[str, SeatNews] = field(default_factory=dict)
    eras: frozenset[int] = frozenset()
    discarded: Mapping[str, int] = field(default_factory=dict)
    coin: bool = False

    def of(self, player: str) -> SeatNews:
        """Return the changes of ``player``."""
        return self.seats.get(player, NOTHING)


def news(view: TableView, before: TableView | None) -> News:
    """Return the changes from ``before`` to ``view``; none without an earlier view."""
    if before is None or len(before.seats) != len(view.seats):
        return News()
    discarded = {
        domain: view.discard.count(domain) - before.discard.count(domain) for domain in DOMAINS
    }
    decks = enumerate(zip(view.deck, before.deck, strict=True), 1)
    return News(
        {now.name: _seat(now, then) for now, then in zip(view.seats, before.seats, strict=True)},
        frozenset(era for era, (now, then) in decks if now != then),
        {domain: change for domain, change in discarded.items() if change},
        view.coin is not None and view.coin != before.coin,
    )


def _seat(now: SeatView, then: SeatView) -> SeatNews:
    area = {domain: now.area[domain] - then.area[domain] for domain in DOMAINS}
    return SeatNews(
        area={domain: change for domain, change in area.items() if change},
        blocked=frozenset(d for d in DOMAINS if now.blocked[d] != then.blocked[d]),
        embargoes=frozenset(now.embargoes) - frozenset(then.embargoes),
        hand=now.hand_size - then.hand_size,
        points=now.points - then.points,
    )
