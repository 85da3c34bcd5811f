"""Following a table without playing there: news by direct message, at each turn or at the end.

News is made from the table as it was last committed, and holds nothing that not everybody may see.
What each watcher knows is in the store, so that nothing is lost or told twice when the bot stops in
between. It goes its own way, so that those who play never wait for those who watch.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from bot.core.periodic import every
from bot.core.table import Table
from bot.core.words import words_for
from bot.features.board.sync import END_PAGE, page_of
from bot.features.watching.messages import missed, news
from bot.storage import Watcher
from bot.ui.error_codes import DISCORD_FAILS
from bot.ui.membership import may_see, member_of, place_of
from bot.ui.slot import DmsClosed, MessageSlot, Unreachable
from engine import Refusal

if TYPE_CHECKING:
    from bot.app import Civitas

log = logging.getLogger(__name__)

SECONDS_TO_FINISH = 10


class Watching:
    """Who follows which table, and what they are told."""

    def __init__(self, bot: Civitas) -> None:
        self._bot = bot
        self._ledger = bot.tables
        self._stored = bot.tables.store.watchers
        self._telling: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._failed: set[int] = set()
        self._caught_up = False

    def start(self) -> None:
        """Tell what was not told before the bot stopped, and from now on what fails, again."""
        self._retry.start()

    async def stop(self) -> None:
        """Finish what is being told."""
        self._retry.cancel()
        if self._telling:
            await asyncio.wait(list(self._telling.values()), timeout=SECONDS_TO_FINISH)

    def of_user(self, user_id: int) -> list[tuple[Table, Watcher]]:
        """The tables that this person follows."""
        return [(self._ledger.get(one.table_id), one) for one in self._stored.of_user(user_id)]

    def by(self, table_id: int, user_id: int) -> Watcher | None:
        """How this person follows the table, if they do."""
        return self._stored.load(table_id, user_id)

    async def watch(self, table_id: int, user_id: int, language: str, *, often: bool) -> Watcher:
        """Tell this person from now on of each turn, or only of the end.

        Refused: ``game-over``, ``plays-there`` for those who are called anyway.
        """
        async with self._ledger.locked(table_id) as table:
            if not table.active:
                raise Refusal("game-over")
            if table.played_by(user_id) is not None:
                raise Refusal("plays-there")
            before = self.by(table_id, user_id) or Watcher(table_id, user_id, often, language)
            told = page_of(table)
            watcher = replace(before, often=often, language=language, told=told)
            await self._ledger.write(partial(self._stored.save, watcher))
            return watcher

    async def unwatch(self, table_id: int, user_id: int) -> None:
        """Tell this person nothing more. Refused: ``not-watching``."""
        if self.by(table_id, user_id) is None:
            raise Refusal("not-watching")
        await self._ledger.write(partial(self._stored.remove, table_id, user_id))

    # News

    def tell(self, table_id: int) -> None:
        """Tell those who follow a table what is new, soon."""
        if table_id in self._telling:
            self._again.add(table_id)
        elif self._stored.of_table(table_id):
            task = asyncio.create_task(self._keep_telling(table_id), name=f"watch-{table_id}")
            self._telling[table_id] = task

    @every(minutes=1)
    async def _retry(self) -> None:
        if not self._caught_up:
            for table in self._ledger.here(self._stored.tables()):
                self.tell(table.id)
            self._caught_up = True
        for table_id in list(self._failed):
            self.tell(table_id)
            self._failed.discard(table_id)

    @_retry.before_loop
    async def _begin(self) -> None:
        await self._bot.wait_until_ready()

    async def _keep_telling(self, table_id: int) -> None:
        try:
            while True:
                self._again.discard(table_id)
                await self._tell(self._ledger.get(table_id))
                if table_id not in self._again:
                    return
        except (Refusal, *DISCORD_FAILS) as error:
            log.warning("those who watch table %s: %s", table_id, error)
            self._failed.add(table_id)
        except Exception:
            log.exception("those who watch table %s could not be told", table_id)
        finally:
            del self._telling[table_id]

    async def _tell(self, table: Table) -> None:
        """Tell those who follow ``table`` what they do not know: a new turn, or the end."""
        watchers = self._stored.of_table(table.id)
        if not watchers or table.thinking:
            return
        page = page_of(table)
        due = [one for one in watchers if one.told != page and (one.often or page == END_PAGE)]
        place = await place_of(self._bot, table.channel_id) if due else None
        unreached = []
        for watcher in due:
            member = await member_of(self._bot, table.guild_id, watcher.user_id)
            if place is not None and member is not None and await may_see(place, member):
                if not await self._write(table, replace(watcher, told=page)):
                    unreached.append(watcher.user_id)
            elif self.by(table.id, watcher.user_id) is not None:
                await self._save(replace(watcher, told=page))
        if page != END_PAGE:
            return
        if unreached:
            await self._call(table, unreached)
        for watcher in watchers:
            await self._ledger.write(partial(self._stored.remove, table.id, watcher.user_id))

    async def _write(self, table: Table, watcher: Watcher) -> bool:
        """Send the news in the place of what was sent before; whether it arrived."""
        people = self._bot.people
        words = people.words(watcher.user_id, watcher.language)
        slot = MessageSlot(
            self._bot,
            f"news {table.id} {watcher.told} for {watcher.user_id}",
            watcher.channel_id,
            watcher.message_id,
        )
        silent = not people.may_be_called(watcher.user_id)
        try:
            posted = await self._bot.direct.post(
                watcher.user_id, slot, news(table, words), silent=silent, at_once=True
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
        """Note what a watcher was told, unless they have stopped watching meanwhile.

        ``also`` is written in the same transaction.
        """

        def write() -> None:
            with self._ledger.store.transaction():
                if watching:
                    self._stored.save(watcher)
                if also is not None:
                    also()

        watching = self.by(watcher.table_id, watcher.user_id) is not None
        await self._ledger.write(write)

    async def _call(self, table: Table, people: list[int]) -> None:
        """Call those in the channel who wanted to know of the end and take no direct messages.

        Who is not to be disturbed now is named, but not pinged.
        """
        slot = MessageSlot(self._bot, f"news {table.id}", guild_id=table.guild_id)
        notification = missed(table, people, words_for(table.language))
        pinged = [person for person in people if self._bot.people.may_be_called(person)]
        try:
            posted = await slot.post(table.channel_id, notification, pinged=pinged)
        except Unreachable as error:
            log.info("table %s: its watchers are not reached: %s", table.id, error.__cause__)
        else:
            await self._ledger.write(posted.finish)
