"""/leaderboard and /stats."""

from __future__ import annotations

import discord

from bot.core.names import called
from bot.features.actions.command_context import GAME_CHOICES, game_ranked_here
from bot.features.ratings.leaders import leaders_panel
from bot.features.ratings.messages import person_panel, show_server
from bot.features.ratings.service import Ratings
from bot.ui.command import SERVERS, CommandGroup, Using, command
from bot.ui.errors import own_words
from bot.ui.panel import Panel


@command("leaderboard", places=SERVERS, game=GAME_CHOICES)
async def leaderboard_command(interaction: Using, game: str | None = None) -> Panel:
    """Show the ratings of this server, by default for the game of this channel."""
    return leaders_panel(
        interaction.client.get(Ratings),
        interaction.guild_id or 0,
        game or game_ranked_here(interaction),
        own_words(interaction),
        viewer=interaction.user.id,
    )


STATS = CommandGroup("stats", SERVERS)


@command("player", STATS, game=GAME_CHOICES)
async def player(
    interaction: Using,
    person: discord.User | None = None,
    game: str | None = None,
) -> Panel:
    """Show the statistics of a user, by default one's own, in their most played game."""
    who = person or interaction.user
    return await person_panel(
        interaction.client,
        interaction.guild_id or 0,
        who.id,
        called(who),
        game,
        own_words(interaction),
        caller=interaction.user.id,
    )


@command("server", STATS, game=GAME_CHOICES)
async def server(interaction: Using, game: str | None = None) -> Panel:
    """Show the statistics of this server."""
    return show_server(interaction, game)
