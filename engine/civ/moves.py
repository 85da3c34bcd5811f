"""The moves: the only code that changes a table. Each logs an event.

Cards of a domain are alike, so an event names a card by its domain, and a hidden card not at all.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.civ.knowledge import KnowledgeTracker
from engine.civ.table import Embargo


class Mover(KnowledgeTracker):
    """The moves that a player can make with cards."""

    def draw(self, number: int) -> int:
        """Draw up to ``number`` cards, as far as the deck has them; return how many."""
        drawn = self.table.deck[:number]
        if not drawn:
            return 0
        del self.table.deck[:number]
        self.table.disclosures += 1
        self.hand += drawn
        for card in drawn:
            self._tell("draw", card, origin="deck", goal="hand", seen=(self.name,))
        if not self.table.deck:
            self.table.log.add("deck-empty")
        return len(drawn)

    def play(self, card: str) -> None:
        """Play a hand card into the own area."""
        self.hand.remove(card)
        self.table.disclosures += 1
        self.lose_openly(card)
        self.area[card] += 1
        self._tell("play", card, origin="hand", goal="area")
        self._look_at_coin()

    def discard_from_hand(self, card: str) -> None:
        """Discard a hand card."""
        self.hand.remove(card)
        self.table.disclosures += 1
        self.lose_openly(card)
        self.table.discard.append(card)
        self._tell("discard", card, origin="hand", goal="discard")

    def discard_from_area(self, card: str) -> None:
        """Discard a face-up card of the own area."""
        self.area[card] -= 1
        self.table.discard.append(card)
        self._tell("discard", card, origin="area", goal="discard")
        self._look_at_coin()

    def take_back(self, card: str) -> None:
        """Return a face-up card of the own area to the hand."""
        self.area[card] -= 1
        self.hand.append(card)
        self.gain_openly(card)
        self._tell("take", card, origin="area", goal="hand")
        self._look_at_coin()

    def take_from_discard(self, card: str) -> None:
        """Take a card from the discard pile, the uppermost of its kind, into the hand."""
        pile = self.table.discard
        del pile[len(pile) - 1 - pile[::-1].index(card)]
        self.hand.append(card)
        self.gain_openly(card)
        self._tell("take", card, origin="discard", goal="hand")

    def give(self, cards: Iterable[str], to: Mover) -> None:
        """Give cards from the hand to another player; only these two see them."""
        given = list(cards)
        self.hand_over_unseen(given, to)
        for card in given:
            self.hand.remove(card)
            self.table.disclosures += 1
            to.hand.append(card)
            self._tell(
                "give", card, other=to.name, origin="hand", goal="hand", seen=(self.name, to.name)
            )

    def lay_embargo(self, on: Mover, domain: str) -> None:
        """Put an own Economy card face down on ``domain`` of the player ``on``."""
        self.area["economy"] -= 1
        on.embargoes.append(Embargo(domain, fresh=on is self))
        self._note("embargo", other=on.name, domain=domain)

    def lift_embargoes(self) -> None:
        """Discard the embargoes that were in force this turn, at the end of it."""
        lifted = [embargo for embargo in self.embargoes if not embargo.fresh]
        self.embargoes = [Embargo(each.domain) for each in self.embargoes if each.fresh]
        for embargo in lifted:
            self.table.discard.append("economy")
            self._note("embargo-over", domain=embargo.domain)

    def block(self, on: Mover, domain: str) -> None:
        """Put an own Utopia card face down on ``domain`` of the player ``on``, for good."""
        self.area["utopia"] -= 1
        on.blocked[domain] += 1
        self._note("block", other=on.name, domain=domain)

    def take_coin(self, of: Mover, domain: str) -> None:
        """Mark ``domain`` of the player ``of`` with the Culture coin."""
        self.table.coin = (self.name, of.name, domain)

    def _look_at_coin(self) -> None:
        """Return the Culture coin once its owner no longer has strictly the most Culture."""
        table = self.table
        if table.coin is None:
            return
        owner = table.player(table.coin[0])
        if not owner.most_culture():
            table.coin = None
            table.log.add("coin-back", owner.name)

    def _tell(
        self,
        kind: str,
        card: str,
        origin: str,
        goal: str,
        other: str | None = None,
        seen: tuple[str, ...] | None = None,
    ) -> None:
        self.table.log.add(
            kind, self.name, card=card, seen=seen, other=other, origin=origin, goal=goal
        )

    def _note(self, kind: str, other: str | None = None, **facts: Any) -> None:
        self.table.log.add(kind, self.name, other=other, facts=facts)
