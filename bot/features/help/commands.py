"""/help, /rules and /about."""

from __future__ import annotations

from discord import app_commands

from bot.features.actions.command_context import GAME_CHOICES, game_here
from bot.features.help.messages import about_panel, help_panel, rules_answer, suggestions
from bot.games.registry import GAMES
from bot.ui.command import Using, command
from bot.ui.errors import own_words
from bot.ui.panel import Panel


@command("help")
async def help_command(interaction: Using) -> Panel:
    """Show how to play here, by topic."""
    return help_panel(own_words(interaction))


@command("rules", game=GAME_CHOICES)
async def rules_command(
    interaction: Using, game: str | None = None, topic: str | None = None
) -> Panel:
    """Show a topic of the rules, or passages with any words; by default, the start."""
    games = [game] if game else games_from_here(interaction)
    return rules_answer(games, topic or "", own_words(interaction))


@rules_command.autocomplete("topic")
async def suggest_topics(interaction: Using, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest topics by name, then those with a passage about the typed words."""
    words = own_words(interaction)
    game = interaction.namespace.game or game_here(interaction)
    return [
        app_commands.Choice(name=name, value=topic)
        for topic, name in suggestions(game, typed, words).items()
    ]


def games_from_here(interaction: Using) -> list[str]:
    """Return all games, first the one that is played here."""
    here = game_here(interaction)
    return [here, *(game for game in GAMES if game != here)]


@command("about")
async def about_command(interaction: Using) -> Panel:
    """Show the description of this bot."""
    return about_panel(own_words(interaction))
