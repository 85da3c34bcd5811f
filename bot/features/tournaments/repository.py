"""The repository of tournaments, in which they are stored, read and changed.

As with tables, changes are made under the lock of the tournament and committed in one transaction;
readers only see committed state.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Any

from bot.core.lru_cache import LruCache
from bot.core.repository import Repository
from bot.core.table import NOBODY, Table
from bot.features.tournaments.storage import Said, StoredTournaments
from bot.features.tournaments.tournament import Act, Tournament, Venue
from bot.tables.repository import TableRepository


class TournamentRepository(Repository[Tournament]):
    """The tournaments of one store. Methods that change one may refuse ``not-saved``.

    ``in_transaction``  are called with the states before and after each change, in its transaction
                        and in the writer's thread
    """

    kind = "tournament"
    no_such = "no-such-tournament"
    cache_size = 64

    def __init__(self, tables: TableRepository) -> None:
        super().__init__(tables.locks, tables.bus, shared=tables.store.shared)
        self._tables = tables
        self._store = tables.store.section(StoredTournaments)
        self._said: LruCache[int, dict[str, Said]] = LruCache(self.cache_size)
        self.in_transaction: list[Callable[[Tournament, Tournament], None]] = []

    # Queries: at once, as last committed

    def _load(self, number: int, cached: Tournament | None) -> Tournament | None:
        return self._store.load(number)

    def _named(self, item: Tournament) -> Tournament:
        waiting = (user_id for each in item.waiting for user_id, _ in each.people)
        singles = (each.user_id for each in item.singles)
        users = (*(each.user_id for each in item.people), *waiting, *singles, *item.disqualified)
        people = [each for each in users if each > NOBODY]
        called = self._tables.directory.of(item.guild_id, people)
        return item if called == item.called else replace(item, called=called)

    def of_guild(self, guild_id: int, *, active: bool = True) -> list[Tournament]:
        """Return the tournaments of a server, newest first: the ``active`` ones, or all."""
        found = map(self.get, self._store.of_guild(guild_id))
        return [each for each in found if each.active or not active]

    def of_user(self, user_id: int) -> list[Tournament]:
        """Return the active tournaments of this user, the oldest first."""
        return [self.get(each) for each in self._store.of_user(user_id)]

    def of_table(self, table_id: int) -> Tournament | None:
        """Return the tournament to which a table belongs, if any."""
        tournament_id = self._store.of_table(table_id)
        return None if tournament_id is None else self.get(tournament_id)

    def log(self, tournament_id: int) -> list[Act]:
        """Return the log of organisers' actions, the newest first."""
        return self._store.acts(tournament_id)

    def unsettled(self) -> list[Tournament]:
        """Return the active tournaments, and ended ones with outdated messages."""
        return [self.get(each) for each in self._store.unsettled()]

    def said(self, tournament_id: int) -> Mapping[str, Said]:
        """Return the messages about a tournament, by key."""
        said = self._said.get(tournament_id)
        if said is None or self._shared:
            self._said[tournament_id] = said = self._store.said(tournament_id)
        return said

    # Changes

    async def add(
        self, tournament: Tournament, also: Callable[[int], None] | None = None
    ) -> Tournament:
        """Store a new tournament; return it with its id, with which ``also`` is called."""

        def write() -> int:
            with self._tables.store.transaction():
                tournament_id = self._store.insert(tournament)
                self._store.add_act(
                    Act(0, tournament_id, tournament.created_at, tournament.created_by, "create")
                )
                if also is not None:
                    also(tournament_id)
            return tournament_id

        tournament_id = await self._tables.write(write)
        return self._told(replace(tournament, id=tournament_id))

    async def commit(
        self,
        before: Tournament,
        after: Tournament,
        *,
        also: Callable[[], Any] | None = None,
    ) -> Tournament:
        """Replace ``before``, which is locked, by ``after``; a no-op if they are equal.

        ``also`` writes data of this change to the store: both are kept, or neither.
        """
        if after == before and also is None:
            return before
        after = replace(after, version=before.version + 1)

        def write() -> None:
            with self._tables.store.transaction():
                self._store.save(before, after)
                if also is not None:
                    also()
                for each in self.in_transaction:
                    each(before, after)

        with self._replacing(before.id):
            await self._tables.write(write)
        return self._told(after)

    async def act(
        self,
        before: Tournament,
        after: Tournament,
        by: int | None,
        kind: str,
        about: dict[str, Any] | None = None,
        *,
        also: Callable[[], Any] | None = None,
    ) -> Tournament:
        """Call ``commit``, and log the action in the same transaction."""
        act = Act(0, before.id, self._tables.now(), by, kind, about or {})

        def log() -> None:
            self._store.add_act(act)
            if also is not None:
                also()

        return await self.commit(before, after, also=log)

    async def commit_drops(
        self, before: Tournament, after: Tournament, drops: Collection[dict[str, Any]]
    ) -> Tournament:
        """Call ``commit``, and log automatic drops in the same transaction."""
        return await self._commit_automatic(before, after, "drop", drops)

    async def commit_moving_up(
        self, before: Tournament, after: Tournament, entered: Collection[dict[str, Any]]
    ) -> Tournament:
        """Call ``commit``, and log users who moved up in the same transaction."""
        return await self._commit_automatic(before, after, "move-up", entered)

    async def _commit_automatic(
        self, before: Tournament, after: Tournament, kind: str, facts: Collection[dict[str, Any]]
    ) -> Tournament:
        at = self._tables.now()

        def log() -> None:
            for about in facts:
                self._store.add_act(Act(0, before.id, at, None, kind, about))

        return await self.commit(before, after, also=log if facts else None)

    async def say(
        self, tournament_id: int, said: Said, also: Callable[[], None] | None = None
    ) -> None:
        """Note a message that was sent. ``also`` is written in the same transaction."""

        def write() -> None:
            with self._tables.store.transaction():
                self._store.say(tournament_id, said)
                if also is not None:
                    also()

        await self._tables.write(write)
        known = self._said.get(tournament_id)
        if known is not None:
            known[said.key] = said

    async def unsay(self, tournament_id: int, key: str) -> None:
        """Forget a message, so that it is posted again if it is still due."""
        await self._tables.write(partial(self._store.unsay, tournament_id, key))
        (self._said.get(tournament_id) or {}).pop(key, None)

    async def seat(self, before: Tournament, venue: Venue, table: Table) -> Table:
        """Store the new table of a match, and its venue, in one transaction.

        Watchers of the game before it in the same match watch this one.
        """
        after = before

        def also(table_id: int) -> None:
            nonlocal after
            there = before.with_venue(replace(venue, table_id=table_id))
            after = replace(there, version=before.version + 1)
            self._store.save(before, after)
            if venue.games:
                watchers, players = self._tables.store.watchers, set(table.people)
                watchers.follow(venue.games[-1].table_id, table_id, players)

        with self._replacing(before.id):
            opened = await self._tables.add(table, also)
        self._told(after)
        return opened

    def members(self, thread_id: int) -> set[int]:
        """Return the users added to the thread of a match."""
        return self._store.members(thread_id)

    async def add_members(self, thread_id: int, people: Collection[int]) -> None:
        """Note the users added to the thread of a match."""
        await self._tables.write(partial(self._store.add_members, thread_id, people))

    def finished_threads(self, ended_before: datetime) -> list[int]:
        """Return the threads to be archived on the servers of this process."""
        found = self._store.finished_threads(ended_before)
        return [thread for thread, guild in found if self._tables.shards.mine(guild)]

    def has_open_threads(self) -> bool:
        """Return whether any thread of a match is still to be archived."""
        return self._store.has_open_threads()

    def opened_thread(self, thread_id: int) -> bool:
        """Return whether this thread was opened for a match."""
        return self._store.opened_thread(thread_id)

    async def note_archived(self, thread_id: int) -> None:
        """Note that a thread is archived."""
        await self._tables.write(partial(self._store.note_archived, thread_id))

    async def settle(self, tournament: Tournament) -> None:
        """Note that no step is left for ``tournament`` as it is here."""
        await self._tables.write(partial(self._store.settle, tournament))

    def _told(self, tournament: Tournament) -> Tournament:
        self._publish(self._remember(tournament))
        return tournament
