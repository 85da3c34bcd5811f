"""Unseen cards: piles of which only the number is known."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from engine.civ.determinize import lay_out
from engine.civ.player import Table
from engine.civ.table import PUBLIC
from engine.civ.view import TableView
from engine.unknown import Stop, Unknown


class Unseen(list[str]):
    """A pile of unseen cards; reading any of them raises ``Unknown``."""

    def __init__(self, size: int, stop: Stop) -> None:
        """``stop`` is the reason given for it."""
        super().__init__([""] * size)
        self._stop = stop

    def __getitem__(self, which: Any) -> Any:
        found = super().__getitem__(which)
        if found == []:
            return found
        raise Unknown(self._stop)

    def __iter__(self) -> Iterator[str]:
        if not len(self):
            return super().__iter__()
        raise Unknown(self._stop)


def leave_unseen(table: Table, view: TableView, public: TableView) -> None:
    """Fill an empty table with all that ``view`` shows; the other cards are unseen.

    The viewer, or the public, knows the cards in hands that ``view``, or ``public``, names.
    """
    lay_out(table, view)
    table.deck = Unseen(sum(view.deck), Stop("draw"))
    for player, seat, shown in zip(table.players, view.seats, public.seats, strict=True):
        own = seat.name == view.viewer
        player.hand = list(seat.hand) if own else Unseen(seat.hand_size, Stop("cards", seat.name))
        player.known[PUBLIC] = Counter(shown.known)
        if not own:
            player.known[view.viewer or PUBLIC] = Counter(seat.known)
