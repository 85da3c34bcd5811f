"""What a computer player is told, and how it thinks: in a process that knows nothing else."""

from __future__ import annotations

import faulthandler
import random
import time
from dataclasses import dataclass
from typing import Any

from engine.decision import Answer, Decision
from engine.players import choose

SECONDS = 3.0  # to think about a decision, for whoever searches
# Whoever thinks for so long will never stop: the process is given up.
TOO_LONG = 60.0


@dataclass(frozen=True, slots=True)
class Question:
    """All that is known of a table where a computer player thinks.

    ``view``      what the deciding seat sees, and nothing more
    ``decision``  what is asked of it
    ``luck``      what its chance comes from: the same question has the same answer
    """

    game: str
    level: str
    view: Any
    decision: Decision
    luck: str


def think(question: Question) -> Answer:
    """A legal answer within ``SECONDS`` or little more. Raises whatever goes wrong."""
    until = time.monotonic() + SECONDS
    answer = choose(
        question.game,
        question.level,
        question.view,
        question.decision,
        random.Random(question.luck),
        out_of_time=lambda: time.monotonic() > until,
    )
    return question.decision.check(answer)


def think_or_die(question: Question) -> Answer:
    """``think``; this process ends if that never does, so that others can think for it."""
    faulthandler.dump_traceback_later(TOO_LONG, exit=True)
    try:
        return think(question)
    finally:
        faulthandler.cancel_dump_traceback_later()


def plain_answer(decision: Decision) -> Answer:
    """A legal answer without a thought: draw, decline, say no, the first options."""
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
