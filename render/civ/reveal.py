"""The picture of cards that a player reveals."""

from __future__ import annotations

from collections.abc import Sequence

from render import palette
from render.canvas import Canvas, page
from render.civ.card import CHIP_HEIGHT, chip
from render.civ.colors import THEMES
from render.words import Words

_GAP = 12
_COLUMNS = 2


def told_card(card: str, words: Words) -> str:
    """Return a card as text: its domain."""
    return words.card(card)


def draw_cards(cards: Sequence[str], top: int, words: Words, theme: str) -> Canvas:
    """Return a page with ``cards`` in their order from ``top`` on, with a gap above."""
    width = (palette.WIDTH - 2 * palette.MARGIN - (_COLUMNS - 1) * _GAP) / _COLUMNS
    rows = -(-len(cards) // _COLUMNS)
    canvas = page(top + rows * (CHIP_HEIGHT + _GAP) + 6, THEMES[theme])
    for number, card in enumerate(cards):
        row, column = divmod(number, _COLUMNS)
        left, y = palette.MARGIN + column * (width + _GAP), top + row * (CHIP_HEIGHT + _GAP)
        chip(canvas, left, y, width, card, 1, words)
    return canvas
