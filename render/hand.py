"""The picture of a player's own hand, in whatever game. For that player's eyes only."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from render.civ.hand import hand_picture as civ
from render.innovation.hand import hand_picture as innovation
from render.picture import Picture
from render.words import Words

_GAMES: dict[str, Callable[..., Picture]] = {"innovation": innovation, "civ": civ}


def hand_picture(
    view: Any, player: str, words: Words, names: Mapping[str, str], *, theme: str = "dark"
) -> Picture:
    """The cards of ``player``, as ``view`` (theirs) knows them; ``theme``: ``dark`` or ``light``.

    The same arguments give the same bytes.
    """
    return _GAMES[view.game](view, player, words, names, theme=theme)
