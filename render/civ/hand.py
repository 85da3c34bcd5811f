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
from render.canvas import Canvas
from render.civ.card import CHIP_HEIGHT, FACE_HEIGHT, Face, chip, face
from render.civ.cards import cards_of, has_most_culture
from render.civ.colors import THEMES
from render.columns import Part, in_columns
from render.title import SECTION, draw_section
from render.words import Words

_GAP = 12
_STACKED = 18  # the overlap by which further cards of a domain are visible
_CHIPS = 2  # side by side
_INNER = palette.WIDTH - 2 * palette.MARGIN


def seen(view: TableView, player: str) -> Any:
    """Return the input of the picture of the hand of ``player`` and its alt text."""
    seat = view.seat(player)
    most = has_most_culture(view, seat)
    area = [cards_of(view, seat, domain) for domain in DOMAINS]
    return seat.hand, seat.packet, view.middle, seat.embargoes, area, most


def draw_hand(
    view: TableView, player: str, words: Words, theme: str = "dark", *, wide: bool = False
) -> Canvas:
    """Draw the hand, with its layout boxes; ``wide``: in landscape."""
    seat = view.seat(player)
    hand = words("picture-hand", count=len(seat.hand))
    if seat.packet:
        packet = words("picture-civ-packet", count=len(seat.packet))
        parts = _faces("deck", packet, "gold", view, seat, seat.packet, words)
        parts += _chips("hand", hand, seat.hand, words)
    else:
        parts = _faces("hand", hand, "text", view, seat, seat.hand, words)
        parts += _chips("deck", words("picture-civ-middle"), view.middle, words)
    return in_columns(parts, THEMES[theme], wide=wide)


def _by_domain(cards: Sequence[str]) -> list[tuple[str, int]]:
    """Return the domains of ``cards`` in their order, with the number of each."""
    counted = Counter(cards)
    return [(domain, counted[domain]) for domain in DOMAINS if domain in counted]


def _faces(
    icon: str,
    title: str,
    ink: str,
    view: TableView,
    seat: SeatView,
    cards: Sequence[str],
    words: Words,
) -> list[Part]:
    """Return a title, and a face for each domain."""
    most = has_most_culture(view, seat)

    def head(canvas: Canvas, top: float) -> None:
        draw_section(canvas, top, icon, title, getattr(canvas.ink, ink))

    def part(domain: str, copies: int) -> Part:
        about = Face(copies, cards_of(view, seat, domain), domain in seat.embargoes, most)
        return Part(
            FACE_HEIGHT + _STACKED + _GAP,
            lambda canvas, top: face(canvas, palette.MARGIN, top, _INNER, domain, about, words),
        )

    return [Part(SECTION, head), *(part(*each) for each in _by_domain(cards))]


def _chips(icon: str, title: str, cards: Sequence[str], words: Words) -> list[Part]:
    """Return cards in short form, on a ground of their own; empty without cards."""
    domains = _by_domain(cards)
    width = (_INNER - (_CHIPS - 1) * _GAP) / _CHIPS

    def draw(canvas: Canvas, top: float) -> None:
        canvas.box(0, top, palette.WIDTH, canvas.height - top, canvas.ink.panel)
        draw_section(canvas, top, icon, title, canvas.ink.muted)
        for number, (domain, copies) in enumerate(domains):
            row, column = divmod(number, _CHIPS)
            left = palette.MARGIN + column * (width + _GAP)
            y = top + SECTION + row * (CHIP_HEIGHT + _GAP)
            chip(canvas, left, y, width, domain, copies, words)

    rows = -(-len(domains) // _CHIPS)
    return [Part(SECTION + rows * (CHIP_HEIGHT + _GAP) + 6, draw)] if rows else []
