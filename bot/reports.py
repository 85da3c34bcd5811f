"""Reports of something that is wrong, with the record of the game as far as may be known."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import discord

from bot.errors import DISCORD_FAILS, own_words, refusals_told, tell_privately
from bot.panels.panel import Panel, clean
from bot.panels.report import FORM, REPORT, typed
from bot.reach import check_reach
from bot.words import DEFAULT, words_for
from engine import Refusal

if TYPE_CHECKING:
    from bot.client import Civitas
    from bot.table import Table

log = logging.getLogger(__name__)


class Reports:
    """Takes reports: they go to the host's channel, if there is one, and back to who wrote them."""

    def __init__(self, bot: Civitas, channel_id: int | None) -> None:
        self._bot = bot
        self.channel_id = channel_id

    async def submitted(self, interaction: discord.Interaction[Civitas]) -> None:
        """A form was sent. Whoever sent it gets the report, with the file, to pass it on."""
        data: Any = interaction.data
        form = FORM.fullmatch(data["custom_id"])
        if form is None:
            return
        async with refusals_told(interaction):
            await interaction.response.defer(ephemeral=True, thinking=True)
            table = await self._table(interaction, int(form["table"]))
            text = typed(data)
            words = own_words(interaction)
            posted = await self._post(interaction.user, table, text)
            panel = Panel(REPORT).text(words("report-posted" if posted else "report-yours"))
            panel.text(clean(text))
            self._attach(panel, table, interaction.user.id)
            await tell_privately(interaction, panel)

    async def _table(
        self, interaction: discord.Interaction[Civitas], table_id: int
    ) -> Table | None:
        """The table that it is about, if it has begun, is still known, and may be seen by them."""
        try:
            table = await check_reach(interaction, table_id)
        except Refusal:
            return None
        return table if table.stored is not None else None

    def _attach(self, panel: Panel, table: Table | None, user_id: int) -> None:
        if table is not None:
            panel.attach(self._bot.memory.exported(table, user_id))

    async def _post(
        self, user: discord.User | discord.Member, table: Table | None, text: str
    ) -> bool:
        """Post it in the host's channel; whether it arrived there."""
        if self.channel_id is None:
            return False
        words = words_for(DEFAULT)
        panel = Panel(REPORT).text(words("report-from", name=clean(user.display_name), id=user.id))
        panel.text(clean(text))
        self._attach(panel, table, user.id)
        try:
            channel = self._bot.get_partial_messageable(self.channel_id)
            await channel.send(**panel.sending())
        except DISCORD_FAILS as error:
            log.warning("a report could not be posted: %s", error)
            return False
        return True
