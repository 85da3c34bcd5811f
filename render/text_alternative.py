"""The text alternative of a table's picture, in any game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from render.games import GAMES
from render.words import Words


def table_text(view: Any, words: Words, names: Mapping[str, str]) -> str:
    """Return the table as its picture shows it, in Discord's Markdown.

    It has fewer than 3500 characters. ``names``: the displayed names of the players, safe for a
    message.
    """
    return GAMES[view.game].table_text(view, words, names)
