"""The tables, game and language that a command refers to."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.core.words import DEFAULT, words_for
from bot.features.ratings.service import Ratings
from bot.games.registry import GAMES
from bot.tables.service import Tables
from bot.ui.panel import OPTIONS_LIMIT

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.ui.client import Client


def game_here(interaction: discord.Interaction[Client]) -> str:
    """Return the game played in this channel now or last, by default the first game."""
    table = interaction.client.get(Tables).last_at_channel(interaction.channel_id or 0)
    return table.game_name if table is not None else next(iter(GAMES))


def game_ranked_here(interaction: discord.Interaction[Client]) -> str:
    """Return the game whose results a command in this channel is about.

    Where no game is played, as where tournaments are announced, it is the game of which most have
    been finished on this server.
    """
    if interaction.client.get(Tables).last_at_channel(interaction.channel_id or 0) is not None:
        return game_here(interaction)
    ratings, guild_id = interaction.client.get(Ratings), interaction.guild_id or 0
    return max(GAMES, key=lambda game: ratings.of_server(guild_id, game).total.games)


def language_here(interaction: discord.Interaction[Client]) -> str:
    """Return the language of new tables on this server: its own setting, or Discord's."""
    server = interaction.client.get(Tables).server(interaction.guild_id or 0)
    return words_for(server.language or str(interaction.guild_locale or DEFAULT)).language


def tables_meant(interaction: discord.Interaction[Client], wanted: str) -> list[Table]:
    """Return the tables of concern to the user that the command ``wanted`` may mean."""
    tables, user_id = interaction.client.get(Tables), interaction.user.id
    if wanted == "annul":
        channel_id = interaction.channel_id or 0
        return interaction.client.get(Ratings).last_in_channel(channel_id, OPTIONS_LIMIT)
    own = tables.of_user(user_id)
    if wanted == "move":
        if interaction.permissions.manage_channels and interaction.guild_id:
            own = list({t.id: t for t in [*own, *tables.of_guild(interaction.guild_id)]}.values())
        return [table for table in own if table.channel_id != interaction.channel_id] or own
    if wanted in ("log", "replay", "export"):
        # Also when a rematch has been opened since, and for users who play elsewhere.
        begun = tables.last_begun_at_channel(interaction.channel_id or 0)
        if begun is not None:
            return [begun]
    here = tables.last_at_channel(interaction.channel_id or 0)
    for_everybody = wanted in ("board", "board-text", "log", "replay", "export", "end", "replace")
    if here is not None and here.active and (for_everybody or here.played_by(user_id)):
        return [here]
    if own:
        return own
    moderating = wanted in ("end", "replace") and interaction.permissions.manage_channels
    if moderating and interaction.guild_id:
        return list(tables.of_guild(interaction.guild_id))
    # A lobby closed before its game began leaves nothing to look at.
    return [here] if here is not None and (here.active or here.stored is not None) else []
