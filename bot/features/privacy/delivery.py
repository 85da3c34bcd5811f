"""Requests to be forgotten that are fulfilled without their users waiting.

They are left from before a restart, or hosts have passed them on.
"""

from __future__ import annotations

import logging
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from bot.core.timers import Timers
from bot.core.words import DEFAULT, words_for
from bot.features.people.service import People
from bot.features.privacy.messages import forgotten_notification
from bot.features.privacy.service import Privacy
from bot.tables.service import Tables
from bot.ui.direct import DirectMessages
from bot.ui.error_codes import DISCORD_FAILS
from bot.ui.slot import DmsClosed, MessageSlot, Unreachable
from engine import Refusal

if TYPE_CHECKING:
    from bot.storage.privacy import Wish
    from bot.ui.client import Client

log = logging.getLogger(__name__)

# The poll interval for requests that hosts store from the command line, which quotes it.
LONGEST = timedelta(minutes=10)


class Erasure:
    """Forgets users, and notifies them by direct message."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._privacy = bot.get(Privacy)
        self._tables = bot.get(Tables)
        if self._tables.shards.lead:
            bot.get(Timers).add("erasure", self._fulfil_all, due=self._next_wish, longest=LONGEST)

    def _next_wish(self) -> datetime | None:
        return self._tables.now() if self._privacy.wishes() else None

    async def _fulfil_all(self) -> None:
        for wish in self._privacy.wishes():
            try:
                await self._fulfil(wish)
            except Refusal as refusal:
                log.warning("a user's data isn't deleted yet: %s", refusal)

    async def _fulfil(self, wish: Wish) -> None:
        """Forget a user no longer waiting for it, and notify them by direct message."""
        async with self._privacy.locked(wish.user_id):
            if wish not in self._privacy.wishes():
                return  # a user waited for it, and has been told
            locale = wish.locale or self._bot.get(People).get(wish.user_id).locale
            channel_id = await self._channel(wish.user_id)
            done = await self._privacy.forget_locked(wish.user_id)
        if channel_id is None:
            return
        words = words_for(locale or DEFAULT)
        slot = MessageSlot(self._bot, f"forgotten {channel_id}")
        try:
            message = forgotten_notification(done.tables, done.given_up, words)
            posted = await slot.post(channel_id, message)
        except (DmsClosed, Unreachable, *DISCORD_FAILS) as error:
            log.info("who was forgotten is not reached: %r", error)
        else:
            await self._tables.write(posted.finish)

    async def _channel(self, user_id: int) -> int | None:
        """Open the channel to notify a user of their deletion, which is deleted too."""
        try:
            return await self._bot.get(DirectMessages).open(user_id)
        except (DmsClosed, *DISCORD_FAILS) as error:
            log.info("who is to be forgotten is not reached: %r", error)
            return None
