"""What happened, as data: the log, the pictures' marks and the messages are made from it."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, replace
from typing import Any


@dataclass(slots=True)
class Event:
    """One thing that happened at a table.

    ``kind``    ``turn``, ``draw``, ``over`` …; the key of the log line
    ``player``  who did it or to whom it happened
    ``card``    the card's id; everybody may know its ``age``, only those in ``seen`` its face
    ``seen``    the players who may know ``card``; ``None`` for everybody
    ``cause``   the card whose effect did it, if one did
    ``other``   a second player (whose card it was, to whom it went)
    ``origin``, ``goal``  zones: ``deck``, ``hand``, ``board``, ``score``, ``removed``
    ``facts``   what else the line needs; always public
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
        """This event as ``viewer`` (``None``: the public) may know it, a hidden face left out."""
        if self.seen is None:
            return self
        if viewer is not None and viewer in self.seen:
            return self
        return replace(self, card=None, seen=None)

    def dump(self) -> dict[str, Any]:
        """The event in full as JSON-ready data, without what is empty."""
        return {key: value for key, value in asdict(self).items() if value not in (None, {})}

    @classmethod
    def load(cls, data: dict[str, Any]) -> Event:
        """The event that ``dump`` wrote."""
        seen = data.get("seen")
        return cls(**{**data, "seen": None if seen is None else tuple(seen)})
