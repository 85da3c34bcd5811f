"""Two players side by side: of each domain, their counts and below them the cards."""

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
    has_effects,
    has_mark,
    shows_effects,
)
from render.civ.scene import Scene
from render.civ.seat import draw_hand, draw_hegemony, draw_points
from render.text import SMALL, fit

_HEAD = 188
_HALF = palette.WIDTH // 2
_MIDDLE = 232  # the width of the domain between the two
_COUNT = 124
_SPACE = 14  # the space below a row
_SIDE = _HALF - palette.MARGIN - GAP
_ACROSS = 8
_CARD = Grid(_ACROSS, (_SIDE - (_ACROSS - 1) * GAP) // _ACROSS, 46)
_CARDS_TOP = COUNT + GAP
_EFFECTS = 170


def duel_height(view: TableView) -> int:
    """Return the height of the areas of the two players."""
    return _HEAD + sum(_row_height(view, domain) for domain in DOMAINS) + 9


def _row_height(view: TableView, domain: str) -> int:
    """Return the height of a row, with space for marks and effects if there are any."""
    if view.turn is None:
        return COUNT + _SPACE
    places = max(cards_of(view, seat, domain).places for seat in view.seats)
    foot = MARK_ROW * _has_foot(view, domain)
    return _CARDS_TOP + _CARD.rows_height(places) + foot + _SPACE


def _has_foot(view: TableView, domain: str) -> bool:
    return any(
        has_mark(view, seat, domain) or has_effects(view, seat, domain) for seat in view.seats
    )


def draw_duel(scene: Scene, top: float) -> None:
    """Draw both players: their heads, then the domains."""
    canvas, view = scene.canvas, scene.view
    height = duel_height(view)
    for number, seat in enumerate(view.seats):
        left = number * (_HALF + 2)
        active = scene.is_active(seat)
        ground = canvas.ink.raised if active else canvas.ink.panel
        canvas.box(left, top, _HALF - 2, height - 9, ground)
        if active:
            edge = number * (palette.WIDTH - 9)
            canvas.box(edge, top, 9, height - 9, canvas.ink.shine)
        _head(scene, left + palette.MARGIN, top + 8, seat)
    y = top + _HEAD
    for domain in DOMAINS:
        _domain(scene, y, domain)
        for number, seat in enumerate(view.seats):
            _side(scene, y, seat, domain, mirrored=number == 0)
        y += _row_height(view, domain)


def _head(scene: Scene, left: float, top: float, seat: SeatView) -> None:
    """Draw the name and marks; below them hand and points, then progress to hegemony."""
    canvas, view = scene.canvas, scene.view
    width, first = _HALF - 2 * palette.MARGIN, seat.name == view.first
    right = left + width
    x = left
    if scene.awaits(seat):
        canvas.icon("waiting", x, top + 5, 38, canvas.ink.gold)
        x += 50
    name = fit(scene.names[seat.name], right - x - 50 * first, 46, 800)
    end = canvas.text(x, top + 40, name, canvas.ink.text)
    if first:
        canvas.icon("first", end + 14, top + 6, 36, canvas.ink.muted)
    draw_hand(scene, left, top + 60, seat)
    draw_points(scene, left + 200, top + 60, seat)
    draw_hegemony(scene, left, top + 118, width, seat)


def _domain(scene: Scene, top: float, domain: str) -> None:
    """Draw the sign and the name of a domain, in the middle."""
    canvas = scene.canvas
    left = _HALF - _MIDDLE / 2
    canvas.box(left, top, _MIDDLE, COUNT, canvas.ink.ground, 12)
    sign = canvas.ink.sign[domain]
    name = fit(scene.words.card(domain), _MIDDLE - 76, SMALL, 700)
    x = _HALF - (name.width + 54) / 2
    canvas.icon(domain, x, top + 8, 42, sign)
    canvas.text(x + 54, top + 43, name, sign)


def _side(scene: Scene, top: float, seat: SeatView, domain: str, mirrored: bool) -> None:
    """Draw the cards of one player, from the middle outwards, with their marks."""
    view = scene.view
    edge = _MIDDLE / 2 + GAP
    count_left = _HALF - edge - _COUNT if mirrored else _HALF + edge
    draw_count(scene, count_left, top, _COUNT, seat, domain, icon=False)
    if view.turn is None:
        return
    cards_left = float(palette.MARGIN) if mirrored else float(_HALF + GAP)
    new = scene.news_of(seat).area.get(domain, 0)
    cards = cards_of(view, seat, domain)
    y = top + _CARDS_TOP
    draw_cards(scene.canvas, cards_left, y, cards, _CARD, new=new, mirrored=mirrored)
    if not _has_foot(view, domain):
        return
    places = max(cards_of(view, each, domain).places for each in view.seats)
    y += _CARD.rows_height(places) + 6
    acts = shows_effects(view, seat)
    marks_left = cards_left if mirrored else cards_left + (_EFFECTS + 12) * acts
    draw_marks(scene, marks_left, y, _SIDE - (_EFFECTS + 12) * acts, seat, domain)
    if acts:
        left = cards_left + _SIDE - _EFFECTS if mirrored else cards_left
        draw_effects(scene, left, y, _EFFECTS, seat, domain)
