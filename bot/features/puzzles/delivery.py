"""Posts the puzzle of the day when it is due, and closes that of the day before.

A puzzle is stored, with the moment of the next one, before it is sent: a process that is killed
sends the same one after the restart, and the nonce of the outbox keeps Discord from showing it
twice. In the same way the end of a puzzle is stored before its message says so.
"""

from __future__ import annotations

import logging
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING

from bot.core.keyed_worker import SLOW_BACKOFF, KeyedWorker
from bot.core.timers import Timers
from bot.features.puzzles.finding import PuzzleFinder
from bot.features.puzzles.messages import closed_panel, puzzle_panel
from bot.features.puzzles.model import CLOSING, LATEST, OPEN, Channel, Post
from bot.features.puzzles.pictures import PuzzlePictures
from bot.features.puzzles.service import Puzzles
from bot.tables.service import Tables
from bot.ui.error_codes import DISCORD_FAILS
from bot.ui.membership import place_of
from bot.ui.outbox import Outbox
from bot.ui.slot import MessageSlot, Unreachable
from engine import Refusal

if TYPE_CHECKING:
    from bot.ui.client import Client

log = logging.getLogger(__name__)

NAME = "puzzles"
AT_ONCE = 3


class PuzzlePosts:
    """Posts and closes the puzzles of the servers of this process."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._tables = bot.get(Tables)
        self._puzzles = bot.get(Puzzles)
        self._stored = self._puzzles.stored
        self._finder = bot.get(PuzzleFinder)
        self._waiting: set[int] = set()  # servers for which there is no puzzle
        timers = bot.get(Timers)
        self._worker = KeyedWorker(
            NAME,
            self._try_to_update,
            timers,
            self._tables.now,
            backoff=SLOW_BACKOFF,
            at_once=AT_ONCE,
        )
        self._timer = timers.add(NAME, self._update_due, due=self._next_due, at_start=True)
        self._puzzles.listen(self._channel_changed)
        self._finder.listen(self._found)

    async def stop(self) -> None:
        """Finish the messages under way."""
        await self._worker.finish()

    def _channel_changed(self, guild_id: int) -> None:
        self._worker.request(guild_id)
        self._finder.wake()
        self._found()

    def _found(self) -> None:
        if (due := self._next_due()) is not None:
            self._timer.at(due)

    def _next_due(self) -> datetime | None:
        # Another process may have found puzzles, too.
        self._waiting = {each for each in self._waiting if not self._stored.stock(each)}
        return self._stored.next_due(self._tables.shards.mine, self._waiting | self._worker.pending)

    async def _update_due(self) -> None:
        """Update the servers with a puzzle that is due, or was interrupted."""
        now, mine = self._tables.now(), self._tables.shards.mine
        due = [each.guild_id for each in self._stored.channels() if each.due <= now]
        wanted = dict.fromkeys((*self._stored.interrupted(), *due))
        known = self._worker.pending | self._waiting
        self._worker.queue(each for each in wanted if mine(each) and each not in known)

    async def _try_to_update(self, guild_id: int) -> bool:
        try:
            async with self._puzzles.locked(guild_id):
                return await self._update(guild_id)
        except (Refusal, *DISCORD_FAILS) as error:
            log.warning("couldn't update a puzzle: %s", error)
            return False

    async def _update(self, guild_id: int) -> bool:
        """Close expired puzzles, and post due ones.

        Returns ``False`` if a step is to be retried.
        """
        channel, now = self._puzzles.channel(guild_id), self._tables.now()
        due = channel is not None and channel.due <= now
        done = True
        for post in self._stored.unfinished(guild_id):
            if post.status == CLOSING or due or channel is None:
                done &= await self._close(post)
        if channel is not None and due:
            await self._plan(channel, now)
        for post in self._stored.unfinished(guild_id):
            if post.status == OPEN and post.message_id is None:
                await self._send(post)
        self._finder.wake()
        return done

    async def _plan(self, channel: Channel, now: datetime) -> None:
        """Choose the puzzle that is due; without one, wait until some are found."""
        if now - channel.due > LATEST:
            after = channel.following(now)
            await self._tables.write(partial(self._stored.postpone, channel, after))
            return
        chosen = self._stored.next_for(channel.guild_id)
        if chosen is None:
            self._waiting.add(channel.guild_id)
            return
        after = channel.following(now, channel.day)
        await self._tables.write(partial(self._stored.plan, channel, after, *chosen))

    async def _send(self, post: Post) -> None:
        """Post a puzzle; where the channel takes no messages, it is left out.

        Where channel or server are gone, there are no more puzzles.
        """
        assert post.puzzle is not None
        words = self._puzzles.words(post.locale, post.guild_id)
        pictures = await self._bot.get(PuzzlePictures).of(post, words)
        panel = puzzle_panel(post, pictures, words)
        slot = self._slot(post)
        try:
            posted = await slot.post(post.channel_id, panel)
        except Unreachable:
            log.info("puzzle %s cannot be posted", post.id)
            if await place_of(self._bot, post.channel_id) is None:
                await self._tables.write(partial(self._stored.remove_channel, post.guild_id))
            await self._tables.write(partial(self._stored.closed, post.id))
            return

        def write() -> None:
            with self._tables.store.transaction():
                self._stored.sent(post, *posted.ids)
                posted.finish()

        await self._tables.write(write)

    async def _close(self, post: Post) -> bool:
        """Turn the message of a puzzle into its solution; return ``False`` to retry it."""
        if post.status == OPEN:
            await self._tables.write(partial(self._stored.close, post))
        over = self._stored.post(post.id)
        assert over is not None
        if over.message_id is None:
            await self._bot.get(Outbox).give_up(self._key(post))
        elif over.puzzle is not None:
            words = self._puzzles.words(over.locale, over.guild_id)
            pictures = await self._bot.get(PuzzlePictures).of(over, words)
            try:
                await self._slot(over).edit(closed_panel(over, pictures, words))
            except DISCORD_FAILS as error:
                log.info("puzzle %s is not closed yet: %r", post.id, error)
                return False
        await self._tables.write(partial(self._stored.closed, post.id))
        return True

    def _slot(self, post: Post) -> MessageSlot:
        where = (None, None) if post.message_id is None else (post.channel_id, post.message_id)
        return MessageSlot(self._bot, self._key(post), *where, guild_id=post.guild_id)

    @staticmethod
    def _key(post: Post) -> str:
        return f"puzzle {post.id}"
