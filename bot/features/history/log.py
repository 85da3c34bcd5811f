"""The log of a table, page by page, as its reader may know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.core.names import in_texts
from bot.core.words import Words
from bot.features.actions.command_context import tables_looked_back_at
from bot.features.actions.declaring import table_action
from bot.features.board.awaited import awaited_text, left_text
from bot.features.history.lines import pages
from bot.features.history.lookup import Lookup
from bot.features.seats.messages import seats_taken
from bot.features.seats.service import Seating
from bot.tables.guards import begun
from bot.tables.service import Tables
from bot.ui.errors import own_words
from bot.ui.panel import Panel
from bot.ui.press import Press, Pressing, button

if TYPE_CHECKING:
    from bot.core.table import Table

LOG = 0x8A8F98

PAGE_LIMIT = 3000


@table_action("log", begun, find=tables_looked_back_at, place=20)
async def show_log(interaction: Pressing, table: Table, page: int | None = None) -> Panel:
    """Show a page of the log as this user may know it; the last one by default."""
    words, lookup = own_words(interaction), interaction.client.get(Lookup)
    names = in_texts(table.names)
    lines = await lookup.log(table, interaction.user.id, names, words)
    formers = interaction.client.get(Seating).formers(table.id)
    lines += [*seats_taken(formers, words), *filter(None, [left_text(table, words, names)])]
    return log_panel(table, lines, awaited_text(table, words, names), words, page)


def log_panel(
    table: Table, lines: Sequence[str], awaited: str, words: Words, page: int | None = None
) -> Panel:
    """Return a page of the log, by default the last, which ends with awaited players."""
    all_pages = pages(lines, PAGE_LIMIT)
    last = len(all_pages) - 1
    page = last if page is None else max(0, min(page, last))
    panel = Panel(LOG)
    title = words("log-title", game=words(f"game-{table.game_name}"), page=page + 1, pages=last + 1)
    panel.text(title)
    panel.text("\n".join(all_pages[page]) or words("log-empty"))
    if page == last:
        panel.text(awaited)
    items = []
    if page > 0:
        items.append(LogButton(button(f"log:{table.id}:{page - 1}", words("page-before"))))
    if page < last:
        items.append(LogButton(button(f"log:{table.id}:{page + 1}", words("page-after"))))
        if page + 1 < last:
            items.append(LogButton(button(f"log:{table.id}:last", words("page-last"))))
    return panel.row(*items)


class LogButton(Press, template=r"log:(?P<table>\d+):(?P<page>\d+|last)"):
    """Turn to another page of the log."""

    async def pressed(self, interaction: Pressing) -> Panel:
        page, table = self.said["page"], interaction.client.get(Tables).get(self.table_id)
        return await show_log(interaction, table, None if page == "last" else int(page))
