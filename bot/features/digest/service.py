"""The weekly digest: its recipients, times and content."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from functools import partial
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

from bot.core.table import TableKind
from bot.features.digest.storage import Digest, Finished, StoredDigests
from bot.features.people.service import People
from bot.tables.service import Tables

if TYPE_CHECKING:
    from bot.core.table import Table

MONDAY = 0
MORNING = time(9)


@dataclass(frozen=True, slots=True)
class Week:
    """A user's games: those under way, and those ``finished`` since the last digest."""

    tables: Sequence[Table]
    finished: Sequence[Finished]

    @property
    def guilds(self) -> set[int]:
        """The servers on which they play or have played."""
        played = {each.guild_id for each in self.finished}
        return played | {table.guild_id for table in self.tables}


class Digests:
    """The digests of users."""

    def __init__(self, tables: Tables, people: People) -> None:
        self._tables = tables
        self._people = people
        self._stored = tables.store.section(StoredDigests)

    def of(self, user_id: int) -> Digest | None:
        """Return the next digest of this user; ``None`` if they want none."""
        return self._stored.load(user_id)

    async def switch(self, user_id: int, on: bool) -> None:
        """Send this user a digest each week from now on, or none any more."""
        async with self.locked(user_id):
            if not on:
                await self._tables.write(partial(self._stored.remove, user_id))
            elif self.of(user_id) is None:
                await self._tables.write(partial(self._stored.add, self.following(user_id)))

    def following(self, user_id: int) -> Digest:
        """Return the digest of this user that begins now."""
        now = self._tables.now()
        return Digest(user_id, now, next_morning(now, self._people.zone(user_id)))

    def postponed(self, digest: Digest) -> Digest:
        """Return ``digest`` as it is due in the time zone that its user has by now."""
        zone = self._people.zone(digest.user_id)
        return Digest(digest.user_id, digest.since, next_morning(digest.since, zone))

    async def save(self, digest: Digest, also: Callable[[], None] | None = None) -> bool:
        """Store a user's next digest; return ``False`` if they want none any more.

        ``also`` is written in the same transaction.
        """

        def write() -> bool:
            with self._tables.store.transaction():
                if also is not None:
                    also()
                return self._stored.update(digest)

        return await self._tables.write(write)

    def due(self) -> list[int]:
        """Return the users whose digest is due."""
        return self._stored.due(self._tables.now())

    def next_due(self, besides: Collection[int]) -> datetime | None:
        """Return when the first digest of all users ``besides`` these is due."""
        return self._stored.next_due(besides)

    def week(self, digest: Digest) -> Week:
        """Return the games that ``digest`` tells of; tutorials are left out."""
        every = self._tables.of_user(digest.user_id)
        tables = [table for table in every if table.kind is not TableKind.TUTORIAL]
        return Week(tables, self._stored.finished(digest.user_id, digest.since))

    def locked(self, user_id: int) -> AbstractAsyncContextManager[None]:
        """Return the lock of a user's digest, which any process may change."""
        return self._tables.locks("digest", user_id)


def next_morning(after: datetime, zone: str) -> datetime:
    """Return the first Monday morning in this time zone after a moment, in UTC."""
    local = ZoneInfo(zone)
    day = after.astimezone(local).date()
    day += timedelta(days=(MONDAY - day.weekday()) % 7)
    morning = datetime.combine(day, MORNING, local).astimezone(UTC)
    if morning <= after:
        morning = datetime.combine(day + timedelta(days=7), MORNING, local).astimezone(UTC)
    return morning
