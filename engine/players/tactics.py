"""Tactics: exact answers about this turn and the next, on determinized tables.

``sure_win`` finds the answer that wins within this turn, regardless of the others' choices;
``safety`` how often an answer leaves no rival such a win before one's own next turn; ``dominated``
finds the answers that are worse than another one in every respect. All lines are tried, within a
budget of simulated decisions.
"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Hashable, Iterator, Sequence
from typing import Any

from engine.decision import Answer, Decision
from engine.game import Asked, GameOver, Step
from engine.players.agent import Holdings, TacticalAgent
from engine.players.search import Budget, Deals, fresh, resumed, win_shares

TABLES = 20  # determinized tables on which answers are judged
COMPARED = 4  # determinized tables on which they are compared
DEPTH = 8  # decisions of a player that a win may take
GLANCE = 150  # simulated decisions to find out whether a rival can win
LINES = 24  # outcomes of an answer; one with more is not compared
COMPARING = 2000  # simulated decisions to compare answers


class Spent(Exception):
    """Raised when the budget does not suffice to try all lines."""


class Insufficient(Exception):
    """Raised when the decision cannot be simulated from the view."""


class Tactics:
    """An exhaustive search of the rest of a turn and of the next players' turns."""

    def __init__(
        self,
        agent: TacticalAgent,
        deals: Deals,
        decision: Decision,
        budget: Budget,
        rng: random.Random,
    ) -> None:
        self.agent = agent
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
        tables = []
        for _ in range(TABLES):
            table = self.deals.next()
            if not self.agent.may_win(table, self.me):
                return None
            tables.append(table)
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

        An answer is as safe as the best plan that begins with it: one for all tables, as this
        player cannot know which is the real one. Empty if no rival seems able to win before the
        next turn, or the view does not suffice.
        """
        tables = [self.deals.next() for _ in range(TABLES)]
        tense = [table for table in tables if self._is_threatened(table)]
        if not tense:
            return {}
        self._known.clear()
        calm = len(tables) - len(tense)
        safe: dict[Answer, float] = {}
        for number, answer in enumerate(answers):
            self._limit = self.budget.left - self.budget.left // (len(answers) - number)
            best: int | None = None
            try:
                for plan in self._plans(tense[0], answer):
                    found = sum(self._is_safe(*each, plan) for each in enumerate(tense))
                    best = max(best or 0, found)
                    if best == len(tense):
                        break
            except Spent:
                pass
            except Insufficient:
                return {}
            # An answer counts as safe if no plan with it could be tried.
            safe[answer] = 1.0 if best is None else (calm + best) / len(tables)
        return safe

    def _plans(self, table: Any, answer: Answer) -> Iterator[tuple[Answer, ...]]:
        """Yield ways to end the turn that begin with ``answer``, the shortest first."""
        lines: deque[tuple[Answer, ...]] = deque([(answer,)])
        while lines:
            line = lines.popleft()
            asked, after = self._follow(table, line)
            if isinstance(asked, Decision):
                lines += [(*line, each) for each in self._answers(after, asked)]
            else:
                yield line

    def _is_safe(self, number: int, table: Any, plan: tuple[Answer, ...]) -> bool:
        """Return whether no rival can win after ``plan`` on the table of ``number``."""
        after, table = self._follow(table, plan, to_the_end=True)
        if isinstance(after, dict):
            return after[self.me] > 0
        key = "safe", number, table.turn_number, self.agent.key(table)
        if key not in self._known:
            self._known[key] = not self._a_rival_wins(table, number)
        return self._known[key]

    def _follow(
        self, origin: Any, plan: tuple[Answer, ...], to_the_end: bool = False
    ) -> tuple[Decision | dict[str, float] | None, Any]:
        """Play ``plan``, the answers of this turn; the other players answer by rule.

        Returns the next step and the table, as ``_play`` does: the decision after the plan, or
        ``None`` once the turn is over. If ``to_the_end``, also this player goes on by rule.
        """
        agent = self.agent
        table = fresh(agent.clone(origin))
        self._spend(1)
        steps, asked = self._resumed(table, self.decision)
        left = deque(plan)
        try:
            while True:
                if not isinstance(asked, Decision):
                    raise Insufficient
                if asked.player == self.me and not left and not to_the_end:
                    return asked, table
                reply: Answer | None
                if asked.player == self.me and left and asked.allows(left[0]):
                    reply = left.popleft()
                else:  # also where the plan does not fit this table
                    reply = agent.rule(table, asked, self.rng, True)
                while True:
                    self._spend(1)
                    try:
                        asked = steps.send(reply)
                    except StopIteration:
                        if agent.mover(table) != self.me or table.turn_number != origin.turn_number:
                            return None, table
                        steps, reply = agent.step(table), None
                    else:
                        break
        except GameOver as end:
            return win_shares(agent, table, end.result), table

    def _is_threatened(self, table: Any) -> bool:
        """Return whether a rival may win before the next turn, as far as a glance tells."""
        agent = self.agent
        for rival in agent.rivals(table, self.me):
            later = agent.clone(table)
            agent.give_turn(fresh(later), rival)
            if agent.may_win(later, rival, at_a_glance=True):
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
        if table.turn_number != origin.turn_number:
            return False
        # A lucky draw of a rival does not count: it would be lucky after one answer and not after
        # another.
        if not self.agent.may_win(table, player, at_a_glance=player != self.me):
            return False
        key = player, depth, number, self.agent.key(table)
        if key not in self._known:
            self._known[key] = self._wins(player, table, None, (), depth, number)
        return self._known[key]

    def _a_rival_wins(self, table: Any, number: int) -> bool:
        """Return whether a short search finds a rival's win before the next turn."""
        agent, limit = self.agent, self._limit
        for rival in agent.rivals(table, self.me):
            later = table
            if agent.mover(table) != rival:
                later = fresh(agent.clone(table))
                agent.give_turn(later, rival)
            if not agent.may_win(later, rival, at_a_glance=True):
                continue
            self._limit = max(limit, self.budget.left - GLANCE)
            try:
                if self._wins(rival, later, None, (), DEPTH, number):
                    return True
            except Spent:
                if self.budget.left < limit or self.budget.late:
                    raise
            finally:
                self._limit = limit
        return False

    # Domination

    def dominated(self, answers: Sequence[Answer]) -> set[Answer]:
        """Return the answers all of whose outcomes are worse than one of another answer.

        Worse is: on each table compared, fewer of the own cards, or more of a rival's, and all else
        alike.
        """
        worse = set(answers)
        self._limit = self.budget.left - COMPARING
        for _ in range(COMPARED):
            table = self.deals.next()
            try:
                outcomes = {answer: self._outcomes(table, answer) for answer in answers}
            except (Insufficient, Spent):
                return set()
            if self.agent.may_idle(self.decision):
                outcomes[()] = [self.agent.holdings(table)]
            mates = self.agent.side(table, self.me)
            worse = {each for each in worse if _is_dominated(each, outcomes, mates)}
            if not worse:
                break
        return worse

    def _outcomes(self, origin: Any, answer: Answer) -> list[Holdings]:
        """Return the outcomes of an answer at the next boundary, unless too many."""
        found: list[Holdings] = []
        lines: list[tuple[Answer, ...]] = [(answer,)]
        while lines:
            line = lines.pop()
            asked, table = self._play(origin, self.decision, line)
            if isinstance(asked, Decision):
                mine = asked.player == self.me
                rule = self.agent.rule(table, asked, self.rng, True)
                lines += [
                    (*line, each) for each in (self._answers(table, asked) if mine else [rule])
                ]
            elif isinstance(asked, dict):
                return []  # the end of the game is not a matter of cards
            else:
                found.append(self.agent.holdings(table))
            if len(found) + len(lines) > LINES:
                return []
        return found

    # Lines

    def _answers(self, table: Any, decision: Decision) -> list[Answer]:
        return self.agent.candidates(table, decision, self.rng)

    def _play(
        self, origin: Any, begun: Decision | None, line: tuple[Answer, ...]
    ) -> tuple[Decision | dict[str, float] | None, Any]:
        """Play ``line`` from ``origin``; return the next step, and the table then.

        That is the decision asked next, each player's share of the victory at the end of the
        game, or ``None`` at a boundary. Raises ``Spent`` and ``Insufficient``.
        """
        self._spend(1 + len(line))
        table = fresh(self.agent.clone(origin))
        try:
            if begun:
                steps, asked = self._resumed(table, begun)
            else:
                steps = self.agent.step(table)
                asked = next(steps)
            for reply in line:
                if not isinstance(asked, Decision):
                    raise Insufficient
                asked = steps.send(reply)
        except StopIteration:
            return None, table
        except GameOver as end:
            return win_shares(self.agent, table, end.result), table
        if not isinstance(asked, Decision):
            raise Insufficient  # several players choose in secret
        return asked, table

    def _resumed(self, table: Any, decision: Decision) -> tuple[Step, Asked]:
        """Return the result of ``resumed``. Raises ``Insufficient``."""
        begun = resumed(self.agent, table, decision)
        if begun is None:
            raise Insufficient
        return begun

    def _spend(self, steps: int) -> None:
        self.budget.left -= steps
        if self.budget.left < self._limit or self.budget.late:
            raise Spent


def _is_dominated(
    answer: Answer, outcomes: dict[Answer, list[Holdings]], mates: frozenset[str]
) -> bool:
    """Return whether some other answer has a better outcome than each of ``answer``."""
    mine = outcomes[answer]
    return bool(mine) and any(
        all(any(_is_worse(one, better, mates) for better in theirs) for one in mine)
        for other, theirs in outcomes.items()
        if other != answer
    )


def _is_worse(one: Holdings, other: Holdings, mates: frozenset[str]) -> bool:
    """Return whether ``one`` is worse than ``other`` for the team ``mates``."""
    if one.rest != other.rest:
        return False
    strictly = False
    for player, mine in one.cards.items():
        theirs = other.cards[player]
        less, more = (mine, theirs) if player in mates else (theirs, mine)
        for what in less.keys() | more.keys():
            gap = more.get(what, 0) - less.get(what, 0)
            if gap < 0:
                return False
            strictly = strictly or gap > 0
    return strictly
