"""/report: report a problem, with the game attached."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.features.actions.mine import mine_panel
from bot.features.reports.messages import ReportForm
from bot.tables.service import Tables
from bot.ui.command_words import described
from bot.ui.errors import own_words, refusals_told
from bot.ui.press import acknowledge

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.ui.client import Client

    Using = discord.Interaction[Client]
else:
    Using = discord.Interaction


@app_commands.command(name="report", description=described("report"), extras={"form": True})
@app_commands.allowed_contexts(guilds=True, dms=True)
async def report_command(interaction: Using) -> None:
    """Open the form, or first ask which table the report is about."""
    words = own_words(interaction)
    async with refusals_told(interaction):
        tables = _meant(interaction)
        if len(tables) <= 1:
            table_id = tables[0].id if tables else None
            form = ReportForm(interaction.user.id, table_id, words)
            await interaction.response.send_modal(form)
            return
        await acknowledge(interaction)
        panel = mine_panel(tables, words, "report")
        await interaction.edit_original_response(**panel.editing())


def _meant(interaction: Using) -> list[Table]:
    """Return the table of this channel, or else the user's own; there may be none."""
    tables = interaction.client.get(Tables)
    here = tables.last_at_channel(interaction.channel_id or 0)
    return [here] if here is not None else tables.of_user(interaction.user.id)
