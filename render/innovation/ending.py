"""The results of each player at the end of a game of Innovation."""

from __future__ import annotations

from engine.innovation.view import SeatView, TableView
from render import palette
from render.canvas import Canvas
from render.innovation.colors import THEMES
from render.innovation.medal import GAP, SIZE, hollow, medal
from render.innovation.names import achievement_name
from render.innovation.title import title_of
from render.text import fit
from render.words import Words

__all__ = [
    "CHART",
    "HEAD",
    "LINES",
    "THEMES",
    "draw_heads",
    "draw_result",
    "results_left",
    "title_of",
    "told_result",
]

CHART = "picture-end-chart"
HEAD = 56
LINES = ("blue", "yellow", "red", "green")
_POINTS = 150
_WON = 110
_MOST = 9  # medals side by side


def _medals(view: TableView) -> int:
    """Return the number of medal places."""
    return min(max(view.needed, *(len(seat.achievements) for seat in view.seats)), _MOST)


def results_left(view: TableView) -> float:
    """Return the left edge of the results: points, achievements."""
    return palette.WIDTH - palette.MARGIN - 16 - _medals(view) * (SIZE + GAP) - _WON - _POINTS


def told_result(view: TableView, seat: SeatView, words: Words) -> str:
    """Return the points and the achievements of ``seat`` as text; in teams, those of both."""
    which = [achievement_name(each, words) for each in seat.achievements]
    return words(
        "alt-end-seat" if seat.team is None else "alt-end-partner",
        points=view.points(seat),
        won=view.won(seat),
        own=len(seat.achievements),
        needed=view.needed,
        which=words.list(which, "unit"),
    )


def draw_heads(canvas: Canvas, top: float, view: TableView) -> None:
    """Draw the signs above the results."""
    left = results_left(view)
    canvas.icon("points", left + _POINTS / 2 - 23, top, 46, canvas.ink.gold)
    canvas.icon("trophy", left + _POINTS + _WON / 2 - 23, top, 46, canvas.ink.crown)


def draw_result(canvas: Canvas, top: float, height: float, view: TableView, seat: SeatView) -> None:
    """Draw the points and the achievements; those that decided on a coloured ground.

    In teams the numbers are those of both partners; the medals are each player's own.
    """
    ink, left = canvas.ink, results_left(view)
    won = len(seat.achievements)
    decided = seat.name in view.winners
    for number, width, sign, fill, reason in (
        (str(view.points(seat)), _POINTS, "score", ink.shine, "score"),
        (f"{view.won(seat)}/{view.needed}", _WON, "trophy", ink.medal, "achievements"),
    ):
        strong = decided and view.reason == reason
        if strong:
            canvas.box(left + 6, top + 8, width - 12, height - 16, fill, 12)
        line = fit(number, width - 20, 56 if sign == "score" else 48, 800 if strong else 700)
        canvas.text(left + width / 2, top + 60, line, ink.dark if strong else ink.text, 0.5)
        left += width
    for place in range(_medals(view)):
        x, y = left + 10 + place * (SIZE + GAP), top + (height - SIZE) / 2
        if place < won:
            medal(canvas, x, y, seat.achievements[place])
        elif place < view.needed:
            hollow(canvas, x, y)
