"""The learned evaluation: each player's chance to win, from features of the table.

A player's strength is linear in the features; chances are the softmax of the strengths (partners
of a team have the one of the stronger). The weights are data (``assets/players``), written by
``python -m engine train``.
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from importlib.resources import files
from operator import mul

BY_HAND = "by hand"  # the feature that is the score of ``worth``


class Evaluation:
    """The weights of the features of one game, in their order."""

    def __init__(self, game: str, names: Sequence[str], weights: Sequence[float]) -> None:
        if len(names) != len(weights):
            raise ValueError(f"{game}: {len(names)} features, {len(weights)} weights")
        self.game = game
        self.names = tuple(names)
        self.take(weights)

    def take(self, weights: Sequence[float]) -> None:
        """Use ``weights`` from now on; ``learned``: more than the fitted score counts."""
        self.weights = tuple(weights)
        self.learned = self.weights != tuple(self.by_hand)

    @property
    def by_hand(self) -> list[float]:
        """Return the weights before learning, in which only the fitted score counts."""
        return [float(name == BY_HAND) for name in self.names]

    @classmethod
    def load(cls, game: str, names: Sequence[str]) -> Evaluation:
        """Read the weights of ``game`` from the assets; new features do not count yet."""
        path = files("assets").joinpath(f"players/{game}.json")
        weights = json.loads(path.read_text(encoding="utf-8"))["weights"]
        return cls(game, names, [weights.get(name, 0.0) for name in names])

    def strength(self, features: Sequence[float]) -> float:
        """Return the strength of a player with these ``features``, in logits."""
        return float(sum(map(mul, features, self.weights)))


def chances(strengths: Sequence[float], sides: Sequence[int] | None = None) -> list[float]:
    """Return each player's chance to win: the softmax of the strengths.

    ``sides``: the side of each player, if partners win together.
    """
    if sides is None:
        best = max(strengths)
        powers = [math.exp(strength - best) for strength in strengths]
        total = sum(powers)
        return [power / total for power in powers]
    of_side: dict[int, float] = {}
    for side, strength in zip(sides, strengths, strict=True):
        of_side[side] = max(of_side.get(side, strength), strength)
    shares = dict(zip(of_side, chances(list(of_side.values())), strict=True))
    return [shares[side] for side in sides]
