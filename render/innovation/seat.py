"""The part of one player: name, hand from behind, score pile, and the five piles.

Three and four players have their piles in one row; two have larger ones, three side by side, with
hand, score and achievements in the place of a sixth pile. With three players, the achievements have
a row of their own; with four they appear only in the scoreboard.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.innovation.cards import COLORS
from engine.innovation.view import PileView, SeatView
from render import palette
from render.canvas import Canvas
from render.innovation.hand_row import ROW, draw_hand_rows, draw_score, hand_rows, hand_width
from render.innovation.medal import SIZE as MEDAL
from render.innovation.medal import medal_rows, medals
from render.innovation.news import News, SeatNews
from render.innovation.pile import Measure, draw_pile, pile_height
from render.innovation.scene import Scene
from render.innovation.team import draw_badge
from render.text import SMALL, fit

_HEAD = 64
_GAP = 9
_FOOT = 15
_EMPTY = 54  # the height of a place without cards
_BESIDE_NAME = 620  # a hand wider than this goes below the name
_INNER = palette.WIDTH - 2 * palette.MARGIN


def _column(across: int, gap: int) -> int:
    return (_INNER - (across - 1) * gap) // across


COLUMN = _column(5, _GAP)


@dataclass(frozen=True, slots=True)
class Layout:
    """The layout of the part of each player: piles side by side, their sizes, medals."""

    across: int
    gap: int
    measure: Measure
    medals: bool  # in a row of their own, or in the sixth place

    @property
    def sixth(self) -> bool:
        """True if there is a place beside the last pile."""
        return self.across == 3


LAYOUTS = {
    2: Layout(3, 12, Measure(_column(3, 12), icon=58, strip=44, title=54), medals=True),
    3: Layout(5, _GAP, Measure(COLUMN, icon=39, strip=38), medals=True),
    4: Layout(5, _GAP, Measure(COLUMN, icon=37, strip=34), medals=False),
}


def seat_height(seat: SeatView, layout: Layout, news: News) -> int:
    """Return the height of the player's part."""
    about = news.of(seat.name)
    rows = _rows(seat, layout, about)
    return _head_height(seat, layout, about) + sum(rows) + 12 * (len(rows) - 1) + _FOOT


def _rows(seat: SeatView, layout: Layout, news: SeatNews) -> list[int]:
    """Return the height of each row of piles."""
    piles = {pile.color: pile for pile in seat.board}
    heights = [
        pile_height(piles[color], layout.measure) if color in piles else _EMPTY for color in COLORS
    ]
    if layout.sixth:
        heights.append(_sixth_height(seat, layout, news))
    return [
        max(heights[start : start + layout.across])
        for start in range(0, len(heights), layout.across)
    ]


def _head_height(seat: SeatView, layout: Layout, news: SeatNews) -> int:
    if layout.sixth:
        return _HEAD
    height = _HEAD + (MEDAL + 14 if layout.medals and seat.achievements else 0)
    return height + (ROW if hand_width(seat, news) > _BESIDE_NAME else 0)


def draw_seat(scene: Scene, top: float, height: float, seat: SeatView, layout: Layout) -> None:
    """Draw the part of ``seat`` over the whole width."""
    canvas, news = scene.canvas, scene.news_of(seat)
    active = scene.is_active(seat) and not scene.view.over
    ground = canvas.ink.raised if active else canvas.ink.panel
    canvas.box(0, top, palette.WIDTH, height, ground)
    if active:
        canvas.box(0, top, 9, height, canvas.ink.shine)
    _head(scene, top + 8, seat, layout)
    top += _head_height(seat, layout, news)
    piles = {pile.color: pile for pile in seat.board}
    rows = _rows(seat, layout, news)
    places: list[Callable[[float, float], None]] = [
        lambda x, y, color=color: _place(scene, x, y, piles.get(color), color, layout, news)  # type: ignore[misc]
        for color in COLORS
    ]
    if layout.sixth:
        places.append(lambda x, y: _sixth(scene, x, y, seat, layout))
    for number, place in enumerate(places):
        row, column = divmod(number, layout.across)
        left = palette.MARGIN + column * (layout.measure.width + layout.gap)
        place(left, top + sum(rows[:row]) + 12 * row)


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
    canvas, width = scene.canvas, layout.measure.width
    gone = color in news.tops
    edge, line = (canvas.ink.news, 5) if gone else (canvas.ink.edge, 2)
    canvas.frame(left, top, width, _EMPTY, edge, canvas.ink.ground, 12, line)
    letter = fit(scene.words(f"picture-letter-{color}"), 48, SMALL, 700)
    canvas.text(left + width / 2, top + 40, letter, canvas.ink.shade[color], 0.5)


