"""The names of the domains, above their columns."""

from __future__ import annotations

from engine.civ.domains import DOMAINS
from render.canvas import Canvas
from render.civ.column import WIDTH, column_left
from render.text import SMALL, fit
from render.words import Words

LEGEND_HEIGHT = 50


def draw_legend(canvas: Canvas, top: float, words: Words) -> None:
    """Draw the six names over the whole width."""
    for number, domain in enumerate(DOMAINS):
        line = fit(words.card(domain), WIDTH - 8, SMALL, 700)
        middle = column_left(number) + WIDTH / 2
        canvas.text(middle, top + 34, line, canvas.ink.sign[domain], 0.5)
