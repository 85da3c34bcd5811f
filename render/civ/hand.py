"""The picture of a player's own hand, and of their packet during the draft.

For that player's eyes only.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from engine.civ.domains import DOMAINS
from engine.civ.view import SeatView, TableView
from render import palette
from render.canvas import Canvas, page
from render.civ.card import CHIP_HEIGHT, FACE_HEIGHT, Face, chip, face
from render.civ.cards import cards_of, has_most_culture
from render.civ.colors import THEMES
from render.title import SECTION, draw_section
from render.words import Words

_GAP = 12
_STACKED = 18  # the overlap by which further cards of a domain are visible
_FACES, _CHIPS = 1, 2  # side by side
_INNER = palette.WIDTH - 2 * palette.MARGIN


def seen(view: TableView, player: str) -> Any:
    """Return the input of the picture of the hand of ``player`` and its alt text."""
    seat = view.seat(player)
    most = has_most_culture(view, seat)
    area = [cards_of(view, seat, domain) for domain in DOMAINS]
    return seat.hand, seat.packet, view.middle, seat.embargoes, area, most


def draw_hand(view: TableView, player: str, words: Words, theme: str = "dark") -> Canvas:
    """Draw the hand, with its layout boxes."""
    seat = view.seat(player)
    hand = words("picture-hand", count=len(seat.hand))
    if not seat.packet:
        canvas = page(_faces_height(seat.hand) + _chips_height(view.middle), THEMES[theme])
        draw_section(canvas, 0, "hand", hand, canvas.ink.text)
        _faces(canvas, 0, view, seat, seat.hand, words)
        if view.middle:
            top = _faces_height(seat.hand)
            _chips(canvas, top, "deck", words("picture-civ-middle"), view.middle, words)
        return canvas
    top = _faces_height(seat.packet)
    canvas = page(top + _chips_height(seat.hand), THEMES[theme])
    packet = words("picture-civ-packet", count=len(seat.packet))
    draw_section(canvas, 0, "deck", packet, canvas.ink.gold)
    _faces(canvas, 0, view, seat, seat.packet, words)
    if seat.hand:
        _chips(canvas, top, "hand", hand, seat.hand, words)
    return canvas


def _by_domain(cards: Sequence[str]) -> list[tuple[str, int]]:
    """Return the domains of ``cards`` in their order, with the number of each."""
    counted = Counter(cards)
    return [(domain, counted[domain]) for domain in DOMAINS if domain in counted]


def _faces_height(cards: Sequence[str]) -> float:
    rows = -(-len(_by_domain(cards)) // _FACES)
    return SECTION + rows * (FACE_HEIGHT + _STACKED + _GAP)


def _faces(
    canvas: Canvas, top: float, view: TableView, seat: SeatView, cards: Sequence[str], words: Words
) -> None:
    """Draw a face for each domain, side by side."""
    width = (_INNER - _GAP) / _FACES
    most = has_most_culture(view, seat)
    for number, (domain, copies) in enumerate(_by_domain(cards)):
        row, column = divmod(number, _FACES)
        left = palette.MARGIN + column * (width + _GAP)
        y = top + SECTION + row * (FACE_HEIGHT + _STACKED + _GAP)
        about = Face(copies, cards_of(view, seat, domain), domain in seat.embargoes, most)
        face(canvas, left, y, width, domain, about, words)


def _chips_height(cards: Sequence[str]) -> float:
    rows = -(-len(_by_domain(cards)) // _CHIPS)
    return SECTION + rows * (CHIP_HEIGHT + _GAP) + 6 if rows else 0


def _chips(
    canvas: Canvas, top: float, icon: str, title: str, cards: Sequence[str], words: Words
) -> None:
    """Draw cards in short form, on a ground of their own down to the end."""
    canvas.box(0, top, palette.WIDTH, canvas.height - top, canvas.ink.panel)
    draw_section(canvas, top, icon, title, canvas.ink.muted)
    width = (_INNER - (_CHIPS - 1) * _GAP) / _CHIPS
    for number, (domain, copies) in enumerate(_by_domain(cards)):
        row, column = divmod(number, _CHIPS)
        left = palette.MARGIN + column * (width + _GAP)
        y = top + SECTION + row * (CHIP_HEIGHT + _GAP)
        chip(canvas, left, y, width, domain, copies, words)
