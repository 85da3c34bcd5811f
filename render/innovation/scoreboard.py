"""The scoreboard: the counts of all players, one below the other, for comparison."""

from __future__ import annotations

from dataclasses import dataclass

from engine.innovation.cards import RESOURCES
from engine.innovation.view import SeatView, TableView
from render import palette
from render.innovation.medal import medals, medals_width
from render.innovation.scene import Scene, leads
from render.innovation.team import SIZE, draw_badge
from render.text import fit

_HEAD = 52
_TROPHY = 90


@dataclass(frozen=True, slots=True)
class _Sizes:
    """The sizes of a row, its numbers, a resource's column and that of the points."""

    row: int
    number: int
    cell: int
    points: int
    medals: bool


# Two and three players have room for large numbers; their medals are at their seats.
_SIZES = {
    2: _Sizes(68, 54, 98, 150, medals=False),
    3: _Sizes(64, 52, 98, 140, medals=False),
    4: _Sizes(54, 44, 71, 98, medals=True),
}


def scoreboard_height(view: TableView) -> int:
    """Return the height of the scoreboard."""
    return _HEAD + _SIZES[len(view.seats)].row * len(view.seats)


def draw_scoreboard(scene: Scene, top: float) -> None:
    """Draw the scoreboard over the whole width."""
    canvas, view = scene.canvas, scene.view
    sizes = _SIZES[len(view.seats)]
    right = palette.WIDTH - palette.MARGIN
    claims = _TROPHY + (medals_width(view.needed) + 6 if sizes.medals else 30)
    claims_left = right - claims
    points_left = claims_left - sizes.points
    cells_left = points_left - sizes.cell * len(RESOURCES)
    icon = 46
    for number, resource in enumerate(RESOURCES):
        middle = cells_left + sizes.cell * (number + 0.5)
        canvas.icon(resource, middle - icon / 2, top + 2, icon, canvas.ink.sign[resource])
    middle = points_left + sizes.points / 2
    canvas.icon("points", middle - icon / 2, top + 2, icon, canvas.ink.gold)
    middle = claims_left + (_TROPHY if sizes.medals else claims) / 2
    canvas.icon("trophy", middle - icon / 2, top + 2, icon, canvas.ink.crown)
    for row, seat in enumerate(view.seats):
        y = top + _HEAD + row * sizes.row
        active = scene.is_active(seat)
        fill = canvas.ink.raised if active else canvas.ink.panel
        canvas.box(palette.MARGIN, y, palette.WIDTH - 2 * palette.MARGIN, sizes.row - 4, fill, 12)
        if active:
            canvas.box(palette.MARGIN, y, 9, sizes.row - 4, canvas.ink.shine, 4)
        left = draw_badge(canvas, palette.MARGIN + 21, y + (sizes.row - 4 - SIZE) / 2, seat)
        name = fit(scene.names[seat.name], cells_left - left - 9, 42, 700)
        canvas.text(left, y + sizes.row / 2 + 13, name, canvas.ink.text)
        _counts(scene, cells_left, y, seat, sizes)
        _claims(scene, claims_left, y, claims, seat, sizes)


def _counts(scene: Scene, left: float, top: float, seat: SeatView, sizes: _Sizes) -> None:
    """Draw the resources and the points of ``seat``."""
    news, ink = scene.news_of(seat), scene.canvas.ink
    for resource in RESOURCES:
        count = seat.icons.get(resource, 0)
        best = leads(count, [other.icons.get(resource, 0) for other in scene.view.seats])
        change = news.icons.get(resource, 0)
        ground = ink.strong[resource] if best else None
        _number(scene, left, top, sizes.cell, str(count), ground, change, sizes)
        left += sizes.cell
    best = leads(seat.points, [other.points for other in scene.view.seats])
    ground = ink.shine if best else None
    _number(scene, left, top, sizes.points, str(seat.points), ground, news.points, sizes)


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

    A changed count is bright, with the direction beside it.
    """
    canvas = scene.canvas
    if ground:
        canvas.box(left + 4, top + 4, width - 8, sizes.row - 12, ground, 10)
    bright = ground or change
    line = fit(number, width - (34 if change else 14), sizes.number, 800 if bright else 600)
    fill = canvas.ink.muted if number not in ("0", f"0/{scene.view.needed}") else canvas.ink.faint
    if ground:
        fill = canvas.ink.dark
    elif change:
        fill = canvas.ink.news
    middle = left + width / 2 - (9 if change else 0)
    canvas.text(middle, top + sizes.row / 2 + sizes.number * 0.3, line, fill, 0.5)
    if change:
        at = middle + line.width / 2 + 3, top + sizes.row / 2 - 11
        canvas.wedge(*at, change > 0, fill)


def _claims(
    scene: Scene, left: float, top: float, width: float, seat: SeatView, sizes: _Sizes
) -> None:
    """Draw the number of achievements and those needed; with four players, also which.

    The number is that of the team.
    """
    won = scene.view.won(seat)
    best = leads(won, [scene.view.won(other) for other in scene.view.seats])
    number = f"{won}/{scene.view.needed}"
    change = 0 if sizes.medals else len(scene.news_of(seat).achievements)
    room = _TROPHY if sizes.medals else width
    ground = scene.canvas.ink.medal if best else None
    _number(scene, left, top, room, number, ground, change, sizes)
    if sizes.medals:
        medals(scene.canvas, left + _TROPHY + 6, top + 2, width - _TROPHY, seat, scene)
