"""The analysis of a finished game as a private panel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.names import in_text
from bot.features.actions.command_context import tables_looked_back_at
from bot.features.actions.declaring import table_action
from bot.features.board.pictures import Pictures
from bot.features.history.analysis.service import Analyses, percent, viewpoint_of
from bot.features.lobby.terms import ask_buttons
from bot.tables.guards import begun, ended
from bot.ui.errors import own_words
from bot.ui.panel import Panel
from bot.ui.press import Pressing
from engine.players.analysis import EVERYONE, PUBLIC, Analysis

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.core.words import Words

ANALYSIS = 0x4E7FB8


@table_action("analysis", begun, ended, find=tables_looked_back_at, place=35)
async def show_analysis(interaction: Pressing, table: Table) -> Panel:
    """Show the curve of chances, the turning points, and each player's accuracy.

    Refused: ``still-playing``, and as by ``Analyses.of``.
    """
    words, user_id = own_words(interaction), interaction.user.id
    analyses = interaction.client.get(Analyses)
    analysis = await analyses.of(table, user_id)
    viewpoint = viewpoint_of(table, table.player_of(user_id))
    panel = Panel(ANALYSIS).text(words("analysis-title", game=words(f"game-{table.game_name}")))
    pictures = interaction.client.get(Pictures)
    panel.picture(await pictures.curve(table, analysis.curve, words, user_id))
    if viewpoint != PUBLIC:
        told = await analyses.told(table, user_id, analysis, words)
        panel.text(_accuracy(table, analysis, words))
        panel.text("\n".join([words("analysis-points", count=len(told)), *told]))
    panel.text(words(f"analysis-known-{_known(viewpoint)}"))
    return panel.row(*ask_buttons(table, user_id, words))


def _accuracy(table: Table, analysis: Analysis, words: Words) -> str:
    lines = [
        words("analysis-accuracy-line", player=in_text(table.names[player]), share=percent(share))
        for player, share in analysis.accuracy.items()
    ]
    return "\n".join([words("analysis-accuracy"), *sorted(lines)]) if lines else ""


def _known(viewpoint: str) -> str:
    return {EVERYONE: "everyone", PUBLIC: "public"}.get(viewpoint, "player")
