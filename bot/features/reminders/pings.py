"""Pings of awaited players: in channels or by DM as they chose, at good hours."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from bot.storage import BOTH, CHANNEL, DM, NEITHER

if TYPE_CHECKING:
    from bot.core.table import Seat, Table
    from bot.features.people.service import People
    from bot.ui.direct import DirectMessages


class Calls:
    """Decides which players are pinged now, and how, by their settings."""

    def __init__(self, people: People, direct: DirectMessages) -> None:
        self._people = people
        self._direct = direct

    def due(self, table: Table) -> list[Seat]:
        """Return the awaited seats that were not pinged yet and may be pinged now."""
        return [
            seat
            for seat in table.seats
            if seat.ping_due and self._people.may_be_called(seat.called)
        ]

    def in_channel(self, seat: Seat) -> bool:
        """Return whether ``seat`` is pinged in the channel, also as a fallback for DMs."""
        return self.pinged(seat.called) or (self.by_dm(seat) and seat.delivery.dm_closed)

    def pinged(self, person: int) -> bool:
        """Return whether a user is pinged in channels, also while their DMs are not open."""
        notify = self._people.get(person).notify
        unknown = notify == DM and self._direct.known(person) is None
        return notify in (CHANNEL, BOTH) or unknown

    def pingable(self, people: Iterable[int]) -> list[int]:
        """Return those of ``people`` who may be pinged in a channel now, and want to be."""
        return [
            person
            for person in people
            if self.pinged(person) and self._people.may_be_called(person)
        ]

    def written_to(self, people: Iterable[int]) -> dict[int, bool]:
        """Return the recipients of direct messages, and whether each is notified by sound.

        These are the ``people`` who chose direct messages; and, without sound, those who chose the
        channel but may not be disturbed now.
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
