"""The picture of a table, from a view of it."""

from __future__ import annotations

from collections.abc import Mapping

from engine.innovation.view import SeatView, TableView
from render.canvas import Canvas
from render.columns import Part, in_columns
from render.innovation.colors import THEMES
from render.innovation.news import news
from render.innovation.scene import Scene
from render.innovation.scoreboard import draw_scoreboard, scoreboard_height
from render.innovation.seat import draw_seat, layout_of, seat_height
from render.innovation.specials import draw_specials, specials_height
from render.innovation.supply import HEIGHT as SUPPLY_HEIGHT
from render.innovation.supply import draw_supply
from render.innovation.title import draw_actions, title_of
from render.names import drawn_names
from render.title import draw_title
from render.words import Words

_GAP = 9


def draw_table(
    view: TableView,
    words: Words,
    names: Mapping[str, str],
    *,
    before: TableView | None = None,
    theme: str = "dark",
    wide: bool = False,
) -> Canvas:
    """Draw the table, with its layout boxes; ``wide``: in landscape."""
    shown = drawn_names([seat.name for seat in view.seats], names, words)
    title, layout, changed = title_of(view, words), layout_of(view), news(view, before)

    def scene(canvas: Canvas) -> Scene:
        return Scene(canvas, view, words, shown, changed)

    def head(canvas: Canvas, top: float) -> None:
        if view.turn is None or view.over:
            draw_title(canvas, title, shown)
        else:
            draw_title(canvas, title, shown, draw_actions(canvas, view.actions))
        draw_scoreboard(scene(canvas), top + title.height)

    def part(seat: SeatView) -> Part:
        high = seat_height(seat, layout, changed)
        return Part(
            high + _GAP,
            lambda canvas, top: draw_seat(scene(canvas), top, high, seat, layout),
        )

    def foot(canvas: Canvas, top: float) -> None:
        draw_supply(scene(canvas), top + 15)
        draw_specials(scene(canvas), top + 15 + SUPPLY_HEIGHT)

    parts = [
        Part(title.height + scoreboard_height(view) + _GAP, head),
        *map(part, view.seats),
        Part(15 + SUPPLY_HEIGHT + specials_height(view), foot),
    ]
    return in_columns(parts, THEMES[theme], wide=wide)
