"""The picture of a player's own hand, in any game. For that player's eyes only."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from render.canvas import Canvas
from render.civ import alt as civ_alt
from render.civ import hand as civ
from render.innovation import alt as innovation_alt
from render.innovation import hand as innovation
from render.picture import Picture, encode
from render.words import Words

# For each game the functions that draw it, write its alt text, and return their input.
_GAMES: dict[str, tuple[Callable[..., Canvas], Callable[..., str], Callable[..., Any]]] = {
    "innovation": (innovation.draw_hand, innovation_alt.hand_alt, innovation.seen),
    "civ": (civ.draw_hand, civ_alt.hand_alt, civ.seen),
}


def seen_in_hand(view: Any, player: str) -> str:
    """Return a key of the picture of a hand: equal keys mean equal pictures."""
    _, _, seen = _GAMES[view.game]
    return repr(seen(view, player))


def hand_picture(
    view: Any, player: str, words: Words, names: Mapping[str, str], *, theme: str = "dark"
) -> Picture:
    """Return the picture of the cards of ``player``, whose own view ``view`` is.

    ``theme``: ``dark`` or ``light``. The same arguments give the same bytes.
    """
    draw, _, _ = _GAMES[view.game]
    png = encode(draw(view, player, words, theme))
    return Picture(png, hand_alt(view, player, words), f"hand-{view.turn_number}.png")


def hand_alt(view: Any, player: str, words: Words) -> str:
    """Return the alt text, in at most 1024 characters."""
    _, alt, _ = _GAMES[view.game]
    return alt(view, player, words)
