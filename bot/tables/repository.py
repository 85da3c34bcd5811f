"""The repository of tables: loading, caching, locking and committing them.

Every change of a table takes that table's lock, plays on a *copy* of the game, commits the changes
in one transaction, and only then hands out the new ``Table``. So no user sees a state that is not
on the disk, and a change that could not be stored has not happened.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import Any, TypeVar

from bot.cluster.bus import Bus
from bot.cluster.locks import Locks
from bot.core.metrics import COMMITS, NOT_SAVED
from bot.core.repository import Repository
from bot.core.shards import ALL, Shards
from bot.core.standing_orders import Order
from bot.core.table import Table
from bot.storage import NOTHING, ChannelTaken, GivenAnswer, NotStored, Record, Server, Store
from bot.tables.directory import Directory
from bot.tables.play import Play, played
from engine import Event, Refusal

log = logging.getLogger(__name__)

T = TypeVar("T")
Clock = Callable[[], datetime]


def utc_now() -> datetime:
    """Return the time, by this machine's clock."""
    return datetime.now(UTC)


class TableRepository(Repository[Table]):
    """The tables of a store. All methods are called in one event loop.

    Every change of a table may raise ``Refusal("no-such-table")``, and ``Refusal("not-saved")`` if
    the database does not accept it; then the table is unchanged.
    """

    kind = "table"
    no_such = "no-such-table"
    cache_size = 256

    def __init__(
        self,
        store: Store,
        *,
        clock: Clock = utc_now,
        shards: Shards = ALL,
        writer: Executor | None = None,
    ) -> None:
        """``shards``: those of this process, if there are others.

        ``writer``: runs the writes one after another, instead of a thread of its own.
        """
        self.store = store
        self.now = clock
        self.shards = shards
        self.directory = Directory(store)
        self.locks = Locks(store.across)
        self.bus = Bus(store.across, shards)
        super().__init__(self.locks, self.bus, shared=store.shared)
        # Called with every table stored by this process, announced or not. They must not raise.
        self.saved: list[Callable[[Table], None]] = []
        # Sets the clocks of a table that is about to replace another one in the store.
        self.timed: Callable[[Table, Table], Table] = lambda _, after: after
        # Called within the transaction of a change, with the table before and after it: their
        # writes to the store are committed with the change, or not at all.
        self.consequences: list[Callable[[Table, Table], None]] = []
        self._writer = writer or ThreadPoolExecutor(max_workers=1, thread_name_prefix="store")
        self._servers: dict[int, Server] = {}

    async def close(self) -> None:
        """Finish pending writes and close the store."""
        await self.bus.finish()
        self.locks.close()
        await self.write(self.store.close)
        self._writer.shutdown()

    # Reading: from memory or from the last commit, in a few milliseconds

    def _load(self, number: int, cached: Table | None) -> Table | None:
        table = self.store.tables.load(number)
        if table and cached and table.stored and cached.stored:
            # The game of an equal text may have been restored already.
            same = table.stored.text == cached.stored.text
            return replace(table, stored=cached.stored) if same else table
        return table

    def _named(self, item: Table) -> Table:
        called = self.directory.of(item.guild_id, item.people)
        return item if called == item.called else replace(item, called=called)

    def at_channel(self, channel_id: int) -> Table | None:
        """Return the active table of a channel or thread."""
        table = self.last_at_channel(channel_id)
        return table if table and table.active else None

    def last_at_channel(self, channel_id: int) -> Table | None:
        """Return the active table of a channel or thread, or else its latest one."""
        table_id = self.store.tables.at_channel(channel_id)
        return None if table_id is None else self.get(table_id)

    def last_begun_at_channel(self, channel_id: int) -> Table | None:
        """Return the game in progress in a channel or thread, or else its latest one.

        Tables without a game do not count.
        """
        table_id = self.store.tables.begun_at_channel(channel_id)
        return None if table_id is None else self.get(table_id)

    def of_user(self, user_id: int) -> list[Table]:
        """Return the active tables at which this user has a seat, the oldest first."""
        return [self.get(table_id) for table_id in self.store.tables.of_user(user_id)]

    def of_guild(self, guild_id: int) -> Iterator[Table]:
        """Yield the active tables of a server, the oldest first, read one after another."""
        return map(self.get, self.store.tables.of_guild(guild_id))

    def guilds(self) -> set[int]:
        """Return the servers with active tables."""
        return self.store.tables.guilds()

    def active(self) -> Iterator[Table]:
        """Yield the active tables, the oldest first, each read when it is needed."""
        return map(self.get, self.store.tables.active())

    def count_active(self) -> int:
        """Return the number of active tables."""
        return self.store.tables.count_active()

    def untold(self) -> Iterator[Table]:
        """Yield this process's tables, also finished ones, with changes not yet shown."""
        return self.here(self.store.tables.untold())

    def here(self, table_ids: Iterable[int]) -> Iterator[Table]:
        """Yield those of these tables that belong to this process, read one by one."""
        tables = map(self.get, table_ids)
        return (table for table in tables if self.shards.mine(table.guild_id))

    def events(self, table_id: int, since: int = 0) -> list[Event]:
        """Return the events from number ``since`` on, with all hidden information.

        They may be shown only through ``event.for_viewer``.
        """
        return self.store.tables.events(table_id, since)

    def answers(self, table_id: int, since: int = 0) -> list[GivenAnswer]:
        """Return the record: all answers of a table from number ``since`` on, in order."""
        return self.store.tables.answers(table_id, since)

    def watched_by(self, table_id: int, user_id: int) -> bool:
        """Return whether a user watches the table without playing there."""
        return self.store.watchers.load(table_id, user_id) is not None

    def server(self, guild_id: int) -> Server:
        """Return a Discord server's settings for its tables."""
        server = self._servers.get(guild_id)
        if server is None or self.store.shared:
            server = self._servers[guild_id] = self.store.servers.load(guild_id)
        return server

    async def set_server(self, server: Server) -> None:
        """Store a Discord server's settings; its tables show them from now on."""
        await self.write(partial(self.store.servers.save, server))
        self._servers[server.guild_id] = server

    # Changing

    async def add(self, table: Table, also: Callable[[int], None] | None = None) -> Table:
        """Store a new table and return it with its id. Refused: ``channel-busy``.

        ``also`` is called with the id and writes related data to the store in the same transaction:
        both are kept, or neither.
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
        """Replace ``before`` with ``after`` and all that was played; return the new table.

        ``also`` writes related data to the store in the same transaction: both are kept, or
        neither. ``orders`` are the table's standing orders from now on; by default those that stood
        before.
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
        self._publish(committed)
        return committed

    async def remove(self, table_id: int) -> None:
        """Delete a table for good; its result stays."""
        async with self.locked(table_id):

            def delete() -> None:
                with self.store.transaction():
                    self.store.privacy.delete_table(table_id)

            await self.write(delete)
            self._forget(table_id)

    async def note(self, table_id: int, **changes: Any) -> Table:
        """Change fields that need no announcement at the table."""
        async with self.locked(table_id) as table:
            return await self.keep(table, replace(table, **changes))

    async def note_seat(self, table_id: int, player: str, **changes: Any) -> Table:
        """Change fields of a seat that need no announcement at the table."""
        async with self.locked(table_id) as table:
            return await self.keep(table, replace(table, seats=table.with_seat(player, **changes)))

    async def keep(
        self, before: Table, after: Table, also: Callable[[], None] | None = None
    ) -> Table:
        """Replace ``before``, which is locked, with ``after``, without announcing it.

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

        with self._replacing(before.id), COMMITS.time():
            await self.write(save)
        for listener in self.saved:
            listener(after)
        return self._remember(after)

    async def write(self, write: Callable[[], T]) -> T:
        """Have ``write`` run by the writer; a cancelled caller waits for it, too.

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
