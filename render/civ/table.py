"""The picture of a table of Carta Impera Victoria, from a view of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.civ.view import SeatView, TableView
from render import palette
from render.canvas import Canvas
from render.civ.colors import THEMES
from render.civ.duel import draw_duel, duel_height
from render.civ.legend import LEGEND_HEIGHT, draw_legend
from render.civ.news import news
from render.civ.scene import Scene
from render.civ.seat import draw_points, draw_seat, seat_height
from render.civ.supply import MIDDLE_HEIGHT, SUPPLY_HEIGHT, draw_middle, draw_supply
from render.civ.title import draw_last_round, title_of
from render.columns import Part, in_columns
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
    wide: bool = False,
) -> Canvas:
    """Draw the table, with its layout boxes.

    ``wide``: in landscape, where two players have a column each.
    """
    shown = drawn_names([seat.name for seat in view.seats], names, words)
    title, changed = title_of(view, words), news(view, before)

    def scene(canvas: Canvas) -> Scene:
        return Scene(canvas, view, words, shown, changed)

    def head(canvas: Canvas, top: float) -> None:
        draw_title(canvas, title, shown, draw_last_round(canvas, view, words))
        if view.middle:
            draw_middle(scene(canvas), top + title.height)

    parts = [Part(title.height + (MIDDLE_HEIGHT if view.middle else 0), head)]
    if len(view.seats) == 2 and not wide:
        parts.append(Part(duel_height(view), lambda canvas, top: draw_duel(scene(canvas), top)))
    else:
        parts.append(Part(LEGEND_HEIGHT, lambda canvas, top: draw_legend(canvas, top, words)))
        parts += [_part(scene, view, seats) for seats in _groups(view)]
    parts.append(Part(12 + SUPPLY_HEIGHT, lambda canvas, top: draw_supply(scene(canvas), top + 12)))
    return in_columns(parts, THEMES[theme], wide=wide)


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


def _part(scene: Callable[[Canvas], Scene], view: TableView, seats: list[SeatView]) -> Part:
    """Return the part of players below each other, those of a team below its head."""

    def draw(canvas: Canvas, top: float) -> None:
        if seats[0].team is not None:
            _team(scene(canvas), top, seats[0], seats[0].team)
            top += _TEAM
        for seat in seats:
            draw_seat(scene(canvas), top, seat)
            top += seat_height(view, seat) + _TEAM_GAP

    return Part(_group_height(view, seats), draw)


def _team(scene: Scene, top: float, seat: SeatView, number: int) -> None:
    """Draw the head of a team: its number and its points, those of ``seat``."""
    line = fit(scene.words("team-number", number=number + 1), 600, 44, 700)
    end = scene.canvas.text(palette.MARGIN + 6, top + 50, line, scene.canvas.ink.text)
    draw_points(scene, end + 30, top + 10, seat)
