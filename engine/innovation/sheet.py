"""The sheets of Innovation's cards."""

from __future__ import annotations

from engine.innovation.cards import CARDS
from engine.innovation.dogma import EFFECTS
from engine.sheet import Sheet


def sheets() -> list[Sheet]:
    """Return a sheet for each of the 105 cards."""
    return [
        Sheet(
            id=card.id,
            game="innovation",
            names=card.names,
            facts=(
                f"age {card.age}, {card.color}, {' '.join(icon or '-' for icon in card.icons)};"
                f" dogma by {card.dogma_icon}: {', '.join(card.effects)}"
            ),
            texts=rf"{card.id}-\d",
            effects=[carry_out for _, carry_out in EFFECTS[card.id]],
            cases=rf'"dogma {card.id}"|"title": "[^"]*\b{card.names["en"]}\b',
        )
        for card in CARDS.values()
    ]
