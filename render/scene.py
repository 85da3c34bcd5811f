"""What every part of a table's picture is drawn from, in whatever game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from render.canvas import Canvas
from render.words import Words


@dataclass(frozen=True, slots=True)
class Scene:
    """The canvas, and what is to be seen on it; ``names`` as they are drawn.

    ``view``, ``news`` (what changed since an earlier view) and the seats are the game's own.
    """

    canvas: Canvas
    view: Any
    words: Words
    names: Mapping[str, str]
    news: Any

    def awaits(self, seat: Any) -> bool:
        """Whether ``seat`` has to choose something."""
        return any(awaited.player == seat.name for awaited in self.view.awaited)

    def is_active(self, seat: Any) -> bool:
        """Whether it is the turn of ``seat``, or ``seat`` has won."""
        if self.view.over:
            return seat.name in self.view.winners
        return bool(seat.name == self.view.turn)
