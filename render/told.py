"""The table of whatever game in words: what the picture shows, for who does not see it."""

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
    """The table as its picture shows it, in Discord's Markdown and fewer than 3500 characters.

    ``names``: what each player is called, as it may stand in a message.
    """
    return _GAMES[view.game](view, words, names)
