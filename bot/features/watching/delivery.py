"""News for watchers, by direct message: at each turn, or at the end.

News is made from the table as last committed, and holds only public information. The store records
the delivery state of each watcher, so that no news is lost or sent twice when the bot stops in
between. It has its own tasks, so that players never wait for watchers.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from bot.core.keyed_worker import SLOW_BACKOFF, KeyedWorker
from bot.core.table import Table
from bot.core.timers import Timers
from bot.core.words import words_for
from bot.features.board.pages import END_PAGE, page_of
from bot.features.people.service import People
from bot.features.watching.messages import missed, news
from bot.features.watching.service import Watching
from bot.storage import Watcher
from bot.tables.service import Tables
from bot.ui.direct import DirectMessages
from bot.ui.error_codes import DISCORD_FAILS
from bot.ui.membership import place_of, user_sees
from bot.ui.slot import DmsClosed, MessageSlot, Unreachable
from engine import Refusal

if TYPE_CHECKING:
    from bot.ui.client import Client

log = logging.getLogger(__name__)


class WatcherNews:
    """Sends news to the watchers of tables."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._tables = bot.get(Tables)
        self._stored = self._tables.store.watchers
        timers = bot.get(Timers)
        self._worker = KeyedWorker(
            "watch", self._try_to_tell, timers, self._tables.now, backoff=SLOW_BACKOFF
        )
        timers.add("watchers", self._catch_up, at_start=True)

    async def stop(self) -> None:
        """Finish the news under way."""
        await self._worker.finish()

    def tell(self, table_id: int) -> None:
        """Send the watchers of a table the latest news, soon."""
        if table_id in self._worker or self._stored.of_table(table_id):
            self._worker.request(table_id)

    async def _catch_up(self) -> None:
        """Send news left over from before the restart."""
        for table in self._tables.here(self._stored.tables()):
            self.tell(table.id)

    async def _try_to_tell(self, table_id: int) -> bool:
        try:
            await self._tell(self._tables.get(table_id))
        except (Refusal, *DISCORD_FAILS) as error:
            log.warning("couldn't notify the watchers of table %s: %s", table_id, error)
            return False
        return True

    async def _tell(self, table: Table) -> None:
        """Send the watchers of ``table`` the news they lack: a new turn, or the end."""
        watchers = self._stored.of_table(table.id)
        if not watchers or table.thinking:
            return
        page = page_of(table)
        due = [one for one in watchers if one.told != page and (one.often or page == END_PAGE)]
        place = await place_of(self._bot, table.channel_id) if due else None
        unreached = []
        for watcher in due:
            if await user_sees(self._bot, place, watcher.user_id):
                if not await self._write(table, replace(watcher, told=page)):
                    unreached.append(watcher.user_id)
            elif self._bot.get(Watching).by(table.id, watcher.user_id) is not None:
                await self._save(replace(watcher, told=page))
        if page != END_PAGE:
            return
        if unreached:
            await self._call(table, unreached)
        if self._bot.get(Watching).stays(table):
            return
        for watcher in watchers:
            await self._tables.write(partial(self._stored.remove, table.id, watcher.user_id))

    async def _write(self, table: Table, watcher: Watcher) -> bool:
        """Send the news in place of the previous message; return whether it arrived."""
        people = self._bot.get(People)
        words = people.words(watcher.user_id, watcher.language)
        slot = MessageSlot(
            self._bot,
            f"news {table.id} {watcher.told} for {watcher.user_id}",
            watcher.channel_id,
            watcher.message_id,
        )
        silent = not people.may_be_called(watcher.user_id)
        watching = self._bot.get(Watching)
        stays = watching.stays(table) or bool(watching.next_of(table, watcher.user_id))
        message = news(table, words, stays=stays)
        try:
            posted = await self._bot.get(DirectMessages).post(
                watcher.user_id, slot, message, silent=silent, at_once=True
            )
        except DmsClosed as error:
            log.info("table %s: a watcher is not reached: %s", table.id, error.__cause__)
            posted = None
        if posted is None:
            await self._save(watcher)
            return False
        channel_id, message_id = posted.ids
        noted = replace(watcher, channel_id=channel_id, message_id=message_id)
        await self._save(noted, posted.finish)
        await slot.delete(after=posted)
        return True

    async def _save(self, watcher: Watcher, also: Callable[[], None] | None = None) -> None:
        """Record a watcher's delivery state, unless they have stopped watching meanwhile.

        ``also`` is written in the same transaction.
        """

        def write() -> None:
            with self._tables.store.transaction():
                if watching:
                    self._stored.save(watcher)
                if also is not None:
                    also()

        watching = self._bot.get(Watching).by(watcher.table_id, watcher.user_id) is not None
        await self._tables.write(write)

    async def _call(self, table: Table, people: list[int]) -> None:
        """Notify watchers of the end in the channel if they take no DMs.

        Users who are not to be disturbed now are named, but not pinged.
        """
        slot = MessageSlot(self._bot, f"news {table.id}", guild_id=table.guild_id)
        notification = missed(table, people, words_for(table.language))
        pinged = [person for person in people if self._bot.get(People).may_be_called(person)]
        try:
            posted = await slot.post(table.channel_id, notification, pinged=pinged)
        except Unreachable as error:
            log.info("table %s: its watchers are not reached: %s", table.id, error.__cause__)
        else:
            await self._tables.write(posted.finish)
