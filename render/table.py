"""The picture of a table, of whatever game, from a view of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from render.civ.table import table_picture as civ
from render.innovation.table import table_picture as innovation
from render.picture import Picture
from render.words import Words

_GAMES: dict[str, Callable[..., Picture]] = {"innovation": innovation, "civ": civ}


def table_picture(
    view: Any,
    words: Words,
    names: Mapping[str, str],
    *,
    before: Any = None,
    theme: str = "dark",
) -> Picture:
    """The table as the viewer of ``view`` sees it. ``names``: what each player is called.

    What changed since ``before``, an earlier view of the same table, is marked. ``theme``:
    ``dark`` or ``light``. The same arguments give the same bytes.
    """
    return _GAMES[view.game](view, words, names, before=before, theme=theme)
