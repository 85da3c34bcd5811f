"""The ladder of a league: its players in order, cut into divisions. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TypeVar

T = TypeVar("T")


def after_season(divisions: Sequence[Sequence[T]], movers: int) -> list[list[T]]:
    """Return the divisions of the next season, as the results say.

    ``divisions`` are the players of each, best first. The last ``movers`` of a division change
    places with the first of the one below, but never more than half of either. In the new division
    players from above are first, and players from below last.
    """
    # Between each division and the one above: none above the highest, none below the lowest.
    moving = [
        0,
        *(min(movers, len(above) // 2, len(below) // 2) for above, below in pairwise(divisions)),
        0,
    ]
    found = []
    for level, players in enumerate(divisions):
        up, down = moving[level], moving[level + 1]
        from_above = divisions[level - 1][-up:] if up else ()
        from_below = divisions[level + 1][:down] if down else ()
        found.append([*from_above, *players[up : len(players) - down], *from_below])
    return found


def cut(players: Sequence[T], size: int) -> list[list[T]]:
    """Return the players of the ladder in divisions of ``size``, the highest first.

    The lowest division takes the rest: a rest of fewer than half of ``size``, or of fewer than
    three, joins the division above.
    """
    full, rest = divmod(len(players), size)
    count = full + (rest >= max(3, -(-size // 2)))
    count = max(count, 1 if players else 0)
    return [
        list(players[level * size : None if level == count - 1 else (level + 1) * size])
        for level in range(count)
    ]
