"""Tables of Innovation for the tests."""

from typing import Any

from engine import Game
from engine.games import GAMES

NAMES = ("ann", "bob", "cat", "dan")


def table(players: int = 3, **setup: Any) -> Game:
    """Return a game in which ann has two actions, unless ``setup`` says otherwise."""
    names = NAMES[:players]
    arranged = GAMES["innovation"].rules.arrange(names, {}, {"actions": 2, "seed": 0, **setup})
    return Game("innovation", names, {}, 0, arranged)
