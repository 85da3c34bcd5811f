"""The history of a table: its events, read once, and excerpts of them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core.lru_cache import LruCache
from bot.core.table import Table
from bot.tables.repository import TableRepository
from engine import Event

REMEMBERED = 128


class History:
    """A cache of the events of tables in play, which reads only new events."""

    def __init__(self, tables: TableRepository) -> None:
        self._tables = tables
        self._events: LruCache[tuple[int, int], list[Event]] = LruCache(REMEMBERED)

    def events(self, table: Table) -> list[Event]:
        """Return all events up to ``table``, including hidden facts.

        ``log_lines`` masks them for a viewer.
        """
        known = self._events.setdefault((table.id, table.rewound), [])
        if len(known) < table.event_count:
            known += self._tables.events(table.id, len(known))
        return known[: table.event_count]


def of_turn(events: Sequence[Event], turn: int) -> Sequence[Event]:
    """Return the events of the turn with this number; 0 is before the first turn."""
    starts = [place for place, event in enumerate(events) if event.kind == "turn"]
    first = 0 if turn == 0 else starts[turn - 1] if turn <= len(starts) else len(events)
    return events[first : starts[turn] if turn < len(starts) else len(events)]


def of_this_turn(events: Sequence[Event]) -> Sequence[Event]:
    """Return the events of the current turn; all, before the first one."""
    starts = [place for place, event in enumerate(events) if event.kind == "turn"]
    return events[starts[-1] :] if starts else events


def since_last_turn(events: Sequence[Event], player: str | None) -> Sequence[Event]:
    """Return the events since the last turn of ``player`` before the current one.

    These begin where that turn ended. Returns all events if there was no such turn yet.
    """
    starts = [place for place, event in enumerate(events) if event.kind == "turn"]
    for place, after in zip(reversed(starts[:-1]), reversed(starts[1:]), strict=True):
        if events[place].player == player:
            return events[after:]
    return events


def last_shown(events: Sequence[Event]) -> tuple[str, str | None, list[str]] | None:
    """Return the last cards shown publicly: their player, the cause, the cards."""
    shown = [event for event in events if event.kind == "show" and event.player and event.card]
    if not shown:
        return None
    last = shown[-1]
    cards = [each.card for each in shown if (each.player, each.cause) == (last.player, last.cause)]
    return last.player or "", last.cause, [card for card in cards if card]
