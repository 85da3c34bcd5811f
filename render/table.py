"""The picture of a table, from a view of it."""

from __future__ import annotations

from collections.abc import Mapping

from engine.innovation.view import TableView
from render.alt import table_alt
from render.canvas import Canvas, page
from render.picture import Picture, encode
from render.pile import Measure
from render.scoreboard import draw_scoreboard, scoreboard_height
from render.seat import COLUMN, draw_seat, seat_height
from render.supply import HEIGHT as SUPPLY_HEIGHT
from render.supply import draw_supply
from render.text import drawable
from render.title import draw_title, title_height
from render.words import Words

_MEASURE = Measure(COLUMN, icon=37, strip=34)
_GAP = 9


def table_picture(view: TableView, words: Words, names: Mapping[str, str]) -> Picture:
    """The table as the viewer of ``view`` sees it. ``names``: what each player is called.

    The same view, words and names give the same bytes.
    """
    canvas = draw_table(view, words, names)
    return Picture(
        encode(canvas.image), table_alt(view, words, names), f"table-{view.turn_number}.png"
    )


def draw_table(view: TableView, words: Words, names: Mapping[str, str]) -> Canvas:
    """The drawing of ``table_picture`` before it is encoded, with the marks of its parts."""
    shown = {
        seat.name: drawable(names.get(seat.name, seat.name), words("picture-player", number=number))
        for number, seat in enumerate(view.seats, 1)
    }
    heights = [seat_height(seat, _MEASURE) for seat in view.seats]
    head = title_height(view)
    height = head + scoreboard_height(view) + _GAP + sum(heights) + _GAP * len(heights)
    height += 15 + SUPPLY_HEIGHT
    canvas = page(height)
    draw_title(canvas, view, words, shown)
    y = head
    draw_scoreboard(canvas, y, view, shown)
    y += scoreboard_height(view) + _GAP
    for seat, seat_high in zip(view.seats, heights, strict=True):
        draw_seat(canvas, y, seat_high, view, seat, _MEASURE, words, shown)
        y += seat_high + _GAP
    draw_supply(canvas, y + 15, view, words)
    return canvas
