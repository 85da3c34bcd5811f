"""The picture of a player's own hand and score pile. For that player's eyes only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.innovation.cards import CARDS
from engine.innovation.view import HiddenCard, SeatView, TableView
from render import palette
from render.canvas import Canvas
from render.columns import Part, in_columns
from render.innovation.card import (
    BACK_HEIGHT,
    BACK_WIDTH,
    CHIP_HEIGHT,
    back,
    chip,
    face,
    face_height,
    fits_chip,
    tile,
    tile_height,
)
from render.innovation.colors import THEMES
from render.title import SECTION, draw_section
from render.words import Words

_GAP = 9
_CARDS, _CHIPS = 3, 2  # side by side, but for chips with long names
_WHOLE = 9  # of more cards, the icons are in one row
_ICON = 44
_INNER = palette.WIDTH - 2 * palette.MARGIN


def seen(view: TableView, player: str) -> Any:
    """Return the input of the picture of the hand of ``player`` and its alt text."""
    seat = view.seat(player)
    return seat.hand, seat.score, seat.points


def draw_hand(
    view: TableView, player: str, words: Words, theme: str = "dark", *, wide: bool = False
) -> Canvas:
    """Draw the hand, with its layout boxes; ``wide``: beside the score pile."""
    seat = view.seat(player)
    whole = len(seat.hand) <= _WHOLE
    high = face_height(_ICON) if whole else tile_height(_ICON)
    places = _chip_places(seat, words)
    chip_rows = places[-1].row + 1 if places else 0
    parts = [
        Part(
            SECTION + -(-len(seat.hand) // _CARDS) * (high + _GAP) + 6,
            lambda canvas, top: _hand(canvas, top, seat, high, whole, words),
        ),
        Part(
            SECTION - 6 + chip_rows * (CHIP_HEIGHT + 9) + 9,
            lambda canvas, top: _score(canvas, top, seat, places, words),
        ),
    ]
    return in_columns(parts, THEMES[theme], wide=wide)


def _hand(canvas: Canvas, top: float, seat: SeatView, high: int, whole: bool, words: Words) -> None:
    draw_section(canvas, top, "hand", words("picture-hand", count=len(seat.hand)), canvas.ink.text)
    width = _width(_CARDS)
    for number, card in enumerate(seat.hand):
        row, column = divmod(number, _CARDS)
        left, y = palette.MARGIN + column * (width + _GAP), top + SECTION + row * (high + _GAP)
        if not card.card:
            _behind(canvas, left, y, width, high, card)
        elif whole:
            face(canvas, left, y, width, _ICON, CARDS[card.card], words)
        else:
            tile(canvas, left, y, width, _ICON, CARDS[card.card], words)


def _score(
    canvas: Canvas, top: float, seat: SeatView, places: Sequence[_Place], words: Words
) -> None:
    canvas.box(0, top, palette.WIDTH, canvas.height - top, canvas.ink.panel)
    draw_section(canvas, top, "score", _score_title(seat, words), canvas.ink.gold)
    for card, place in zip(seat.score, places, strict=True):
        left = palette.MARGIN + place.column * (_width(_CHIPS) + _GAP)
        y = top + SECTION - 6 + place.row * (CHIP_HEIGHT + 9)
        if card.card:
            chip(canvas, left, y, place.width, CARDS[card.card], words)
        else:
            _behind(canvas, left, y, place.width, CHIP_HEIGHT, card)


class _Place(NamedTuple):
    """The place of a chip, and its width: one or all columns."""

    row: int
    column: int
    width: float


def _chip_places(seat: SeatView, words: Words) -> list[_Place]:
    """Return the places of the score cards; one with a long name has a row of its own."""
    places: list[_Place] = []
    row = column = 0
    for card in seat.score:
        known = CARDS[card.card] if card.card else None
        long = known is not None and not fits_chip(known, _width(_CHIPS), words)
        if column == _CHIPS or (long and column):
            row, column = row + 1, 0
        places.append(_Place(row, column, _INNER if long else _width(_CHIPS)))
        column = _CHIPS if long else column + 1
    return places


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
