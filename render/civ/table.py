"""The picture of a table of Carta Impera Victoria, from a view of it."""

from __future__ import annotations

from collections.abc import Mapping

from engine.civ.view import SeatView, TableView
from render import palette
from render.canvas import Canvas, page
from render.civ.alt import table_alt
from render.civ.colors import THEMES
from render.civ.legend import LEGEND_HEIGHT, draw_legend
from render.civ.seat import draw_points, draw_seat, seat_height
from render.civ.supply import MIDDLE_HEIGHT, SUPPLY_HEIGHT, draw_middle, draw_supply
from render.civ.title import draw_step, title_of
from render.names import drawn_names
from render.picture import Picture, encode
from render.text import fit
from render.title import draw_title
from render.words import Words

_GAP = 9
_TEAM = 68  # the height of a team's head
_TEAM_GAP = 3


def table_picture(
    view: TableView,
    words: Words,
    names: Mapping[str, str],
    *,
    before: TableView | None = None,
    theme: str = "dark",
) -> Picture:
    """The table as everybody sees it. ``names``: what each player is called.

    The same view, words and names give the same bytes.
    """
    png = encode(draw_table(view, words, names, before=before, theme=theme))
    return Picture(png, table_alt(view, words, names), f"table-{view.turn_number}.png")


def draw_table(
    view: TableView,
    words: Words,
    names: Mapping[str, str],
    *,
    before: TableView | None = None,
    theme: str = "dark",
) -> Canvas:
    """The drawing of ``table_picture`` before it is encoded, with the marks of its parts."""
    shown = drawn_names([seat.name for seat in view.seats], names, words)
    title = title_of(view, words)
    groups = _groups(view)
    height = title.height + LEGEND_HEIGHT + (MIDDLE_HEIGHT if view.middle else 0)
    height += sum(_group_height(view, seats) for seats in groups)
    canvas = page(height + 12 + SUPPLY_HEIGHT, THEMES[theme])
    draw_title(canvas, title, shown, draw_step(canvas, view, words))
    y = title.height
    if view.middle:
        draw_middle(canvas, y, view, words)
        y += MIDDLE_HEIGHT
    draw_legend(canvas, y, words)
    y += LEGEND_HEIGHT
    for seats in groups:
        if seats[0].team is not None:
            _team(canvas, y, view, seats, words)
            y += _TEAM
        for seat in seats:
            draw_seat(canvas, y, view, seat, words, shown)
            y += seat_height(view, seat) + (_TEAM_GAP if seat is not seats[-1] else _GAP)
    draw_supply(canvas, y + 12, view, words)
    return canvas


def _groups(view: TableView) -> list[list[SeatView]]:
    """The players clockwise; those of a team together, others each alone."""
    groups: dict[int | str, list[SeatView]] = {}
    for seat in view.seats:
        groups.setdefault(seat.name if seat.team is None else seat.team, []).append(seat)
    return list(groups.values())


def _group_height(view: TableView, seats: list[SeatView]) -> int:
    head = 0 if seats[0].team is None else _TEAM
    gaps = _TEAM_GAP * (len(seats) - 1) + _GAP
    return head + gaps + sum(seat_height(view, seat) for seat in seats)


def _team(canvas: Canvas, top: float, view: TableView, seats: list[SeatView], words: Words) -> None:
    """The head of a team: its number and its points."""
    (number, points), best = (seats[0].team, seats[0].points), max(s.points for s in view.seats)
    assert number is not None
    line = fit(words("picture-civ-team", number=number + 1), 600, 44, 700)
    end = canvas.text(palette.MARGIN + 6, top + 50, line, canvas.ink.text)
    draw_points(canvas, end + 30, top + 10, points, 0 < points == best)
