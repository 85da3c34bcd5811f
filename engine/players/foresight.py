"""The expert's search: like the hard player's, with turns that are played well."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from engine.decision import Answer, Decision
from engine.game import Asked, GameOver, Step
from engine.players.agent import Agent
from engine.players.policy import Choice
from engine.players.search import Budget, Thinker, fresh, resumed, win_shares

TRIES = 4  # ways to play a turn, of which a player takes the one that is best for them


class Foresight(Thinker):
    """A search in which all players take the best of several ways to play a turn.

    ``factors``: of the policy by which turns are played, if one was learned.
    """

    deals: ClassVar[int] = 200

    def __init__(
        self,
        agent: Agent,
        view: Any,
        decision: Decision,
        budget: Budget,
        evaluate: Callable[[Any], dict[str, float]],
        factors: Sequence[float] | None = None,
    ) -> None:
        super().__init__(agent, view, decision, budget, evaluate=evaluate)
        self._turns = Turns(agent, evaluate, budget, factors)

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
                table = self._turns.best(table, rng)
            judged.append(self.evaluate(table)[me])
            while len(judged) < turns:
                table = self._turns.best(table, rng)
                judged.append(self.evaluate(table)[me])
        except GameOver as end:
            winners = end.result.winners
            judged += [(me in winners) / len(winners)] * (turns - len(judged))
        return sum(judged) / turns

    def _begin(self, table: Any, answer: Answer, rng: random.Random) -> bool:
        """Play on to the next boundary; return false if ``answer`` wasn't asked for."""
        begun = resumed(self.agent, table, self.decision)
        if begun is None:
            return False
        steps, asked = begun
        reply = self._reply(table, asked, answer, rng, self.firm)
        self._turns.to_boundary(table, steps, reply, rng)
        return True


class Turns:
    """Turns that are played well: each mover takes the best of several ways.

    Each way is by the policy or, without ``factors``, by rules of thumb, every other one less
    firmly, and is judged at the end of the turn for its player.
    """

    def __init__(
        self,
        agent: Agent,
        evaluate: Callable[[Any], dict[str, float]],
        budget: Budget,
        factors: Sequence[float] | None = None,
    ) -> None:
        self.agent = agent
        self.evaluate = evaluate
        self.budget = budget
        self.factors = factors

    def best(
        self,
        table: Any,
        rng: random.Random,
        tries: int = TRIES,
        chosen: list[Choice] | None = None,
    ) -> Any:
        """Return ``table`` after the best way found to play the current turn.

        ``chosen`` collects its actions. Raises ``GameOver`` if the game ends in the turn.
        """
        if table.turn is None:  # before the first turn: a draft
            self._play(table, rng, True, None)
            return table
        agent, mover = self.agent, self.agent.side(table, table.names[table.turn])
        best: Any = None
        actions: list[Choice] | None = None
        highest = -1.0
        for number in range(tries):
            after: Any = table if number == tries - 1 else agent.clone(table)
            taken: list[Choice] | None = None if chosen is None else []
            try:
                self._play(fresh(after), rng, number % 2 == 0, taken)
                value = max(self.evaluate(after)[name] for name in mover)
            except GameOver as end:
                value = max(win_shares(agent, after, end.result)[name] for name in mover)
                after = end
            if value > highest:
                best, highest, actions = after, value, taken
        if chosen is not None and actions:
            chosen += actions
        if isinstance(best, GameOver):
            raise best
        return best

    def _play(self, table: Any, rng: random.Random, firm: bool, taken: list[Choice] | None) -> None:
        """Play the current turn; ``taken`` collects its actions."""
        turn = table.turn_number
        while table.turn_number == turn:
            steps = self.agent.step(table)
            try:
                asked = next(steps)
            except StopIteration:
                continue
            reply = self._reply(table, asked, rng, firm, taken)
            self.to_boundary(table, steps, reply, rng, firm, taken)

    def to_boundary(
        self,
        table: Any,
        steps: Step,
        reply: Answer | dict[str, Answer],
        rng: random.Random,
        firm: bool = True,
        taken: list[Choice] | None = None,
    ) -> None:
        """Give ``reply`` to the pending decision, and play on to the next boundary."""
        while True:
            self.budget.left -= 1
            try:
                asked = steps.send(reply)
            except StopIteration:
                return
            reply = self._reply(table, asked, rng, firm, taken)

    def _reply(
        self,
        table: Any,
        asked: Asked,
        rng: random.Random,
        firm: bool,
        taken: list[Choice] | None,
    ) -> Answer | dict[str, Answer]:
        """Return the answers to ``asked`` by the policy, or else by rule."""
        agent = self.agent
        if not isinstance(asked, Decision):
            return {each.player: agent.rule(table, each, rng, firm) for each in asked}
        if agent.policy is None or asked.kind != "action":
            return agent.rule(table, asked, rng, firm)
        if self.factors is None:
            answer = agent.rule(table, asked, rng, firm)
        else:
            answer = agent.policy.action(table, asked, rng, self.factors)
        if taken is not None:
            taken.append(agent.policy.choice(table, asked, answer))
        return answer
