"""The ledger: where the tables are kept, how they are looked at, and how they are changed.

Whatever changes a table does so under that table's lock, plays on a *copy* of the game, commits
what happened in one transaction, and only then gives the new ``Table`` to anybody. So nobody can
see what is not on the disk, and a change that could not be stored has not happened.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import Any, TypeVar

from bot.cluster.bus import Relay
from bot.cluster.locks import Locks
from bot.cluster.shards import ALL, Shards
from bot.core.metrics import COMMITS, NOT_SAVED
from bot.core.standing_orders import Order
from bot.core.table import Table
from bot.features.people.directory import Directory
from bot.features.tables.play import Play, played
from bot.storage import NOTHING, ChannelTaken, GivenAnswer, NotStored, Record, Server, Store
from engine import Event, Refusal

log = logging.getLogger(__name__)

REMEMBERED = 256  # tables kept in memory; the others are read again when they are needed

T = TypeVar("T")
Clock = Callable[[], datetime]


def utc_now() -> datetime:
    """The time, by this machine's clock."""
    return datetime.now(UTC)


class Ledger:
    """All tables of one store. Everything is called in one event loop.

    Whatever changes a table may raise ``Refusal("no-such-table")``, and ``Refusal("not-saved")`` if
    the database does not take it; then nothing has changed.
    """

    def __init__(self, store: Store, *, clock: Clock = utc_now, shards: Shards = ALL) -> None:
        """``shards``: whose servers this process attends to, if there are others."""
        self.store = store
        self.now = clock
        self.shards = shards
        self.directory = Directory(store)
        self.locks = Locks(store.across)
        self.relay = Relay(store.across, shards)
        self.relay.on("table", lambda table_id: self._announce(self.get(table_id)))
        # Each is called with every table that was committed, in the process that attends to it; to
        # be told of news, and not to fail.
        self.listeners: list[Callable[[Table], None]] = []
        # Sets the clocks of a table that is about to be stored in the place of another.
        self.timed: Callable[[Table, Table], Table] = lambda _, after: after
        # Each is called within the transaction of a change, with the table before and after it:
        # what they write to the store is kept with the change, or not at all.
        self.consequences: list[Callable[[Table, Table], None]] = []
        self._writer = ThreadPoolExecutor(max_workers=1, thread_name_prefix="store")
        self._remembered: OrderedDict[int, Table] = OrderedDict()
        self._servers: dict[int, Server] = {}

    async def close(self) -> None:
        """Finish what is being written and close the store."""
        await self.relay.finish()
        self.locks.close()
        await self.write(self.store.close)
        self._writer.shutdown()

    # Looking: from memory or from the last commit, in a few milliseconds

    def get(self, table_id: int) -> Table:
        """The table as it was last committed. Raises ``Refusal("no-such-table")``."""
        known = self._remembered.get(table_id)
        if known is not None and not self.store.shared:
            return self._remember(self._named(known))
        table = self.store.tables.load(table_id)
        if table is None:
            raise Refusal("no-such-table")
        if known and known.stored and table.stored and known.stored.text == table.stored.text:
            table = replace(table, stored=known.stored)  # whose game has been restored already
        return self._remember(self._named(table))

    def _named(self, table: Table) -> Table:
        """``table`` with the current names of its people."""
        called = self.directory.of(table.guild_id, table.people)
        return table if called == table.called else replace(table, called=called)

    def at_channel(self, channel_id: int) -> Table | None:
        """The active table of a channel or thread."""
        table = self.last_at_channel(channel_id)
        return table if table and table.active else None

    def last_at_channel(self, channel_id: int) -> Table | None:
        """The active table of a channel or thread, or else the one that was there last."""
        table_id = self.store.tables.at_channel(channel_id)
        return None if table_id is None else self.get(table_id)

    def last_begun_at_channel(self, channel_id: int) -> Table | None:
        """The table that is played in a channel or thread, or else the last one that was.

        One whose game has not begun is none, nor is one that was closed before.
        """
        table_id = self.store.tables.begun_at_channel(channel_id)
        return None if table_id is None else self.get(table_id)

    def of_user(self, user_id: int) -> list[Table]:
        """The active tables at which this person has a seat, the oldest first."""
        return [self.get(table_id) for table_id in self.store.tables.of_user(user_id)]

    def of_guild(self, guild_id: int) -> Iterator[Table]:
        """The active tables of a server, the oldest first, read one after another."""
        return map(self.get, self.store.tables.of_guild(guild_id))

    def guilds(self) -> set[int]:
        """The servers on which there are active tables."""
        return self.store.tables.guilds()

    def active(self) -> Iterator[Table]:
        """All active tables, the oldest first, read one after another."""
        return map(self.get, self.store.tables.active())

    def count_active(self) -> int:
        """How many active tables there are."""
        return self.store.tables.count_active()

    def untold(self) -> Iterator[Table]:
        """The tables, also finished ones, of which people have not seen all that is committed."""
        return self.here(self.store.tables.untold())

    def here(self, table_ids: Iterable[int]) -> Iterator[Table]:
        """Those of these tables that this process attends to, read one after another."""
        tables = map(self.get, table_ids)
        return (table for table in tables if self.shards.mine(table.guild_id))

    def events(self, table_id: int, since: int = 0) -> list[Event]:
        """The events from number ``since`` on, with everything hidden in them.

        Nobody may see one but through ``event.for_viewer``.
        """
        return self.store.tables.events(table_id, since)

    def answers(self, table_id: int, since: int = 0) -> list[GivenAnswer]:
        """The record: all answers of a table from number ``since`` on, in order."""
        return self.store.tables.answers(table_id, since)

    def server(self, guild_id: int) -> Server:
        """What a Discord server has chosen for its tables."""
        server = self._servers.get(guild_id)
        if server is None or self.store.shared:
            server = self._servers[guild_id] = self.store.servers.load(guild_id)
        return server

    async def set_server(self, server: Server) -> None:
        """Note what a Discord server has chosen; its tables show it from now on."""
        await self.write(partial(self.store.servers.save, server))
        self._servers[server.guild_id] = server

    # Changing

    @asynccontextmanager
    async def locked(self, table_id: int) -> AsyncIterator[Table]:
        """The table as it is now; nobody else changes it until the end of this."""
        async with self.locks("table", table_id):
            yield self.get(table_id)

    async def add(self, table: Table, also: Callable[[int], None] | None = None) -> Table:
        """Keep a new table; it with its id. Refused: ``channel-busy``.

        ``also`` is given the id and writes to the store what belongs to it, or neither is kept.
        """

        def insert() -> int:
            with self.store.transaction():
                table_id = self.store.tables.insert(table)
                if also is not None:
                    also(table_id)
            return table_id

        return self._remember(replace(table, id=await self.write(insert)))

    async def commit(
        self,
        before: Table,
        after: Table,
        play: Play | None = None,
        *,
        also: Callable[[], None] | None = None,
        orders: Sequence[Order] | None = None,
    ) -> Table:
        """Make ``after`` what ``before`` was, with all that was played; the new table.

        ``also`` writes to the store what belongs to this change: both are kept, or neither.
        ``orders`` stand at this table from now on; by default those that stood before.
        """
        after = replace(after, version=before.version + 1)
        record = NOTHING
        standing = left = self.store.orders.of_table(before.id)
        if play is not None:
            left = play.give_by_order(
                after.seats, standing if orders is None else orders, self.now()
            )
            record = play.record(before)
            kept = before.event_count if record.kept is None else record.kept
            after = replace(
                played(after, play.game, self.now()),
                answer_count=before.answer_count + len(record.answers),
                event_count=kept + len(record.events),
                told=min(before.told, kept),
            )

        def besides() -> None:
            if also is not None:
                also()
            if left != standing:
                self.store.orders.replace(before.id, left)

        committed = await self._save(before, after, record, besides)
        if self.relay.mine("table", committed.id, committed.guild_id):
            self._announce(committed)
        return committed

    async def remove(self, table_id: int) -> None:
        """Delete a table, which nobody gets to see again; its result stays."""
        async with self.locked(table_id):

            def delete() -> None:
                with self.store.transaction():
                    self.store.privacy.delete_table(table_id)

            await self.write(delete)
            self._remembered.pop(table_id, None)

    async def note(self, table_id: int, **changes: Any) -> Table:
        """Change what is no news to the people at the table."""
        async with self.locked(table_id) as table:
            return await self.keep(table, replace(table, **changes))

    async def note_seat(self, table_id: int, player: str, **changes: Any) -> Table:
        """Change of a seat what is no news to the people at the table."""
        async with self.locked(table_id) as table:
            return await self.keep(table, replace(table, seats=table.with_seat(player, **changes)))

    async def keep(
        self, before: Table, after: Table, also: Callable[[], None] | None = None
    ) -> Table:
        """Replace ``before``, which is locked, with ``after``, which is not announced.

        ``also`` writes to the store in the same transaction: both are kept, or neither.
        """
        return await self._save(before, after, also=also)

    async def _save(
        self,
        before: Table,
        after: Table,
        record: Record = NOTHING,
        also: Callable[[], None] | None = None,
    ) -> Table:
        after = self.timed(before, after)
        if after == before and also is None:
            return before

        def save() -> None:
            with self.store.transaction():
                self.store.tables.save(before, after, record)
                if also is not None:
                    also()
                for consequence in self.consequences:
                    consequence(before, after)

        try:
            with COMMITS.time():
                await self.write(save)
        except BaseException:
            # Whether it is there or not, the next one who looks reads what is.
            self._remembered.pop(before.id, None)
            raise
        return self._remember(after)

    async def write(self, write: Callable[[], T]) -> T:
        """Carry out ``write`` in the writer's thread; also who is cancelled waits for it.

        Refused: ``channel-busy``, ``not-saved``.
        """
        writing = asyncio.get_running_loop().run_in_executor(self._writer, write)
        try:
            return await asyncio.shield(writing)
        except asyncio.CancelledError:
            await asyncio.wait([writing])
            raise
        except ChannelTaken as error:
            raise Refusal("channel-busy") from error
        except NotStored as error:
            NOT_SAVED.inc()
            log.error("not saved: %s", error)
            raise Refusal("not-saved") from error

    def _announce(self, table: Table) -> None:
        for listener in self.listeners:
            listener(table)

    def _remember(self, table: Table) -> Table:
        self._remembered[table.id] = table
        self._remembered.move_to_end(table.id)
        while len(self._remembered) > REMEMBERED:
            self._remembered.popitem(last=False)
        return table
