"""Types that the views of all games share."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Awaited:
    """A player with a pending choice, and the reason; never the options."""

    player: str
    kind: str
    purpose: str
    card: str | None
    number: int
