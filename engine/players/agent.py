"""An ``Agent`` for each game: the knowledge by which a computer player plays it.

An agent determinizes a view. All search takes place on these tables, never on a real one.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.decision import Answer, Decision
from engine.game import Step
from engine.players.evaluation import Network
from engine.players.policy import Policy

TRUST = 0.7  # in the rules of thumb; the rest of a plausibility is the same for all answers


class Agent(ABC):
    """The knowledge of one game, to search. ``table`` is always a determinized one.

    ``view``     the class of the views of this game
    ``horizon``  the number of turns that the hard player looks ahead
    ``patience`` the turns of each player after which a game seems to go round in circles
    ``foresight`` the number of turns, with the present one, that the expert looks ahead
    ``expert_steps`` the number of decisions that the expert simulates for one
    ``network``  the evaluation of tables of two that can be trained, if there is one
    ``policy``   for the actions of a turn, if there is one that can be trained
    """

    view: type[Any]
    horizon: int
    patience: int
    foresight: int = 2
    expert_steps: int = 8000
    network: Network | None = None
    policy: Policy | None = None

    @abstractmethod
    def determinize(self, view: Any, rng: random.Random) -> Any:
        """Return a table that agrees with all that ``view`` shows; ``rng`` deals the rest."""

    @abstractmethod
    def clone(self, table: Any) -> Any:
        """Return a copy of ``table``, as it was determinized, to try an answer on."""

    @abstractmethod
    def resume(self, table: Any, decision: Decision) -> Step:
        """Play on from ``decision``, which should be asked first.

        Within an action a view is incomplete, so the caller has to compare the decision that is
        asked.
        """

    @abstractmethod
    def step(self, table: Any) -> Step:
        """Play from this boundary to the next one."""

    @abstractmethod
    def rule(self, table: Any, decision: Decision, rng: random.Random, firm: bool) -> Answer:
        """Return an answer by rules of thumb; if ``firm``, the best, not any plausible."""

    @abstractmethod
    def answers(self, table: Any, decision: Decision, rng: random.Random) -> list[Answer]:
        """Return the answers worth trying; among them the one of ``rule``."""

    @abstractmethod
    def settled(self, table: Any, turn: int) -> bool:
        """Return whether a table simulated since turn ``turn`` can be judged here."""

    @abstractmethod
    def evaluate_by_hand(self, table: Any) -> dict[str, float]:
        """Return each player's chance to win from here, from 0 to 1.

        It never changes: ``hard-1`` goes by it, and so do all other levels but the expert.
        """

    def side(self, table: Any, player: str) -> frozenset[str]:
        """Return the players who win together with ``player``: by default only them."""
        return frozenset((player,))

    def evaluate(self, table: Any) -> dict[str, float]:
        """Return each player's chance as learned, for tables of two, or else by hand.

        The learned evaluation does not cover tables before the first turn.
        """
        network = self.network
        if network is None or network.weights is None:
            return self.evaluate_by_hand(table)
        if len(table.players) != 2 or table.turn is None:
            return self.evaluate_by_hand(table)
        return network.chances(table, network.weights)


@dataclass(frozen=True, slots=True)
class Holdings:
    """The cards of all players at a boundary, to compare two outcomes of an answer.

    ``cards``  by player, the number of each kind of card of which more is better for them
    ``rest``   the rest of the state; only outcomes that are alike in it can be compared
    """

    cards: Mapping[str, Mapping[str, int]]
    rest: Any


class TacticalAgent(Agent):
    """Knowledge by which ``engine.players.tactics`` leaves out foolish answers."""

    def side(self, table: Any, player: str) -> frozenset[str]:
        """Return the player and, in teams, the partner."""
        return frozenset(mate.name for mate in table.team(table.player(player)))

    @abstractmethod
    def candidates(self, table: Any, decision: Decision, rng: random.Random) -> list[Answer]:
        """Return the answers worth trying in tactics, the most plausible first."""

    def mover(self, table: Any) -> str | None:
        """Return the player to move; ``None`` before the first turn."""
        return None if table.turn is None else table.names[table.turn]

    @abstractmethod
    def rivals(self, table: Any, player: str) -> list[str]:
        """Return the rivals who may have a turn before ``player``, the one to move first."""

    @abstractmethod
    def give_turn(self, table: Any, player: str) -> None:
        """Let the next turn be that of ``player``."""

    @abstractmethod
    def may_win(self, table: Any, player: str, at_a_glance: bool = False) -> bool:
        """Return whether ``player`` might win within their turn, by a cheap upper bound.

        ``at_a_glance``: without ways that would take a long search to find.
        """

    @abstractmethod
    def key(self, table: Any) -> Hashable:
        """Return a key that distinguishes boundary tables with the same origin."""

    @abstractmethod
    def holdings(self, table: Any) -> Holdings:
        """Return the cards of all players, to compare outcomes."""

    @abstractmethod
    def may_idle(self, decision: Decision) -> bool:
        """Return whether another answer to ``decision`` leaves the table as it is."""

    def urgent(self, table: Any, answers: Sequence[Answer]) -> list[Answer]:
        """Return those of ``answers`` that cannot wait, or by default all of them."""
        return list(answers)


def ways(decision: Decision, best_first: Sequence[str]) -> list[Answer]:
    """Return the single choices of ``decision``; of several cards, best and last.

    ``best_first``: its options in descending order of preference.
    """
    if decision.kind == "order":
        return [tuple(decision.options)]
    found: list[Answer] = [()] if decision.min == 0 else []
    for number in range(max(decision.min, 1), decision.max + 1):
        if decision.whole and number != decision.max:
            continue
        if number == 1:
            found += [(option,) for option in decision.options]
        else:
            found += [tuple(best_first[:number]), tuple(best_first[-number:])]
    return list(dict.fromkeys(found))


def by_plausibility(weights: Mapping[Answer, float]) -> list[Answer]:
    """Return the answers, the highest weight first; negligible ones keep their order."""
    total = sum(weights.values())
    least = (1 - TRUST) / len(weights)
    return sorted(weights, key=lambda answer: -(TRUST * weights[answer] / total + least))
