"""The results of each player at the end of a game of Carta Impera Victoria."""

from __future__ import annotations

from engine.civ.domains import DOMAINS
from engine.civ.view import SeatView, TableView
from render import palette
from render.canvas import Canvas
from render.civ.alt import counted
from render.civ.colors import THEMES
from render.civ.title import title_of
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

CHART = "picture-civ-end-chart"
HEAD = 60
LINES = ("utopia", "economy", "army", "science")
_POINTS = 110
_CELL = 88


def results_left(view: TableView) -> float:
    """Return the left edge of the results: majorities, cards of each domain."""
    return palette.WIDTH - palette.MARGIN - 12 - _CELL * len(DOMAINS) - _POINTS


def told_result(view: TableView, seat: SeatView, words: Words) -> str:
    """Return the majorities of ``seat``, and the cards of each domain, as text."""
    area = counted(seat.area, words)
    return words("alt-civ-end-seat", points=seat.points, area=area or words("alt-none"))


def draw_heads(canvas: Canvas, top: float, view: TableView) -> None:
    """Draw the signs above the results."""
    left = results_left(view)
    canvas.icon("points", left + _POINTS / 2 - 23, top, 46, canvas.ink.gold)
    for number, domain in enumerate(DOMAINS):
        x = left + _POINTS + _CELL * number + _CELL / 2 - 24
        canvas.icon(domain, x, top - 1, 48, canvas.ink.sign[domain])


def draw_result(canvas: Canvas, top: float, height: float, view: TableView, seat: SeatView) -> None:
    """Draw majorities and cards; those that decided the game on a coloured ground."""
    ink, left = canvas.ink, results_left(view)
    best = seat.name in view.winners and view.reason == "majority"
    if best:
        canvas.box(left + 6, top + 8, _POINTS - 12, height - 16, ink.shine, 12)
    points = fit(str(seat.points), _POINTS - 20, 56, 800)
    canvas.text(left + _POINTS / 2, top + 60, points, ink.dark if best else ink.text, 0.5)
    left += _POINTS
    for domain in DOMAINS:
        count = seat.area[domain]
        if view.reason == "hegemony":
            strong = seat.name in view.winners and count >= seat.needed[domain]
        else:
            strong = 0 < count == max(other.area[domain] for other in view.seats)
        if strong:
            canvas.box(left + 5, top + 10, _CELL - 10, height - 20, ink.strong[domain], 12)
        line = fit(str(count), _CELL - 20, 50, 800 if strong else 600)
        fill = ink.dark if strong else ink.text if count else ink.faint
        canvas.text(left + _CELL / 2, top + 59, line, fill, 0.5)
        left += _CELL
