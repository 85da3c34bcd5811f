"""Steps that several cards of Innovation share, for the second model of its rules."""

from __future__ import annotations

from collections.abc import Callable

from tests.oracle.asking import Ended
from tests.oracle.innovation import (
    Model,
)


def demand(g: Model, card: str | None, to: Callable[[str, str], None], where: str) -> bool:
    """Move ``card``, if there is one, and remember that the demand has moved one."""
    if card is None:
        return False
    to(card, where)
    g.dogma.demand_moved = True
    return True


def swap(
    g: Model, mine: list[str], to: str, theirs: list[str], back: str, into: str | None = None
) -> None:
    """Swap cards; ``into`` names the zone of both.

    By default ``mine`` are scored, and ``theirs`` are not.
    """
    mine, theirs = list(mine), list(theirs)
    for card in mine:
        (g.to_hand if into == "hand" else g.to_score)(card, to)
    for card in theirs:
        (g.to_score if into == "score" else g.to_hand)(card, back)


def win(g: Model, player: str | None) -> None:
    """Victory by dogma for the side of ``player``, if there is one."""
    if player:
        raise Ended(sorted(g.side(player)), "dogma")
