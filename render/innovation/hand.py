"""The picture of a player's own hand and score pile. For that player's eyes only."""

from __future__ import annotations

from typing import Any

from engine.innovation.cards import CARDS
from engine.innovation.view import HiddenCard, SeatView, TableView
from render import palette
from render.canvas import Canvas, page
from render.innovation.card import (
    BACK_HEIGHT,
    BACK_WIDTH,
    CHIP_HEIGHT,
    back,
    chip,
    face,
    face_height,
    fits_chip,
)
from render.innovation.colors import THEMES
from render.title import SECTION, draw_section
from render.words import Words

_GAP = 12
_INNER = palette.WIDTH - 2 * palette.MARGIN


def seen(view: TableView, player: str) -> Any:
    """Return the input of the picture of the hand of ``player`` and its alt text."""
    seat = view.seat(player)
    return seat.hand, seat.score, seat.points


def draw_hand(view: TableView, player: str, words: Words, theme: str = "dark") -> Canvas:
    """Draw the hand, with its layout boxes."""
    seat = view.seat(player)
    columns, icon = _faces(len(seat.hand))
    rows = -(-len(seat.hand) // columns)
    high = face_height(icon)
    hand_high = rows * (high + _GAP)
    chips = _chips(seat, words)
    chip_rows = -(-len(seat.score) // chips)
    score_top = SECTION + hand_high + 6
    canvas = page(score_top + SECTION - 6 + chip_rows * (CHIP_HEIGHT + 9) + 9, THEMES[theme])
    draw_section(canvas, 0, "hand", words("picture-hand", count=len(seat.hand)), canvas.ink.text)
    width = _width(columns)
    for number, card in enumerate(seat.hand):
        row, column = divmod(number, columns)
        left, top = palette.MARGIN + column * (width + _GAP), SECTION + row * (high + _GAP)
        if card.card:
            face(canvas, left, top, width, icon, CARDS[card.card], words)
        else:
            _behind(canvas, left, top, width, high, card)
    canvas.box(0, score_top, palette.WIDTH, canvas.height - score_top, canvas.ink.panel)
    draw_section(canvas, score_top, "score", _score_title(seat, words), canvas.ink.gold)
    width = _width(chips)
    for number, card in enumerate(seat.score):
        row, column = divmod(number, chips)
        left = palette.MARGIN + column * (width + _GAP)
        top = score_top + SECTION - 6 + row * (CHIP_HEIGHT + 9)
        if card.card:
            chip(canvas, left, top, width, CARDS[card.card], words)
        else:
            _behind(canvas, left, top, width, CHIP_HEIGHT, card)
    return canvas


def _faces(count: int) -> tuple[int, int]:
    """Return the number of cards side by side, and the size of their icons."""
    if count <= 6:
        return 3, 60
    if count <= 12:
        return 4, 52
    return 5, 44


def _chips(seat: SeatView, words: Words) -> int:
    """Return the number of score cards side by side: three, or two for long names."""
    cards = [CARDS[card.card] for card in seat.score if card.card]
    return 3 if all(fits_chip(card, _width(3), words) for card in cards) else 2


def _width(across: int) -> float:
    """Return the width of each of ``across`` cards side by side."""
    return (_INNER - (across - 1) * _GAP) / across


def _score_title(seat: SeatView, words: Words) -> str:
    return words("picture-score", count=len(seat.score), points=seat.points)


def _behind(
    canvas: Canvas, left: float, top: float, width: float, height: float, card: HiddenCard
) -> None:
    """Draw a card of which the viewer knows only the age."""
    canvas.frame(left, top, width, height, canvas.ink.back_edge, canvas.ink.panel, 14, line=2)
    middle = left + (width - BACK_WIDTH) / 2, top + (height - BACK_HEIGHT) / 2
    back(canvas, *middle, card.age)
