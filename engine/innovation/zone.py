"""The zones of a table of Innovation: lists of cards that know their owner."""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import ref

from engine.innovation.cards import RESOURCES, Card

if TYPE_CHECKING:
    from engine.innovation.table import Seat


class Zone(list[Card]):
    """A zone of cards: a deck, a hand, a score pile, or a colour of a board."""

    __slots__ = ("_owner", "hidden", "kind")

    def __init__(self, kind: str, owner: Seat | None) -> None:
        self.kind = kind
        self.hidden = kind in ("hand", "score")  # only the owner sees the faces in here
        self._owner = None if owner is None else ref(owner)

    @property
    def owner(self) -> Seat | None:
        """The owner of this zone; ``None`` for a deck."""
        return None if self._owner is None else self._owner()


class Pile(Zone):
    """A splayable pile: the cards of one colour on a board, the top card first."""

    __slots__ = ("color", "icons", "splay", "totals")

    def __init__(self, color: str, owner: Seat) -> None:
        super().__init__("board", owner)
        self.color = color
        self.splay: str | None = None
        self.icons = [0] * len(RESOURCES)
        self.totals = owner.icons

    def recount(self) -> None:
        """Update the icons that this pile shows and the owner's totals."""
        counted = [0] * len(RESOURCES)
        if self:
            for icon in self[0].all_icons:
                counted[icon] += 1
            if self.splay:
                for card in self[1:]:
                    for icon in card.splayed_icons[self.splay]:
                        counted[icon] += 1
        for icon, before in enumerate(self.icons):
            self.totals[icon] += counted[icon] - before
        self.icons = counted
