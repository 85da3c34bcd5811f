"""The expert's search: like the hard player's, with turns that are played well."""

from __future__ import annotations

import random
from typing import Any, ClassVar

from engine.decision import Answer
from engine.game import Asked, GameOver, Step
from engine.players.search import Thinker, asks, fresh, win_shares

TRIES = 4  # ways to play a turn, of which a player takes the one that is best for them


class Foresight(Thinker):
    """A search in which everybody takes the best of several ways to play a turn.

    Each way is by rules of thumb, every other one less firmly, and is judged at the end of the
    turn for the player whose turn it is.
    """

    deals: ClassVar[int] = 200

    def _outcome(self, answer: Answer, rng: random.Random, turns: int) -> float | None:
        """Return the average result of ``answer`` on one table, ``turns`` turns ahead.

        ``None`` if the view does not suffice.
        """
        me, table = self.decision.player, self._table(rng)
        turn = table.turn_number
        judged: list[float] = []
        try:
            if not self._begin(table, answer, rng):
                return None
            if table.turn_number == turn:
                table = self._best_turn(table, rng)
            judged.append(self.evaluate(table)[me])
            while len(judged) < turns:
                table = self._best_turn(table, rng)
                judged.append(self.evaluate(table)[me])
        except GameOver as end:
            winners = end.result.winners
            judged += [(me in winners) / len(winners)] * (turns - len(judged))
        return sum(judged) / turns

    def _begin(self, table: Any, answer: Answer, rng: random.Random) -> bool:
        """Play on to the next boundary; return false if ``answer`` wasn't asked for."""
        steps = self.mind.resume(table, self.decision)
        try:
            asked = next(steps)
        except StopIteration:
            return False
        if not asks(asked, self.decision):
            return False
        self._to_boundary(table, steps, asked, rng, self.firm, answer)
        return True

    def _best_turn(self, table: Any, rng: random.Random) -> Any:
        """Return ``table`` after the best way found to play the turn that goes on.

        Raises ``GameOver`` if that is how the game ends.
        """
        if table.turn is None:  # before the first turn: a draft
            self._play_turn(table, rng, self.firm)
            return table
        mind, mover = self.mind, self.mind.side(table, table.names[table.turn])
        best: Any = None
        highest = -1.0
        for number in range(TRIES):
            after: Any = table if number == TRIES - 1 else mind.clone(table)
            firm = self.firm and number % 2 == 0
            try:
                self._play_turn(fresh(after), rng, firm)
                value = max(self.evaluate(after)[name] for name in mover)
            except GameOver as end:
                value = max(win_shares(mind, after, end.result)[name] for name in mover)
                after = end
            if value > highest:
                best, highest = after, value
        if isinstance(best, GameOver):
            raise best
        return best

    def _play_turn(self, table: Any, rng: random.Random, firm: bool) -> None:
        turn = table.turn_number
        while table.turn_number == turn:
            steps = self.mind.step(table)
            try:
                asked = next(steps)
            except StopIteration:
                continue
            self._to_boundary(table, steps, asked, rng, firm)

    def _to_boundary(
        self,
        table: Any,
        steps: Step,
        asked: Asked,
        rng: random.Random,
        firm: bool,
        mine: Answer | None = None,
    ) -> None:
        """Answer ``asked``, with ``mine`` where it is given, and all that follows by rule."""
        while True:
            self.budget.left -= 1
            reply = self._reply(table, asked, mine, rng, firm)
            mine = None
            try:
                asked = steps.send(reply)
            except StopIteration:
                return
