"""The picture of cards that a player reveals."""

from __future__ import annotations

from collections.abc import Sequence

from engine.innovation.cards import CARDS
from render import palette
from render.canvas import Canvas, page
from render.innovation.card import face, face_height, tile, tile_height
from render.innovation.colors import THEMES
from render.words import Words

_GAP = 9
_WHOLE = 9  # of more cards, the icons are in one row
_INNER = palette.WIDTH - 2 * palette.MARGIN


def told_card(card: str, words: Words) -> str:
    """Return a card as text: its name, colour and value."""
    fact = CARDS[card]
    color = words(f"color-{fact.color}")
    return words("alt-card-known", card=words.card(card), color=color, age=fact.age)


def draw_cards(cards: Sequence[str], top: int, words: Words, theme: str) -> Canvas:
    """Return a page with ``cards`` in their order from ``top`` on, with a gap above."""
    columns, icon = (2, 72) if len(cards) <= 2 else (3, 52)
    draw = face if len(cards) <= _WHOLE else tile
    icon = icon if draw is face else 44
    height = face_height(icon) if draw is face else tile_height(icon)
    width = (_INNER - (columns - 1) * _GAP) / columns
    rows = -(-len(cards) // columns)
    canvas = page(top + rows * (height + _GAP) + 6, THEMES[theme])
    for number, card in enumerate(cards):
        row, column = divmod(number, columns)
        left = palette.MARGIN + column * (width + _GAP)
        draw(canvas, left, top + row * (height + _GAP), width, icon, CARDS[card], words)
    return canvas
