"""What the views of all games share."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Awaited:
    """Somebody who has to choose, and why; never the options."""

    player: str
    kind: str
    purpose: str
    card: str | None
    number: int
