"""What a command means where it is used."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.faces import FACES
from bot.words import DEFAULT, words_for

if TYPE_CHECKING:
    from bot.client import Civitas


def game_here(interaction: discord.Interaction[Civitas]) -> str:
    """The game that is played in this channel, or was last; the first of all if there is none."""
    table = interaction.client.tables.last_at_channel(interaction.channel_id or 0)
    return table.game_name if table is not None else next(iter(FACES))


def language_here(interaction: discord.Interaction[Civitas]) -> str:
    """The language of new tables in this server: what it has chosen, or that of Discord there."""
    server = interaction.client.tables.server(interaction.guild_id or 0)
    return words_for(server.language or str(interaction.guild_locale or DEFAULT)).language
