"""Evaluations of a table: each player's chance to win.

Each game has a score that was fitted by hand. For tables of two, ``python -m engine train`` learns
another evaluation from self-play: a small network. *Expert* goes by it once its weights are in
``assets/players/<game>.json``.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from operator import add, mul
from typing import Any

HIDDEN = 24  # units between the inputs and the output


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights of a network with one hidden layer of rectified linear units (ReLU).

    ``hidden``  by unit, a weight for each input
    ``biases``  of the hidden units
    ``outputs`` by unit, its weight in the output
    ``bias``    of the output
    ``flags``   by flag, a weight for each unit
    """

    hidden: Sequence[Sequence[float]]
    biases: Sequence[float]
    outputs: Sequence[float]
    bias: float
    flags: Sequence[Sequence[float]] = ()

    def chance(self, inputs: Sequence[float], flags: Sequence[int] = ()) -> float:
        """Return the chance to win, from 0 to 1, that ``inputs`` and ``flags`` stand for."""
        return logistic(self.output(self.activations(inputs, flags)))

    def activations(self, inputs: Sequence[float], flags: Sequence[int] = ()) -> list[float]:
        """Return the activations of the hidden units, rectified where they are used.

        ``flags``: the places of the flags that are set.
        """
        found = [
            bias + sum(map(mul, weights, inputs))
            for weights, bias in zip(self.hidden, self.biases, strict=True)
        ]
        for flag in flags:
            found = list(map(add, found, self.flags[flag]))
        return found

    def output(self, activations: Sequence[float]) -> float:
        """Return the output, a chance in logits, for the ``activations`` of the units."""
        return self.bias + sum(
            output * activation
            for output, activation in zip(self.outputs, activations, strict=True)
            if activation > 0
        )


class Network:
    """An evaluation learned for tables of two.

    ``names``   of the inputs, in their order
    ``inputs``  returns the inputs for the chance of a player of a table
    ``flag_names`` of inputs that are 0 or 1, and mostly 0
    ``flags``   returns the places of those that are 1
    ``of_mover`` whether it tells only the chance of the player to move
    ``weights`` as stored, or ``None`` before any training
    """

    def __init__(
        self,
        game: str,
        names: Sequence[str],
        inputs: Callable[[Any, Any], Sequence[float]],
        *,
        flag_names: Sequence[str] = (),
        flags: Callable[[Any, Any], Sequence[int]] | None = None,
        of_mover: bool = False,
    ) -> None:
        self.names = tuple(names)
        self.inputs = inputs
        self.flag_names = tuple(flag_names)
        self.flags = flags
        self.of_mover = of_mover
        path = files("assets").joinpath(f"players/{game}.json")
        self.weights = stored(path, names, flag_names)

    def sample(self, table: Any, player: Any) -> tuple[Sequence[float], Sequence[int]]:
        """Return the inputs for the chance of ``player``, and the flags that are set."""
        return self.inputs(table, player), self.flags(table, player) if self.flags else ()

    def chances(self, table: Any, weights: Weights) -> dict[str, float]:
        """Return the chances to win of the two players of ``table``; together they are 1."""
        one, other = table.players
        if self.of_mover and table.turn == 1:
            one, other = other, one
        chance = weights.chance(*self.sample(table, one))
        return {one.name: chance, other.name: 1 - chance}


def stored(
    path: Traversable, names: Sequence[str], flag_names: Sequence[str] = ()
) -> Weights | None:
    """Return the weights in ``path``, or ``None`` without a file.

    ``names``, ``flag_names``: of the inputs that the weights have to be for.

    Raises ``ValueError`` for weights of other inputs.
    """
    if not path.is_file():
        return None
    data = json.loads(path.read_text(encoding="utf-8"))
    if data["inputs"] != list(names) or data.get("flags", {}).keys() != set(flag_names):
        raise ValueError(f"{path}: these weights are for other inputs")
    flags = [data["flags"][name] for name in flag_names]
    return Weights(data["hidden"], data["biases"], data["outputs"], data["bias"], flags)


def logistic(logit: float) -> float:
    """Return the probability of ``logit``."""
    if logit < 0:
        return 1 - logistic(-logit)
    return 1 / (1 + math.exp(-logit))


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
