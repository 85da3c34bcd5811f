"""Tactics: exact answers about this turn and the next ones, on determinized tables.

``sure_win`` finds the answer that wins within this turn, whatever the others choose meanwhile;
``safety`` how often an answer leaves no rival such a win before one's own next turn;
``dominated`` finds the answers that are worse than another one in every respect. All lines are
tried, within a budget of simulated decisions.
"""

from __future__ import annotations

import random
from collections.abc import Hashable, Sequence
from typing import Any

from engine.decision import Answer, Decision
from engine.game import GameOver
from engine.players.mind import Holdings, Mind
from engine.players.search import Budget, Deals, asks, fresh, win_shares

TABLES = 10  # determinized tables on which answers are judged
COMPARED = 4  # determinized tables on which they are compared
DEPTH = 8  # decisions of a player that a win may take
LINES = 24  # outcomes of an answer; one with more is not compared
COMPARING = 2000  # simulated decisions to compare answers


class Spent(Exception):
    """Raised when the budget does not suffice to try all lines."""


class Insufficient(Exception):
    """Raised when the decision cannot be simulated from the view."""


class Tactics:
    """An exhaustive search of the rest of a turn, and of what the next players could do."""

    def __init__(
        self, mind: Mind, deals: Deals, decision: Decision, budget: Budget, rng: random.Random
    ) -> None:
        self.mind = mind
        self.deals = deals
        self.decision = decision
        self.me = decision.player
        self.budget = budget
        self.rng = rng
        self._limit = 0  # of ``budget.left``, for the present table
        self._known: dict[Hashable, bool] = {}

    # Winning and losing

    def sure_win(self, answers: Sequence[Answer]) -> Answer | None:
        """Return an answer that wins within this turn on all tables, by the shortest way."""
        self._limit = self.budget.left // 2
        tables = [self.deals.next() for _ in range(TABLES)]
        hopeful = [table for table in tables if self.mind.may_win(table, self.me)]
        if len(hopeful) < TABLES:
            return None
        try:
            for depth in range(DEPTH):
                self._known.clear()
                for answer in answers:
                    if all(
                        self._wins(self.me, table, self.decision, (answer,), depth, number)
                        for number, table in enumerate(tables)
                    ):
                        return answer
        except (Spent, Insufficient):
            pass
        return None

    def safety(self, answers: Sequence[Answer]) -> dict[Answer, float]:
        """Return the share of the tables on which no rival can win after each answer.

        Empty if no rival seems able to win before the next turn, or nothing can be told.
        """
        safe = dict.fromkeys(answers, 0.0)
        judged = tense = 0
        for number in range(TABLES):
            table = self.deals.next()
            self._known.clear()
            if self._is_threatened(table):
                self._limit = self.budget.left - self.budget.left // (TABLES - number)
                line_of = [(answer,) for answer in answers]
                try:
                    found = [self._is_safe(table, self.decision, line) for line in line_of]
                except Spent:
                    continue
                except Insufficient:
                    return {}
                tense += 1
            else:
                found = [True] * len(answers)
            judged += 1
            for answer, is_safe in zip(answers, found, strict=True):
                safe[answer] += is_safe
        return {answer: share / judged for answer, share in safe.items()} if tense else {}

    def _is_threatened(self, table: Any) -> bool:
        """Return whether a rival may win before the next turn, as far as a glance tells."""
        mind = self.mind
        for rival in mind.rivals(table, self.me):
            later = mind.twin(table)
            mind.give_turn(fresh(later), rival)
            if mind.may_win(later, rival):
                return True
        return False

    def _wins(
        self,
        player: str,
        origin: Any,
        begun: Decision | None,
        line: tuple[Answer, ...],
        depth: int = DEPTH,
        number: int = 0,
    ) -> bool:
        """Return whether ``player`` can win within the turn that goes on at ``origin``.

        ``line``: the answers since ``origin``; ``begun``: the decision that is resumed there.
        ``depth``: the number of further decisions of the player. ``number``: of the table.
        """
        asked, table = self._play(origin, begun, line)
        if isinstance(asked, dict):
            return asked[player] == 1
        if isinstance(asked, Decision):
            if asked.player == player:
                if not depth:
                    return False
                depth -= 1
            lines = (
                self._wins(player, origin, begun, (*line, answer), depth, number)
                for answer in self._answers(table, asked)
            )
            return any(lines) if asked.player == player else all(lines)
        if table.turn_number != origin.turn_number or not self.mind.may_win(table, player):
            return False
        key = player, depth, number, self.mind.key(table)
        if key not in self._known:
            self._known[key] = self._wins(player, table, None, (), depth, number)
        return self._known[key]

    def _is_safe(self, origin: Any, begun: Decision | None, line: tuple[Answer, ...]) -> bool:
        """Return whether the turn can go on so that no rival can win in their next one."""
        asked, table = self._play(origin, begun, line)
        if isinstance(asked, dict):
            return asked[self.me] > 0
        if isinstance(asked, Decision):
            lines = (
                self._is_safe(origin, begun, (*line, answer))
                for answer in self._answers(table, asked)
            )
            return any(lines) if asked.player == self.me else all(lines)
        key = "safe", table.turn_number, self.mind.key(table)
        if key not in self._known:
            if self.mind.mover(table) == self.me and table.turn_number == origin.turn_number:
                self._known[key] = self._is_safe(table, None, ())
            else:
                self._known[key] = not self._a_rival_wins(table)
        return self._known[key]

    def _a_rival_wins(self, table: Any) -> bool:
        mind = self.mind
        for rival in mind.rivals(table, self.me):
            later = table
            if mind.mover(table) != rival:
                later = fresh(mind.twin(table))
                mind.give_turn(later, rival)
            if mind.may_win(later, rival) and self._wins(rival, later, None, ()):
                return True
        return False

    # Domination

    def dominated(self, answers: Sequence[Answer]) -> set[Answer]:
        """Return the answers all of whose outcomes are worse than one of another answer.

        Worse is: on each table compared, some of the own cards less, or of a rival's more, and
        everything else alike.
        """
        worse = set(answers)
        self._limit = self.budget.left - COMPARING
        for _ in range(COMPARED):
            table = self.deals.next()
            try:
                outcomes = {answer: self._outcomes(table, answer) for answer in answers}
            except (Insufficient, Spent):
                return set()
            if self.mind.may_idle(self.decision):
                outcomes[()] = [self.mind.holdings(table)]
            worse = {each for each in worse if self._is_dominated(each, outcomes)}
            if not worse:
                break
        return worse

    def _is_dominated(self, answer: Answer, outcomes: dict[Answer, list[Holdings]]) -> bool:
        """Return whether some other answer has a better outcome than each of ``answer``."""
        mine = outcomes[answer]
        return bool(mine) and any(
            all(any(self._is_worse(one, better) for better in theirs) for one in mine)
            for other, theirs in outcomes.items()
            if other != answer
        )

    def _outcomes(self, origin: Any, answer: Answer) -> list[Holdings]:
        """Return the outcomes of an answer at the next boundary; none if there are too many."""
        found: list[Holdings] = []
        lines: list[tuple[Answer, ...]] = [(answer,)]
        while lines:
            line = lines.pop()
            asked, table = self._play(origin, self.decision, line)
            if isinstance(asked, Decision):
                mine = asked.player == self.me
                rule = self.mind.rule(table, asked, self.rng, True)
                lines += [
                    (*line, each) for each in (self._answers(table, asked) if mine else [rule])
                ]
            elif isinstance(asked, dict):
                return []  # the end of the game is not a matter of cards
            else:
                found.append(self.mind.holdings(table))
            if len(found) + len(lines) > LINES:
                return []
        return found

    def _is_worse(self, one: Holdings, other: Holdings) -> bool:
        """Return whether ``one`` is worse than ``other`` for this player."""
        if one.rest != other.rest:
            return False
        strictly = False
        for player, mine in one.cards.items():
            theirs = other.cards[player]
            less, more = (mine, theirs) if player in one.sides[self.me] else (theirs, mine)
            for what in less.keys() | more.keys():
                gap = more.get(what, 0) - less.get(what, 0)
                if gap < 0:
                    return False
                strictly = strictly or gap > 0
        return strictly

    # Lines

    def _answers(self, table: Any, decision: Decision) -> list[Answer]:
        candidates = self.mind.candidates(table, decision, self.rng)
        return [answer for answer, _ in sorted(candidates, key=lambda each: -each[1])]

    def _play(
        self, origin: Any, begun: Decision | None, line: tuple[Answer, ...]
    ) -> tuple[Decision | dict[str, float] | None, Any]:
        """Play ``line`` from ``origin``; return what comes next, and the table then.

        That is the decision asked next, each player's share of the victory at the end of the
        game, or ``None`` at a boundary. Raises ``Spent`` and ``Insufficient``.
        """
        self.budget.left -= 1 + len(line)
        if self.budget.left < self._limit or self.budget.late:
            raise Spent
        table = fresh(self.mind.twin(origin))
        steps = self.mind.resume(table, begun) if begun else self.mind.step(table)
        reply: Any = None
        given = 0
        try:
            while True:
                asked = steps.send(reply)
                if not given and begun and not asks(asked, begun):
                    raise Insufficient
                if not isinstance(asked, Decision):
                    raise Insufficient  # several players choose in secret
                if given == len(line):
                    return asked, table
                reply = line[given]
                given += 1
        except StopIteration:
            if begun and not given:
                raise Insufficient from None
            return None, table
        except GameOver as end:
            return win_shares(self.mind, table, end.result), table
