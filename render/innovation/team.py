"""The badge of a team beside a player's name, told apart without colours."""

from __future__ import annotations

from engine.innovation.view import SeatView
from render.canvas import Canvas
from render.text import SMALL, fit

HEIGHT = 44
_WIDTH = 32


def draw_badge(canvas: Canvas, left: float, top: float, seat: SeatView) -> float:
    """Draw the team of ``seat``, if there is one; return where its name begins.

    The first team has a filled badge, the second an outlined one.
    """
    if seat.team is None:
        return left
    ink, number = canvas.ink, fit(str(seat.team + 1), _WIDTH, SMALL, 800)
    if seat.team == 0:
        canvas.box(left, top, _WIDTH, HEIGHT, ink.text, 10)
    else:
        canvas.frame(left, top, _WIDTH, HEIGHT, ink.text, ink.ground, 10, 3)
    fill = ink.ground if seat.team == 0 else ink.text
    canvas.text(left + _WIDTH / 2, top + 36, number, fill, 0.5)
    return left + _WIDTH + 8
