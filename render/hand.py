"""The picture of a player's own hand, in any game. For that player's eyes only."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from render.games import GAMES
from render.picture import Picture, encode
from render.words import Words


def seen_in_hand(view: Any, player: str) -> str:
    """Return a key of the picture of a hand: equal keys mean equal pictures."""
    return repr(GAMES[view.game].seen_in_hand(view, player))


def hand_picture(
    view: Any,
    player: str,
    words: Words,
    names: Mapping[str, str],
    *,
    theme: str = "dark",
    wide: bool = False,
) -> Picture:
    """Return the picture of the cards of ``player``, from the player's own ``view``.

    ``theme``: a name in ``render.themes``. ``wide``: in landscape. The same arguments give the
    same bytes.
    """
    png = encode(GAMES[view.game].draw_hand(view, player, words, theme, wide=wide))
    return Picture(png, hand_alt(view, player, words), f"hand-{view.turn_number}.png")


def hand_alt(view: Any, player: str, words: Words) -> str:
    """Return the alt text, in at most 1024 characters."""
    return GAMES[view.game].hand_alt(view, player, words)
