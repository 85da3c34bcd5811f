"""The picture of a table of Carta Impera Victoria, from a view of it."""

from __future__ import annotations

from collections.abc import Mapping

from engine.civ.view import SeatView, TableView
from render import palette
from render.canvas import Canvas, page
from render.civ.colors import THEMES
from render.civ.duel import draw_duel, duel_height
from render.civ.legend import LEGEND_HEIGHT, draw_legend
from render.civ.news import news
from render.civ.scene import Scene
from render.civ.seat import draw_points, draw_seat, seat_height
from render.civ.supply import MIDDLE_HEIGHT, SUPPLY_HEIGHT, draw_middle, draw_supply
from render.civ.title import draw_last_round, title_of
from render.names import drawn_names
from render.text import fit
from render.title import draw_title
from render.words import Words

_GAP = 9
_TEAM = 68  # the height of a team's head
_TEAM_GAP = 3


def draw_table(
    view: TableView,
    words: Words,
    names: Mapping[str, str],
    *,
    before: TableView | None = None,
    theme: str = "dark",
) -> Canvas:
    """Draw the table, with its layout boxes."""
    shown = drawn_names([seat.name for seat in view.seats], names, words)
    title = title_of(view, words)
    duel = len(view.seats) == 2
    groups = _groups(view)
    height = title.height + (MIDDLE_HEIGHT if view.middle else 0)
    if duel:
        height += duel_height(view)
    else:
        height += LEGEND_HEIGHT + sum(_group_height(view, seats) for seats in groups)
    canvas = page(height + 12 + SUPPLY_HEIGHT, THEMES[theme])
    scene = Scene(canvas, view, words, shown, news(view, before))
    draw_title(canvas, title, shown, draw_last_round(canvas, view, words))
    y: float = title.height
    if view.middle:
        draw_middle(scene, y)
        y += MIDDLE_HEIGHT
    if duel:
        draw_duel(scene, y)
        y += duel_height(view)
    else:
        draw_legend(canvas, y, words)
        y = _draw_groups(scene, y + LEGEND_HEIGHT, groups)
    draw_supply(scene, y + 12)
    return canvas


def _groups(view: TableView) -> list[list[SeatView]]:
    """Return the players clockwise, those of a team together."""
    groups: dict[int | str, list[SeatView]] = {}
    for seat in view.seats:
        groups.setdefault(seat.name if seat.team is None else seat.team, []).append(seat)
    return list(groups.values())


def _group_height(view: TableView, seats: list[SeatView]) -> int:
    head = 0 if seats[0].team is None else _TEAM
    gaps = _TEAM_GAP * (len(seats) - 1) + _GAP
    return head + gaps + sum(seat_height(view, seat) for seat in seats)


def _draw_groups(scene: Scene, top: float, groups: list[list[SeatView]]) -> float:
    """Draw the players below each other; return their lower end."""
    for seats in groups:
        if seats[0].team is not None:
            _team(scene, top, seats[0], seats[0].team)
            top += _TEAM
        for seat in seats:
            draw_seat(scene, top, seat)
            top += seat_height(scene.view, seat) + (_TEAM_GAP if seat is not seats[-1] else _GAP)
    return top


def _team(scene: Scene, top: float, seat: SeatView, number: int) -> None:
    """Draw the head of a team: its number and its points, those of ``seat``."""
    line = fit(scene.words("picture-civ-team", number=number + 1), 600, 44, 700)
    end = scene.canvas.text(palette.MARGIN + 6, top + 50, line, scene.canvas.ink.text)
    draw_points(scene, end + 30, top + 10, seat)
