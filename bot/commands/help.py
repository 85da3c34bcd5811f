"""/help and /about."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.commands.text import described
from bot.errors import own_words, tell_privately
from bot.panels.help import about_panel, help_panel

if TYPE_CHECKING:
    from bot.client import Civitas


@app_commands.command(name="help", description=described("help"))
async def help_command(interaction: discord.Interaction[Civitas]) -> None:
    """How to play here, by topic."""
    await tell_privately(interaction, help_panel(own_words(interaction)))


@app_commands.command(name="about", description=described("about"))
async def about_command(interaction: discord.Interaction[Civitas]) -> None:
    """What this bot is."""
    await tell_privately(interaction, about_panel(own_words(interaction)))
