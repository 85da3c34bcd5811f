"""The interface of a game to spectators who guess the next move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from bot.core.words import Words
from bot.ui.choice import Choice
from engine.view import Awaited


class Guesses(Protocol):
    """The moves of a game that spectators can guess, from public information only."""

    def offered(self, view: Any, awaited: Awaited) -> Sequence[str]:
        """Return the guesses about an awaited move, at most 25; none if it stays hidden.

        They depend on ``view``, the public one, alone.
        """

    def proved_by(self, token: str) -> str:
        """Return the guess that comes true by the move ``token``."""

    def choice(self, guess: str, words: Words) -> Choice:
        """Return a guess as a line of a menu."""


class NoGuesses:
    """The guesses of a game that offers none."""

    def offered(self, view: Any, awaited: Awaited) -> Sequence[str]:
        """Return an empty sequence."""
        return ()

    def proved_by(self, token: str) -> str:
        """Return the move itself."""
        return token

    def choice(self, guess: str, words: Words) -> Choice:
        """Return the guess as it is."""
        return Choice(guess)
