"""A column of a player's area: a domain's count, cards, marks and effects."""

from __future__ import annotations

from engine.civ.domains import DOMAINS
from engine.civ.view import SeatView, TableView
from render import palette
from render.civ.cards import GAP, Grid, cards_of, draw_cards
from render.civ.marks import (
    COUNT,
    MARK_ROW,
    draw_count,
    draw_effects,
    draw_marks,
    has_marks,
    shows_effects,
)
from render.civ.scene import Scene

COLUMN_GAP = 9
WIDTH = (palette.WIDTH - 2 * palette.MARGIN - 5 * COLUMN_GAP) // 6
_ACROSS = 4
_HIGH = {2: 60, 3: 60, 4: 46}  # the height of a card, by number of players


def column_left(number: int) -> float:
    """Return the left edge of the column of domain ``number``."""
    return palette.MARGIN + number * (WIDTH + COLUMN_GAP)


def columns_height(view: TableView, seat: SeatView) -> int:
    """Return the height of the six columns of ``seat``."""
    if view.turn is None:
        return COUNT
    height = COUNT + GAP + _cards_height(view, seat)
    return height + MARK_ROW * (has_marks(view, seat) + shows_effects(view, seat))


def _grid(view: TableView) -> Grid:
    return Grid(_ACROSS, (WIDTH - (_ACROSS - 1) * GAP) // _ACROSS, _HIGH[len(view.seats)])


def _cards_height(view: TableView, seat: SeatView) -> int:
    places = max(cards_of(view, seat, domain).places for domain in DOMAINS)
    return _grid(view).rows_height(places)


def draw_column(scene: Scene, top: float, seat: SeatView, domain: str) -> None:
    """Draw a column of ``seat``: count, cards, marks, and effects used this turn.

    During the draft, when nobody has more than one card, only the count is drawn.
    """
    view = scene.view
    left = column_left(DOMAINS.index(domain))
    draw_count(scene, left, top, WIDTH, seat, domain, icon=True)
    if view.turn is None:
        return
    top += COUNT + GAP
    new = scene.news_of(seat).area.get(domain, 0)
    draw_cards(scene.canvas, left, top, cards_of(view, seat, domain), _grid(view), new=new)
    top += _cards_height(view, seat) + 6
    if has_marks(view, seat):
        draw_marks(scene, left, top, WIDTH, seat, domain)
        top += MARK_ROW
    if shows_effects(view, seat):
        draw_effects(scene, left, top, WIDTH, seat, domain)
