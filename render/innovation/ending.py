"""The results of each player at the end of a game of Innovation."""

from __future__ import annotations

from engine.innovation.view import SeatView, TableView
from render.canvas import Canvas
from render.innovation.colors import THEMES
from render.innovation.medal import GAP, SIZE, hollow, medal, medal_places
from render.innovation.names import achievement_name
from render.innovation.title import title_of
from render.text import fit
from render.words import Words

__all__ = [
    "CHART",
    "DETAIL",
    "LINES",
    "THEMES",
    "draw_detail",
    "draw_result",
    "title_of",
    "told_result",
]

CHART = "picture-end-chart"
DETAIL = 56
LINES = ("blue", "yellow", "red", "green")
_POINTS, _WON = 154, 150
_MOST = 12  # medals side by side


def told_result(view: TableView, seat: SeatView, words: Words) -> str:
    """Return points and achievements of ``seat``, or of the team, as text."""
    which = [achievement_name(each, words) for each in seat.achievements]
    return words(
        "alt-end-seat" if seat.team is None else "alt-end-partner",
        points=view.points(seat),
        won=view.won(seat),
        own=len(seat.achievements),
        needed=view.needed,
        which=words.list(which, "unit"),
    )


def draw_result(canvas: Canvas, right: float, top: float, view: TableView, seat: SeatView) -> float:
    """Draw points and achievements; those that decided on a coloured ground.

    In teams the numbers are those of both partners; the medals are each player's own.
    """
    ink = canvas.ink
    decided = seat.name in view.winners
    won = f"{view.won(seat)}/{view.needed}"
    for number, width, icon, sign, fill, reason in (
        (won, _WON, "trophy", ink.crown, ink.medal, "achievements"),
        (str(view.points(seat)), _POINTS, "points", ink.gold, ink.shine, "score"),
    ):
        right -= width
        strong = decided and view.reason == reason
        if strong:
            canvas.box(right + 4, top + 8, width - 10, 68, fill, 12)
        canvas.icon(icon, right + 12, top + 20, 44, ink.dark if strong else sign)
        line = fit(number, width - 76, 52, 800 if strong else 700)
        canvas.text(right + width - 16, top + 61, line, ink.dark if strong else ink.text, 1)
    return right


def draw_detail(canvas: Canvas, left: float, top: float, view: TableView, seat: SeatView) -> None:
    """Draw the achievements, and the places of missing ones."""
    for place in range(min(medal_places(view, seat), _MOST)):
        x = left + place * (SIZE + GAP)
        if place < len(seat.achievements):
            medal(canvas, x, top, seat.achievements[place])
        else:
            hollow(canvas, x, top)
