"""/help, /rules and /about."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.features.actions.command_context import game_here
from bot.features.help.messages import about_panel, help_panel, rules_panel
from bot.games.registry import GAMES
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
    game=[app_commands.Choice(name=named(f"game-{name}"), value=name) for name in GAMES]
)
async def rules_command(
    interaction: discord.Interaction[Client], game: str | None = None, topic: str | None = None
) -> None:
    """Show a topic of a game's rules; its first one by default."""
    game = game or game_here(interaction)
    panel = rules_panel(game, topic or "", own_words(interaction))
    await tell_privately(interaction, panel)


@rules_command.autocomplete("topic")
async def suggest_topics(
    interaction: discord.Interaction[Client], typed: str
) -> list[app_commands.Choice[str]]:
    """Suggest topics of the game that is chosen, or that is played here."""
    words = own_words(interaction)
    game = interaction.namespace.game or game_here(interaction)
    topics = {topic: words(f"help-topic-{topic}") for topic in GAMES[game].presenter.topics}
    return [
        app_commands.Choice(name=name, value=topic)
        for topic, name in topics.items()
        if typed.casefold() in name.casefold()
    ]


@app_commands.command(name="about", description=described("about"))
async def about_command(interaction: discord.Interaction[Client]) -> None:
    """Show what this bot is."""
    await tell_privately(interaction, about_panel(own_words(interaction)))
