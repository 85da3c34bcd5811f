"""Computer players, which decide by their own view of the table alone.

``choose`` answers at one of four levels; ``advise`` ranks the answers, for hints and the analysis
of a game. All are functions of their arguments: randomness comes from ``rng``, and the clock is not
read.

*Easy* goes by rules of thumb. *Normal* leaves foolish answers out, tries the others on two
determinized tables and takes the best immediate outcome. *Hard* tries them on many tables, some
turns ahead, by sequential halving. *Expert* looks ahead to turns that are played well, and goes by
an evaluation, and in some games by a policy, that was learned. docs/players.md says how strong each
is, and how to measure it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from engine.decision import Answer, Decision
from engine.games import GAMES
from engine.players.agent import Agent, TacticalAgent
from engine.players.foresight import Foresight
from engine.players.search import UNBOUNDED, Budget, Deals, Thinker
from engine.players.tactics import Tactics

LEVELS = ("easy", "normal", "hard", "expert")

TABLES = 2  # determinized tables of a normal player; a hint uses more
TACTICAL_STEPS = 8000  # simulated decisions to look for wins, threats and foolish answers
TACTICAL_SHARE = 4  # the same, in proportion to a budget that is given
DANGER = 0.15  # an answer that loses so much more often than the safest one is left out
RANDOM_ANSWER = 0.1  # probability of any plausible answer in a game that does not come to its end
# The decisions that a player simulates; the expert's depend on the game, the others need no limit.
STEPS = {"hard": 2000, "hard-1": 2000}
ADVICE_STEPS = 600  # the same for advice, with tactics in proportion
COMPARED = 12  # determinized tables on which answers are compared with each other
# The entrants of measurements: the levels, and the strongest level of the first version, frozen.
ENTRANTS = (*LEVELS, "hard-1")


def levels(game: str) -> tuple[str, ...]:
    """Return the levels offered in ``game``: *expert* where an evaluation was learned.

    Raises ``KeyError`` for an unknown game.
    """
    network = GAMES[game].agent.network
    return LEVELS if network is not None and network.weights is not None else LEVELS[:-1]


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
    returned. Raises ``TypeError`` unless the view is the deciding player's own, ``KeyError`` for an
    unknown game, ``ValueError`` for a level.
    """
    if level not in ENTRANTS:
        raise ValueError(level)
    agent = _agent(game, view, decision)
    table = agent.determinize(view, rng)
    plausible = agent.rule(table, decision, rng, firm=level != "easy")
    if level == "easy" or _breaks_deadlock(agent, view, rng):
        return plausible
    usual = agent.expert_steps if level == "expert" else STEPS.get(level, UNBOUNDED)
    budget = Budget(steps or usual, out_of_time)
    answers = agent.answers(table, decision, rng)
    if len(answers) == 1:
        return answers[0]
    if level == "hard-1":
        thinker = Thinker(agent, view, decision, budget)
        ranked = thinker.search(answers, rng, agent.horizon)
        return ranked[0][1] if ranked else plausible
    if isinstance(agent, TacticalAgent):
        looks = Budget(steps * TACTICAL_SHARE if steps else TACTICAL_STEPS, out_of_time)
        sensible, _ = _sensible(agent, view, table, decision, answers, looks, rng)
        if len(sensible) == 1:
            return sensible[0]
        # More answers than these few would only be told apart by chance.
        answers = [answer for answer in answers if answer in sensible] or sensible
    if level == "expert":
        factors = agent.policy.factors if agent.policy else None
        foresight = Foresight(agent, view, decision, budget, agent.evaluate, factors)
        ranked = foresight.search(answers, rng, agent.foresight)
        return ranked[0][1] if ranked else answers[0]
    thinker = Thinker(agent, view, decision, budget, firm=level == "hard")
    if level == "normal":
        ranked = thinker.judge(answers, [rng.getrandbits(32) for _ in range(TABLES)])
    else:
        ranked = thinker.search(answers, rng, agent.horizon)
    return ranked[0][1] if ranked else answers[0]


def _sensible(
    agent: TacticalAgent,
    view: Any,
    table: Any,
    decision: Decision,
    answers: list[Answer],
    budget: Budget,
    rng: random.Random,
) -> tuple[list[Answer], bool]:
    """Return the sensible answers, the most plausible first, and if they win."""
    found = list(dict.fromkeys((*agent.candidates(table, decision, rng), *answers)))
    tactics = Tactics(agent, Deals(agent, view, rng), decision, budget, rng)
    if winning := tactics.sure_win(found):
        return [winning], True
    if safety := tactics.safety(found):
        safest = max(safety.values())
        found = [answer for answer in found if safety[answer] > safest - DANGER]
    foolish = tactics.dominated(found)
    return agent.urgent(table, [each for each in found if each not in foolish] or found), False


def advise(
    game: str, view: Any, decision: Decision, steps: int = ADVICE_STEPS
) -> list[tuple[float, Answer]]:
    """Return the viewer's sensible answers with their chances to win, the best first.

    It is a *hard* player's ranking of its decision within ``steps``, by the learned evaluation
    where there is one, and always the same for the same view. Empty where there is no comparison:
    there is one answer, or, within an effect, the view does not suffice to search ahead. Raises as
    ``choose`` does.
    """
    rng = random.Random(0)
    agent = _agent(game, view, decision)
    table = agent.determinize(view, rng)
    answers = agent.answers(table, decision, rng)
    if len(answers) == 1:
        return []
    if isinstance(agent, TacticalAgent):
        looks = Budget(steps * TACTICAL_SHARE)
        sensible, wins = _sensible(agent, view, table, decision, answers, looks, rng)
        if wins:
            return [(1.0, sensible[0])]
        answers = [answer for answer in answers if answer in sensible] or sensible
    if len(answers) == 1:
        return compare(game, view, decision, answers)
    thinker = Thinker(agent, view, decision, Budget(steps), evaluate=agent.evaluate)
    return thinker.search(answers, rng, agent.horizon)


def compare(
    game: str, view: Any, decision: Decision, answers: Sequence[Answer]
) -> list[tuple[float, Answer]]:
    """Return ``answers`` with their chances on the same tables, the best first.

    Empty where there is no comparison. Raises as ``choose`` does.
    """
    rng, agent = random.Random(0), _agent(game, view, decision)
    thinker = Thinker(agent, view, decision, Budget(UNBOUNDED), evaluate=agent.evaluate)
    seeds = [rng.getrandbits(32) for _ in range(COMPARED)]
    return thinker.judge(answers, seeds, agent.horizon)


def _breaks_deadlock(agent: Agent, view: Any, rng: random.Random) -> bool:
    """Return whether to pick a random plausible answer now, to break a deadlock.

    Players that search ahead could otherwise wait for each other forever.
    """
    return view.turn_number > agent.patience * len(view.seats) and rng.random() < RANDOM_ANSWER


def _agent(game: str, view: Any, decision: Decision) -> Agent:
    """Return the agent for ``game``.

    Raises ``TypeError`` unless the view is the deciding player's own.
    """
    agent = GAMES[game].agent
    if not isinstance(view, agent.view) or view.viewer != decision.player:
        raise TypeError("a computer player is given its own view of the table, and nothing else")
    return agent
