"""The log of a table, page by page, as its reader may know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.core.words import Words
from bot.ui.panel import Panel
from bot.ui.press import Press, Pressing, button

if TYPE_CHECKING:
    from bot.core.table import Table

LOG = 0x8A8F98

PAGE_LIMIT = 3000


def pages(lines: Sequence[str], limit: int) -> list[list[str]]:
    """``lines`` in pages of at most ``limit`` characters, filled from the end."""
    filled: list[list[str]] = [[]]
    room = limit
    for line in reversed(lines):
        if len(line) + 1 > room and filled[0]:
            filled.insert(0, [])
            room = limit
        filled[0].insert(0, line)
        room -= len(line) + 1
    return filled


def latest(lines: Sequence[str], limit: int, words: Words) -> str:
    """As many of the last ``lines`` as fit, the latest last; what is left out stands in the log."""
    kept: list[str] = []
    room = limit
    for line in reversed(lines):
        room -= len(line) + 1
        if room < 0:
            break
        kept.insert(0, line)
    if len(kept) < len(lines):
        kept.insert(0, words("happened-more", count=len(lines) - len(kept)))
    return "\n".join(kept)


def log_panel(
    table: Table, lines: Sequence[str], awaited: str, words: Words, page: int | None = None
) -> Panel:
    """One page of the log, the last one by default; its last line says who is awaited."""
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
    """A page of the log."""

    async def pressed(self, interaction: Pressing) -> None:
        page = self.said["page"]
        await interaction.client.memory.show_log(
            interaction, self.table_id, None if page == "last" else int(page)
        )
