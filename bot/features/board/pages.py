"""Pages: each part of a game has a board message of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.core.table import Table

# The pages are the lobby, each turn (turn n is page n + 1), and the end.
LOBBY_PAGE = 0
END_PAGE = -1


def turns_on(page: int, next_page: int, last_turn: int) -> range:
    """Return the turns that a message tells once that of ``next_page`` follows it.

    ``last_turn`` is the number of the last turn, if the end follows. A lobby tells the turns
    that computers played before its message was replaced, or none; any other page at least one.
    """
    first = max(0, page - 1)
    following = last_turn + 1 if next_page == END_PAGE else next_page - 1
    return range(first, following if page == LOBBY_PAGE else max(first + 1, following))


def page_of(table: Table) -> int:
    """Return the page that ``table`` is on."""
    if table.game is None:
        return LOBBY_PAGE
    return table.game.view(None).turn_number + 1 if table.active else END_PAGE
