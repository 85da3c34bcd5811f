"""The register: where tournaments are kept, how they are looked at, and how they are changed.

As with tables, whatever changes a tournament does so under its lock and commits in one transaction;
only then anybody gets to see it.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Collection, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Any

from bot.core.table import NOBODY, Table
from bot.features.tables.repository import Ledger
from bot.features.tournaments.tournament import Act, Tournament, Venue
from bot.storage.tournaments import Said
from engine import Refusal

REMEMBERED = 64  # tournaments kept in memory; the others are read again when they are needed


class Register:
    """All tournaments of one store. What changes one may refuse ``not-saved``."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._store = ledger.store.tournaments
        # Each is called with every tournament that was committed, in the process that attends to
        # it; to be told, and not to fail.
        self.listeners: list[Callable[[Tournament], None]] = []
        ledger.relay.on("tournament", lambda number: self._announce(self.get(number)))
        self._remembered: OrderedDict[int, Tournament] = OrderedDict()
        self._said: OrderedDict[int, dict[str, Said]] = OrderedDict()

    # Looking: at once, as it was last committed

    def get(self, tournament_id: int) -> Tournament:
        """The tournament with this id. Refused: ``no-such-tournament``."""
        tournament = self._remembered.get(tournament_id)
        if tournament is None or self._ledger.store.shared:
            tournament = self._store.load(tournament_id)
        if tournament is None:
            raise Refusal("no-such-tournament")
        people = [each.user_id for each in tournament.people if each.user_id != NOBODY]
        called = self._ledger.directory.of(tournament.guild_id, people)
        if called != tournament.called:
            tournament = replace(tournament, called=called)
        return self._remember(tournament)

    def of_guild(self, guild_id: int, *, active: bool = True) -> list[Tournament]:
        """The tournaments of a server, the newest first; also finished ones unless ``active``."""
        found = map(self.get, self._store.of_guild(guild_id))
        return [each for each in found if each.active or not active]

    def of_user(self, user_id: int) -> list[Tournament]:
        """The active tournaments in which this person takes part, the oldest first."""
        return [self.get(each) for each in self._store.of_user(user_id)]

    def of_table(self, table_id: int) -> Tournament | None:
        """The tournament to which a table belongs, if any."""
        tournament_id = self._store.of_table(table_id)
        return None if tournament_id is None else self.get(tournament_id)

    def log(self, tournament_id: int) -> list[Act]:
        """What organisers did, the newest first."""
        return self._store.acts(tournament_id)

    def unsettled(self) -> list[Tournament]:
        """Those that go on, or of which people do not see yet how they ended."""
        return [self.get(each) for each in self._store.unsettled()]

    def said(self, tournament_id: int) -> Mapping[str, Said]:
        """The messages about a tournament, by what they say."""
        if tournament_id not in self._said or self._ledger.store.shared:
            self._said[tournament_id] = self._store.said(tournament_id)
            while len(self._said) > REMEMBERED:
                self._said.popitem(last=False)
        return self._said[tournament_id]

    # Changing

    @asynccontextmanager
    async def locked(self, tournament_id: int) -> AsyncIterator[Tournament]:
        """The tournament as it is now; nobody else changes it until the end of this."""
        async with self._ledger.locks("tournament", tournament_id):
            yield self.get(tournament_id)

    async def add(self, tournament: Tournament) -> Tournament:
        """Keep a new tournament; it with its id."""

        def write() -> int:
            with self._ledger.store.transaction():
                tournament_id = self._store.insert(tournament)
                self._store.add_act(
                    Act(0, tournament_id, tournament.created_at, tournament.created_by, "create")
                )
            return tournament_id

        tournament_id = await self._ledger.write(write)
        return self._told(replace(tournament, id=tournament_id))

    async def commit(
        self,
        before: Tournament,
        after: Tournament,
        *,
        also: Callable[[], Any] | None = None,
    ) -> Tournament:
        """Make ``after`` what ``before`` was, which is locked; nothing if they are the same.

        ``also`` writes to the store what belongs to this change: both are kept, or neither.
        """
        if after == before and also is None:
            return before
        after = replace(after, version=before.version + 1)

        def write() -> None:
            with self._ledger.store.transaction():
                self._store.save(before, after)
                if also is not None:
                    also()

        try:
            await self._ledger.write(write)
        except BaseException:
            # Whether it is there or not, the next one who looks reads what is.
            self._remembered.pop(before.id, None)
            raise
        return self._told(after)

    async def act(
        self,
        before: Tournament,
        after: Tournament,
        by: int | None,
        kind: str,
        about: dict[str, Any] | None = None,
    ) -> Tournament:
        """``commit``, and note in the log who did what."""
        act = Act(0, before.id, self._ledger.now(), by, kind, about or {})
        return await self.commit(before, after, also=partial(self._store.add_act, act))

    async def say(
        self, tournament_id: int, said: Said, also: Callable[[], None] | None = None
    ) -> None:
        """Note a message that was sent. ``also`` is written in the same transaction."""

        def write() -> None:
            with self._ledger.store.transaction():
                self._store.say(tournament_id, said)
                if also is not None:
                    also()

        await self._ledger.write(write)
        if tournament_id in self._said:
            self._said[tournament_id][said.key] = said

    async def unsay(self, tournament_id: int, key: str) -> None:
        """Forget a message: what it said is to be said anew, if at all."""
        await self._ledger.write(partial(self._store.unsay, tournament_id, key))
        self._said.get(tournament_id, {}).pop(key, None)

    async def seat(self, before: Tournament, venue: Venue, table: Table) -> Table:
        """Keep the new table of a match, and where the match is played, in one transaction."""
        after = before

        def also(table_id: int) -> None:
            nonlocal after
            there = before.with_venue(replace(venue, table_id=table_id))
            after = replace(there, version=before.version + 1)
            self._store.save(before, after)

        try:
            opened = await self._ledger.add(table, also)
        except BaseException:
            self._remembered.pop(before.id, None)
            raise
        self._told(after)
        return opened

    def members(self, thread_id: int) -> set[int]:
        """The users added to the thread of a match."""
        return self._store.members(thread_id)

    async def add_members(self, thread_id: int, people: Collection[int]) -> None:
        """Note the users added to the thread of a match."""
        await self._ledger.write(partial(self._store.add_members, thread_id, people))

    def finished_threads(self, ended_before: datetime) -> list[int]:
        """The threads to be archived on the servers of this process."""
        found = self._store.finished_threads(ended_before)
        return [thread for thread, guild in found if self._ledger.shards.mine(guild)]

    async def note_archived(self, thread_id: int) -> None:
        """Note that a thread is archived."""
        await self._ledger.write(partial(self._store.note_archived, thread_id))

    async def settle(self, tournament: Tournament) -> None:
        """Note that there is nothing left to do for ``tournament`` as it is here."""
        await self._ledger.write(partial(self._store.settle, tournament))

    def _told(self, tournament: Tournament) -> Tournament:
        self._remember(tournament)
        if self._ledger.relay.mine("tournament", tournament.id, tournament.guild_id):
            self._announce(tournament)
        return tournament

    def _announce(self, tournament: Tournament) -> None:
        for listener in self.listeners:
            listener(tournament)

    def _remember(self, tournament: Tournament) -> Tournament:
        self._remembered[tournament.id] = tournament
        self._remembered.move_to_end(tournament.id)
        while len(self._remembered) > REMEMBERED:
            self._remembered.popitem(last=False)
        return tournament
