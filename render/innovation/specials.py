"""The special achievements, and each player's progress to them."""

from __future__ import annotations

from engine.innovation.view import TableView
from render import palette
from render.canvas import Canvas
from render.innovation.medal import SIZE, hollow, medal
from render.innovation.names import achievement_name
from render.innovation.progress import SPECIAL, progress
from render.innovation.scene import Scene
from render.text import SMALL, fit

_HEAD = 102
_ROW = 48
_LABEL = 184
_COLUMN = (palette.WIDTH - 2 * palette.MARGIN - _LABEL) / len(SPECIAL)


def specials_height(view: TableView) -> int:
    """Return the height of the special achievements."""
    return _HEAD + _ROW * len(view.seats) + 12


def draw_specials(scene: Scene, top: float) -> None:
    """Draw a column for each special achievement and a row for each player."""
    canvas, view = scene.canvas, scene.view
    for column, special in enumerate(SPECIAL):
        middle = palette.MARGIN + _LABEL + _COLUMN * (column + 0.5)
        available = special in view.achievements
        if available:
            medal(canvas, middle - SIZE / 2, top, special)
        else:
            hollow(canvas, middle - SIZE / 2, top)
            canvas.icon(special, middle - SIZE / 2 + 7, top + 7, SIZE - 14, canvas.ink.faint)
        name = fit(achievement_name(special, scene.words), _COLUMN - 8, SMALL, 600)
        fill = canvas.ink.text if available else canvas.ink.faint
        canvas.text(middle, top + 87, name, fill, 0.5)
    for row, seat in enumerate(view.seats):
        y = top + _HEAD + row * _ROW
        active = scene.is_active(seat)
        ground = canvas.ink.raised if active else canvas.ink.panel
        canvas.box(palette.MARGIN, y, palette.WIDTH - 2 * palette.MARGIN, _ROW - 4, ground, 12)
        if active:
            canvas.box(palette.MARGIN, y, 9, _ROW - 4, canvas.ink.shine, 4)
        name = fit(scene.names[seat.name], _LABEL - 30, SMALL, 600)
        canvas.text(palette.MARGIN + 21, y + 36, name, canvas.ink.muted)
        for column, special in enumerate(SPECIAL):
            left = palette.MARGIN + _LABEL + _COLUMN * column
            if special in seat.achievements:
                size = _ROW - 8
                new = special in scene.news_of(seat).achievements
                medal(canvas, left + (_COLUMN - size) / 2, y + 2, special, size, new)
            elif special in view.achievements:
                about = _COLUMN - 16, *progress(seat, special)
                canvas.piece(_progress, left + 8, y + 8, _COLUMN - 16, 32, *about)


def _progress(
    canvas: Canvas, left: float, top: float, width: float, reached: int, needed: int
) -> None:
    """Draw progress as a bar and in numbers; golden when at most one is missing."""
    near = needed - reached <= 1
    number = fit(f"{reached}/{needed}", 80, SMALL, 800 if near else 600)
    fill = canvas.ink.muted if reached else canvas.ink.faint
    canvas.text(left + width, top + 28, number, canvas.ink.gold if near else fill, 1)
    gap = 3 if needed < 10 else 2
    step = (width - number.width - 10 + gap) // needed
    for part in range(needed):
        color = canvas.ink.edge
        if part < reached:
            color = canvas.ink.gold if near else canvas.ink.muted
        canvas.box(left + part * step, top + 6, step - gap, 16, color, 2)
