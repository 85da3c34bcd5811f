"""/tutorial: learn a game by playing it, alone with the bot."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.features.tutorial.messages import choose_panel, learn
from bot.features.tutorial.service import Tutorials
from bot.games.registry import GAMES
from bot.ui.command_words import described, named
from bot.ui.errors import own_words, refusals_told

if TYPE_CHECKING:
    from bot.ui.client import Client

    Using = discord.Interaction[Client]
else:
    Using = discord.Interaction


@app_commands.command(name="tutorial", description=described("tutorial"))
@app_commands.allowed_contexts(guilds=True, dms=True)
@app_commands.describe(game=described("tutorial-game"))
@app_commands.choices(
    game=[app_commands.Choice(name=named(f"game-{name}"), value=name) for name in GAMES]
)
async def tutorial_command(interaction: Using, game: str | None = None) -> None:
    """Begin or resume a tutorial; without a game, the one under way, or ask which."""
    async with refusals_told(interaction):
        under_way = interaction.client.get(Tutorials).under_way(interaction.user.id)
        game = game or (under_way.game_name if under_way else None)
        if game is None:
            panel = choose_panel(own_words(interaction))
            await interaction.edit_original_response(**panel.editing())
        else:
            await learn(interaction, game)
