"""/privacy: one's own stored data, a copy of it, and its deletion."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.features.privacy.messages import show_privacy
from bot.ui.command_words import described
from bot.ui.errors import refusals_told

if TYPE_CHECKING:
    from bot.ui.client import Client


@app_commands.command(name="privacy", description=described("privacy"))
@app_commands.allowed_contexts(guilds=True, dms=True)
async def privacy_command(interaction: discord.Interaction[Client]) -> None:
    """Show the user what is stored about them."""
    async with refusals_told(interaction):
        await show_privacy(interaction)
