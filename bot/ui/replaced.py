"""Messages that newer ones replaced, and that Discord did not delete at once."""

from __future__ import annotations

import logging
from datetime import timedelta
from typing import TYPE_CHECKING

from bot.core.timers import Timers
from bot.storage.outbox import REPLACED
from bot.tables.service import Tables
from bot.ui.error_codes import DISCORD_FAILS, passing
from bot.ui.outbox import Outbox
from bot.ui.slot import MessageSlot

if TYPE_CHECKING:
    from bot.ui.client import Client

log = logging.getLogger(__name__)

RETRY_AFTER = timedelta(minutes=5)


class ReplacedMessages:
    """Deletes these messages after a failure or a restart."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._timer = bot.get(Timers).add(REPLACED, self._delete_all, at_start=True)
        bot.get(Outbox).delayed.append(self._retry)

    def _retry(self) -> None:
        self._timer.at(self._bot.get(Tables).now() + RETRY_AFTER)

    async def _delete_all(self) -> None:
        outbox = self._bot.get(Outbox)
        for message in outbox.undeleted():
            try:
                await MessageSlot(self._bot, REPLACED, *message).take_away()
            except DISCORD_FAILS as error:
                log.info("a message stays: %s", error)
                if passing(error):
                    self._retry()
                    break
            outbox.done_with(message)
        await outbox.store_done()
