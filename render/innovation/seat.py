"""The part of one player: name, hand from behind, and the five piles.

The piles are three side by side, with score pile and achievements in the place of a sixth.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from engine.innovation.cards import COLORS
from engine.innovation.view import PileView, SeatView, TableView
from render import palette
from render.canvas import Canvas
from render.innovation.hand_row import ROW, draw_hand_rows, hand_rows, hand_width
from render.innovation.medal import SIZE as MEDAL
from render.innovation.medal import medal_places, medal_rows, medals
from render.innovation.news import News, SeatNews
from render.innovation.pile import Measure, draw_pile, pile_height
from render.innovation.scene import Scene
from render.innovation.team import draw_badge
from render.text import SMALL, fit

_HEAD = 64
_GAP = 9
_BETWEEN = 12  # the space between the two rows of piles
_FOOT = 15
_EMPTY = 54  # the height of a place without cards
_ACROSS = 3
_NAME = 300  # the width that a name keeps beside the hand
_INNER = palette.WIDTH - 2 * palette.MARGIN
COLUMN = (_INNER - (_ACROSS - 1) * _GAP) // _ACROSS

# Two players have room for large names and icons, and for those of splayed cards.
_MEASURES = {
    2: Measure(COLUMN, icon=44, strip=40, title=50),
    3: Measure(COLUMN, icon=38),
    4: Measure(COLUMN, icon=38),
}


@dataclass(frozen=True, slots=True)
class Layout:
    """The sizes of the piles, and by player the number of places of achievements."""

    measure: Measure
    medals: Mapping[str, int]


def layout_of(view: TableView) -> Layout:
    """Return the layout of each player's part."""
    places = {seat.name: medal_places(view, seat) for seat in view.seats}
    return Layout(_MEASURES[len(view.seats)], places)


def seat_height(seat: SeatView, layout: Layout, news: News) -> int:
    """Return the height of the player's part."""
    about = news.of(seat.name)
    return _head_height(seat, about) + sum(_rows(seat, layout)) + _BETWEEN + _FOOT


def _rows(seat: SeatView, layout: Layout) -> list[int]:
    """Return the height of each row of piles."""
    piles = {pile.color: pile for pile in seat.board}
    heights = [
        pile_height(piles[color], layout.measure) if color in piles else _EMPTY for color in COLORS
    ]
    heights.append(_sixth_height(seat, layout))
    return [max(heights[:_ACROSS]), max(heights[_ACROSS:])]


def _is_beside(seat: SeatView, news: SeatNews) -> bool:
    """Return whether the hand has room beside the name."""
    return hand_width(seat, news) <= _INNER - _NAME


def _head_height(seat: SeatView, news: SeatNews) -> int:
    if _is_beside(seat, news):
        return _HEAD
    return _HEAD + hand_rows(seat, news, _INNER) * ROW


def draw_seat(scene: Scene, top: float, height: float, seat: SeatView, layout: Layout) -> None:
    """Draw the part of ``seat`` over the whole width."""
    canvas, news = scene.canvas, scene.news_of(seat)
    active = scene.is_active(seat) and not scene.view.over
    ground = canvas.ink.raised if active else canvas.ink.panel
    canvas.box(0, top, palette.WIDTH, height, ground)
    if active:
        canvas.box(0, top, 9, height, canvas.ink.shine)
    _head(scene, top + 8, seat)
    top += _head_height(seat, news)
    piles = {pile.color: pile for pile in seat.board}
    first, _ = _rows(seat, layout)
    places: list[Callable[[float, float], None]] = [
        lambda x, y, color=color: _place(scene, x, y, piles.get(color), color, layout, news)  # type: ignore[misc]
        for color in COLORS
    ]
    places.append(lambda x, y: _sixth(scene, x, y, seat, layout))
    for number, place in enumerate(places):
        row, column = divmod(number, _ACROSS)
        place(palette.MARGIN + column * (COLUMN + _GAP), top + row * (first + _BETWEEN))


def _place(
    scene: Scene,
    left: float,
    top: float,
    pile: PileView | None,
    color: str,
    layout: Layout,
    news: SeatNews,
) -> None:
    """Draw the pile of a colour, or its empty place."""
    if pile:
        draw_pile(scene.canvas, left, top, pile, layout.measure, scene.words, news)
        return
    canvas = scene.canvas
    gone = color in news.tops
    edge, line = (canvas.ink.news, 5) if gone else (canvas.ink.edge, 2)
    canvas.frame(left, top, COLUMN, _EMPTY, edge, canvas.ink.ground, 12, line)
    letter = fit(scene.words(f"picture-letter-{color}"), 48, SMALL, 700)
    canvas.text(left + COLUMN / 2, top + 40, letter, canvas.ink.shade[color], 0.5)


def _head(scene: Scene, top: float, seat: SeatView) -> None:
    """Draw name and hand; a hand that is too wide is below the name."""
    canvas, news = scene.canvas, scene.news_of(seat)
    left, right = palette.MARGIN + 3.0, float(palette.WIDTH - palette.MARGIN)
    if scene.awaits(seat):
        canvas.icon("waiting", left, top + 5, 38, canvas.ink.gold)
        left += 48
    if _is_beside(seat, news):
        width = hand_width(seat, news)
        right -= width
        draw_hand_rows(canvas, right, top, width, seat, news)
    else:
        draw_hand_rows(canvas, palette.MARGIN, top + ROW, _INNER, seat, news)
    left = draw_badge(canvas, left, top + 2, seat)
    name = fit(scene.names[seat.name], right - left - 18, 46, 800)
    canvas.text(left, top + 40, name, canvas.ink.text)


def _sixth_height(seat: SeatView, layout: Layout) -> int:
    rows = medal_rows(layout.medals[seat.name], COLUMN - 24)
    return 10 + ROW + rows * (MEDAL + 8) + 6


def _sixth(scene: Scene, left: float, top: float, seat: SeatView, layout: Layout) -> None:
    """Draw the score pile with its points, and the achievements."""
    canvas, news = scene.canvas, scene.news_of(seat)
    canvas.box(left, top, COLUMN, _sixth_height(seat, layout), canvas.ink.ground, 12)
    _scored(canvas, left + 12, top + 10, seat, news)
    medals(canvas, left + 12, top + 10 + ROW, COLUMN - 24, seat, scene)


def _scored(canvas: Canvas, left: float, top: float, seat: SeatView, news: SeatNews) -> None:
    """Draw the score pile: the number of cards, and their points."""
    faint = not seat.score
    fill = canvas.ink.faint if faint else canvas.ink.text
    sign = canvas.ink.faint if faint else canvas.ink.gold
    if news.score:
        canvas.box(left - 4, top - 3, 54, 54, canvas.ink.news, 12)
        canvas.box(left, top + 1, 46, 46, canvas.ink.ground, 8)
    canvas.icon("score", left, top + 1, 46, sign)
    end = canvas.text(left + 52, top + 39, fit(str(len(seat.score)), 80, 42, 700), fill)
    canvas.icon("points", end + 16, top + 4, 40, sign)
    end = canvas.text(end + 60, top + 39, fit(str(seat.points), 120, 42, 700), fill)
    if news.points:
        canvas.wedge(end + 3, top + 16, news.points > 0, canvas.ink.news)
