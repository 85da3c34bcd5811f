"""What happened at a table, from its beginning, as far as somebody may know it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence

from bot.core.table import Table
from bot.features.tables.repository import Ledger
from engine import Event

REMEMBERED = 128


class History:
    """The events of the tables that are being played: read once, then only what is new."""

    def __init__(self, tables: Ledger) -> None:
        self._tables = tables
        self._events: OrderedDict[tuple[int, int], list[Event]] = OrderedDict()

    def events(self, table: Table) -> list[Event]:
        """All events up to ``table``, with everything hidden in them: ``chronicle`` masks them."""
        key = table.id, table.rewound
        known = self._events.setdefault(key, [])
        self._events.move_to_end(key)
        if len(self._events) > REMEMBERED:
            self._events.popitem(last=False)
        if len(known) < table.event_count:
            known += self._tables.events(table.id, len(known))
        return known[: table.event_count]


def of_turn(events: Sequence[Event], turn: int) -> Sequence[Event]:
    """The events of the turn with this number; 0 is what was before the first one."""
    starts = [place for place, event in enumerate(events) if event.kind == "turn"]
    first = 0 if turn == 0 else starts[turn - 1] if turn <= len(starts) else len(events)
    return events[first : starts[turn] if turn < len(starts) else len(events)]


def of_this_turn(events: Sequence[Event]) -> Sequence[Event]:
    """The events of the turn that is going on; all, before the first one."""
    starts = [place for place, event in enumerate(events) if event.kind == "turn"]
    return events[starts[-1] :] if starts else events


def since_last_turn(events: Sequence[Event], player: str | None) -> Sequence[Event]:
    """The events since the turn before this one in which it was the turn of ``player``.

    The turn that is going on counts as this one. Everything, if there was no such turn yet.
    """
    starts = [place for place, event in enumerate(events) if event.kind == "turn"]
    for place, after in zip(reversed(starts[:-1]), reversed(starts[1:]), strict=True):
        if events[place].player == player:
            return events[after:]
    return events


def last_shown(events: Sequence[Event]) -> tuple[str, str | None, list[str]] | None:
    """Who showed cards to everybody last in ``events``, by which card's effect, and which cards."""
    shown = [event for event in events if event.kind == "show" and event.player and event.card]
    if not shown:
        return None
    last = shown[-1]
    cards = [each.card for each in shown if (each.player, each.cause) == (last.player, last.cause)]
    return last.player or "", last.cause, [card for card in cards if card]
