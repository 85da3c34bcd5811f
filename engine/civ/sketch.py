"""A table of Carta Impera Victoria in a few lines of plain text."""

from __future__ import annotations

from collections import Counter

from engine.civ.view import TableView


def sketch(view: TableView) -> str:
    """Return ``view`` as text: deck, discard pile, and a block for each player."""
    discard = " ".join(f"{card} {number}" for card, number in Counter(view.discard).items())
    lines = [f"deck {sum(view.deck)}, discard pile {discard or 'empty'}"]
    for seat in view.seats:
        mark = "*" if seat.name == view.turn else " "
        area = ", ".join(
            f"{domain} {number}/{seat.needed[domain]}"
            for domain, number in seat.area.items()
            if number or seat.blocked[domain]
        )
        lines += [
            f"{mark} {seat.name}: {seat.points} majorities, {seat.hand_size} cards in hand",
            f"    area {area or 'empty'}",
        ]
        if seat.hand:
            lines.append(f"    hand {' '.join(seat.hand)}")
        if seat.known:
            lines.append(f"    known of the hand {' '.join(seat.known)}")
        if seat.embargoes:
            lines.append(f"    embargo on {' '.join(seat.embargoes)}")
    return "\n".join(lines)
