"""Presence in a lobby, recorded with each press of its players."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from bot.core.updates import Updates
from bot.tables.service import Tables
from engine import Refusal

if TYPE_CHECKING:
    import discord

    from bot.ui.client import Client


async def note_presence(interaction: discord.Interaction[Client], table_id: int) -> None:
    """Note that the user is there, if the table is a lobby in which they have a seat.

    A refusal is ignored, so that it never blocks the press itself.
    """
    bot = interaction.client
    with suppress(Refusal):
        if await bot.get(Tables).note_presence(table_id, interaction.user.id):
            bot.get(Updates).tell(table_id)
