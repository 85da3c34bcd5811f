"""A ``Mind`` for each game: the knowledge by which a computer player plays it.

A mind determinizes a view. All search takes place on these tables, never on a real one.
"""

from __future__ import annotations

import random
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from engine.decision import Answer, Decision
from engine.game import Log, Step
from engine.players.evaluation import Evaluation

TRUST = 0.7  # in the rules of thumb; the rest of a plausibility is the same for all answers


@dataclass(frozen=True, slots=True)
class Holdings:
    """The cards of all players at a boundary, to compare two outcomes of an answer.

    ``cards``  by player, whatever its owner would rather have more of
    ``rest``   everything else; only outcomes that are alike in it can be compared
    ``sides``  by player, the players who win together
    """

    cards: Mapping[str, Mapping[str, int]]
    rest: Any
    sides: Mapping[str, frozenset[str]]


class Mind(Protocol):
    """The knowledge of one game. ``table`` is always a determinized one."""

    @property
    def view(self) -> type[Any]:
        """The class of the views of this game."""

    @property
    def evaluation(self) -> Evaluation:
        """The weights of ``features``, by which ``evaluate`` goes."""

    @property
    def horizon(self) -> int:
        """The number of turns that the hard player looks ahead."""

    @property
    def patience(self) -> int:
        """The turns of each player after which a game seems to go round in circles."""

    def determinize(self, view: Any, rng: random.Random) -> Any:
        """Return a table that agrees with all that ``view`` shows; ``rng`` deals the rest."""

    def clone(self, table: Any) -> Any:
        """Return a copy of ``table``, as it was determinized, to try an answer on."""

    def resume(self, table: Any, decision: Decision) -> Step:
        """Play on from ``decision``, which should be asked first.

        Within an action a view is incomplete, so the caller has to compare the decision that is
        asked.
        """

    def step(self, table: Any) -> Step:
        """Play from this boundary to the next one."""

    def rule(self, table: Any, decision: Decision, rng: random.Random, firm: bool) -> Answer:
        """Return an answer by rules of thumb; if ``firm``, the best, not any plausible."""

    def answers(self, table: Any, decision: Decision, rng: random.Random) -> list[Answer]:
        """Return the answers worth trying; among them the one of ``rule``."""

    def candidates(self, table: Any, decision: Decision, rng: random.Random) -> list[Answer]:
        """Return the answers worth trying in tactics, the most plausible first."""

    def mover(self, table: Any) -> str | None:
        """Return the player whose turn it is."""

    def side(self, table: Any, player: str) -> frozenset[str]:
        """Return the players who win together with ``player``."""

    def rivals(self, table: Any, player: str) -> list[str]:
        """Return the rivals who may have a turn before ``player``, the one to move first."""

    def give_turn(self, table: Any, player: str) -> None:
        """Let the next turn be that of ``player``."""

    def may_win(self, table: Any, player: str, at_a_glance: bool = False) -> bool:
        """Return whether ``player`` might win within their turn, by a cheap upper bound.

        ``at_a_glance``: without ways that would take a long search to find.
        """

    def key(self, table: Any) -> Hashable:
        """Return what tells tables at boundaries apart that arise from the same one."""

    def holdings(self, table: Any) -> Holdings:
        """Return the cards of all players, to compare outcomes."""

    def urgent(self, table: Any, answers: Sequence[Answer]) -> list[Answer]:
        """Return those of ``answers`` that cannot wait, or all of them."""

    def may_idle(self, decision: Decision) -> bool:
        """Return whether another answer to ``decision`` leaves everything as it is."""

    def settled(self, table: Any, turn: int) -> bool:
        """Return whether a table simulated since turn ``turn`` can be judged here."""

    def worths(self, table: Any) -> dict[str, float]:
        """Return each player's chance by weights that stay as they are, for ``hard-1``."""

    def evaluate(self, table: Any) -> dict[str, float]:
        """Return each player's chance to win from here, from 0 to 1, as learned."""

    def features(self, table: Any, player: Any) -> list[float]:
        """Return the features of ``player`` from which ``evaluate`` learns."""

    def reason(self, answer: Answer, decision: Decision) -> str:
        """Return the key of the reason for this answer (``meld``, ``dogma`` …)."""


class Unheard(Log):
    """The log of a determinized table, which nobody reads: a null object."""

    __slots__ = ()

    def add(self, kind: str, player: str | None = None, **what: Any) -> None:
        """Discard the event."""


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
    """Return the answers by weight, the highest first; those of hardly any keep their order."""
    total = sum(weights.values())
    least = (1 - TRUST) / len(weights)
    return sorted(weights, key=lambda answer: -(TRUST * weights[answer] / total + least))
