"""/puzzle: the puzzle of the day, in private."""

from __future__ import annotations

from bot.features.puzzles.messages import show_puzzle
from bot.ui.command import SERVERS, Using, command
from bot.ui.panel import Panel


@command("puzzle", places=SERVERS)
async def puzzle_command(interaction: Using) -> Panel:
    """Show today's puzzle, or one's answer to it, and one's streak."""
    return await show_puzzle(interaction)
