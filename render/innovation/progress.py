"""A player's progress to each special achievement, and to the ages' conditions."""

from __future__ import annotations

from engine.innovation.cards import CARDS, COLORS, RESOURCES
from engine.innovation.view import SeatView

SPECIAL = ("empire", "monument", "wonder", "world", "universe")


def progress(seat: SeatView, special: str) -> tuple[int, int]:
    """Return the number reached and the number required for a special achievement."""
    if special == "empire":
        return sum(seat.icons.get(resource, 0) >= 3 for resource in RESOURCES), len(RESOURCES)
    if special == "monument":
        return min(seat.moved_this_turn, 6), 6
    if special == "wonder":
        return sum(pile.splay in ("up", "right") for pile in seat.board), len(COLORS)
    if special == "world":
        return min(seat.icons.get("clock", 0), 12), 12
    return sum(CARDS[pile.cards[0]].age >= 8 for pile in seat.board), len(COLORS)


def may_claim(seat: SeatView, age: int) -> bool:
    """Return whether ``seat`` meets the conditions of the achievement of ``age``."""
    highest = max((CARDS[pile.cards[0]].age for pile in seat.board), default=0)
    return seat.points >= 5 * age and highest >= age
