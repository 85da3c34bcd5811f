"""Search: answers are tried on determinized tables, and the best one is taken."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar

from engine.decision import Answer, Decision
from engine.game import Asked, GameOver, Log, Result, Step
from engine.players.agent import Agent

UNBOUNDED = 10**9  # steps: the number of tries is limited anyway
MISSES = 20  # tables on which another decision is asked, before the search gives up
DEALS = 40  # tables that are determinized for one decision and reused


class Budget:
    """A limit of simulated decisions, and of time."""

    def __init__(self, steps: int, out_of_time: Callable[[], bool] | None = None) -> None:
        self.left = steps
        self._out_of_time = out_of_time

    @property
    def spent(self) -> bool:
        """True if it is time to answer."""
        return self.left <= 0 or self.late

    @property
    def late(self) -> bool:
        """True if the time is up."""
        return self._out_of_time is not None and self._out_of_time()


class Deals:
    """Determinized tables of a view: a limited number, given one after the other."""

    def __init__(self, agent: Agent, view: Any, rng: random.Random) -> None:
        self._agent = agent
        self._view = view
        self._rng = rng
        self._dealt: list[Any] = []
        self._given = 0

    def next(self) -> Any:
        """Return the next table, starting over after the last one; clone it to play on it."""
        number = self._given % DEALS
        self._given += 1
        if number == len(self._dealt):
            self._dealt.append(self._agent.determinize(self._view, self._rng))
        return self._dealt[number]


def fresh(table: Any) -> Any:
    """Return ``table`` with a log that drops all events."""
    table.log = Log(heard=False)
    return table


def win_shares(agent: Agent, table: Any, result: Result) -> dict[str, float]:
    """Return each player's share of the victory, which partners have in full."""
    shares = dict.fromkeys(table.names, 0.0)
    sides = {frozenset(agent.side(table, winner)) for winner in result.winners}
    for side in sides:
        for player in side:
            shares[player] = 1 / len(sides)
    return shares


class Trial:
    """A trial of answers: their results so far, and the remaining candidates."""

    def __init__(self, answers: Sequence[Answer]) -> None:
        self.left = list(answers)
        self._dropped: list[tuple[float, Answer]] = []  # the last dropped first
        self._totals = dict.fromkeys(answers, 0.0)
        self._tables = 0

    def add(self, values: Sequence[float]) -> None:
        """Record the results of the remaining answers on one more table."""
        self._tables += 1
        for answer, value in zip(self.left, values, strict=True):
            self._totals[answer] += value

    def drop_worse_half(self) -> None:
        """Keep the better half of the remaining answers, rounded up."""
        ranked = self._ranked()
        kept = (len(ranked) + 1) // 2
        self._dropped = ranked[kept:] + self._dropped
        self.left = [answer for _, answer in ranked[:kept]]

    def ranking(self) -> list[tuple[float, Answer]]:
        """Return the mean results, the best first; empty before the first trial."""
        return self._ranked() + self._dropped if self._tables else []

    def _ranked(self) -> list[tuple[float, Answer]]:
        means = [(self._totals[answer] / max(self._tables, 1), answer) for answer in self.left]
        return sorted(means, key=lambda each: -each[0])


