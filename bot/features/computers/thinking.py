"""Search by a computer player, in a process that knows only its question."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from typing import Any

from engine.decision import Answer, Decision
from engine.players import choose

SECONDS = 3.0  # to search for a decision
FEWEST_SECONDS = 0.5  # the same while many expert decisions wait


@dataclass(frozen=True, slots=True)
class Question:
    """A decision for a computer player, with all that it knows of the table.

    ``view``      the view of the deciding seat, without hidden information
    ``decision``  the pending decision
    ``luck``      the random seed: the same question has the same answer
    ``seconds``   to search, after which the best answer so far is given
    """

    game: str
    level: str
    view: Any
    decision: Decision
    luck: str
    seconds: float = SECONDS


def think(question: Question) -> Answer:
    """Return a legal answer within its seconds or little more; exceptions propagate."""
    until = time.monotonic() + question.seconds
    answer = choose(
        question.game,
        question.level,
        question.view,
        question.decision,
        random.Random(question.luck),
        out_of_time=lambda: time.monotonic() > until,
    )
    return question.decision.check(answer)


def plain_answer(decision: Decision) -> Answer:
    """Return a legal answer without a search: draw, decline, no, the first options."""
    for idle in ("draw", "no"):
        if decision.kind in ("action", "yes-no") and idle in decision.options:
            return (idle,)
    if decision.kind == "order":
        return decision.options
    if decision.min == 0:
        return ()
    if decision.groups:
        return decision.groups[0]
    return decision.options[: decision.max if decision.whole else decision.min]
