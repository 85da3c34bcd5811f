"""The record of a game and its replay as files, for one user."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.features.actions.command_context import tables_looked_back_at
from bot.features.actions.declaring import table_action
from bot.features.history.disclosure import is_open
from bot.features.history.lookup import Lookup
from bot.features.lobby.terms import ask_buttons
from bot.tables.guards import begun
from bot.ui.errors import own_words
from bot.ui.panel import Panel
from bot.ui.press import Pressing

if TYPE_CHECKING:
    from bot.core.table import Table


@table_action("export", begun, find=tables_looked_back_at, place=40)
async def show_export(interaction: Pressing, table: Table) -> Panel:
    """Give the user the record and the replay of the game, as far as they may know it.

    Refused: as by ``Workers.once``.
    """
    words, lookup = own_words(interaction), interaction.client.get(Lookup)
    user_id = interaction.user.id
    key = "part" if table.active else "whole" if is_open(table) else "agreed"
    panel = Panel().text(words(f"export-{key}", game=words(f"game-{table.game_name}")))
    panel.attach(await lookup.exported(table, user_id))
    if page := await lookup.page(table, user_id, words):
        panel.text(words("export-page")).attach(page)
    panel.row(*ask_buttons(table, user_id, words) if key == "agreed" else ())
    return panel
