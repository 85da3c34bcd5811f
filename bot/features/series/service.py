"""The series service: creating and changing series. It knows only ids of Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from bot.features.series import points
from bot.features.series.model import Series
from bot.features.series.storage import StoredSeries, StoredSeriesPosts
from bot.features.tournaments.service import LONGEST_NAME
from bot.features.tournaments.tournament import CANCELLED
from engine import Refusal

if TYPE_CHECKING:
    from bot.features.tournaments.service import Tournaments
    from bot.features.tournaments.tournament import Organiser, Tournament
    from bot.tables.repository import TableRepository

# As many as one menu shows.
MOST = 25
MOST_EVENTS = 100
MOST_COUNTED = 24


class SeriesService:
    """The series of all servers.

    ``listeners`` are called with the id of the server after each change of a series itself.

    Methods that take a series' id may refuse ``no-such-series``, also on another server; those that
    change one refuse ``series-organise`` to all but its creator, helpers, and Manage Server, and
    may refuse ``not-saved``.
    """

    def __init__(self, tables: TableRepository, tournaments: Tournaments) -> None:
        self._tables = tables
        self._tournaments = tournaments
        self._stored = tables.store.section(StoredSeries)
        self._posts = tables.store.section(StoredSeriesPosts)
        self.listeners: list[Callable[[int], None]] = []

    # Finding one

    def of_guild(self, guild_id: int | None) -> list[Series]:
        """Return the series of a server, the newest first; those that ended come last."""
        found = self._stored.of_guild(guild_id or 0)
        return sorted(found, key=lambda each: each.closed_at is not None)

    def get(self, series_id: int, guild_id: int | None) -> Series:
        """Return a series of this server."""
        series = self._stored.load(series_id)
        if series is None or series.guild_id != guild_id:
            raise Refusal("no-such-series")
        return series

    def named(self, name: str, guild_id: int | None) -> Series:
        """Return the series of this name or id."""
        wanted = name.strip().casefold()
        for each in self.of_guild(guild_id):
            if wanted in (each.name.casefold(), str(each.id)):
                return each
        raise Refusal("no-such-series")

    def for_organiser(self, series_id: int, by: Organiser) -> Series:
        """Return a series for its organiser."""
        series = self.get(series_id, by.guild_id)
        if not may_organise(series, by):
            raise Refusal("series-organise")
        return series

    def open_to(self, by: Organiser) -> list[Series]:
        """Return the open series that a user may organise."""
        return [
            each
            for each in self.of_guild(by.guild_id)
            if each.closed_at is None and may_organise(each, by)
        ]

    def tournaments(self, series: Series) -> list[Tournament]:
        """Return its tournaments, the oldest first, without those that were cancelled."""
        found = map(self._tournaments.get, self._stored.tournaments(series.id))
        return [each for each in found if each.status != CANCELLED]

    def published(self, series_id: int) -> bool:
        """Return whether ``tournaments`` has all that is committed, which takes a moment."""
        versions = self._stored.versions(series_id)
        return all(self._tournaments.get(each).version >= versions[each] for each in versions)

    # Changing one

    async def create(self, by: Organiser, name: str, table: str, best: int = 0) -> Series:
        """Create a series, which counts by ``table`` as ``points.read`` takes it.

        Refused: ``series-name`` (``max``), ``series-name-taken``, ``series-limit`` (``max``),
        ``series-best``, and as by ``points.read``.
        """
        guild_id = by.guild_id or 0
        async with self._tables.locks("series-names", guild_id):
            name = self._checked_name(name, guild_id)
            if len(self.of_guild(guild_id)) >= MOST:
                raise Refusal("series-limit", max=MOST)
            series = Series(
                id=0,
                guild_id=guild_id,
                name=name,
                created_by=by.user_id,
                created_at=self._tables.now(),
                points=points.read(table).text(),
                best=_checked_best(best),
            )
            series_id = await self._tables.write(partial(self._stored.insert, series))
        return replace(series, id=series_id)

    async def rename(self, series_id: int, by: Organiser, name: str) -> Series:
        """Rename it. Refused: ``series-name``, ``series-name-taken``."""
        async with self._changing(series_id, by) as series:
            name = self._checked_name(name, series.guild_id, series.id)
            return await self._save(series, name=name)

    async def set_points(self, series_id: int, by: Organiser, table: str) -> Series:
        """Count by another table, also past tournaments. Refused: as by ``points.read``."""
        async with self._changing(series_id, by) as series:
            return await self._save(series, points=points.read(table).text())

    async def set_best(self, series_id: int, by: Organiser, best: int) -> Series:
        """Count the ``best`` results of each player; 0: all. Refused: ``series-best``."""
        async with self._changing(series_id, by) as series:
            return await self._save(series, best=_checked_best(best))

    async def close(self, series_id: int, by: Organiser, *, closed: bool) -> Series:
        """End the series, which decides its winner, or reopen it.

        Refused: ``series-unfinished`` while one of its tournaments is active.
        """
        async with self._changing(series_id, by) as series:
            if closed and any(each.active for each in self.tournaments(series)):
                raise Refusal("series-unfinished")
            return await self._save(series, closed_at=self._tables.now() if closed else None)

    async def add_organiser(self, series_id: int, by: Organiser, user_id: int) -> Series:
        """Add a helper. Refused: ``tournament-organiser-already``."""
        async with self._changing(series_id, by) as series:
            if user_id in (series.created_by, *series.organisers):
                raise Refusal("tournament-organiser-already")
            return await self._save(series, organisers=(*series.organisers, user_id))

    async def remove_organiser(self, series_id: int, by: Organiser, user_id: int) -> Series:
        """Remove a helper; it is idempotent."""
        async with self._changing(series_id, by) as series:
            others = tuple(each for each in series.organisers if each != user_id)
            return await self._save(series, organisers=others)

    async def add_event(self, series_id: int, by: Organiser, tournament_id: int) -> Series:
        """Count a tournament, at any stage; its own organisers only.

        Refused: ``series-closed``, ``series-full`` (``max``), ``series-has-another`` (``name``) if
        it counts for another series, and as by ``Tournaments.join_series``.
        """
        async with self._changing(series_id, by) as series:
            if series.closed_at is not None:
                raise Refusal("series-closed")
            if len(self.tournaments(series)) >= MOST_EVENTS:
                raise Refusal("series-full", max=MOST_EVENTS)
            tournament = self._tournaments.for_organiser(tournament_id, by)
            other = self.of(tournament)
            if other is not None and other.id != series.id:
                raise Refusal("series-has-another", name=other.name)
            await self._tournaments.join_series(tournament_id, by, series.id, series.name)
            return series

    async def remove_event(self, series_id: int, by: Organiser, tournament_id: int) -> Series:
        """Let a tournament no longer count. Refused: ``no-such-tournament`` if it doesn't."""
        async with self._changing(series_id, by) as series:
            if all(each.id != tournament_id for each in self.tournaments(series)):
                raise Refusal("no-such-tournament")
            await self._tournaments.leave_series(tournament_id, by.user_id, series.id, series.name)
            return series

    async def delete(self, series_id: int, by: Organiser) -> Series:
        """Delete a series; its tournaments stay, and no longer count for any."""
        async with self._changing(series_id, by) as series:
            for tournament_id in self._stored.tournaments(series.id):
                await self._tournaments.leave_series(
                    tournament_id, by.user_id, series.id, series.name
                )
            await self._write(series, partial(self._stored.remove, series.id))
            return series

    def of(self, tournament: Tournament) -> Series | None:
        """Return the series for which a tournament counts, if any."""
        if tournament.series_id is None:
            return None
        series = self._stored.load(tournament.series_id)
        return series if series is not None and series.guild_id == tournament.guild_id else None

    @asynccontextmanager
    async def _changing(self, series_id: int, by: Organiser) -> AsyncIterator[Series]:
        async with self._tables.locks("series", series_id):
            yield self.for_organiser(series_id, by)

    async def _save(self, series: Series, **changes: Any) -> Series:
        changed = replace(series, **changes)
        await self._write(series, partial(self._stored.save, changed))
        return changed

    async def _write(self, series: Series, change: Callable[[], None]) -> None:
        """Write a change of a series, mark the messages that show it, and tell listeners."""

        def write() -> None:
            with self._tables.store.transaction():
                change()
                self._posts.mark(series.id)

        await self._tables.write(write)
        for each in self.listeners:
            each(series.guild_id)

    def _checked_name(self, name: str, guild_id: int, but: int | None = None) -> str:
        name = " ".join(name.split())
        if not 0 < len(name) <= LONGEST_NAME:
            raise Refusal("series-name", max=LONGEST_NAME)
        others = (each.name.casefold() for each in self.of_guild(guild_id) if each.id != but)
        if name.casefold() in others:
            raise Refusal("series-name-taken", name=name)
        return name


def may_organise(series: Series, by: Organiser) -> bool:
    """Return whether a user may: its creator, a helper, or by Manage Server."""
    theirs = by.user_id in (series.created_by, *series.organisers)
    return by.guild_id == series.guild_id and (by.manager or theirs)


def _checked_best(best: int) -> int:
    if not 0 <= best <= MOST_COUNTED:
        raise Refusal("series-best", max=MOST_COUNTED)
    return best
