"""The scoreboard: what every player has, below each other, so that one glance compares it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.innovation.cards import RESOURCES
from engine.innovation.view import SeatView, TableView
from render import palette
from render.canvas import Canvas
from render.innovation.medal import medals, medals_width
from render.text import SMALL, fit

_HEAD = 52
_ROW = 54
_NUMBER = 44
_CELL = 78  # the width of a resource's column
_NARROW_CELL = 68
_POINTS = 92


def scoreboard_height(view: TableView) -> int:
    """How high the scoreboard is drawn."""
    return _HEAD + _ROW * len(view.seats)


def draw_scoreboard(canvas: Canvas, top: float, view: TableView, names: Mapping[str, str]) -> None:
    """Draw the scoreboard over the whole width."""
    won = max((len(seat.achievements) for seat in view.seats), default=0)
    right = palette.WIDTH - palette.MARGIN
    claims = 84 + medals_width(max(min(won, view.needed), 2))
    claims_left = right - claims
    points_left = claims_left - _POINTS
    cell = _CELL if won <= 4 else _NARROW_CELL
    cells_left = points_left - cell * len(RESOURCES)
    icon = 44
    for number, resource in enumerate(RESOURCES):
        middle = cells_left + cell * (number + 0.5)
        canvas.icon(resource, middle - icon / 2, top + 3, icon, canvas.ink.sign[resource])
    canvas.icon("points", points_left + _POINTS / 2 - icon / 2, top + 3, icon, canvas.ink.gold)
    canvas.icon("trophy", claims_left + 40 - icon / 2, top + 3, icon, canvas.ink.crown)
    for row, seat in enumerate(view.seats):
        y = top + _HEAD + row * _ROW
        baseline = y + _ROW / 2 + 13
        active = seat.name in view.winners if view.over else seat.name == view.turn
        fill = canvas.ink.raised if active else canvas.ink.panel
        canvas.box(palette.MARGIN, y, palette.WIDTH - 2 * palette.MARGIN, _ROW - 4, fill, 12)
        if active:
            canvas.box(palette.MARGIN, y, 9, _ROW - 4, canvas.ink.shine, 4)
        room = cells_left - palette.MARGIN - 30
        name = fit(names[seat.name], room, 42, 700)
        canvas.text(palette.MARGIN + 21, baseline, name, canvas.ink.text)
        for number, resource in enumerate(RESOURCES):
            count = seat.icons.get(resource, 0)
            counts = [other.icons.get(resource, 0) for other in view.seats]
            left = cells_left + cell * number
            _number(
                canvas, left, y, cell, count, canvas.ink.strong[resource], _leads(count, counts)
            )
        best = _leads(seat.points, [other.points for other in view.seats])
        _number(canvas, points_left, y, _POINTS, seat.points, canvas.ink.shine, best)
        _claims(canvas, claims_left, y, claims, seat, view.needed)


def _leads(count: int, counts: Sequence[int]) -> bool:
    """Whether ``count`` is the highest, and not everybody's."""
    return count == max(counts) > min(counts)


def _number(
    canvas: Canvas, left: float, top: float, width: float, count: int, color: str, leads: bool
) -> None:
    """A count; the highest of all in its column stands on a ground of its colour."""
    if leads:
        canvas.box(left + 5, top + 4, width - 10, _ROW - 12, color, 10)
    line = fit(str(count), width - 14, _NUMBER, 800 if leads else 600)
    fill = canvas.ink.dark if leads else canvas.ink.muted if count else canvas.ink.faint
    canvas.text(left + width / 2, top + _ROW / 2 + 13, line, fill, 0.5)


def _claims(
    canvas: Canvas, left: float, top: float, width: float, seat: SeatView, needed: int
) -> None:
    """Achievements: how many of those needed, and which."""
    won = len(seat.achievements)
    line = fit(f"{won}/{needed}", 74, SMALL + 1, 700)
    fill = canvas.ink.text if won else canvas.ink.faint
    canvas.text(left + 40, top + _ROW / 2 + 14, line, fill, 0.5)
    medals(canvas, left + 80, top + 2, width - 84, seat.achievements)
