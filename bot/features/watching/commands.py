"""/watch and /tables: the tables of this server, to join or to watch."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.features.lobby.open_tables import show_tables
from bot.features.watching.messages import show_watching
from bot.tables.service import Tables
from bot.ui.command_words import described
from bot.ui.errors import refusals_told

if TYPE_CHECKING:
    from bot.ui.client import Client


@app_commands.command(name="watch", description=described("watch"))
@app_commands.allowed_contexts(guilds=True, dms=True)
async def watch_command(interaction: discord.Interaction[Client]) -> None:
    """Watch the table of this channel; list the tables one watches."""
    async with refusals_told(interaction):
        here = interaction.client.get(Tables).at_channel(interaction.channel_id or 0)
        if here is not None and here.played_by(interaction.user.id) is not None:
            here = None  # players are notified anyway
        await show_watching(interaction, here)


@app_commands.command(name="tables", description=described("tables"))
@app_commands.guild_only()
async def tables_command(interaction: discord.Interaction[Client]) -> None:
    """List the tables of this server."""
    async with refusals_told(interaction):
        await show_tables(interaction)
