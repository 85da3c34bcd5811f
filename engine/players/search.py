"""Thinking ahead: answers are tried on imagined tables, and the best one is taken."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from engine.decision import Answer, Decision
from engine.game import Asked, GameOver
from engine.players.mind import Mind, Unheard

UNBOUNDED = 10**9  # steps: what is tried is limited anyway
MISSES = 20  # tables on which something else is asked, until one stops to think
DEALS = 40  # tables that are imagined before one decision, to be used again and again


class Budget:
    """How long one may think: so many simulated decisions, or until one is out of time."""

    def __init__(self, steps: int, out_of_time: Callable[[], bool] | None = None) -> None:
        self.left = steps
        self._out_of_time = out_of_time

    @property
    def spent(self) -> bool:
        """Whether it is time to answer."""
        return self.left <= 0 or (self._out_of_time is not None and self._out_of_time())


class Trial:
    """Answers, what came of each so far, and which of them are still in the running."""

    def __init__(self, answers: Sequence[Answer]) -> None:
        self.left = list(answers)
        self._dropped: list[tuple[float, Answer]] = []  # the last dropped first
        self._totals = dict.fromkeys(answers, 0.0)
        self._tables = 0

    def add(self, worths: Sequence[float]) -> None:
        """Note what those that are left came to on one more table."""
        self._tables += 1
        for answer, worth in zip(self.left, worths, strict=True):
            self._totals[answer] += worth

    def drop_worse_half(self) -> None:
        """Keep the better half of those that are left, the larger if they are odd."""
        ranked = self._ranked()
        kept = (len(ranked) + 1) // 2
        self._dropped = ranked[kept:] + self._dropped
        self.left = [answer for _, answer in ranked[:kept]]

    def ranking(self) -> list[tuple[float, Answer]]:
        """The mean worths, the best first; nothing if nothing was tried."""
        return self._ranked() + self._dropped if self._tables else []

    def _ranked(self) -> list[tuple[float, Answer]]:
        means = [(self._totals[answer] / max(self._tables, 1), answer) for answer in self.left]
        return sorted(means, key=lambda each: -each[0])


class Thinker:
    """One player before one decision, with what their view shows and nothing else."""

    def __init__(
        self, mind: Mind, view: Any, decision: Decision, budget: Budget, firm: bool = True
    ) -> None:
        self.mind = mind
        self.view = view
        self.decision = decision
        self.budget = budget
        self.firm = firm  # how everybody answers who is not thought about: see Mind.rule
        self._dealt: dict[int, Any] = {}

    def judge(
        self, answers: Sequence[Answer], seeds: Iterable[int], turns: int = 0
    ) -> list[tuple[float, Answer]]:
        """The mean worth of each answer on the tables that ``seeds`` deal, the best first.

        The same tables for all, so that luck favours none. An empty list if the decision cannot be
        thought about, or if there was no time for even one table.
        """
        trial = Trial(answers)
        for seed in seeds:
            if not self._try(trial, seed, turns):
                break
        return trial.ranking()

    def search(
        self, answers: Sequence[Answer], rng: random.Random, turns: int
    ) -> list[tuple[float, Answer]]:
        """As ``judge``, but the budget is spent on those answers that promise most.

        Sequential halving: after an equal share of the budget the worse half is dropped, until one
        is left. So the best are compared on many tables.
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
        """Try the answers that are left on one more table; false if it did not come to an end."""
        worths = self._round(trial.left, seed, turns)
        if worths is not None:
            trial.add(worths)
        return worths is not None

    def _round(self, answers: Sequence[Answer], seed: int, turns: int) -> list[float] | None:
        """What each answer comes to on the table that ``seed`` deals; ``None`` if cut off."""
        worths = []
        for answer in answers:
            if self.budget.spent:
                return None
            worth = self._outcome(answer, random.Random(seed), turns)
            if worth is None:
                return None
            worths.append(worth)
        return worths

    def _outcome(self, answer: Answer, rng: random.Random, turns: int) -> float | None:
        """What ``answer`` comes to on one table until so many turns later, on average.

        The table is judged after each of the turns: what is near is surer, what is far tells more.
        All else is decided by the rules of thumb. ``None`` if the view does not tell enough.
        """
        mind, me, table = self.mind, self.decision.player, self._table(rng)
        turn = table.turn_number
        until = turn + turns
        judged: list[float] = []
        steps = mind.resume(table, self.decision)
        reply: Any = None
        begun = False
        try:
            while True:
                try:
                    asked = steps.send(reply)
                except StopIteration:
                    if not begun:
                        return None
                    settled = mind.settled(table, until)
                    if settled or table.turn_number > turn:
                        turn = table.turn_number
                        judged.append(mind.worths(table)[me])
                    if settled:
                        break
                    steps, reply = mind.step(table), None
                    continue
                if not begun and not _same(asked, self.decision):
                    return None
                self.budget.left -= 1
                reply = self._reply(table, asked, None if begun else answer, rng)
                begun = True
        except GameOver as end:
            winners = end.result.winners
            judged += [(me in winners) / len(winners)] * (turns + 1 - len(judged))
        return sum(judged) / len(judged)

    def _table(self, rng: random.Random) -> Any:
        """One of the tables that the view allows, to try something on."""
        seed = rng.getrandbits(32)
        number = seed % DEALS
        if number not in self._dealt:
            self._dealt[number] = self.mind.imagine(self.view, random.Random(seed))
        table = self.mind.twin(self._dealt[number])
        table.log = Unheard()
        return table

    def _reply(
        self, table: Any, asked: Asked, mine: Answer | None, rng: random.Random
    ) -> Answer | dict[str, Answer]:
        """``mine`` to the decision that is thought about, and else as the rules of thumb say."""
        if isinstance(asked, Decision):
            return mine if mine is not None else self._rule(table, asked, rng)
        return {
            each.player: mine
            if mine is not None and each.player == self.decision.player
            else self._rule(table, each, rng)
            for each in asked
        }

    def _rule(self, table: Any, decision: Decision, rng: random.Random) -> Answer:
        return self.mind.rule(table, decision, rng, self.firm)


def _same(asked: Asked, decision: Decision) -> bool:
    """Whether ``decision`` is what is asked."""
    everything = (asked,) if isinstance(asked, Decision) else asked
    return any(
        (each.player, each.kind, each.purpose, each.min, each.max)
        == (decision.player, decision.kind, decision.purpose, decision.min, decision.max)
        and sorted(each.options) == sorted(decision.options)
        for each in everything
    )
