"""The text alternative of a table's picture, in any game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from render.civ.told import table_text as civ
from render.innovation.told import table_text as innovation
from render.words import Words

_GAMES: dict[str, Callable[[Any, Words, Mapping[str, str]], str]] = {
    "innovation": innovation,
    "civ": civ,
}


def table_text(view: Any, words: Words, names: Mapping[str, str]) -> str:
    """Return the table as its picture shows it, in Discord's Markdown.

    It has fewer than 3500 characters. ``names``: the displayed names of the players, safe for a
    message.
    """
    return _GAMES[view.game](view, words, names)
