"""The players' chances to win, as they could estimate them from their own views.

Each player's own view is determinized and evaluated. How often such a chance comes true in games
between computers is measured by ``python -m engine calibrate``.
"""

from __future__ import annotations

import math
import random
from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from engine.games import GAMES
from engine.players.evaluation import chances

TABLES = 6  # determinized tables of each view
_CERTAIN = 0.0005  # evaluations are clamped to this distance from 0 and 1


def win_chances(game: str, views: Sequence[Any]) -> dict[str, float]:
    """Return each player's chance to win, from 0 to 1; partners win together.

    ``views`` are of the same moment, by different viewers: each tells about its own player, and the
    first one about players without a view among them. One view, also the public's, suffices.
    """
    return calibrated(strengths(game, views), sides(game, views[0]))


def strengths(game: str, views: Sequence[Any]) -> dict[str, float]:
    """Return by player the evaluation of ``views`` in logits, as it is."""
    means = {view.viewer: _mean(game, view) for view in views}
    first = means[views[0].viewer]
    names = [seat.name for seat in views[0].seats]
    return {name: _logit(means.get(name, first)[name]) for name in names}


def calibrated(
    found: Mapping[str, float], side_of: Mapping[str, Hashable], weight: float = 1.0
) -> dict[str, float]:
    """Return the chances of ``strengths``, with logits scaled by ``weight``."""
    players = [*found]
    # An evaluation compares with the best rival, so a difference is in it twice.
    powers = [weight * found[player] / 2 for player in players]
    shares = chances(powers, [side_of[player] for player in players])
    return dict(zip(players, shares, strict=True))


def bounded(chance: float) -> float:
    """Return an evaluation as a chance, which is never certain."""
    return min(max(chance, _CERTAIN), 1 - _CERTAIN)


def sides(game: str, view: Any) -> dict[str, Hashable]:
    """Return each player's side, which is equal for players who win together."""
    agent = GAMES[game].agent
    table = agent.determinize(view, random.Random(0))
    return {seat.name: agent.side(table, seat.name) for seat in view.seats}


def _mean(game: str, view: Any) -> dict[str, float]:
    """Return each player's mean evaluation on determinized tables of ``view``."""
    agent, rng = GAMES[game].agent, random.Random(0)
    total: dict[str, float] = {}
    for _ in range(TABLES):
        for player, chance in agent.evaluate(agent.determinize(view, rng)).items():
            total[player] = total.get(player, 0.0) + chance / TABLES
    return total


def _logit(chance: float) -> float:
    chance = bounded(chance)
    return math.log(chance / (1 - chance))