def _head(scene: Scene, top: float, seat: SeatView, layout: Layout) -> None:
    """Draw name, hand and score pile; a hand that is too wide has a row of its own."""
    canvas, news = scene.canvas, scene.news_of(seat)
    left, right = palette.MARGIN + 6.0, float(palette.WIDTH - palette.MARGIN)
    if scene.awaits(seat):
        canvas.icon("waiting", left, top + 5, 38, canvas.ink.gold)
        left += 50
    if not layout.sixth:
        right = draw_score(canvas, right, top, seat, news)
        hand, y = hand_width(seat, news), top
        if hand > _BESIDE_NAME:
            y += ROW
            draw_hand_rows(canvas, palette.MARGIN + 6, y, _INNER, seat, news)
        else:
            right -= hand
            draw_hand_rows(canvas, right, y, hand, seat, news)
        if layout.medals and seat.achievements:
            medals(canvas, palette.MARGIN + 6, y + ROW + 1, _INNER, seat, scene)
    left = draw_badge(canvas, left, top + 2, seat)
    name = fit(scene.names[seat.name], right - left - 24, 46, 800)
    canvas.text(left, top + 40, name, canvas.ink.text)


def _sixth_height(seat: SeatView, layout: Layout, news: SeatNews) -> int:
    width = layout.measure.width - 24
    return 12 + _sixth_hand(seat, news, width) + ROW + medal_rows(seat, width) * (MEDAL + 8) + 10


def _sixth_hand(seat: SeatView, news: SeatNews, width: float) -> int:
    return hand_rows(seat, news, width) * ROW + 6


def _sixth(scene: Scene, left: float, top: float, seat: SeatView, layout: Layout) -> None:
    """Draw the hand from behind, the score pile with its points, and the achievements."""
    canvas, news = scene.canvas, scene.news_of(seat)
    height = _sixth_height(seat, layout, news)
    canvas.box(left, top, layout.measure.width, height, canvas.ink.ground, 12)
    left, width = left + 12, layout.measure.width - 24
    y = top + 12
    draw_hand_rows(canvas, left, y, width, seat, news)
    y += _sixth_hand(seat, news, width)
    _scored(canvas, left, y, seat, news)
    medals(canvas, left, y + ROW, width, seat, scene)


def _scored(canvas: Canvas, left: float, top: float, seat: SeatView, news: SeatNews) -> None:
    """Draw the score pile: the number of cards, and their points."""
    faint = not seat.score
    fill = canvas.ink.faint if faint else canvas.ink.text
    sign = canvas.ink.faint if faint else canvas.ink.gold
    if news.score:
        canvas.box(left - 4, top - 3, 54, 54, canvas.ink.news, 12)
        canvas.box(left, top + 1, 46, 46, canvas.ink.ground, 8)
    canvas.icon("score", left, top + 1, 46, sign)
    end = canvas.text(left + 60, top + 39, fit(str(len(seat.score)), 80, 42, 700), fill)
    canvas.icon("points", end + 36, top + 4, 40, sign)
    end = canvas.text(end + 86, top + 39, fit(str(seat.points), 120, 42, 700), fill)
    if news.points:
        canvas.wedge(end + 8, top + 16, news.points > 0, canvas.ink.news)
