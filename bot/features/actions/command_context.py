"""What a command means where it is used."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.core.words import DEFAULT, words_for
from bot.games.presenter import FACES
from bot.ui.panel import OPTIONS_LIMIT

if TYPE_CHECKING:
    from bot.app import Civitas
    from bot.core.table import Table


def game_here(interaction: discord.Interaction[Civitas]) -> str:
    """The game that is played in this channel, or was last; the first of all if there is none."""
    table = interaction.client.tables.last_at_channel(interaction.channel_id or 0)
    return table.game_name if table is not None else next(iter(FACES))


def game_ranked_here(interaction: discord.Interaction[Civitas]) -> str:
    """The same for results, but where no game is played, as where tournaments are announced, the
    game of which most have been finished on this server."""
    if interaction.client.tables.last_at_channel(interaction.channel_id or 0) is not None:
        return game_here(interaction)
    ratings, guild_id = interaction.client.ratings, interaction.guild_id or 0
    return max(FACES, key=lambda game: ratings.of_server(guild_id, game).total.games)


def language_here(interaction: discord.Interaction[Civitas]) -> str:
    """The language of new tables in this server: what it has chosen, or that of Discord there."""
    server = interaction.client.tables.server(interaction.guild_id or 0)
    return words_for(server.language or str(interaction.guild_locale or DEFAULT)).language


def tables_meant(interaction: discord.Interaction[Civitas], wanted: str) -> list[Table]:
    """The tables that a command may mean, as far as its user has anything to do with them."""
    tables, user_id = interaction.client.tables, interaction.user.id
    if wanted == "annul":
        channel_id = interaction.channel_id or 0
        return interaction.client.ratings.last_in_channel(channel_id, OPTIONS_LIMIT)
    own = tables.of_user(user_id)
    if wanted == "move":
        if interaction.permissions.manage_channels and interaction.guild_id:
            own = list({t.id: t for t in [*own, *tables.of_guild(interaction.guild_id)]}.values())
        return [table for table in own if table.channel_id != interaction.channel_id] or own
    if wanted in ("log", "replay", "export"):
        # Also when a rematch has been opened since, and for whoever plays elsewhere.
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
    # What was closed before anybody played leaves nothing to look at.
    return [here] if here is not None and (here.active or here.stored is not None) else []
