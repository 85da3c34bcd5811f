"""The badge of a team beside a player's name, told apart without colours."""

from __future__ import annotations

from engine.innovation.view import SeatView
from render.canvas import Canvas
from render.text import SMALL, fit

SIZE = 44


def draw_badge(canvas: Canvas, left: float, top: float, seat: SeatView) -> float:
    """Draw the team of ``seat``, if there is one; return where its name begins.

    The first team has a filled badge, the second an outlined one.
    """
    if seat.team is None:
        return left
    ink, number = canvas.ink, fit(str(seat.team + 1), SIZE, SMALL, 800)
    if seat.team == 0:
        canvas.box(left, top, SIZE, SIZE, ink.text, 10)
    else:
        canvas.frame(left, top, SIZE, SIZE, ink.text, ink.ground, 10, 4)
    fill = ink.ground if seat.team == 0 else ink.text
    canvas.text(left + SIZE / 2, top + SIZE / 2 + 15, number, fill, 0.5)
    return left + SIZE + 12
