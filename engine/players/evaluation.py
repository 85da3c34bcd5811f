"""Evaluations of a table: each player's chance to win.

Each game has a score that was fitted by hand. ``python -m engine train`` learns another evaluation
from self-play, in which a player's strength is linear in features of the table. Computer players go
by it once its weights are in ``assets/players/<game>.json``. None are there so far.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Hashable, Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from operator import mul
from typing import Any

BY_HAND = "by hand"  # the feature that is the score fitted by hand

Side = Callable[[Any, str], Hashable]


class LearnedEvaluation:
    """An evaluation that is linear in the features of each player, and its weights.

    ``names``    of the features, in their order
    ``features`` returns the features of a player of a table
    ``weights``  as stored, by which computer players go; ``None`` if nothing was learned yet
    """

    def __init__(
        self,
        game: str,
        names: Sequence[str],
        features: Callable[[Any, Any], Sequence[float]],
    ) -> None:
        self.names = tuple(names)
        self.features = features
        self.weights = stored(files("assets").joinpath(f"players/{game}.json"), names)

    @property
    def by_hand(self) -> list[float]:
        """The weights before learning, with which only the score by hand counts."""
        return [float(name == BY_HAND) for name in self.names]

    def chances(self, table: Any, side: Side, weights: Sequence[float]) -> dict[str, float]:
        """Return each player's chance to win; ``side`` tells who wins together."""
        strengths = [
            float(sum(map(mul, self.features(table, player), weights))) for player in table.players
        ]
        sides = [side(table, name) for name in table.names]
        return dict(zip(table.names, chances(strengths, sides), strict=True))


def stored(path: Traversable, names: Sequence[str]) -> list[float] | None:
    """Return the weights in ``path``, ordered by ``names``; ``None`` without a file.

    New features do not count yet. Raises ``ValueError`` for a weight of an unknown feature.
    """
    if not path.is_file():
        return None
    weights = json.loads(path.read_text(encoding="utf-8"))["weights"]
    if unknown := weights.keys() - set(names):
        raise ValueError(f"{path}: no such features: {', '.join(sorted(unknown))}")
    return [float(weights.get(name, 0)) for name in names]


def chances(strengths: Sequence[float], sides: Sequence[Hashable] | None = None) -> list[float]:
    """Return each player's chance to win: the softmax of the strengths, in logits.

    ``sides``: the side of each player, if partners win together. A side is as strong as the
    stronger of its players.
    """
    if sides is None:
        best = max(strengths)
        powers = [math.exp(strength - best) for strength in strengths]
        total = sum(powers)
        return [power / total for power in powers]
    of_side: dict[Hashable, float] = {}
    for side, strength in zip(sides, strengths, strict=True):
        of_side[side] = max(of_side.get(side, strength), strength)
    shares = dict(zip(of_side, chances(list(of_side.values())), strict=True))
    return [shares[side] for side in sides]


def against_the_best(table: Any, scores: Mapping[str, float]) -> dict[str, float]:
    """Return each player's chance, from 0 to 1, against the best of the other sides.

    ``scores`` are in logits; the chances of more than two sides do not add up to 1.
    """
    chances = {}
    for player in table.players:
        side = {mate.name for mate in table.team(player)}
        mine = max(scores[name] for name in side)
        others = max(score for name, score in scores.items() if name not in side)
        chances[player.name] = 1 / (1 + math.exp(others - mine))
    return chances
