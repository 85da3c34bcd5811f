"""The picture of a table, from a view of it."""

from __future__ import annotations

from collections.abc import Mapping

from engine.innovation.view import TableView
from render.canvas import Canvas, page
from render.innovation.alt import table_alt
from render.innovation.colors import THEMES
from render.innovation.pile import Measure
from render.innovation.scoreboard import draw_scoreboard, scoreboard_height
from render.innovation.seat import COLUMN, draw_seat, seat_height
from render.innovation.supply import HEIGHT as SUPPLY_HEIGHT
from render.innovation.supply import draw_supply
from render.innovation.title import draw_actions, title_of
from render.names import drawn_names
from render.picture import Picture, encode
from render.title import draw_title
from render.words import Words

_MEASURE = Measure(COLUMN, icon=37, strip=34)
_GAP = 9


def table_picture(
    view: TableView,
    words: Words,
    names: Mapping[str, str],
    *,
    before: TableView | None = None,
    theme: str = "dark",
) -> Picture:
    """The table as the viewer of ``view`` sees it. ``names``: what each player is called.

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
    heights = [seat_height(seat, _MEASURE) for seat in view.seats]
    height = title.height + scoreboard_height(view) + _GAP + sum(heights) + _GAP * len(heights)
    height += 15 + SUPPLY_HEIGHT
    canvas = page(height, THEMES[theme])
    if view.turn is None or view.over:
        draw_title(canvas, title, shown)
    else:
        draw_title(canvas, title, shown, draw_actions(canvas, view.actions, words))
    y = title.height
    draw_scoreboard(canvas, y, view, shown)
    y += scoreboard_height(view) + _GAP
    for seat, seat_high in zip(view.seats, heights, strict=True):
        draw_seat(canvas, y, seat_high, view, seat, _MEASURE, words, shown)
        y += seat_high + _GAP
    draw_supply(canvas, y + 15, view, words)
    return canvas
