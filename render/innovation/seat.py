"""One player's part of the table: name, hand from behind, score pile, and the five piles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from engine.innovation.cards import COLORS
from engine.innovation.view import HiddenCard, SeatView, TableView
from render import palette
from render.canvas import Canvas
from render.innovation.card import BACK_HEIGHT, BACK_WIDTH, back
from render.innovation.pile import Measure, draw_pile, pile_height
from render.text import SMALL, Line, fit
from render.words import Words

_HEAD = 64
_GAP = 9
_HAND_ROW = 58
_BESIDE_NAME = 620  # a hand wider than this goes below the name
_ONE_BY_ONE = 12  # a hand with more cards than this is counted by ages
COLUMN = (palette.WIDTH - 2 * palette.MARGIN - 4 * _GAP) // 5


def seat_height(seat: SeatView, measure: Measure) -> int:
    """How high the player's part is drawn."""
    empty = pile_height_of_nothing()
    return (
        _head_height(seat) + max([empty, *(pile_height(pile, measure) for pile in seat.board)]) + 15
    )


def pile_height_of_nothing() -> int:
    """The height of a place without cards."""
    return 54


def draw_seat(
    canvas: Canvas,
    top: float,
    height: float,
    view: TableView,
    seat: SeatView,
    measure: Measure,
    words: Words,
    names: Mapping[str, str],
) -> None:
    """Draw the part of ``seat`` over the whole width."""
    active = seat.name == view.turn and not view.over
    canvas.box(0, top, palette.WIDTH, height, canvas.ink.raised if active else canvas.ink.panel)
    if active:
        canvas.box(0, top, 9, height, canvas.ink.shine)
    _head(canvas, top, view, seat, names)
    top += _head_height(seat)
    piles = {pile.color: pile for pile in seat.board}
    for column, color in enumerate(COLORS):
        left = palette.MARGIN + column * (COLUMN + _GAP)
        if color in piles:
            draw_pile(canvas, left, top, piles[color], measure, words)
        else:
            _nothing(canvas, left, top, color, words)


def _nothing(canvas: Canvas, left: float, top: float, color: str, words: Words) -> None:
    """The place of a colour without cards."""
    canvas.frame(
        left,
        top,
        COLUMN,
        pile_height_of_nothing(),
        canvas.ink.edge,
        canvas.ink.ground,
        12,
        line=2,
    )
    letter = fit(words(f"picture-letter-{color}"), 48, SMALL, 700)
    canvas.text(left + COLUMN / 2, top + 40, letter, canvas.ink.shade[color], 0.5)


def _head_height(seat: SeatView) -> int:
    return _HEAD + (_HAND_ROW if _hand_width(seat.hand) > _BESIDE_NAME else 0)


def _head(
    canvas: Canvas, top: float, view: TableView, seat: SeatView, names: Mapping[str, str]
) -> None:
    """Name, hand and score pile; a hand that takes too much room has a row of its own."""
    left = palette.MARGIN + 6.0
    y = top + 8
    if any(awaited.player == seat.name for awaited in view.awaited):
        canvas.icon("waiting", left, y + 5, 38, canvas.ink.gold)
        left += 50
    right = _score(canvas, palette.WIDTH - palette.MARGIN, y, seat)
    hand = _hand_width(seat.hand)
    if hand > _BESIDE_NAME:
        _hand(canvas, palette.MARGIN + 6, y + _HAND_ROW, seat.hand)
    else:
        right -= hand
        _hand(canvas, right, y, seat.hand)
    name = fit(names[seat.name], right - left - 24, 46, 800)
    canvas.text(left, y + 40, name, canvas.ink.text)


def _score(canvas: Canvas, right: float, top: float, seat: SeatView) -> float:
    """How many cards lie in the score pile, ending at ``right``. Returns where it begins."""
    count = fit(str(len(seat.score)), 80, 42, 700)
    canvas.text(right, top + 39, count, canvas.ink.text if seat.score else canvas.ink.faint, 1)
    left = right - max(count.width, 24) - 54
    canvas.icon("score", left, top + 1, 46, canvas.ink.gold if seat.score else canvas.ink.faint)
    return left - 24


def _groups(hand: tuple[HiddenCard, ...]) -> list[tuple[int, int]]:
    """Ages and how many cards: one by one, but with many cards those of an age together."""
    if len(hand) <= _ONE_BY_ONE:
        return [(card.age, 1) for card in hand]
    return sorted(Counter(card.age for card in hand).items())


def _times(count: int) -> Line:
    return fit(f"×{count}" if count > 1 else "", 80, SMALL, 600)


def _group_width(count: int) -> float:
    return BACK_WIDTH + 5 + (_times(count).width + 10 if count > 1 else 0)


def _hand_width(hand: tuple[HiddenCard, ...]) -> float:
    return 54 + sum(_group_width(count) for _, count in _groups(hand))


def _hand(canvas: Canvas, left: float, top: float, hand: tuple[HiddenCard, ...]) -> None:
    """The hand from behind: the ages of its cards."""
    canvas.icon("hand", left, top + 1, 46, canvas.ink.muted if hand else canvas.ink.faint)
    left += 54
    for age, count in _groups(hand):
        back(canvas, left, top, age)
        canvas.text(left + BACK_WIDTH + 4, top + BACK_HEIGHT - 11, _times(count), canvas.ink.muted)
        left += _group_width(count)
