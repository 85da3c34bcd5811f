"""Reports of problems, posted in the host's channel."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from bot.tables.service import Tables
from bot.ui.error_codes import DISCORD_FAILS
from bot.ui.slot import MessageSlot, Unreachable

if TYPE_CHECKING:
    from bot.ui.client import Client
    from bot.ui.panel import Panel

log = logging.getLogger(__name__)


class Reports:
    """Posts reports in the host's channel, if there is one."""

    def __init__(self, bot: Client, channel_id: int | None) -> None:
        self._bot = bot
        self.channel_id = channel_id

    async def post(self, interaction_id: int, report: Panel) -> bool:
        """Post the report of an interaction; return whether it arrived."""
        if self.channel_id is None:
            return False
        slot = MessageSlot(self._bot, f"report {interaction_id}")
        try:
            posted = await slot.post(self.channel_id, report)
        except (Unreachable, *DISCORD_FAILS) as error:
            log.warning("couldn't post a report: %r", error)
            return False
        await self._bot.get(Tables).write(posted.finish)
        return True
