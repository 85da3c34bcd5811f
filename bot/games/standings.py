"""The order of the players in a table's standings, and the mark before each."""

from __future__ import annotations

from typing import Any

from bot.core.words import Words
from engine.games import standing


def marked(view: Any, words: Words) -> list[tuple[str, Any]]:
    """Return the seats of ``view`` with a mark: of the turn or, at the end, the place."""
    if view.over:
        return [(words("standing-place", place=place), seat) for place, seat in standing(view)]
    return [
        (words("standing-turn" if seat.name == view.turn else "standing-other"), seat)
        for seat in view.seats
    ]
