"""The type of an interaction with the bot: a press, a form, or a slash command."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

if TYPE_CHECKING:
    from bot.ui.client import Client

    Pressing = discord.Interaction[Client]
else:
    Pressing = discord.Interaction
