"""/privacy: what is stored about me, a copy of it, and how to have it deleted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.features.privacy.messages import show_privacy
from bot.ui.command_words import described
from bot.ui.errors import refusals_told

if TYPE_CHECKING:
    from bot.app import Civitas


@app_commands.command(name="privacy", description=described("privacy"))
@app_commands.allowed_contexts(guilds=True, dms=True)
async def privacy_command(interaction: discord.Interaction[Civitas]) -> None:
    """Show this person what is stored about them."""
    async with refusals_told(interaction):
        await show_privacy(interaction)