class Thinker:
    """A search by one player for one decision, given their view alone.

    ``deals``: the number of determinized tables.
    """

    deals: ClassVar[int] = DEALS

    def __init__(
        self,
        agent: Agent,
        view: Any,
        decision: Decision,
        budget: Budget,
        firm: bool = True,
        evaluate: Callable[[Any], dict[str, float]] | None = None,
    ) -> None:
        self.agent = agent
        self.evaluate = evaluate or agent.evaluate_by_hand
        self.view = view
        self.decision = decision
        self.budget = budget
        self.firm = firm  # for the players who are not searched for: see Agent.rule
        self._dealt: dict[int, Any] = {}

    def judge(
        self, answers: Sequence[Answer], seeds: Iterable[int], turns: int = 0
    ) -> list[tuple[float, Answer]]:
        """Return the mean result of each answer on the ``seeds``' tables, the best first.

        All answers are tried on the same tables, so that luck favours none. The list is empty if
        the decision cannot be simulated, or if there was no time for even one table.
        """
        trial = Trial(answers)
        for seed in seeds:
            if not self._try(trial, seed, turns):
                break
        return trial.ranking()

    def search(
        self, answers: Sequence[Answer], rng: random.Random, turns: int
    ) -> list[tuple[float, Answer]]:
        """Rank answers as ``judge`` does, spending the budget on the most promising.

        Sequential halving: after an equal share of the budget the worse half is dropped, until one
        is left. So the best answers are compared on many tables.
        """
        trial = Trial(answers)
        misses = 0
        for rounds_left in range(math.ceil(math.log2(len(answers))), 0, -1):
            goal = self.budget.left - self.budget.left // rounds_left
            while self.budget.left > goal and not self.budget.spent and misses < MISSES:
                misses += not self._try(trial, rng.getrandbits(32), turns)
            trial.drop_worse_half()
        return trial.ranking()

    def _try(self, trial: Trial, seed: int, turns: int) -> bool:
        """Try the remaining answers on one more table; return false if that was cut off."""
        values = self._round(trial.left, seed, turns)
        if values is not None:
            trial.add(values)
        return values is not None

    def _round(self, answers: Sequence[Answer], seed: int, turns: int) -> list[float] | None:
        """Return each answer's result on the table of ``seed``; ``None`` if cut off."""
        values = []
        for answer in answers:
            if self.budget.spent:
                return None
            value = self._outcome(answer, random.Random(seed), turns)
            if value is None:
                return None
            values.append(value)
        return values

    def _outcome(self, answer: Answer, rng: random.Random, turns: int) -> float | None:
        """Return the average result of ``answer`` on one table, ``turns`` turns ahead.

        The table is judged after each of the turns: near results are more certain, later ones tell
        more. All other decisions are made by the rules of thumb. ``None`` if the view does not
        suffice.
        """
        agent, me, table = self.agent, self.decision.player, self._table(rng)
        turn = table.turn_number
        until = turn + turns
        judged: list[float] = []
        begun = resumed(agent, table, self.decision)
        if begun is None:
            return None
        steps, asked = begun
        reply: Any = self._reply(table, asked, answer, rng, self.firm)
        self.budget.left -= 1
        try:
            while True:
                try:
                    asked = steps.send(reply)
                except StopIteration:
                    settled = agent.settled(table, until)
                    if settled or table.turn_number > turn:
                        turn = table.turn_number
                        judged.append(self.evaluate(table)[me])
                    if settled:
                        break
                    steps, reply = agent.step(table), None
                    continue
                self.budget.left -= 1
                reply = self._reply(table, asked, None, rng, self.firm)
        except GameOver as end:
            winners = end.result.winners
            judged += [(me in winners) / len(winners)] * (turns + 1 - len(judged))
        return sum(judged) / len(judged)

    def _table(self, rng: random.Random) -> Any:
        """Return a copy of one of the determinized tables."""
        seed = rng.getrandbits(32)
        number = seed % self.deals
        if number not in self._dealt:
            self._dealt[number] = self.agent.determinize(self.view, random.Random(seed))
        return fresh(self.agent.clone(self._dealt[number]))

    def _reply(
        self, table: Any, asked: Asked, mine: Answer | None, rng: random.Random, firm: bool
    ) -> Answer | dict[str, Answer]:
        """Return ``mine`` for the decision that is searched for, else an answer by rule."""
        if isinstance(asked, Decision):
            return mine if mine is not None else self.agent.rule(table, asked, rng, firm)
        return {
            each.player: mine
            if mine is not None and each.player == self.decision.player
            else self.agent.rule(table, each, rng, firm)
            for each in asked
        }


def resumed(agent: Agent, table: Any, decision: Decision) -> tuple[Step, Asked] | None:
    """Return the steps that go on from ``decision``, and their first question.

    ``None`` if that is another decision or, as within an effect its beginning is carried out again,
    none at all, at a boundary or the end of the game: then the view does not suffice.
    """
    steps = agent.resume(table, decision)
    try:
        asked = next(steps)
    except (StopIteration, GameOver):
        return None
    return (steps, asked) if asks(asked, decision) else None


def asks(asked: Asked, decision: Decision) -> bool:
    """Return whether ``decision`` is among the decisions asked."""
    everything = (asked,) if isinstance(asked, Decision) else asked
    return any(
        (each.player, each.kind, each.purpose, each.min, each.max)
        == (decision.player, decision.kind, decision.purpose, decision.min, decision.max)
        and sorted(each.options) == sorted(decision.options)
        for each in everything
    )
