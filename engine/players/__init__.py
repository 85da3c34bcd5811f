"""Computer players: they are given a view and a decision, and nothing else, and answer.

``choose`` answers at one of three levels; ``hint`` names what could be done, the best first.
Both are functions of their arguments: chance comes from ``rng``, and time is not looked at.

*Easy* goes by rules of thumb. *Normal* tries each answer on two imagined tables and takes what
looks best at once. *Hard* tries them on many, some turns ahead, and drops the worse half again and
again. CONTRIBUTING.md says how much stronger each is, and how that is measured.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from engine.decision import Answer, Decision
from engine.players.civ.mind import CivMind
from engine.players.innovation.mind import InnovationMind
from engine.players.mind import Mind
from engine.players.search import UNBOUNDED, Budget, Thinker

LEVELS = ("easy", "normal", "hard")
MINDS: dict[str, Mind] = {"civ": CivMind(), "innovation": InnovationMind()}

TABLES = 2  # that a normal player imagines; a hint is worth more
WHIM = 0.1  # how often one does anything plausible in a game that does not come to its end
STEPS = 2000  # decisions that a hard player simulates, if nothing else is said


def choose(
    game: str,
    level: str,
    view: Any,
    decision: Decision,
    rng: random.Random,
    *,
    steps: int = STEPS,
    out_of_time: Callable[[], bool] | None = None,
) -> Answer:
    """A legal answer to ``decision`` of the viewer of ``view``.

    ``steps`` bounds what a hard player simulates; ``out_of_time``, asked now and then, ends all
    thinking at once: then the best found so far is taken. ``TypeError`` for anything but the
    deciding player's own view, ``KeyError`` for an unknown game, ``ValueError`` for a level.
    """
    if level not in LEVELS:
        raise ValueError(level)
    mind = _mind(game, view, decision)
    table = mind.imagine(view, rng)
    plausible = mind.rule(table, decision, rng, firm=level != "easy")
    if level == "easy" or _goes_round_in_circles(mind, view, rng):
        return plausible
    answers = mind.answers(table, decision, rng)
    if len(answers) == 1:
        return answers[0]
    budget = Budget(steps if level == "hard" else UNBOUNDED, out_of_time)
    thinker = Thinker(mind, view, decision, budget, firm=level == "hard")
    if level == "normal":
        ranked = thinker.judge(answers, [rng.getrandbits(32) for _ in range(TABLES)])
    else:
        ranked = thinker.search(answers, rng, mind.horizon)
    return ranked[0][1] if ranked else plausible


def hint(game: str, view: Any, decision: Decision) -> list[tuple[str, str, float]]:
    """What the viewer could answer, the best first: token, key of the reason, score from 0 to 1.

    An answer with several cards is ``a b c``, and to decline is the empty token. Where there is
    nothing to compare, the one answer that seems plausible.
    """
    rng = random.Random(0)
    mind = _mind(game, view, decision)
    table = mind.imagine(view, rng)
    answers = mind.answers(table, decision, rng)
    thinker = Thinker(mind, view, decision, Budget(UNBOUNDED))
    ranked = thinker.judge(answers, [rng.getrandbits(32) for _ in range(4 * TABLES)])
    if not ranked:  # in mid-effect the view may not tell enough to think ahead
        ranked = [(mind.worths(table)[view.viewer], mind.rule(table, decision, rng, firm=True))]
    return [(" ".join(answer), mind.reason(answer, decision), worth) for worth, answer in ranked]


def _goes_round_in_circles(mind: Mind, view: Any, rng: random.Random) -> bool:
    """Whether to do for once what seems plausible: thinkers could wait for each other for ever."""
    return view.turn_number > mind.patience * len(view.seats) and rng.random() < WHIM


def _mind(game: str, view: Any, decision: Decision) -> Mind:
    """The mind for ``game``; ``TypeError`` for anything but the deciding player's own view."""
    mind = MINDS[game]
    if not isinstance(view, mind.view) or view.viewer != decision.player:
        raise TypeError("a computer player is given its own view of the table, and nothing else")
    return mind
