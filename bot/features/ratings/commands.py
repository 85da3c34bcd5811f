"""/leaderboard and /stats."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.core.names import called
from bot.features.actions.command_context import game_ranked_here
from bot.features.ratings.leaders import leaders_panel
from bot.features.ratings.messages import person_panel, show_server
from bot.features.ratings.service import Ratings
from bot.games.registry import GAMES
from bot.ui.command_words import described, named
from bot.ui.errors import own_words, refusals_told

if TYPE_CHECKING:
    from bot.ui.client import Client

    Using = discord.Interaction[Client]
else:
    Using = discord.Interaction

GAME_CHOICES = [app_commands.Choice(name=named(f"game-{name}"), value=name) for name in GAMES]


@app_commands.command(name="leaderboard", description=described("leaderboard"))
@app_commands.describe(game=described("leaderboard-game"))
@app_commands.choices(game=GAME_CHOICES)
@app_commands.guild_only()
async def leaderboard_command(interaction: Using, game: str | None = None) -> None:
    """Show the ratings of this server, by default for the game of this channel."""
    async with refusals_told(interaction):
        panel = leaders_panel(
            interaction.client.get(Ratings),
            interaction.guild_id or 0,
            game or game_ranked_here(interaction),
            own_words(interaction),
            viewer=interaction.user.id,
        )
        await interaction.edit_original_response(**panel.editing())


@app_commands.guild_only()
class StatsCommands(app_commands.Group, name="stats", description=described("stats")):
    """Statistics of finished games."""

    @app_commands.command(name="player", description=described("stats-player"))
    @app_commands.describe(
        person=described("stats-player-person"), game=described("stats-player-game")
    )
    @app_commands.choices(game=GAME_CHOICES)
    async def player(
        self,
        interaction: Using,
        person: discord.User | None = None,
        game: str | None = None,
    ) -> None:
        """Show the statistics of a user, by default one's own, in their most played game."""
        async with refusals_told(interaction):
            who = person or interaction.user
            panel = await person_panel(
                interaction.client,
                interaction.guild_id or 0,
                who.id,
                called(who),
                game,
                own_words(interaction),
                caller=interaction.user.id,
            )
            await interaction.edit_original_response(**panel.editing())

    @app_commands.command(name="server", description=described("stats-server"))
    @app_commands.describe(game=described("stats-server-game"))
    @app_commands.choices(game=GAME_CHOICES)
    async def server(self, interaction: Using, game: str | None = None) -> None:
        """Show the statistics of this server."""
        async with refusals_told(interaction):
            await show_server(interaction, game)
