"""Public knowledge of hands: cards seen to arrive, until they may have left.

Cards of a domain are alike, so knowledge of a hand is a lower bound for each domain.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.civ.table import Seat


class KnowledgeTracker(Seat):
    """The part of a player that tracks each other viewer's knowledge of the hand."""

    def gain_openly(self, card: str) -> None:
        """Record that all viewers have seen ``card`` come into the hand."""
        for cards in self.known.values():
            cards[card] += 1

    def lose_openly(self, card: str) -> None:
        """Record that all viewers have seen ``card`` leave the hand."""
        for cards in self.known.values():
            _take(cards, card, 1)

    def hand_over_unseen(self, given: Sequence[str], to: KnowledgeTracker) -> None:
        """Record that ``given`` go from this hand to another, seen by these two only.

        The other viewers keep only the knowledge that holds regardless of which cards were given.
        """
        size, number = len(self.hand), len(given)
        for viewer, mine in self.known.items():
            theirs = to.known.get(viewer)
            if viewer == to.name:
                for card in given:
                    _take(mine, card, 1)
            elif theirs is not None:
                for card, held in list(mine.items()):
                    if (gone := number - (size - held)) > 0:
                        theirs[card] += gone
                    _take(mine, card, number)
        if self.name in to.known:
            to.known[self.name].update(given)


def _take(cards: Counter[str], card: str, number: int) -> None:
    held = cards.get(card, 0)
    if held > number:
        cards[card] = held - number
    elif held:
        del cards[card]
