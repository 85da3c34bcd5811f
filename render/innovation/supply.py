"""What is left for all: the decks, and the achievements that can still be claimed."""

from __future__ import annotations

from engine.innovation.view import TableView
from render import palette
from render.canvas import Canvas
from render.innovation.medal import SIZE, medal
from render.text import SMALL, fit
from render.words import Words

HEIGHT = 198
_SPECIAL = ("empire", "monument", "wonder", "world", "universe")
_COLUMN = (palette.WIDTH - 2 * palette.MARGIN) / 10


def draw_supply(canvas: Canvas, top: float, view: TableView, words: Words) -> None:
    """Draw the decks, below each the achievement of its age, and the special achievements."""
    for number, left_over in enumerate(view.decks):
        left = palette.MARGIN + number * _COLUMN
        _deck(canvas, left, top, number + 1, left_over)
        if number < 9:
            available = str(number + 1) in view.achievements
            _age(canvas, left, top + 66, number + 1, available)
    step = (palette.WIDTH - 2 * palette.MARGIN) / len(_SPECIAL)
    for number, achievement in enumerate(_SPECIAL):
        left = palette.MARGIN + number * step
        available = achievement in view.achievements
        _special(canvas, left, top + 138, step, achievement, available, words)


def _deck(canvas: Canvas, left: float, top: float, age: int, count: int) -> None:
    """A deck: its age on a card's back, and how many cards are left."""
    width = _COLUMN - 9
    edge, ground = (
        (canvas.ink.back_edge, canvas.ink.back) if count else (canvas.ink.edge, canvas.ink.ground)
    )
    canvas.frame(left, top, width, 62, edge, ground, 12, line=2)
    number = fit(str(age), 38, 46, 800)
    canvas.text(left + 11, top + 50, number, canvas.ink.text if count else canvas.ink.faint)
    line = fit(str(count), 40, SMALL, 600)
    canvas.text(
        left + width - 11,
        top + 48,
        line,
        canvas.ink.muted if count else canvas.ink.faint,
        1,
    )


def _age(canvas: Canvas, left: float, top: float, age: int, available: bool) -> None:
    """An age's achievement, with the points that it takes."""
    if available:
        medal(canvas, left + 2, top + 12, str(age))
        line = fit(str(5 * age), 50, SMALL, 600)
        canvas.text(left + 2 + SIZE + 8, top + 12 + 37, line, canvas.ink.muted)
    else:
        canvas.frame(
            left + 2, top + 12, SIZE, SIZE, canvas.ink.edge, canvas.ink.ground, SIZE // 2, 2
        )


def _special(
    canvas: Canvas,
    left: float,
    top: float,
    width: float,
    achievement: str,
    available: bool,
    words: Words,
) -> None:
    """A special achievement with its name; one that is taken is only an outline of it."""
    if available:
        medal(canvas, left + 2, top, achievement)
    else:
        canvas.frame(left + 2, top, SIZE, SIZE, canvas.ink.edge, canvas.ink.ground, SIZE // 2, 2)
        canvas.icon(achievement, left + 9, top + 7, SIZE - 14, canvas.ink.edge)
    line = fit(words.achievement(achievement), width - SIZE - 30, SMALL, 600)
    canvas.text(
        left + SIZE + 10, top + 37, line, canvas.ink.text if available else canvas.ink.faint
    )
