"""Thinking ahead: answers are tried on imagined tables, and the best one is taken."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from typing import Any

from engine.decision import Answer, Decision
from engine.game import Asked, GameOver
from engine.players.mind import Mind, Unheard

UNBOUNDED = 10**9  # steps: what is tried is limited anyway
DEALS = 40  # tables that are imagined before one decision, to be used again and again
WIDTH = 0.7  # how many answers are tried below the root, beside the root of the visits
CURIOSITY = 0.1  # how much the seldom tried is preferred to the best so far


class Budget:
    """How long one may think: so many simulated decisions, or until one is out of time."""

    def __init__(self, steps: int, out_of_time: Callable[[], bool] | None = None) -> None:
        self.left = steps
        self._out_of_time = out_of_time

    @property
    def spent(self) -> bool:
        """Whether it is time to answer."""
        return self.left <= 0 or (self._out_of_time is not None and self._out_of_time())


class _Node:
    """An answer in the tree, and what came of it so far."""

    __slots__ = ("children", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.children: dict[Answer, _Node] = {}

    @property
    def mean(self) -> float:
        """What it was worth on average, to the one who chose it."""
        return self.total / self.visits if self.visits else 0.0

    def select(self, answers: Sequence[Answer], all_of_them: bool) -> tuple[Answer, _Node]:
        """The next of ``answers`` to be tried (UCB): in their order, as long as any is new.

        Below the root only so many are tried as the visits are worth: the tree is to grow deep.
        """
        room = len(self.children) < 1 + WIDTH * math.sqrt(self.visits)
        known = []
        for answer in answers:
            if answer in self.children:
                known.append(answer)
            elif all_of_them or room or (not known and answer is answers[-1]):
                self.children[answer] = _Node()
                return answer, self.children[answer]
        spread = math.log(1 + sum(self.children[answer].visits for answer in known))

        def promise(answer: Answer) -> float:
            node = self.children[answer]
            return node.mean + CURIOSITY * math.sqrt(spread / node.visits)

        best = max(known, key=promise)
        return best, self.children[best]


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
        self, answers: Sequence[Answer], seeds: Sequence[int], turns: int = 0
    ) -> list[tuple[float, Answer]]:
        """The mean worth of each answer on the tables that ``seeds`` deal, the best first.

        The same tables for all, so that luck favours none. An empty list if the decision cannot be
        thought about, or if there was no time for even one table.
        """
        totals = dict.fromkeys(answers, 0.0)
        tables = 0
        for seed in seeds:
            worths = self._round(answers, seed, turns)
            if worths is None:
                break
            for answer, worth in zip(answers, worths, strict=True):
                totals[answer] += worth
            tables += 1
        if not tables:
            return []
        means = [(total / tables, answer) for answer, total in totals.items()]
        return sorted(means, key=lambda each: -each[0])

    def search(
        self, answers: Sequence[Answer], rng: random.Random, turns: int
    ) -> list[tuple[float, Answer]]:
        """The answers with their mean worths, the one that was tried most often first.

        A tree of answers grows (UCT): each time a new table is imagined, the answers are those that
        have done best so far or were seldom tried, everybody looking for their own good, and beyond
        the tree the rules of thumb decide. An empty list if there was no time or nothing to go on.
        """
        root = _Node()
        while not self.budget.spent:
            if not self._grow(root, answers, random.Random(rng.getrandbits(32)), turns):
                break
        tried = [(node.visits, node.mean, answer) for answer, node in root.children.items()]
        tried.sort(key=lambda each: each[:2], reverse=True)
        return [(mean, answer) for visits, mean, answer in tried if visits]

    def _grow(self, root: _Node, answers: Sequence[Answer], rng: random.Random, turns: int) -> bool:
        """Think one table through and learn from how it ends; false if that is not possible."""
        mind = self.mind
        table = self._table(rng)
        path: list[tuple[str, _Node]] = []
        node: _Node | None = root

        def decide(decision: Decision) -> Answer:
            nonlocal node
            if node is None:
                return mind.rule(table, decision, rng, self.firm)
            choices = answers if node is root else mind.answers(table, decision, rng)
            if len(choices) == 1:
                return choices[0]
            answer, below = node.select(choices, all_of_them=node is root)
            path.append((decision.player, below))
            node = below if below.visits else None
            return answer

        worths = self._play(table, decide, rng, turns)
        if worths is None:
            return False
        root.visits += 1
        for player, each in path:
            each.visits += 1
            each.total += worths[player]
        return True

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
        """What ``answer`` comes to on one table; ``None`` if the view does not tell enough."""
        table = self._table(rng)
        given = False

        def decide(decision: Decision) -> Answer:
            nonlocal given
            if not given:
                given = True
                return answer
            return self.mind.rule(table, decision, rng, self.firm)

        worths = self._play(table, decide, rng, turns)
        return None if worths is None else worths[self.decision.player]

    def _play(
        self, table: Any, decide: Callable[[Decision], Answer], rng: random.Random, turns: int
    ) -> dict[str, float] | None:
        """Play ``table`` on from the decision, until so many turns later; its worth to each.

        ``decide`` gives the answers; where several choose at once, the others go by the rules of
        thumb. ``None`` if the view does not tell enough to play on.
        """
        mind = self.mind
        until = table.turn_number + turns
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
                    if mind.settled(table, until):
                        break
                    steps, reply = mind.step(table), None
                    continue
                if not begun and not _same(asked, self.decision):
                    return None
                begun = True
                self.budget.left -= 1
                reply = self._reply(table, asked, decide, rng)
        except GameOver as end:
            winners = end.result.winners
            return {name: (name in winners) / len(winners) for name in table.names}
        return mind.worths(table)

    def _table(self, rng: random.Random) -> Any:
        """One of the tables that the view allows, to try something on."""
        number = rng.randrange(DEALS)
        if number not in self._dealt:
            self._dealt[number] = self.mind.imagine(self.view, rng)
        table = self.mind.twin(self._dealt[number])
        table.log = Unheard()
        return table

    def _reply(
        self, table: Any, asked: Asked, decide: Callable[[Decision], Answer], rng: random.Random
    ) -> Answer | dict[str, Answer]:
        if isinstance(asked, Decision):
            return decide(asked)
        me = self.decision.player
        return {
            each.player: decide(each)
            if each.player == me
            else self.mind.rule(table, each, rng, self.firm)
            for each in asked
        }


def _same(asked: Asked, decision: Decision) -> bool:
    """Whether ``decision`` is what is asked."""
    everything = (asked,) if isinstance(asked, Decision) else asked
    return any(
        (each.player, each.kind, each.purpose, each.min, each.max)
        == (decision.player, decision.kind, decision.purpose, decision.min, decision.max)
        and sorted(each.options) == sorted(decision.options)
        for each in everything
    )
