"""The direct message about a guess that was compared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import ui

from bot.features.guessing.panel import guess_buttons, result_text, titled_panel
from bot.ui.navigation import board_link
from bot.ui.panel import Panel

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.core.words import Words
    from bot.features.guessing.model import Guesser


def outcome_panel(table: Table, guesser: Guesser, words: Words) -> Panel:
    """Return the direct message about a guess that was compared, or the final score."""
    panel = titled_panel(table, words).text(result_text(table, guesser, words))
    link: ui.Button[Any] = ui.Button(label=words("go-to-table"), url=board_link(table))
    return panel.row(*guess_buttons(table, guesser.user_id, words), link)
