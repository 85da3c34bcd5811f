"""Computer players: they decide given nothing but their view of the table.

``choose`` answers at one of three levels; ``hint`` ranks the possible answers. Both are functions
of their arguments: randomness comes from ``rng``, and the clock is not read.

*Easy* goes by rules of thumb. *Normal* leaves foolish answers out, tries the others on two
determinized tables and takes the best immediate outcome. *Hard* tries them on many tables, some
turns ahead, by sequential halving. docs/players.md says how strong each is, and how to measure it.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from engine.decision import Answer, Decision
from engine.games import GAMES
from engine.players.mind import Mind, TacticalMind
from engine.players.search import UNBOUNDED, Budget, Deals, Thinker
from engine.players.tactics import Tactics

LEVELS = ("easy", "normal", "hard")

TABLES = 2  # determinized tables of a normal player; a hint uses more
TACTICAL_STEPS = 8000  # simulated decisions to look for wins, threats and foolish answers
TACTICAL_SHARE = 4  # the same, in proportion to a budget that is given
DANGER = 0.15  # an answer that loses so much more often than the safest one is left out
WHIM = 0.1  # probability of any plausible answer in a game that does not come to its end
# The decisions that a player simulates; the others need no limit.
STEPS = {"hard": 2000, "hard-1": 2000}
# What can be measured: the levels, and the strongest one of the first version, frozen.
ENTRANTS = (*LEVELS, "hard-1")


def choose(
    game: str,
    level: str,
    view: Any,
    decision: Decision,
    rng: random.Random,
    *,
    steps: int | None = None,
    out_of_time: Callable[[], bool] | None = None,
) -> Answer:
    """Return a legal answer to ``decision`` of the viewer of ``view``.

    ``steps`` bounds the decisions that are simulated, instead of the level's own budget.
    ``out_of_time``, polled now and then, ends the search at once; the best answer so far is
    returned. Raises ``TypeError`` for anything but the deciding player's own view, ``KeyError``
    for an unknown game, ``ValueError`` for a level.
    """
    if level not in ENTRANTS:
        raise ValueError(level)
    mind = _mind(game, view, decision)
    table = mind.determinize(view, rng)
    plausible = mind.rule(table, decision, rng, firm=level != "easy")
    if level == "easy" or _goes_round_in_circles(mind, view, rng):
        return plausible
    budget = Budget(steps or STEPS.get(level, UNBOUNDED), out_of_time)
    answers = mind.answers(table, decision, rng)
    if len(answers) == 1:
        return answers[0]
    if level == "hard-1":
        thinker = Thinker(mind, view, decision, budget, evaluate=mind.evaluate_by_hand)
        ranked = thinker.search(answers, rng, mind.horizon)
        return ranked[0][1] if ranked else plausible
    if isinstance(mind, TacticalMind):
        looks = Budget(steps * TACTICAL_SHARE if steps else TACTICAL_STEPS, out_of_time)
        sensible = _sensible(mind, view, table, decision, answers, looks, rng)
        if len(sensible) == 1:
            return sensible[0]
        # More answers than these few would only be told apart by chance.
        answers = [answer for answer in answers if answer in sensible] or sensible
    thinker = Thinker(mind, view, decision, budget, firm=level == "hard")
    if level == "normal":
        ranked = thinker.judge(answers, [rng.getrandbits(32) for _ in range(TABLES)])
    else:
        ranked = thinker.search(answers, rng, mind.horizon)
    return ranked[0][1] if ranked else answers[0]


def _sensible(
    mind: TacticalMind,
    view: Any,
    table: Any,
    decision: Decision,
    answers: list[Answer],
    budget: Budget,
    rng: random.Random,
) -> list[Answer]:
    """Return a sure win, or else the sensible answers, the most plausible first."""
    found = list(dict.fromkeys((*mind.candidates(table, decision, rng), *answers)))
    tactics = Tactics(mind, Deals(mind, view, rng), decision, budget, rng)
    if winning := tactics.sure_win(found):
        return [winning]
    if safety := tactics.safety(found):
        safest = max(safety.values())
        found = [answer for answer in found if safety[answer] > safest - DANGER]
    foolish = tactics.dominated(found)
    return mind.urgent(table, [each for each in found if each not in foolish] or found)


def hint(game: str, view: Any, decision: Decision) -> list[tuple[str, str, float]]:
    """Return the viewer's answers, the best first.

    Each is a triple of a token, the key of its reason, and a score from 0 to 1.

    An answer with several cards is ``a b c``, and declining is the empty token. If nothing can be
    compared, the only result is the plausible answer of the rules of thumb.
    """
    rng = random.Random(0)
    mind = _mind(game, view, decision)
    table = mind.determinize(view, rng)
    answers = mind.answers(table, decision, rng)
    thinker = Thinker(mind, view, decision, Budget(UNBOUNDED))
    ranked = thinker.judge(answers, [rng.getrandbits(32) for _ in range(4 * TABLES)])
    if not ranked:  # within an effect the view may not suffice to search ahead
        ranked = [(mind.evaluate(table)[view.viewer], mind.rule(table, decision, rng, firm=True))]
    return [(" ".join(answer), mind.reason(answer, decision), worth) for worth, answer in ranked]


def _goes_round_in_circles(mind: Mind, view: Any, rng: random.Random) -> bool:
    """Return whether to take a plausible answer for once.

    Otherwise players that search ahead could wait for each other for ever.
    """
    return view.turn_number > mind.patience * len(view.seats) and rng.random() < WHIM


def _mind(game: str, view: Any, decision: Decision) -> Mind:
    """Return the mind for ``game``.

    Raises ``TypeError`` for anything but the deciding player's own view.
    """
    mind = GAMES[game].mind
    if not isinstance(view, mind.view) or view.viewer != decision.player:
        raise TypeError("a computer player is given its own view of the table, and nothing else")
    return mind
