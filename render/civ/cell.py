"""A domain in a player's area: count, level, bar of its cards, marks, effects."""

from __future__ import annotations

from engine.civ.domains import DOMAINS
from engine.civ.view import SeatView, TableView
from render import palette
from render.canvas import Canvas
from render.civ.cards import NUMERALS, Cards, cards_of
from render.civ.marks import (
    COUNT,
    MARK_ROW,
    draw_count,
    draw_effects,
    draw_marks,
    has_mark,
    shows_effects,
)
from render.civ.scene import Scene
from render.text import SMALL, fit

ACROSS = 3
GAP = 9
WIDTH = (palette.WIDTH - 2 * palette.MARGIN - (ACROSS - 1) * GAP) // ACROSS
_BAR = 30  # the height of the bar, and the space above it
_SPACE = 9  # below a row of cells
_ROWS = [DOMAINS[first : first + ACROSS] for first in range(0, len(DOMAINS), ACROSS)]


def cell_left(number: int) -> float:
    """Return the left edge of the cell of domain ``number``."""
    return palette.MARGIN + number % ACROSS * (WIDTH + GAP)


def area_height(view: TableView, seat: SeatView) -> int:
    """Return the height of the area of ``seat``."""
    return sum(_row_height(view, seat, row) for row in _ROWS)


def _row_height(view: TableView, seat: SeatView, row: tuple[str, ...]) -> int:
    if view.turn is None:
        return COUNT + _SPACE
    rows = _has_marks(view, seat, row) + shows_effects(view, seat)
    return COUNT + _BAR + MARK_ROW * rows + _SPACE


def _has_marks(view: TableView, seat: SeatView, row: tuple[str, ...]) -> bool:
    return any(has_mark(view, seat, domain) for domain in row)


def draw_area(scene: Scene, top: float, seat: SeatView) -> None:
    """Draw the domains of ``seat``, three side by side.

    During the draft, when no player has more than one card, only the counts are drawn.
    """
    for row in _ROWS:
        for domain in row:
            _cell(scene, top, seat, domain, row)
        top += _row_height(scene.view, seat, row)


def _cell(scene: Scene, top: float, seat: SeatView, domain: str, row: tuple[str, ...]) -> None:
    """Draw a domain of ``seat``: its count, bar, marks, and effects used this turn."""
    view = scene.view
    left = cell_left(DOMAINS.index(domain))
    draw_count(scene, left, top, WIDTH, seat, domain, icon=True)
    _level(scene, left, top, seat, domain)
    if view.turn is None:
        return
    top += COUNT
    new = scene.news_of(seat).area.get(domain, 0)
    about = WIDTH, cards_of(view, seat, domain), new
    scene.canvas.sprite(_bar, left, top, WIDTH + 4, _BAR + 3, *about, margin=4)
    top += _BAR + 3
    if _has_marks(view, seat, row):
        draw_marks(scene, left, top, WIDTH, seat, domain)
        top += MARK_ROW
    if shows_effects(view, seat):
        draw_effects(scene, left, top, WIDTH, seat, domain)


def _level(scene: Scene, left: float, top: float, seat: SeatView, domain: str) -> None:
    """Draw the level that a domain has reached, beside its icon. Culture has none."""
    numeral = NUMERALS.get(seat.levels[domain], "")
    if domain == "culture" or not numeral:
        return
    ink = scene.canvas.ink
    fill = ink.dark if scene.has_most(seat, domain) else ink.sign[domain]
    line = fit(numeral, 60, SMALL, 800)
    scene.canvas.text(left + 62, top + 43, line, fill)


def _bar(canvas: Canvas, left: float, top: float, width: float, cards: Cards, new: int) -> None:
    """Draw a part for each card up to hegemony; those that reach a level are higher.

    Parts added by face-down Utopia cards look like these. ``new``: as many of the last cards are
    bright or, if negative, of the parts that have become empty.
    """
    changed = range(
        min(cards.count, cards.count - new) + 1, max(cards.count, cards.count - new) + 1
    )
    for place in sorted(range(1, cards.places + 1), key=lambda place: place in changed):
        _part(canvas, left, top, width, cards, place, place in changed)


def _part(
    canvas: Canvas, left: float, top: float, width: float, cards: Cards, place: int, changed: bool
) -> None:
    """Draw the part of the bar for the card at ``place``, counted from 1."""
    ink, step = canvas.ink, (width + 3) / cards.places
    x, wide = left + (place - 1) * step, step - 3
    high = 23 if place in dict(cards.levels) or place == cards.needed else 16
    lies = place <= cards.count
    fill = ink.strong[cards.domain] if lies else ink.edge
    if not lies and place > cards.needed - cards.raised:
        fill = ink.back_edge
    if not lies and place == cards.needed:
        fill = ink.crown
    if changed:
        canvas.box(x - 4, top + 2, wide + 8, high + 8, ink.news, 7)
        fill = fill if lies else ink.ground
    canvas.box(x, top + 6, wide, high, fill, 4)
