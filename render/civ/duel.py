"""Two players side by side: a row for each domain, their cards left and right."""

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
    shows_effects,
)
from render.civ.scene import Scene
from render.civ.seat import draw_hand, draw_hegemony, draw_points
from render.text import SMALL, fit

_HEAD = 132
_HALF = palette.WIDTH // 2
_MIDDLE = 232  # the width of the domain between the two
_COUNT = 110
_SPACE = 12  # the space below a row
_SIDE = _HALF - palette.MARGIN - _MIDDLE // 2 - _COUNT - 2 * GAP
_ACROSS = 8
_CARD = Grid(_ACROSS, (_SIDE - (_ACROSS - 1) * GAP) // _ACROSS, COUNT)
_EFFECTS = 170


def duel_height(view: TableView) -> int:
    """Return the height of the areas of the two players."""
    return _HEAD + sum(_row_height(view, domain) for domain in DOMAINS) + 9


def _row_height(view: TableView, domain: str) -> int:
    """Return the height of a row, with space for marks and effects if there are any."""
    if view.turn is None:
        return COUNT + _SPACE
    places = max(cards_of(view, seat, domain).places for seat in view.seats)
    return _CARD.rows_height(places) + MARK_ROW * _has_foot(view, domain) + _SPACE


def _has_foot(view: TableView, domain: str) -> bool:
    def lies(seat: SeatView) -> bool:
        coin = view.coin is not None and view.coin[1:] == (seat.name, domain)
        return coin or domain in seat.embargoes or bool(seat.blocked[domain])

    return any(lies(seat) or has_effects(view, seat, domain) for seat in view.seats)


def draw_duel(scene: Scene, top: float) -> None:
    """Draw both players: their heads, then the domains."""
    canvas, view = scene.canvas, scene.view
    height = duel_height(view)
    for number, seat in enumerate(view.seats):
        left = number * (_HALF + 3)
        active = scene.is_active(seat)
        ground = canvas.ink.raised if active else canvas.ink.panel
        canvas.box(left, top, _HALF - 3, height - 9, ground)
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
    """Draw the name and marks; below them hand, points and progress to hegemony."""
    canvas, view = scene.canvas, scene.view
    right, first = left + _HALF - 2 * palette.MARGIN, seat.name == view.first
    x = left
    if scene.awaits(seat):
        canvas.icon("waiting", x, top + 5, 38, canvas.ink.gold)
        x += 50
    name = fit(scene.names[seat.name], right - x - 50 * first, 46, 800)
    end = canvas.text(x, top + 40, name, canvas.ink.text)
    if first:
        canvas.icon("first", end + 14, top + 6, 36, canvas.ink.muted)
    draw_hand(scene, left, top + 60, seat)
    draw_points(scene, left + 160, top + 60, seat)
    draw_hegemony(scene, right - 268, top + 60, seat)


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
    cards_left = float(palette.MARGIN) if mirrored else _HALF + edge + _COUNT + GAP
    new = scene.news_of(seat).area.get(domain, 0)
    cards = cards_of(view, seat, domain)
    draw_cards(scene.canvas, cards_left, top, cards, _CARD, new=new, mirrored=mirrored)
    if not _has_foot(view, domain):
        return
    places = max(cards_of(view, each, domain).places for each in view.seats)
    y = top + _CARD.rows_height(places) + 6
    acts = shows_effects(view, seat)
    marks_left = palette.MARGIN if mirrored else count_left + (_EFFECTS + 12) * acts
    draw_marks(scene, marks_left, y, 250, seat, domain)
    if acts:
        left = count_left + _COUNT - _EFFECTS if mirrored else count_left
        draw_effects(scene, left, y, _EFFECTS, seat, domain)
