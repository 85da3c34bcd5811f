"""/tutorial: learn a game by playing it, alone with the bot."""

from __future__ import annotations

from bot.features.actions.command_context import GAME_CHOICES
from bot.features.tutorial.messages import choose_panel, learn
from bot.features.tutorial.service import Tutorials
from bot.ui.command import SERVERS_AND_DMS, Using, command
from bot.ui.errors import own_words
from bot.ui.responses import Answer


@command("tutorial", places=SERVERS_AND_DMS, game=GAME_CHOICES)
async def tutorial_command(interaction: Using, game: str | None = None) -> Answer:
    """Begin or resume a tutorial; without a game, the one under way, or ask which."""
    under_way = interaction.client.get(Tutorials).under_way(interaction.user.id)
    game = game or (under_way.game_name if under_way else None)
    if game is None:
        return choose_panel(own_words(interaction))
    else:
        return await learn(interaction, game)
