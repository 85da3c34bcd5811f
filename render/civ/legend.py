"""The names of the domains, in the places that they have in each area."""

from __future__ import annotations

from engine.civ.domains import DOMAINS
from render.canvas import Canvas
from render.civ.cell import ACROSS, WIDTH, cell_left
from render.text import SMALL, fit
from render.words import Words

_ROW = 52
LEGEND_HEIGHT = len(DOMAINS) // ACROSS * _ROW + 8


def draw_legend(canvas: Canvas, top: float, words: Words) -> None:
    """Draw the six names with their signs."""
    for number, domain in enumerate(DOMAINS):
        left, y, fill = cell_left(number), top + number // ACROSS * _ROW, canvas.ink.sign[domain]
        canvas.icon(domain, left + 9, y + 4, 40, fill)
        canvas.text(left + 60, y + 38, fit(words.card(domain), WIDTH - 64, SMALL, 700), fill)
