"""Pages: each part of a game has a board message of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.core.table import Table

# The pages are the lobby, each turn (turn n is page n + 1), and the end.
LOBBY_PAGE = 0
END_PAGE = -1


def page_of(table: Table) -> int:
    """Return the page that ``table`` is on."""
    if table.game is None:
        return LOBBY_PAGE
    return table.game.view(None).turn_number + 1 if table.active else END_PAGE
