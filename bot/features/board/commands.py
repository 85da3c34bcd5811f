"""/game board: the table as it is now, as a picture or as text."""

from __future__ import annotations

from bot.features.actions.declaring import GAME, at_a_table
from bot.features.board.views import show_board, show_text
from bot.ui.command import Using, command
from bot.ui.responses import Answer


@command("board", GAME)
async def board_command(interaction: Using, text: bool = False) -> Answer:
    """Show the table of this channel, or one of the user's own."""
    return await at_a_table(interaction, show_text if text else show_board)
