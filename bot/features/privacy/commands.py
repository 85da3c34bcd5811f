"""/privacy: one's own stored data, a copy of it, and its deletion."""

from __future__ import annotations

from bot.features.privacy.panel import show_privacy
from bot.ui.command import SERVERS_AND_DMS, Using, command
from bot.ui.panel import Panel


@command("privacy", places=SERVERS_AND_DMS)
async def privacy_command(interaction: Using) -> Panel:
    """Show the user a summary of their stored data."""
    return await show_privacy(interaction)
