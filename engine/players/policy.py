"""Policies: how probable each action of a turn is, learned from self-play.

*Expert* plays turns on by one, where there is one, instead of by rules of thumb alone. Its weights
are in ``assets/players/<game>.json``, beside those of the evaluation.
"""

from __future__ import annotations

import json
import math
import random
from collections.abc import Callable, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from engine.decision import Answer, Decision

RATE = 0.15  # initial learning rate, which AdaGrad scales down for each weight
EPOCHS = 2
INITIAL_ACCUMULATOR = 0.01  # AdaGrad's initial accumulator of squared gradients

Features = list[tuple[int, ...]]  # by option, the places of its features
Choice = tuple[Features, int]  # the options, and the place of the one taken


class Policy:
    """A policy for the actions of a turn: a softmax over their features.

    ``names``    of the features
    ``features`` returns for each of a player's options the places of its features
    ``factors``  by feature, the exponential of its weight; ``None`` before any training
    """

    def __init__(
        self,
        game: str,
        names: Sequence[str],
        features: Callable[[Any, Sequence[str]], Features],
    ) -> None:
        self.names = tuple(names)
        self.features = features
        self.factors = stored(files("assets").joinpath(f"players/{game}.json"), names)

    def action(
        self, table: Any, decision: Decision, rng: random.Random, factors: Sequence[float]
    ) -> Answer:
        """Return an action by its probability; an achievement before any other."""
        options = decision.options
        if options[-1].startswith("achieve"):
            return (options[-1],)
        found = self.features(table.player(decision.player), options)
        weights = [math.prod([factors[place] for place in places]) for places in found]
        return (rng.choices(options, weights)[0],)

    def choice(self, table: Any, decision: Decision, answer: Answer) -> Choice:
        """Return the features of the options of ``decision``, and the place of ``answer``."""
        options = decision.options
        return self.features(table.player(decision.player), options), options.index(answer[0])


def stored(path: Traversable, names: Sequence[str]) -> list[float] | None:
    """Return the factors of the policy in ``path``, or ``None`` if there is none.

    Raises ``ValueError`` for a policy with other features than ``names``.
    """
    if not path.is_file():
        return None
    policy = json.loads(path.read_text(encoding="utf-8")).get("policy")
    if policy is None:
        return None
    if policy["features"] != list(names):
        raise ValueError(f"{path}: this policy is for other features")
    return [math.exp(weight) for weight in policy["weights"]]


def fit(choices: Sequence[Choice], size: int, seed: int, epochs: int = EPOCHS) -> list[float]:
    """Return the weights of ``size`` features that make ``choices`` most likely.

    By AdaGrad: Duchi, Hazan and Singer (2011), https://jmlr.org/papers/v12/duchi11a.html.
    """
    rng = random.Random(seed)
    weights = [0.0] * size
    squares = [INITIAL_ACCUMULATOR] * size
    order = list(choices)
    for _ in range(epochs):
        rng.shuffle(order)
        for options, chosen in order:
            powers = [math.exp(sum([weights[place] for place in places])) for places in options]
            total = sum(powers)
            for number, (places, power) in enumerate(zip(options, powers, strict=True)):
                gradient = power / total - (number == chosen)
                square = gradient * gradient
                for place in places:
                    squares[place] += square
                    weights[place] -= RATE * gradient / math.sqrt(squares[place])
    return weights
