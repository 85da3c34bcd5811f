"""Monte Carlo tree search over information sets.

Each iteration takes a determinized table, follows the tree by the answers that promise most to the
player who decides, adds one answer, plays on by rules of thumb for some turns, and credits the
judgements to the answers on its way. A node stands for the answers that led to it, so what a player
cannot see cannot guide that player's choice (Cowling, Powley and Whitehouse 2012). Answers are
chosen as in PUCT, those first that are plausible by the rules of thumb; of very many sets of cards
only the more plausible ones are tried until their node has been visited often.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Any

from engine.decision import Answer, Decision
from engine.game import Asked, GameOver
from engine.players.mind import Mind
from engine.players.search import MISSES, Budget, Deals, asks, win_shares

WIDTH = 8  # answers tried from the start; later as many more as the root of the visits
CURIOSITY = 0.7  # weight of what is plausible and untried against what has gone well
PESSIMISM = 0.08  # an untried answer is expected to be so much worse than its node


class Edge:
    """An answer of a player at a node: its results, and the node it leads to."""

    __slots__ = ("answer", "node", "player", "prior", "total", "visits")

    def __init__(self, player: str, answer: Answer, prior: float) -> None:
        self.player = player
        self.answer = answer
        self.prior = prior
        self.visits = 0
        self.total = 0.0  # of the chances of ``player``
        self.node: Node | None = None

    @property
    def mean(self) -> float:
        """The mean chance to win of the player who answers."""
        return self.total / self.visits if self.visits else 0.0


class Node:
    """The answers so far have led here; ``offers`` are the next ones, by decision."""

    __slots__ = ("edges", "offers")

    def __init__(self) -> None:
        self.edges: dict[tuple[str, Answer], Edge] = {}
        self.offers: dict[tuple[Any, ...], list[Edge]] = {}

    def offered(self, mind: Mind, table: Any, decision: Decision, rng: random.Random) -> list[Edge]:
        """Return the edges of the answers to ``decision``, the most plausible first."""
        key = (decision.player, decision.purpose, decision.options, decision.max)
        edges = self.offers.get(key)
        if edges is None:
            candidates = mind.candidates(table, decision, rng)
            total = sum(weight for _, weight in candidates)
            edges = []
            for answer, weight in sorted(candidates, key=lambda each: -each[1]):
                edge = self.edges.get((decision.player, answer))
                if edge is None:
                    edge = Edge(decision.player, answer, weight / total)
                    self.edges[decision.player, answer] = edge
                edges.append(edge)
            self.offers[key] = edges
        return edges


class TreeSearch:
    """A search by one player for one decision, given nothing but their view."""

    def __init__(
        self, mind: Mind, deals: Deals, decision: Decision, budget: Budget, rng: random.Random
    ) -> None:
        self.mind = mind
        self.deals = deals
        self.decision = decision
        self.budget = budget
        self.rng = rng
        self.iterations = 0

    def search(self, candidates: Sequence[tuple[Answer, float]]) -> list[tuple[float, Answer]]:
        """Return the candidates with their mean results, the one to take first.

        ``candidates``: the answers to choose from, each with the weight of its plausibility. All
        of them are tried on the same tables; after an equal share of the budget the worse half is
        dropped, until one is left (sequential halving). The list is empty if the decision cannot
        be simulated.
        """
        ranked = sorted(candidates, key=lambda each: -each[1])
        left = [Edge(self.decision.player, answer, weight) for answer, weight in ranked]
        dropped: list[Edge] = []
        misses = number = 0
        for rounds_left in range(max(1, (len(left) - 1).bit_length()), 0, -1):
            goal = self.budget.left - self.budget.left // rounds_left
            while self.budget.left > goal and not self.budget.spent and misses < MISSES:
                for edge in left:
                    misses += not self._iterate(edge, self.deals.table(number))
                number += 1
            left.sort(key=lambda edge: -edge.mean)
            kept = (len(left) + 1) // 2
            left, dropped = left[:kept], left[kept:] + dropped
        if not self.iterations:
            return []
        return [(edge.mean, edge.answer) for edge in (*left, *dropped)]

    def _iterate(self, root: Edge, table: Any) -> bool:
        """Grow the tree below ``root`` on ``table``; return false if it does not fit."""
        mind = self.mind
        steps = mind.resume(table, self.decision)
        reply: Answer | dict[str, Answer] | None = None
        path: list[Edge] = []
        offered: list[Edge] | None = [root]
        node: Node | None = None
        turn = table.turn_number
        until = turn + mind.horizon
        judged: list[dict[str, float]] = []
        try:
            while True:
                try:
                    asked = steps.send(reply)
                except StopIteration:
                    if not path:
                        return False
                    settled = node is None and mind.settled(table, until)
                    if settled or table.turn_number > turn:
                        turn = table.turn_number
                        judged.append(mind.evaluate(table))
                    if settled:
                        break
                    steps, reply = mind.step(table), None
                    continue
                if not path and not asks(asked, self.decision):
                    return False
                self.budget.left -= 1
                if path and (node is None or not isinstance(asked, Decision)):
                    reply = self._by_rule(table, asked)
                    continue
                if offered is None:
                    assert node is not None
                    assert isinstance(asked, Decision)
                    offered = node.offered(mind, table, asked, self.rng)
                edge = self._most_promising(offered)
                path.append(edge)
                if edge.node is None:  # the answer that is added
                    edge.node = Node()
                    node = None
                else:
                    node = edge.node
                offered = None
                reply = self._with(table, asked, edge.answer)
        except GameOver as end:
            shares = win_shares(mind, table, end.result)
            judged += [shares] * max(1, mind.horizon + 1 - len(judged))
        self.iterations += 1
        for edge in path:
            edge.visits += 1
            edge.total += sum(each[edge.player] for each in judged) / len(judged)
        return True

    def _most_promising(self, edges: list[Edge]) -> Edge:
        """Return the edge to follow: PUCT, and progressive widening."""
        if len(edges) == 1:
            return edges[0]
        visits, total = 0, 0.0
        for edge in edges:
            visits += edge.visits
            total += edge.total
        if len(edges) > WIDTH:
            edges = edges[: WIDTH + math.isqrt(visits)]
        untried = total / visits - PESSIMISM if visits else 0.5
        curiosity = CURIOSITY * math.sqrt(visits + 1)
        best, most = edges[0], -1.0
        for edge in edges:
            count = edge.visits
            mean = edge.total / count if count else untried
            promise = mean + curiosity * edge.prior / (1 + count)
            if promise > most:
                best, most = edge, promise
        return best

    def _with(self, table: Any, asked: Asked, answer: Answer) -> Answer | dict[str, Answer]:
        """Return ``answer``, and those of the others if they are asked at the same time."""
        if isinstance(asked, Decision):
            return answer
        others = self._by_rule(table, asked)
        assert isinstance(others, dict)
        return {**others, self.decision.player: answer}

    def _by_rule(self, table: Any, asked: Asked) -> Answer | dict[str, Answer]:
        if isinstance(asked, Decision):
            return self.mind.rule(table, asked, self.rng, True)
        return {each.player: self.mind.rule(table, each, self.rng, True) for each in asked}
