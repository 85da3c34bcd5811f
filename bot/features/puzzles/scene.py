"""A puzzle in words: its position as its player sees it, with neutral names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bot.core.names import in_texts
from bot.games.registry import GAMES

if TYPE_CHECKING:
    from bot.core.words import Words
    from bot.games.presenter import GamePresenter
    from engine import Decision, Game
    from engine.players.puzzles import Puzzle


@dataclass(frozen=True, slots=True)
class Scene:
    """The position of a puzzle, in the language of ``words``.

    ``names``  the neutral names of its players, by seat
    """

    puzzle: Puzzle
    game: Game
    words: Words
    names: dict[str, str]

    @classmethod
    def of(cls, puzzle: Puzzle, words: Words) -> Scene:
        """Return the scene of a puzzle."""
        game, me = puzzle.game(), puzzle.position.player
        place = game.players.index(me)
        rivals = (*game.players[place + 1 :], *game.players[:place])  # clockwise
        key = "puzzle-rival" if len(rivals) == 1 else "puzzle-rival-number"
        names = {player: words(key, number=number) for number, player in enumerate(rivals, start=1)}
        return cls(puzzle, game, words, {me: words("puzzle-you"), **names})

    @property
    def view(self) -> Any:
        """The table as its player sees it."""
        return self.game.view(self.puzzle.position.player)

    @property
    def decision(self) -> Decision:
        """The decision that is to be made."""
        return self.game.pending[self.puzzle.position.player]

    @property
    def face(self) -> GamePresenter:
        """The presenter of the game."""
        return GAMES[self.game.name].presenter

    def named(self, action: str) -> str:
        """Return the name of an action."""
        return self.face.option_named(self.decision, action, self.words, in_texts(self.names))

    def told(self) -> Sequence[str]:
        """Return the actions on offer with their effects, a line each."""
        return [
            self.face.option_told(
                self.decision, action, self.view, self.words, self.names, self._forecast(action)
            )
            for action in self.puzzle.offered
        ]

    def asked(self) -> str:
        """Return the text that asks for the choice."""
        (awaited,) = self.view.awaited
        return self.face.awaited_for(self.view, awaited, self.words)

    def why(self) -> str:
        """Return the advantages of the best action."""
        best = self.puzzle.best
        return self.face.why(
            self.decision, (best,), self.view, self.words, self.names, self._forecast(best)
        )

    def _forecast(self, action: str) -> Any:
        return self.game.forecast(self.puzzle.position.player, action)
