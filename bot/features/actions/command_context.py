"""The tables, game and language that a command refers to."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.core.words import DEFAULT, language_name, languages, words_for
from bot.features.ratings.service import Ratings
from bot.games.registry import GAMES
from bot.tables.service import Tables
from bot.ui.command_words import named

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.ui.client import Client


GAME_CHOICES = [app_commands.Choice(name=named(f"game-{name}"), value=name) for name in GAMES]
LANGUAGE_CHOICES = [
    app_commands.Choice(name=language_name(language), value=language) for language in languages()
]


def game_here(interaction: discord.Interaction[Client]) -> str:
    """Return the game played in this channel now or last, by default the first game."""
    table = interaction.client.get(Tables).last_at_channel(interaction.channel_id or 0)
    return table.game_name if table is not None else next(iter(GAMES))


def game_ranked_here(interaction: discord.Interaction[Client]) -> str:
    """Return the game whose results a command in this channel is about.

    Where no game is played, as in channels for announcements, it is the game most often finished on
    this server.
    """
    if interaction.client.get(Tables).last_at_channel(interaction.channel_id or 0) is not None:
        return game_here(interaction)
    ratings, guild_id = interaction.client.get(Ratings), interaction.guild_id or 0
    return max(GAMES, key=lambda game: ratings.of_server(guild_id, game).total.games)


def language_here(interaction: discord.Interaction[Client]) -> str:
    """Return the language of new tables on this server: its own setting, or Discord's."""
    server = interaction.client.get(Tables).server(interaction.guild_id or 0)
    return words_for(server.language or str(interaction.guild_locale or DEFAULT)).language


def tables_of_players(interaction: discord.Interaction[Client]) -> list[Table]:
    """Return the tables at which the user plays: that of this channel, or else all.

    Without any, the last table of this channel, unless it is a closed lobby.
    """
    here = interaction.client.get(Tables).last_at_channel(interaction.channel_id or 0)
    if here is not None and here.active and here.played_by(interaction.user.id):
        return [here]
    return _own(interaction) or _last_here(interaction)


def tables_of_everybody(interaction: discord.Interaction[Client]) -> list[Table]:
    """Return the active table of this channel; else those of ``tables_of_players``."""
    here = interaction.client.get(Tables).last_at_channel(interaction.channel_id or 0)
    return [here] if here is not None and here.active else tables_of_players(interaction)


def tables_looked_back_at(interaction: discord.Interaction[Client]) -> list[Table]:
    """Return the game last begun here; else the tables of ``tables_of_everybody``.

    So it is found also when a rematch has been opened since, and by players of other tables.
    """
    begun = interaction.client.get(Tables).last_begun_at_channel(interaction.channel_id or 0)
    return [begun] if begun is not None else tables_of_everybody(interaction)


def tables_of_moderators(interaction: discord.Interaction[Client]) -> list[Table]:
    """Return the active table of this channel, else the user's own.

    For moderators without a table of their own these are all tables of their server.
    """
    here = interaction.client.get(Tables).last_at_channel(interaction.channel_id or 0)
    if here is not None and here.active:
        return [here]
    own = _own(interaction)
    return own or tables_moderated(interaction) or _last_here(interaction)


def tables_moderated(interaction: discord.Interaction[Client]) -> list[Table]:
    """Return the tables of this server if the user is a moderator there."""
    if not interaction.guild_id or not interaction.permissions.manage_channels:
        return []
    return list(interaction.client.get(Tables).of_guild(interaction.guild_id))


def _own(interaction: discord.Interaction[Client]) -> list[Table]:
    return interaction.client.get(Tables).of_user(interaction.user.id)


def _last_here(interaction: discord.Interaction[Client]) -> list[Table]:
    """Return the last table of this channel, but no lobby that has closed."""
    here = interaction.client.get(Tables).last_at_channel(interaction.channel_id or 0)
    return [here] if here is not None and (here.active or here.stored is not None) else []
