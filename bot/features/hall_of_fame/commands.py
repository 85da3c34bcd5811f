"""/champions."""

from __future__ import annotations

from bot.features.hall_of_fame.messages import LATEST, made
from bot.ui.command import SERVERS, Using, command
from bot.ui.errors import own_words
from bot.ui.panel import Panel


@command("champions", places=SERVERS)
async def hall_of_fame(interaction: Using) -> Panel:
    """Show the winners of tournaments, series and seasons of this server."""
    return await made(interaction, LATEST, 0, own_words(interaction))
