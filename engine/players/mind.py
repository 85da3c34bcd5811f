"""What a computer player knows of a game: a ``Mind`` for each, and none ever sees a real table.

A mind makes imagined tables from a view. All that is thought afterwards is thought on these.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Protocol

from engine.decision import Answer, Decision
from engine.game import Log, Step


class Mind(Protocol):
    """How to think about one game. ``table`` is always an imagined one."""

    @property
    def view(self) -> type[Any]:
        """The class of the views of this game."""

    @property
    def horizon(self) -> int:
        """How many turns ahead the hard player looks."""

    @property
    def patience(self) -> int:
        """After how many turns of each player a game seems to go round in circles."""

    def imagine(self, view: Any, rng: random.Random) -> Any:
        """A table on which all that ``view`` shows is true; the rest is dealt by ``rng``."""

    def twin(self, table: Any) -> Any:
        """A copy of ``table``, as it was imagined, to try something on."""

    def resume(self, table: Any, decision: Decision) -> Step:
        """Play on from ``decision``, which should be asked first.

        In the middle of an action a view does not tell all, so what is asked has to be compared.
        """

    def step(self, table: Any) -> Step:
        """Play from this boundary to the next one."""

    def rule(self, table: Any, decision: Decision, rng: random.Random, firm: bool) -> Answer:
        """An answer at once, by rules of thumb; ``firm``: rather the best than any plausible."""

    def answers(self, table: Any, decision: Decision, rng: random.Random) -> list[Answer]:
        """The answers worth trying; among them the one of ``rule``."""

    def settled(self, table: Any, turn: int) -> bool:
        """Whether a table thought on since turn number ``turn`` can be judged at this boundary."""

    def worths(self, table: Any) -> dict[str, float]:
        """Each player's chance, from 0 to 1, to win from here."""

    def reason(self, answer: Answer, decision: Decision) -> str:
        """The key of the words for what this answer is (``meld``, ``dogma`` …)."""


class Unheard(Log):
    """The log of an imagined table: nobody will ever read it."""

    __slots__ = ()

    def add(self, kind: str, player: str | None = None, **what: Any) -> None:
        """Forget it."""


def ways(decision: Decision, best_first: Sequence[str]) -> list[Answer]:
    """All single choices of ``decision``; of several cards, so many of the best or of the last.

    ``best_first`` are its options, those first which one would choose rather.
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
