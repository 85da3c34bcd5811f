"""The special achievements, and the progress to them.

Two players have a table of each one's progress; of more, only the most advanced is shown.
"""

from __future__ import annotations

from engine.innovation.view import TableView
from render import palette
from render.canvas import Canvas
from render.innovation.medal import SIZE, hollow, medal
from render.innovation.names import achievement_name
from render.innovation.progress import SPECIAL, progress
from render.innovation.scene import Scene
from render.text import SMALL, fit

_LINE = 42  # every second name is a line lower, as two columns have room for one name
_HEAD = SIZE + 6 + 2 * _LINE
_ROW = 50
_LABEL = 190
_TABLE = 2  # the most players of a table
_COLUMN = (palette.WIDTH - 2 * palette.MARGIN - _LABEL) / len(SPECIAL)


def specials_height(view: TableView) -> int:
    """Return the height of the special achievements."""
    if len(view.seats) > _TABLE:
        return SIZE + 18
    return _HEAD + _ROW * len(view.seats) + 12


def draw_specials(scene: Scene, top: float) -> None:
    """Draw a column for each special achievement, with the progress to it."""
    if len(scene.view.seats) > _TABLE:
        _draw_best(scene, top)
    else:
        _draw_table(scene, top)


def _draw_best(scene: Scene, top: float) -> None:
    """Draw each special achievement beside the most that a player has of it."""
    canvas, view = scene.canvas, scene.view
    column = (palette.WIDTH - 2 * palette.MARGIN) / len(SPECIAL)
    for number, special in enumerate(SPECIAL):
        left = palette.MARGIN + number * column
        if special not in view.achievements:
            _gone(canvas, left, top, special)
            continue
        medal(canvas, left, top, special)
        reached, needed = max(progress(seat, special) for seat in view.seats)
        about = column - SIZE - 20, reached, needed
        canvas.sprite(_progress, left + SIZE + 8, top + 2, column - SIZE - 20, _ROW - 10, *about)


def _gone(canvas: Canvas, left: float, top: float, special: str) -> None:
    """Draw the sign of a special achievement that was claimed."""
    hollow(canvas, left, top)
    canvas.icon(special, left + 7, top + 7, SIZE - 14, canvas.ink.faint)


def _draw_table(scene: Scene, top: float) -> None:
    """Draw the names of the special achievements, and a row for each player."""
    canvas, view = scene.canvas, scene.view
    for column, special in enumerate(SPECIAL):
        middle = palette.MARGIN + _LABEL + _COLUMN * (column + 0.5)
        available = special in view.achievements
        if available:
            medal(canvas, middle - SIZE / 2, top, special)
        else:
            _gone(canvas, middle - SIZE / 2, top, special)
        name = fit(achievement_name(special, scene.words), 1.7 * _COLUMN, SMALL, 600)
        fill = canvas.ink.text if available else canvas.ink.faint
        middle = min(middle, palette.WIDTH - palette.MARGIN - name.width / 2)
        canvas.text(middle, top + SIZE + 36 + _LINE * (column % 2), name, fill, 0.5)
    for row, seat in enumerate(view.seats):
        y = top + _HEAD + row * _ROW
        active = scene.is_active(seat)
        ground = canvas.ink.raised if active else canvas.ink.panel
        canvas.box(palette.MARGIN, y, palette.WIDTH - 2 * palette.MARGIN, _ROW - 4, ground, 12)
        if active:
            canvas.box(palette.MARGIN, y, 9, _ROW - 4, canvas.ink.shine, 4)
        name = fit(scene.names[seat.name], _LABEL - 26, SMALL, 600)
        canvas.text(palette.MARGIN + 18, y + 37, name, canvas.ink.muted)
        for column, special in enumerate(SPECIAL):
            left = palette.MARGIN + _LABEL + _COLUMN * column
            if special in seat.achievements:
                size = _ROW - 8
                new = special in scene.news_of(seat).achievements
                medal(canvas, left + (_COLUMN - size) / 2, y + 2, special, size, new)
            elif special in view.achievements:
                about = _COLUMN - 12, *progress(seat, special)
                canvas.sprite(_progress, left + 6, y + 3, _COLUMN - 12, _ROW - 10, *about)


def _progress(
    canvas: Canvas, left: float, top: float, width: float, reached: int, needed: int
) -> None:
    """Draw progress in numbers and as a bar; golden when at most one is missing."""
    near = needed - reached <= 1
    number = fit(f"{reached}/{needed}", width, SMALL, 800 if near else 600)
    fill = canvas.ink.muted if reached else canvas.ink.faint
    fill = canvas.ink.gold if near else fill
    canvas.text(left + width / 2, top + 29, number, fill, 0.5)
    gap = 3 if needed < 10 else 2
    step = (width + gap) // needed
    start = left + (width + gap - step * needed) // 2
    for part in range(needed):
        color = fill if part < reached else canvas.ink.edge
        canvas.box(start + part * step, top + 33, step - gap, 7, color, 2)
