"""/help, /rules and /about."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.features.actions.command_context import game_here
from bot.features.help.messages import about_panel, help_panel, rules_answer, suggestions
from bot.games.presenter import PRESENTERS
from bot.ui.command_words import described, named
from bot.ui.errors import own_words, tell_privately

if TYPE_CHECKING:
    from bot.ui.client import Client


@app_commands.command(name="help", description=described("help"))
async def help_command(interaction: discord.Interaction[Client]) -> None:
    """Show how to play here, by topic."""
    await tell_privately(interaction, help_panel(own_words(interaction)))


@app_commands.command(name="rules", description=described("rules"))
@app_commands.describe(game=described("rules-game"), topic=described("rules-topic"))
@app_commands.choices(
    game=[app_commands.Choice(name=named(f"game-{name}"), value=name) for name in PRESENTERS]
)
async def rules_command(
    interaction: discord.Interaction[Client], game: str | None = None, topic: str | None = None
) -> None:
    """Show what the rules say about a topic or any words; by default, their first topic."""
    games = [game] if game else games_from_here(interaction)
    await tell_privately(interaction, rules_answer(games, topic or "", own_words(interaction)))


@rules_command.autocomplete("topic")
async def suggest_topics(
    interaction: discord.Interaction[Client], typed: str
) -> list[app_commands.Choice[str]]:
    """Suggest topics by name, then those with a passage about the typed words."""
    words = own_words(interaction)
    game = interaction.namespace.game or game_here(interaction)
    return [
        app_commands.Choice(name=name, value=topic)
        for topic, name in suggestions(game, typed, words).items()
    ]


def games_from_here(interaction: discord.Interaction[Client]) -> list[str]:
    """Return all games, first the one that is played here."""
    here = game_here(interaction)
    return [here, *(game for game in PRESENTERS if game != here)]


@app_commands.command(name="about", description=described("about"))
async def about_command(interaction: discord.Interaction[Client]) -> None:
    """Show what this bot is."""
    await tell_privately(interaction, about_panel(own_words(interaction)))
