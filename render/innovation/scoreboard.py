"""The scoreboard: the counts of all players, one below the other, for comparison."""

from __future__ import annotations

from dataclasses import dataclass

from engine.innovation.cards import RESOURCES
from engine.innovation.view import SeatView, TableView
from render import palette
from render.innovation.scene import Scene, leads
from render.innovation.team import HEIGHT, draw_badge
from render.text import SMALL, Line, fit

_HEAD = 52
_CELL, _POINTS, _WON = 58, 84, 92  # the columns of a resource, points, and achievements
_ICON = 46


@dataclass(frozen=True, slots=True)
class _Sizes:
    """The height of a row, and the size of its numbers."""

    row: int
    number: int


_SIZES = {2: _Sizes(68, 48), 3: _Sizes(64, 46), 4: _Sizes(60, 44)}


def scoreboard_height(view: TableView) -> int:
    """Return the height of the scoreboard."""
    return _HEAD + _SIZES[len(view.seats)].row * len(view.seats)


def draw_scoreboard(scene: Scene, top: float) -> None:
    """Draw the scoreboard over the whole width."""
    canvas, view = scene.canvas, scene.view
    sizes = _SIZES[len(view.seats)]
    won_left = palette.WIDTH - palette.MARGIN - _WON
    points_left = won_left - _POINTS
    cells_left = points_left - _CELL * len(RESOURCES)
    heads = [(resource, canvas.ink.sign[resource], _CELL) for resource in RESOURCES]
    heads += [("points", canvas.ink.gold, _POINTS), ("trophy", canvas.ink.crown, _WON)]
    left = float(cells_left)
    for icon, fill, width in heads:
        canvas.icon(icon, left + (width - _ICON) / 2, top + 2, _ICON, fill)
        left += width
    for row, seat in enumerate(view.seats):
        y = top + _HEAD + row * sizes.row
        active = scene.is_active(seat)
        fill = canvas.ink.raised if active else canvas.ink.panel
        canvas.box(palette.MARGIN, y, palette.WIDTH - 2 * palette.MARGIN, sizes.row - 4, fill, 12)
        if active:
            canvas.box(palette.MARGIN, y, 9, sizes.row - 4, canvas.ink.shine, 4)
        left = palette.MARGIN + (14 if view.teams else 18)
        left = draw_badge(canvas, left, y + (sizes.row - 4 - HEIGHT) / 2, seat)
        name = _named(scene.names[seat.name], cells_left - left - 8)
        canvas.text(left, y + sizes.row / 2 + 13, name, canvas.ink.text)
        _counts(scene, cells_left, y, seat, sizes)
        _claims(scene, won_left, y, seat, sizes)


def _named(name: str, width: float) -> Line:
    """Return a name in letters as large as fit."""
    line = fit(name, width, 42, 700)
    return line if line.text == name else fit(name, width, SMALL, 500)


def _counts(scene: Scene, left: float, top: float, seat: SeatView, sizes: _Sizes) -> None:
    """Draw the resources and the points of ``seat``."""
    news, ink = scene.news_of(seat), scene.canvas.ink
    for resource in RESOURCES:
        count = seat.icons.get(resource, 0)
        best = leads(count, [other.icons.get(resource, 0) for other in scene.view.seats])
        change = news.icons.get(resource, 0)
        ground = ink.strong[resource] if best else None
        _number(scene, left, top, _CELL, str(count), ground, change, sizes)
        left += _CELL
    best = leads(seat.points, [other.points for other in scene.view.seats])
    ground = ink.shine if best else None
    _number(scene, left, top, _POINTS, str(seat.points), ground, news.points, sizes)


def _number(
    scene: Scene,
    left: float,
    top: float,
    width: float,
    number: str,
    ground: str | None,
    change: int,
    sizes: _Sizes,
) -> None:
    """Draw a count; the highest in its column is on a coloured ground.

    A changed count is bright, with the direction above it.
    """
    canvas = scene.canvas
    if ground:
        canvas.box(left + 4, top + 4, width - 8, sizes.row - 12, ground, 10)
    bright = ground or change
    line = fit(number, width - 12, sizes.number, 800 if bright else 600)
    fill = canvas.ink.muted if number not in ("0", f"0/{scene.view.needed}") else canvas.ink.faint
    if ground:
        fill = canvas.ink.dark
    elif change:
        fill = canvas.ink.news
    middle = left + width / 2
    canvas.text(middle, top + sizes.row - 14, line, fill, 0.5)
    if change:
        canvas.wedge(middle - 8, top - 3, change > 0, fill if ground is None else canvas.ink.news)


def _claims(scene: Scene, left: float, top: float, seat: SeatView, sizes: _Sizes) -> None:
    """Draw the number of achievements and those needed: in teams, that of the team."""
    won = scene.view.won(seat)
    best = leads(won, [scene.view.won(other) for other in scene.view.seats])
    number = f"{won}/{scene.view.needed}"
    change = len(scene.news_of(seat).achievements)
    ground = scene.canvas.ink.medal if best else None
    _number(scene, left, top, _WON, number, ground, change, sizes)
