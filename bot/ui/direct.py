"""Channels of direct messages: known ones are cached, new ones opened slowly.

Discord refuses bots that open many at a time (40003, "You are opening direct messages too fast"),
at a limit that is not documented, and may flag them for it. So a channel is opened at once for a
user who has just interacted, and otherwise from a queue, a few each minute. Until then users are
notified in the channel of their game, where a button shows their hand.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING

import discord

from bot.core.timers import Timers
from bot.tables.service import Tables
from bot.ui.error_codes import DISCORD_FAILS, dms_closed, too_fast
from bot.ui.slot import DmsClosed, Edited, Message, MessageSlot, Posted, Unreachable

if TYPE_CHECKING:
    from bot.storage import Begun
    from bot.ui.client import Client

log = logging.getLogger(__name__)

# From the queue, every half minute. Including users who interact, there is a limit for a minute.
OPENED_IN_A_ROUND = 3
OPENED_IN_A_MINUTE = 10
# A margin over a minute for latency: Discord counts a request when it arrives.
A_MINUTE = timedelta(seconds=65)
# After Discord has refused with 40003.
PAUSE = timedelta(minutes=10)
# A user counts as present for this long after an interaction.
PRESENCE = timedelta(minutes=5)


class DirectMessages:
    """Caches and opens the channel of each user."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._tables = bot.get(Tables)
        self._stored = bot.get(Tables).store.dm_channels
        self._pressed: dict[int, datetime] = {}  # by user, the latest last
        self._opened: deque[datetime] = deque(maxlen=OPENED_IN_A_MINUTE)
        self._waiting: dict[int, None] = {}
        self._closed: set[int] = set()  # users who refused, without an interaction since
        self._paused_until: datetime | None = None
        self._opening: set[asyncio.Task[None]] = set()
        # Called with each user whose queued channel has been opened.
        self.listeners: list[Callable[[int], None]] = []
        self._timer = bot.get(Timers).add("dm-channels", self._open_some, due=self._next_opening)

    @property
    def waiting(self) -> int:
        """The number of channels still to be opened."""
        return len(self._waiting)

    def known(self, user_id: int) -> int | None:
        """Return the channel of a user if it is open."""
        return self._stored.load(user_id)

    async def channel(self, user_id: int, *, at_once: bool = False) -> int | None:
        """Return a user's channel, opening it if they have just interacted; else queue it.

        Returns ``None`` if it is queued. ``at_once``: open it in any case, for messages that go to
        few users, unless too many were opened. Raises ``DmsClosed``, ``DISCORD_FAILS``.
        """
        known = self.known(user_id)
        if known is not None:
            return known
        if user_id in self._closed:
            raise DmsClosed
        if at_once or self._present(user_id):
            try:
                return await self.open(user_id)
            except DISCORD_FAILS as error:
                if not too_fast(error):
                    raise
        self._waiting.setdefault(user_id)
        self._timer.soon()
        return None

    async def open(self, user_id: int) -> int:
        """Return a user's channel, opened at once if it is not known: for single messages.

        Raises ``DmsClosed``, ``DISCORD_FAILS``; among these ``RateLimited`` if too many were
        opened, in which case Discord is not asked.
        """
        known = self.known(user_id)
        if known is not None:
            return known
        if not self._may_open():
            raise discord.RateLimited(PAUSE.total_seconds())
        self._opened.append(self._tables.now())
        try:
            channel = await self._bot.create_dm(discord.Object(user_id))
        except DISCORD_FAILS as error:
            if too_fast(error):
                self._paused_until = self._tables.now() + PAUSE
            if dms_closed(error):
                self._waiting.pop(user_id, None)
                self._closed.add(user_id)
                raise DmsClosed from error
            raise
        await self._tables.write(partial(self._stored.save, user_id, channel.id))
        self._waiting.pop(user_id, None)
        return channel.id

    async def post(
        self,
        user_id: int,
        slot: MessageSlot,
        message: Message,
        *,
        silent: bool = False,
        begun: Begun | None = None,
        at_once: bool = False,
    ) -> Posted | None:
        """Post ``message`` to a user; return ``None`` if their channel is still queued.

        ``at_once`` is as for ``channel``. Raises ``DmsClosed``, ``DISCORD_FAILS``.
        """
        channel_id = await self.channel(user_id, at_once=at_once)
        if channel_id is None:
            return None
        try:
            return await slot.post(channel_id, message, silent=silent, begun=begun)
        except Unreachable as error:
            # It belongs to another bot, whose database this was. This bot opens its own channel.
            log.info("a direct message channel is not ours: %s", error.__cause__)
            await self._tables.write(partial(self._stored.forget, user_id))
            return None

    async def update(
        self,
        user_id: int,
        slot: MessageSlot,
        message: Message,
        note: Callable[[Posted | None], Awaitable[bool]],
        *,
        anew: bool = False,
        silent: bool = True,
    ) -> bool:
        """Edit a user's message while it is young, or else send a new one in its place.

        ``anew``: send a new one in any case. ``note`` stores the new message and its content; it
        returns whether the message is still wanted, or else it is deleted. Returns ``False`` if the
        user's channel is still queued. Raises ``DmsClosed``, ``DISCORD_FAILS``.
        """
        if slot.young and not anew and await slot.edit(message) is Edited.DONE:
            await note(None)
            return True
        posted = await self.post(user_id, slot, message, silent=silent, at_once=True)
        if posted is None:
            return False
        wanted = await note(posted)
        await slot.delete(after=posted)
        if not wanted:
            await slot.at(*posted.ids).delete()
        return True

    def pressed(self, user_id: int) -> None:
        """Note that a user is present; if their channel is queued, it is opened at once."""
        now = self._tables.now()
        self._closed.discard(user_id)
        self._pressed.pop(user_id, None)
        self._pressed[user_id] = now
        for person, at in list(self._pressed.items()):
            if now - at < PRESENCE:
                break
            del self._pressed[person]
        if user_id in self._waiting and self._may_open():
            task = asyncio.create_task(self._open_waiting(user_id), name=f"dm-{user_id}")
            self._opening.add(task)
            task.add_done_callback(self._opening.discard)

    def _present(self, user_id: int) -> bool:
        at = self._pressed.get(user_id)
        return at is not None and self._tables.now() - at < PRESENCE

    def _may_open(self) -> bool:
        now = self._tables.now()
        if self._paused_until is not None and now < self._paused_until:
            return False
        full = len(self._opened) == OPENED_IN_A_MINUTE
        return not full or now - self._opened[0] >= A_MINUTE

    def _next_opening(self) -> datetime | None:
        return self._tables.now() if self._waiting else None

    async def _open_some(self) -> None:
        """Open the channels that have waited longest."""
        for user_id in list(self._waiting)[:OPENED_IN_A_ROUND]:
            if self._may_open():
                await self._open_waiting(user_id)

    async def _open_waiting(self, user_id: int) -> None:
        """Open a queued channel and tell the listeners; after a failure, queue it again."""
        try:
            await self.open(user_id)
        except DmsClosed:
            log.info("a user accepts no direct messages")
        except DISCORD_FAILS as error:
            log.info("a direct message channel is not opened: %s", error)
            self._waiting.pop(user_id, None)
            self._waiting[user_id] = None  # behind the users not tried yet
            return
        for listener in self.listeners:
            listener(user_id)
