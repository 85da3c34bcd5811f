"""The log of a table, page by page, as its reader may know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.core.names import in_texts, stored_in_text
from bot.core.words import Words
from bot.features.actions.command_context import tables_looked_back_at
from bot.features.actions.declaring import table_action
from bot.features.board.awaited import awaited_text, left_text
from bot.features.hints.agreement import advice_lines
from bot.features.history.lines import pages
from bot.features.history.lookup import Lookup
from bot.features.seats.service import Seating
from bot.features.undo.buttons import add_here_menu
from bot.features.undo.service import Undo
from bot.tables.guards import begun
from bot.tables.service import Tables
from bot.ui.errors import own_words
from bot.ui.panel import Panel
from bot.ui.press import Press, Pressing, button

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.storage import Former

LOG = 0x8A8F98

PAGE_LIMIT = 3000


@table_action("log", begun, find=tables_looked_back_at, place=20)
async def show_log(interaction: Pressing, table: Table, page: int | None = None) -> Panel:
    """Show a page of the log as this user may know it; the last one by default."""
    words, lookup = own_words(interaction), interaction.client.get(Lookup)
    names = in_texts(table.names)
    turns = await lookup.log(table, interaction.user.id, names, words)
    agreed = advice_lines(table, words)
    told = [
        (turn, line) for turn, lines in enumerate(turns) for line in (*lines, *agreed.get(turn, ()))
    ]
    formers = interaction.client.get(Seating).formers(table.id)
    after = [*_seats_taken(formers, words), *filter(None, [left_text(table, words, names)])]
    all_pages = pages([*(line for _, line in told), *after], PAGE_LIMIT)
    page = len(all_pages) - 1 if page is None else max(0, min(page, len(all_pages) - 1))
    first = sum(len(each) for each in all_pages[:page])
    shown = {turn for turn, _ in told[first : first + len(all_pages[page])]}
    user_id = interaction.user.id
    moments = interaction.client.get(Undo).moments(table, user_id, shown)
    panel = log_panel(table, all_pages, page, awaited_text(table, words, names), words)
    add_here_menu(panel, table, table.player_of(user_id) or "", moments, words)
    return panel.row(*_page_buttons(table, page, len(all_pages) - 1, words))


def log_panel(
    table: Table, all_pages: Sequence[Sequence[str]], page: int, awaited: str, words: Words
) -> Panel:
    """Return a page of the log, of which the last ends with awaited players."""
    panel, last = Panel(LOG), len(all_pages) - 1
    title = words("log-title", game=words(f"game-{table.game_name}"), page=page + 1, pages=last + 1)
    panel.text(title)
    panel.text("\n".join(all_pages[page]) or words("log-empty"))
    if page == last:
        panel.text(awaited)
    return panel


def _seats_taken(formers: Sequence[Former], words: Words) -> list[str]:
    """Return the log lines of seats taken: the successor and the former player."""
    return [
        words(
            "log-seat-taken",
            name=stored_in_text(former.successor),
            before=stored_in_text(former.name),
        )
        for former in formers
        if former.successor is not None
    ]


def _page_buttons(table: Table, page: int, last: int, words: Words) -> list[LogButton]:
    items = []
    if page > 0:
        items.append(LogButton(button(f"log:{table.id}:{page - 1}", words("page-before"))))
    if page < last:
        items.append(LogButton(button(f"log:{table.id}:{page + 1}", words("page-after"))))
        if page + 1 < last:
            items.append(LogButton(button(f"log:{table.id}:last", words("page-last"))))
    return items


class LogButton(Press, template=r"log:(?P<table>\d+):(?P<page>\d+|last)"):
    """Turn to another page of the log."""

    async def pressed(self, interaction: Pressing) -> Panel:
        page, table = self.said["page"], interaction.client.get(Tables).get(self.table_id)
        return await show_log(interaction, table, None if page == "last" else int(page))
