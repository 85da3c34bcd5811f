"""The picture of a table, of any game, from a view of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from render.canvas import Canvas
from render.civ import alt as civ_alt
from render.civ import table as civ
from render.innovation import alt as innovation_alt
from render.innovation import table as innovation
from render.picture import Picture, encode
from render.words import Words

# For each game the functions that draw it and write its alt text.
_GAMES: dict[str, tuple[Callable[..., Canvas], Callable[..., str]]] = {
    "innovation": (innovation.draw_table, innovation_alt.table_alt),
    "civ": (civ.draw_table, civ_alt.table_alt),
}


def table_picture(
    view: Any,
    words: Words,
    names: Mapping[str, str],
    *,
    before: Any = None,
    theme: str = "dark",
) -> Picture:
    """Return the picture of the table as the viewer of ``view`` sees it.

    ``names``: the displayed names of the players. Changes since ``before``, an earlier view of the
    same table, are marked. ``theme``: ``dark`` or ``light``. The same arguments give the same
    bytes.
    """
    draw, _ = _GAMES[view.game]
    png = encode(draw(view, words, names, before=before, theme=theme))
    return Picture(png, table_alt(view, words, names), f"table-{view.turn_number}.png")


def table_alt(view: Any, words: Words, names: Mapping[str, str]) -> str:
    """Return the alt text, in at most 1024 characters."""
    _, alt = _GAMES[view.game]
    return alt(view, words, names)
