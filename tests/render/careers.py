"""Series of ratings: of newcomers and veterans, of good and bad players."""

from __future__ import annotations

import random

from render.rating import Career
from tests.render.names import HARD_NAMES

SETTLED = 10


def careers() -> dict[str, Career]:
    """Return careers, by the name of their peculiarity."""
    return {
        "first": _career(1),
        "settled": _career(SETTLED),
        "up": _career(60, drift=9),
        "down": _career(60, "p2", drift=-12),
        "long": _career(2000, "p1"),
        "even": Career("Ann", "Innovation", (1500,) * 30, SETTLED, "1 Jan 2030", "9 Feb 2030"),
        "hard": _career(25, "p4", drift=200),
    }


def _career(games: int, player: str = "", drift: float = 0) -> Career:
    """Return a career with ratings that change less and less."""
    rng = random.Random(games)
    ratings = [1500]
    for game in range(games):
        ratings.append(ratings[-1] + round(rng.gauss(drift, 70 if game < SETTLED else 16)))
    name = HARD_NAMES.get(player, "Ann")
    game_name = "Carta Impera Victoria" if games % 2 else "Innovation"
    return Career(name, game_name, tuple(ratings), SETTLED, "28 Sept 2029", "30 Nov 2031")
