"""Reports of something that is wrong, with the record of the game as far as may be known."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from bot.errors import DISCORD_FAILS, own_words, tell_privately
from bot.panels.panel import Panel, clean
from bot.panels.report import REPORT
from bot.words import DEFAULT, words_for

if TYPE_CHECKING:
    from bot.client import Civitas
    from bot.panels.press import Pressing
    from bot.table import Table

log = logging.getLogger(__name__)


class Reports:
    """Takes reports: they go to the host's channel, if there is one, and back to who wrote them."""

    def __init__(self, bot: Civitas, channel_id: int | None) -> None:
        self._bot = bot
        self.channel_id = channel_id

    async def take(self, interaction: Pressing, table: Table | None, text: str) -> None:
        """Post a report about ``table``, and give it, with the file, to whoever wrote it."""
        words = own_words(interaction)
        posted = await self._post(interaction.user, table, text)
        panel = Panel(REPORT).text(words("report-posted" if posted else "report-yours"))
        panel.text(clean(text))
        await self._attach(panel, table, interaction.user.id)
        await tell_privately(interaction, panel)

    async def _attach(self, panel: Panel, table: Table | None, user_id: int) -> None:
        if table is not None and table.stored is not None:
            panel.attach(await self._bot.memory.exported(table, user_id))

    async def _post(
        self, user: discord.User | discord.Member, table: Table | None, text: str
    ) -> bool:
        """Post it in the host's channel; whether it arrived there."""
        if self.channel_id is None:
            return False
        words = words_for(DEFAULT)
        panel = Panel(REPORT).text(words("report-from", name=clean(user.display_name), id=user.id))
        panel.text(clean(text))
        await self._attach(panel, table, user.id)
        try:
            channel = self._bot.get_partial_messageable(self.channel_id)
            await channel.send(**panel.sending())
        except DISCORD_FAILS as error:
            log.warning("a report could not be posted: %s", error)
            return False
        return True
