"""The picture of a table, of any game, from a view of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from render.games import GAMES
from render.picture import Picture, encode
from render.words import Words


def table_picture(
    view: Any,
    words: Words,
    names: Mapping[str, str],
    *,
    before: Any = None,
    theme: str = "dark",
    wide: bool = False,
) -> Picture:
    """Return the picture of the table as the viewer of ``view`` sees it.

    ``names``: the displayed names of the players. Changes since ``before``, an earlier view of the
    same table, are marked. ``theme``: a name in ``render.themes``. ``wide``: in landscape. The
    same arguments give the same bytes.
    """
    about = {"before": before, "theme": theme, "wide": wide}
    canvas = GAMES[view.game].draw_table(view, words, names, **about)
    return Picture(encode(canvas), table_alt(view, words, names), f"table-{view.turn_number}.png")


def table_alt(view: Any, words: Words, names: Mapping[str, str]) -> str:
    """Return the alt text, in at most 1024 characters."""
    return GAMES[view.game].table_alt(view, words, names)
