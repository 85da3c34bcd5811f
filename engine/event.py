"""Events as data, from which the log, the pictures and the messages are made."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, replace
from typing import Any


@dataclass(slots=True)
class Event:
    """An event at a table.

    ``kind``    ``turn``, ``draw``, ``over`` …; the key of the log line
    ``player``  the acting or affected player
    ``card``    the card's id; its ``age`` is public, its face only for the players in ``seen``
    ``seen``    the players who may know ``card``; ``None``: all of them, and the public
    ``cause``   the card whose effect did it, if one did
    ``other``   a second player (the previous owner of the card, or the recipient)
    ``origin``, ``goal``  zones: ``deck``, ``hand``, ``board``, ``score``, ``removed``
    ``facts``   further values for the log line; always public
    """

    number: int
    kind: str
    player: str | None = None
    card: str | None = None
    age: int | None = None
    seen: tuple[str, ...] | None = None
    cause: str | None = None
    other: str | None = None
    origin: str | None = None
    goal: str | None = None
    facts: dict[str, Any] = field(default_factory=dict)

    def for_viewer(self, viewer: str | None) -> Event:
        """Return this event for ``viewer`` (``None``: the public), without a hidden face."""
        if self.seen is None:
            return self
        if viewer is not None and viewer in self.seen:
            return self
        return replace(self, card=None, seen=None)

    def dump(self) -> dict[str, Any]:
        """Return the event in full as JSON-ready data, without empty fields."""
        return {key: value for key, value in asdict(self).items() if value not in (None, {})}

    @classmethod
    def load(cls, data: dict[str, Any]) -> Event:
        """Return the event that ``dump`` wrote."""
        seen = data.get("seen")
        return cls(**{**data, "seen": None if seen is None else tuple(seen)})
