"""The results of each player at the end of a game of Carta Impera Victoria."""

from __future__ import annotations

from engine.civ.domains import DOMAINS
from engine.civ.view import SeatView, TableView
from render.canvas import Canvas
from render.civ.alt import counted
from render.civ.colors import THEMES
from render.civ.title import title_of
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

CHART = "picture-civ-end-chart"
DETAIL = 62
LINES = ("utopia", "economy", "army", "science")
_POINTS = 120
_CELL = 102


def told_result(view: TableView, seat: SeatView, words: Words) -> str:
    """Return the majorities of ``seat``, and the cards of each domain, as text."""
    area = counted(seat.area, words)
    return words("alt-civ-end-seat", points=seat.points, area=area or words("alt-none"))


def draw_result(canvas: Canvas, right: float, top: float, view: TableView, seat: SeatView) -> float:
    """Draw the majorities; on a coloured ground if they decided the game."""
    ink, left = canvas.ink, right - _POINTS
    best = seat.name in view.winners and view.reason == "majority"
    if best:
        canvas.box(left + 4, top + 8, _POINTS - 10, 68, ink.shine, 12)
    canvas.icon("points", left + 12, top + 20, 44, ink.dark if best else ink.gold)
    points = fit(str(seat.points), 44, 52, 800)
    canvas.text(right - 18, top + 61, points, ink.dark if best else ink.text, 1)
    return left


def draw_detail(canvas: Canvas, left: float, top: float, view: TableView, seat: SeatView) -> None:
    """Draw the cards of each domain; those that decided on a coloured ground."""
    ink = canvas.ink
    for domain in DOMAINS:
        count = seat.area[domain]
        if view.reason == "hegemony":
            strong = seat.name in view.winners and count >= seat.needed[domain]
        else:
            strong = 0 < count == max(other.area[domain] for other in view.seats)
        if strong:
            canvas.box(left, top, _CELL - 8, 52, ink.strong[domain], 12)
        sign = ink.sign[domain] if count else ink.shade[domain]
        canvas.icon(domain, left + 6, top + 6, 40, ink.dark if strong else sign)
        line = fit(str(count), _CELL - 64, 44, 800 if strong else 600)
        fill = ink.dark if strong else ink.text if count else ink.faint
        canvas.text(left + 50 + (_CELL - 62) / 2, top + 42, line, fill, 0.5)
        left += _CELL
