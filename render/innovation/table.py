"""The picture of a table, from a view of it."""

from __future__ import annotations

from collections.abc import Mapping

from engine.innovation.view import TableView
from render.canvas import Canvas, page
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
) -> Canvas:
    """Draw the table, with its layout boxes."""
    shown = drawn_names([seat.name for seat in view.seats], names, words)
    title, layout, changed = title_of(view, words), layout_of(view), news(view, before)
    heights = [seat_height(seat, layout, changed) for seat in view.seats]
    height = title.height + scoreboard_height(view) + _GAP + sum(heights) + _GAP * len(heights)
    canvas = page(height + 15 + SUPPLY_HEIGHT + specials_height(view), THEMES[theme])
    scene = Scene(canvas, view, words, shown, changed)
    if view.turn is None or view.over:
        draw_title(canvas, title, shown)
    else:
        draw_title(canvas, title, shown, draw_actions(canvas, view.actions))
    y = title.height
    draw_scoreboard(scene, y)
    y += scoreboard_height(view) + _GAP
    for seat, seat_high in zip(view.seats, heights, strict=True):
        draw_seat(scene, y, seat_high, seat, layout)
        y += seat_high + _GAP
    draw_supply(scene, y + 15)
    draw_specials(scene, y + 15 + SUPPLY_HEIGHT)
    return canvas
