"""The picture of one player's board, card by card, in any game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from render.games import GAMES
from render.picture import Picture, encode
from render.words import Words


def zoom_picture(
    view: Any,
    player: str,
    words: Words,
    names: Mapping[str, str],
    *,
    theme: str = "dark",
    wide: bool = False,
) -> Picture:
    """Return the picture of the board of ``player``, as ``view`` knows it.

    ``wide``: in landscape. The same arguments give the same bytes.
    """
    canvas = GAMES[view.game].draw_zoom(view, player, words, names, theme=theme, wide=wide)
    alt = zoom_alt(view, player, words, names)
    return Picture(encode(canvas), alt, f"board-{view.turn_number}.png")


def zoom_alt(view: Any, player: str, words: Words, names: Mapping[str, str]) -> str:
    """Return the alt text, in at most 1024 characters."""
    return GAMES[view.game].zoom_alt(view, player, words, names)
