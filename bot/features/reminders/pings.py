"""How somebody who is awaited is called: as they have chosen, and in good hours."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from bot.storage import BOTH, CHANNEL, DM, NEITHER

if TYPE_CHECKING:
    from bot.core.table import Seat, Table
    from bot.features.people.service import People
    from bot.ui.direct import DirectMessages


class Calls:
    """Whom to call now, and how. A seat is called where whoever plays it wants to be."""

    def __init__(self, people: People, direct: DirectMessages) -> None:
        self._people = people
        self._direct = direct

    def due(self, table: Table) -> list[Seat]:
        """Who is awaited, was not called for it yet, and may be called now."""
        return [
            seat
            for seat in table.seats
            if seat.ping_due and self._people.may_be_called(seat.called)
        ]

    def in_channel(self, seat: Seat) -> bool:
        """Whether they are pinged in the channel: also if direct messages do not reach them."""
        return self.pinged(seat.called) or (self.by_dm(seat) and seat.dm_closed)

    def pinged(self, person: int) -> bool:
        """Return whether a user is pinged in channels, also while their DMs are not open."""
        notify = self._people.get(person).notify
        unknown = notify == DM and self._direct.known(person) is None
        return notify in (CHANNEL, BOTH) or unknown

    def pingable(self, people: Iterable[int]) -> list[int]:
        """Those of ``people`` who may be pinged in a channel now, and want to be."""
        return [
            person
            for person in people
            if self.pinged(person) and self._people.may_be_called(person)
        ]

    def written_to(self, people: Iterable[int]) -> dict[int, bool]:
        """Those of ``people`` to whom a direct message goes, and whether it may make a sound now.

        Those who want it so; and, with no sound, those who are not to be disturbed in a channel.
        """
        found = {}
        for person in people:
            notify, loud = self._people.get(person).notify, self._people.may_be_called(person)
            if notify in (DM, BOTH) or (notify == CHANNEL and not loud):
                found[person] = loud
        return found

    def by_dm(self, seat: Seat) -> bool:
        """Whether their direct messages make a sound."""
        return self._people.get(seat.called).notify in (DM, BOTH)

    def never(self, seat: Seat) -> bool:
        """Whether they are not called at all, and look by themselves."""
        return self._people.get(seat.called).notify == NEITHER
