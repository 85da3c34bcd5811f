"""Deletes the system messages of threads and pins in a tournament's channel."""

from __future__ import annotations

import logging
from datetime import timedelta
from typing import TYPE_CHECKING

import discord

from bot.core.timers import Timers
from bot.features.tournaments.running.delay_queue import DelayQueue
from bot.features.tournaments.service import Tournaments
from bot.tables.service import Tables
from bot.ui.error_codes import DISCORD_FAILS, passing
from bot.ui.membership import place_of

if TYPE_CHECKING:
    from bot.ui.client import Client

log = logging.getLogger(__name__)

# Long enough for the threads of a round to be opened, and to be swept together.
PAUSE = timedelta(seconds=10)
BETWEEN_SWEEPS = timedelta(seconds=5)
BETWEEN_TRIES = timedelta(minutes=1)
LOOKED_THROUGH = 100  # the most that one request returns
DELETED_AT_A_TIME = 10


class SystemMessages:
    """Sweeps the channels in which the bot has opened threads or pinned a message.

    Discord announces each by a message in the bot's name, which the bot may therefore delete: of
    type 18 for a thread without a message, of type 6 for a pin.
    https://docs.discord.com/developers/resources/message#message-object-message-types

    The queue is not stored: messages left by a crash are deleted in the next sweep.
    """

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._tournaments = bot.get(Tournaments)
        timers, now = bot.get(Timers), bot.get(Tables).now
        self._channels = DelayQueue(
            "system-messages", self._sweep, timers, now, pause=BETWEEN_SWEEPS
        )

    def expect(self, channel_id: int) -> None:
        """Sweep this channel soon: the bot has opened a thread or pinned a message there."""
        self._channels.put(channel_id, PAUSE)

    async def _sweep(self, channel_id: int) -> None:
        """Delete some messages of a channel, and queue it again for more."""
        try:
            if await self._deleted(channel_id) == DELETED_AT_A_TIME:
                self._channels.put(channel_id)
        except DISCORD_FAILS as error:
            log.info("system messages stay in channel %s: %r", channel_id, error)
            if passing(error):
                self._channels.put(channel_id, BETWEEN_TRIES)

    async def _deleted(self, channel_id: int) -> int:
        """Delete at most ``DELETED_AT_A_TIME`` messages; return their number."""
        channel = await place_of(self._bot, channel_id)
        if not isinstance(channel, discord.TextChannel):
            return 0
        found = [
            message
            async for message in channel.history(limit=LOOKED_THROUGH)
            if self._is_ours(message)
        ][:DELETED_AT_A_TIME]
        for message in found:
            await message.delete()
        return len(found)

    def _is_ours(self, message: discord.Message) -> bool:
        """Return whether the message tells of a pin of the bot's, or a match's thread."""
        if self._bot.user is None or message.author.id != self._bot.user.id:
            return False
        if message.type is discord.MessageType.pins_add:
            return True
        thread = message.reference
        return (
            message.type is discord.MessageType.thread_created
            and thread is not None
            and self._tournaments.opened_thread(thread.channel_id)
        )
