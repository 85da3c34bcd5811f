"""Timeouts of a lobby, and the moment at which the next one expires."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta

from bot.core.table import LOBBY, Seat, Table

# A host without a press for this long can be replaced by the players present.
HOST_AWAY = timedelta(days=1)
# When the game is started, players idle for ``ABSENT`` are asked whether they are still there;
# the start waits ``ROLL_CALL`` for their replies.
ABSENT = timedelta(hours=6)
ROLL_CALL = timedelta(hours=1)
# How long a seat stays reserved for a guest.
INVITATION = timedelta(days=2)
# Presses are recorded at most this often, so that frequent presses cause no extra writes.
NOTED_EVERY = timedelta(minutes=10)


def last_seen(table: Table, seat: Seat) -> datetime:
    """Return when the owner of ``seat`` was last active; by default, the opening time."""
    return seat.seen_at or table.opened_at


def next_due(table: Table) -> datetime | None:
    """Return the next due time at ``table``; ``None`` unless it is a lobby."""
    return min(_moments(table), default=None)


def _moments(table: Table) -> Iterator[datetime]:
    if table.status != LOBBY:
        return
    state = table.gathering
    if state.roll_call is not None and not state.roll_call.over:
        yield state.roll_call.until
    for guest in table.guests:
        if guest.at is not None:
            yield guest.at + INVITATION
    host = table.seat_of(table.host_id)
    others = any(seat.user_id not in (None, table.host_id) for seat in table.seats)
    if host is not None and others and not state.host_away:
        yield last_seen(table, host) + HOST_AWAY
