"""Chance at the start of a game: its seed, and the game dealt with it."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import randbits
from typing import Any

from engine import Game, new_game

SEED_BITS = 63  # more would not fit into SQLite's integers


class Dealer:
    """Deals the games of a bot; a test gives one with chosen seeds or cards."""

    def seed(self) -> int:
        """Return an unpredictable seed for the next game."""
        return randbits(SEED_BITS)

    def deal(self, game: str, players: Sequence[str], seed: int, options: dict[str, Any]) -> Game:
        """Shuffle with ``seed`` and begin. Refused: as by the rules."""
        return new_game(game, players, seed, **options)
