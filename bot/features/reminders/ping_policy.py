"""Pings of awaited players: in channels or by DM as they chose, at good hours."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from bot.core.lru_cache import LruCache
from bot.storage import BOTH, CHANNEL, DM, NEITHER

if TYPE_CHECKING:
    from bot.core.table import Seat, Table
    from bot.features.people.service import People
    from bot.ui.direct import DirectMessages

# Players count as present for this long after an answer.
PRESENT = timedelta(minutes=3)
REMEMBERED = 2000


class PingPolicy:
    """Decides which players are pinged now, and how, by their settings."""

    def __init__(self, people: People, direct: DirectMessages, now: Callable[[], datetime]) -> None:
        self._people = people
        self._direct = direct
        self._now = now
        # By table and player: the own turn in which they answered last, and when.
        self._answered: LruCache[tuple[int, str], tuple[int, datetime]] = LruCache(REMEMBERED)

    def due(self, table: Table) -> list[Seat]:
        """Return the awaited seats that were not pinged yet and may be pinged now."""
        return [
            seat
            for seat in table.seats
            if seat.ping_due
            and self._people.may_be_called(seat.called)
            and self.held_until(table, seat) is None
        ]

    def answered(self, before: Table, player: str) -> None:
        """Note that ``player`` has just answered; ``before`` is the table until then."""
        assert before.game is not None
        view = before.game.view(None)
        if view.turn == player:
            self._answered[before.id, player] = view.turn_number, self._now()

    def held_until(self, table: Table, seat: Seat) -> datetime | None:
        """Return until when a ping of ``seat`` is held back; ``None`` if it is not.

        In the middle of their own turn, players who have just answered are probably present: they
        are pinged only if they have not answered by then. Their private panel shows them the
        decision.
        """
        turn, at = self._answered.get((table.id, seat.player)) or (0, None)
        if at is None or not seat.ping_due or table.game is None:
            return None
        view = table.game.view(None)
        until = at + PRESENT
        own = view.turn == seat.player and view.turn_number == turn
        return until if own and self._now() < until else None

    def in_channel(self, seat: Seat) -> bool:
        """Return whether ``seat`` is pinged in the channel, also as a fallback for DMs."""
        return self.pinged(seat.called) or (self.by_dm(seat) and seat.delivery.dm_closed)

    def pinged(self, person: int) -> bool:
        """Return whether a user is pinged in channels, also while their DMs are not open."""
        notify = self._people.get(person).notify
        unknown = notify == DM and self._direct.known(person) is None
        return notify in (CHANNEL, BOTH) or unknown

    def pingable(self, people: Iterable[int]) -> list[int]:
        """Return those of ``people`` who may and want to be pinged in a channel now."""
        return [
            person
            for person in people
            if self.pinged(person) and self._people.may_be_called(person)
        ]

    def written_to(self, people: Iterable[int]) -> dict[int, bool]:
        """Return the recipients of direct messages, and whether each is notified by sound.

        These are the ``people`` with the setting direct messages; and, without sound, those with
        the setting channel who may not be disturbed now.
        """
        found = {}
        for person in people:
            notify, loud = self._people.get(person).notify, self._people.may_be_called(person)
            if notify in (DM, BOTH) or (notify == CHANNEL and not loud):
                found[person] = loud
        return found

    def by_dm(self, seat: Seat) -> bool:
        """Return whether the player of ``seat`` is pinged by direct message."""
        return self._people.get(seat.called).notify in (DM, BOTH)

    def never(self, seat: Seat) -> bool:
        """Return whether the player of ``seat`` wants no pings at all."""
        return self._people.get(seat.called).notify == NEITHER
