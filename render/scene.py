"""The context that every part of a table's picture is drawn from, in any game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from render.canvas import Canvas
from render.words import Words


@dataclass(frozen=True, slots=True)
class Scene:
    """The canvas, the view and the changes; ``names`` as they are drawn.

    ``view``, ``news`` (the differences from an earlier view) and the seats are the game's own.
    """

    canvas: Canvas
    view: Any
    words: Words
    names: Mapping[str, str]
    news: Any

    def awaits(self, seat: Any) -> bool:
        """Return whether ``seat`` has a pending choice."""
        return any(awaited.player == seat.name for awaited in self.view.awaited)

    def is_active(self, seat: Any) -> bool:
        """Return whether it is the turn of ``seat``, or ``seat`` has won."""
        if self.view.over:
            return seat.name in self.view.winners
        return bool(seat.name == self.view.turn)
