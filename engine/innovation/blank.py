"""Blanks: cards of which only the age is known."""

from __future__ import annotations

from typing import Any, cast

from engine.innovation.cards import CARDS, Card
from engine.innovation.determinize import fill
from engine.innovation.player import Table
from engine.innovation.view import TableView, named_cards
from engine.unknown import Stop, Unknown


class Blank:
    """A card of unknown face: all but its age raises ``Unknown``."""

    __slots__ = ("age", "owner")

    def __init__(self, age: int, owner: str | None) -> None:
        """``owner``: the player with the card; ``None`` for a card in a deck."""
        self.age = age
        self.owner = owner

    def __getattr__(self, name: str) -> Any:
        if self.owner is None:
            raise Unknown(Stop("draw", age=self.age))
        raise Unknown(Stop("cards", self.owner))


def leave_blank(table: Table, view: TableView, public: TableView) -> None:
    """Fill an empty table with all that ``view`` shows; the other cards are blanks.

    The viewer, or the public, knows the hidden cards that ``view``, or ``public``, names.
    """
    fill(table, view, lambda age, owner: cast(Card, Blank(age, owner)))
    everybody, viewer = named_cards(public), frozenset((view.viewer or "",))
    for card in map(CARDS.__getitem__, sorted(named_cards(view))):
        if table.where[card].hidden:
            table.known[card] = table.everybody if card.id in everybody else viewer
