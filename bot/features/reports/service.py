"""Reports of problems, with the record of the game that their author may know."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from bot.core.names import called, stored_in_text, typed_text
from bot.core.words import DEFAULT, words_for
from bot.features.history.lookup import Lookup
from bot.tables.service import Tables
from bot.ui.error_codes import DISCORD_FAILS
from bot.ui.errors import own_words
from bot.ui.panel import Panel
from bot.ui.slot import MessageSlot, Unreachable

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.ui.client import Client
    from bot.ui.press import Pressing

log = logging.getLogger(__name__)

REPORT = 0xB5483A


class Reports:
    """Takes reports: posts them in the host's channel, if any, and copies the author."""

    def __init__(self, bot: Client, channel_id: int | None) -> None:
        self._bot = bot
        self.channel_id = channel_id

    async def take(self, interaction: Pressing, table: Table | None, text: str) -> Panel:
        """Post a report about ``table``; return a copy for its author, with the file."""
        words = own_words(interaction)
        posted = await self._post(interaction, table, text)
        panel = Panel(REPORT).text(words("report-posted" if posted else "report-yours"))
        panel.text(typed_text(text))
        await self._attach(panel, table, interaction.user.id)
        return panel

    async def _attach(self, panel: Panel, table: Table | None, user_id: int) -> None:
        if table is not None and table.stored is not None:
            panel.attach(await self._bot.get(Lookup).exported(table, user_id))

    async def _post(
        self, interaction: discord.Interaction[Client], table: Table | None, text: str
    ) -> bool:
        """Post the report in the host's channel; return whether it arrived there."""
        if self.channel_id is None:
            return False
        user, words = interaction.user, words_for(DEFAULT)
        panel = Panel(REPORT).text(
            words("report-from", name=stored_in_text(called(user)), id=user.id)
        )
        panel.text(typed_text(text))
        await self._attach(panel, table, user.id)
        try:
            posted = await MessageSlot(self._bot, f"report {interaction.id}").post(
                self.channel_id, panel
            )
        except (Unreachable, *DISCORD_FAILS) as error:
            log.warning("couldn't post a report: %r", error)
            return False
        await self._bot.get(Tables).write(posted.finish)
        return True
