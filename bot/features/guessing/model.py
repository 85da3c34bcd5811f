"""Spectators and their guesses of moves."""

from __future__ import annotations

from dataclasses import dataclass

END = -1


@dataclass(frozen=True, slots=True)
class Guesser:
    """A spectator of a table with their guesses.

    ``player``, ``decision``, ``guess``  the last guess: the player, their decision, and the move
    ``move``   the move that was made; ``None`` while the guess is open
    ``made``   the number of guesses compared with a move, and of the right ones, ``hits``
    ``told``   the number that the user was told of; ``END`` once they know the score
    ``channel_id``, ``message_id``  the direct message about it
    """

    table_id: int
    user_id: int
    player: str | None = None
    decision: int | None = None
    guess: str | None = None
    move: str | None = None
    made: int = 0
    hits: int = 0
    told: int = 0
    channel_id: int | None = None
    message_id: int | None = None

    @property
    def open(self) -> bool:
        """True while the move that was guessed is still to be made."""
        return self.guess is not None and self.move is None
