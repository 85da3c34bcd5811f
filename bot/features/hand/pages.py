"""A hand as text, eight cards to a page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from bot.ui.private_view import HAND_LINES

if TYPE_CHECKING:
    from bot.core.words import Words
    from bot.ui.panel import Panel
    from bot.ui.press import Press

HAND_LIMIT = 1400


def add_hand(
    panel: Panel,
    hand: Sequence[str],
    words: Words,
    page: int,
    page_button: Callable[[int, str], Press],
) -> None:
    """Add a page of a hand to ``panel``, with its title and buttons to adjacent pages.

    ``hand`` is its title and a line for each card; ``page_button`` makes the button to a page.
    """
    title, *cards = hand
    page = min(page, max(0, len(cards) - 1) // HAND_LINES)
    first = page * HAND_LINES
    shown = cards[first : first + HAND_LINES]
    panel.text("\n".join([title, *shown]), HAND_LIMIT)
    if len(shown) == len(cards):
        return
    last = first + len(shown)
    panel.text(words("hand-page", first=first + 1, last=last, count=len(cards)))
    around = []
    if page > 0:
        around.append(page_button(page - 1, words("page-before")))
    if last < len(cards):
        around.append(page_button(page + 1, words("page-after")))
    panel.row(*around)
