"""The colours and the head of all pictures of a tournament."""

from __future__ import annotations

from dataclasses import replace

from render import palette
from render.canvas import Canvas
from render.palette import Palette
from render.picture import with_table
from render.text import drawable, fit
from render.themes import CONTRAST

HEAD = 150

# The colours of an entrant's results, as grounds of dark letters.
WON, SHARED, LOST = "won", "shared", "lost"
_STRONG = {WON: "#84d18f", SHARED: "#e9c46a", LOST: "#f2938c"}


def draw_head(canvas: Canvas, title: str, about: str) -> None:
    """Draw the name of the tournament, and below it the subject of this picture."""
    left, room = palette.MARGIN + 6, palette.WIDTH - 2 * palette.MARGIN - 12
    canvas.text(left, 68, fit(drawable(title), room, 62, 800), canvas.ink.text)
    canvas.text(left, 128, fit(about, room, 44, 600), canvas.ink.muted)


def _themed(base: Palette) -> Palette:
    """Return ``base`` with the colours of results and the intermediate ones of edges."""
    own = replace(base, strong=_STRONG)
    return with_table(
        own,
        [(own.text, ground, 3) for ground in own.grounds]
        + [(own.faint, ground, 2) for ground in own.grounds]
        + [(own.dark, color, 3) for color in _STRONG.values()]
        + [(color, ground, 3) for color in _STRONG.values() for ground in own.grounds],
    )


THEMES = {
    "dark": _themed(palette.DARK),
    "light": _themed(palette.LIGHT),
    "contrast": _themed(CONTRAST),
}
