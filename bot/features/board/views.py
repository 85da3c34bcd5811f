"""Views of a table: its board, as a picture or as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.names import in_texts
from bot.core.table import TableKind
from bot.core.updates import Updates
from bot.features.actions.command_context import tables_of_everybody
from bot.features.actions.declaring import table_action
from bot.features.board.awaited import awaited_text
from bot.features.board.board_view import BoardView
from bot.tables.guards import begun
from bot.ui.errors import own_words
from bot.ui.panel import Panel
from engine import Refusal
from render.text_alternative import table_text

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.ui.responses import Pressing

REPOSTED = 0x3F8F6B


@table_action("board", typed=False, find=tables_of_everybody)
async def show_board(interaction: Pressing, table: Table) -> Panel:
    """Repost the board at the end of the channel for players; show others the table.

    Refused: ``not-started``.
    """
    here = interaction.channel_id == table.channel_id and table.kind is not TableKind.TUTORIAL
    if here and table.active and table.seat_of(interaction.user.id):
        interaction.client.get(Updates).repost(table.id)
        return Panel(REPOSTED).text(own_words(interaction)("board-reposted"))
    if table.game is None:
        raise Refusal("not-started")
    viewer = interaction.user.id
    return await interaction.client.get(BoardView).panel(table, viewer=viewer)


@table_action("board-text", begun, typed=False, find=tables_of_everybody, place=10)
async def show_text(interaction: Pressing, table: Table) -> Panel:
    """Show the table as text."""
    words, names = own_words(interaction), in_texts(table.names)
    told = table_text(table.public_view, words, names)
    return Panel().text(told).text(awaited_text(table, words, names))
