"""Training of the evaluation by self-play, at tables of two.

The games are played by searches of the expert with a small budget, as evaluated so far; now and
then any plausible answer is given, to reach other positions. After each generation a network is
fitted to the results of all games so far, from scratch. Everything is derived from a seed.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from engine.decision import Answer, Decision
from engine.games import GAMES, new_game
from engine.players.evaluation import HIDDEN, Network, Weights, logistic
from engine.players.foresight import Foresight
from engine.players.mind import Mind
from engine.players.search import Budget
from engine.refusal import Refusal

EXPLORATION = 0.08  # probability of a plausible answer instead of a considered one
TESTED = 20  # one in so many games is not learned from, but tells how well it works
EPOCHS = 6
BATCH = 64  # positions between two changes of the weights
RATE = 0.002  # of learning, at the start; it falls to nothing
MOMENTUM, STEADINESS = 0.9, 0.999  # of the slopes and their squares, as usual for Adam


@dataclass(frozen=True, slots=True)
class Sample:
    """A position as one of the players is to judge it, and their share of the victory."""

    inputs: Sequence[float]
    share: float


def play_game(
    game: str, weights: Weights | None, steps: int, options: dict[str, Any], seed: int
) -> list[Sample]:
    """Play a game of self-play and return its positions, one a turn."""
    rng = random.Random(seed)
    mind, network = GAMES[game].mind, _network(game)
    evaluate = mind.evaluate_by_hand
    if weights is not None:
        evaluate = partial(network.chances, weights=weights)
    players = ["p1", "p2"]
    playing = new_game(game, players, seed, **options)
    found: list[tuple[str, Sequence[float]]] = []
    turn = 0
    while not playing.over:
        player, decision = next(iter(playing.pending.items()))
        table: Any = playing.table
        if table.turn is not None and table.turn_number != turn:
            turn = table.turn_number
            judge = rng.choice(table.players)
            found.append((judge.name, network.inputs(table, judge)))
        view = playing.view(player)
        playing.answer(player, _answer(mind, evaluate, view, decision, steps, rng))
    assert playing.result
    winners = playing.result.winners
    return [Sample(inputs, (name in winners) / len(winners)) for name, inputs in found]


def _network(game: str) -> Network:
    """Return the evaluation to be trained. Raises ``LookupError`` if there is none."""
    network = GAMES[game].mind.network
    if network is None:
        raise LookupError(f"{game} has no evaluation that can be trained")
    return network


def _answer(
    mind: Mind,
    evaluate: Callable[[Any], dict[str, float]],
    view: Any,
    decision: Decision,
    steps: int,
    rng: random.Random,
) -> Answer:
    """Return the answer that a short search finds, or a plausible one."""
    table = mind.determinize(view, rng)
    explores = rng.random() < EXPLORATION
    plausible = mind.rule(table, decision, rng, not explores)
    answers = mind.answers(table, decision, rng)
    patient = view.turn_number <= mind.patience * len(view.seats)
    if explores or len(answers) == 1 or not patient:
        return plausible
    search = Foresight(mind, view, decision, Budget(steps), evaluate=evaluate)
    ranked = search.search(answers, rng, mind.foresight)
    return ranked[0][1] if ranked else plausible


def fit(samples: Sequence[Sample], seed: int, epochs: int = EPOCHS) -> Weights:
    """Return the weights of a network that is fitted to ``samples``.

    By Adam on the log loss:     Kingma and Ba (2014), https://arxiv.org/abs/1412.6980.
    """
    rng = random.Random(seed)
    size = len(samples[0].inputs) if samples else 0
    # In one row for each unit: the weights of the inputs, the bias, the weight in the output.
    rows = [
        [*((rng.random() - 0.5) * 0.35 for _ in range(size)), 0.0, (rng.random() - 0.5) * 0.6]
        for _ in range(HIDDEN)
    ]
    rows.append([0.0])  # the bias of the output
    moments = [([0.0] * len(row), [0.0] * len(row)) for row in rows]
    order = list(samples)
    batches = max(1, epochs * (len(order) // BATCH))
    done = 0
    for _ in range(epochs):
        rng.shuffle(order)
        for start in range(0, len(order) - BATCH + 1, BATCH):
            slopes = _slopes(rows, order[start : start + BATCH])
            done += 1
            rate = RATE * (1 - done / batches)
            for row, slope, (means, squares) in zip(rows, slopes, moments, strict=True):
                _descend(row, slope, means, squares, rate, done)
    *units, (bias,) = rows
    return Weights(
        [row[:-2] for row in units], [row[-2] for row in units], [row[-1] for row in units], bias
    )


def _slopes(rows: Sequence[Sequence[float]], batch: Sequence[Sample]) -> list[list[float]]:
    """Return the mean slope of the log loss in each weight of ``rows``."""
    *units, (bias,) = rows
    network = Weights(
        [row[:-2] for row in units], [row[-2] for row in units], [row[-1] for row in units], bias
    )
    slopes = [[0.0] * len(row) for row in rows]
    for sample in batch:
        activations = network.activations(sample.inputs)
        error = logistic(network.output(activations)) - sample.share
        error /= len(batch)
        for slope, activation, output in zip(
            slopes[:-1], activations, network.outputs, strict=True
        ):
            if activation > 0:
                back = error * output
                for place, value in enumerate(sample.inputs):
                    slope[place] += back * value
                slope[-2] += back
                slope[-1] += error * activation
        slopes[-1][0] += error
    return slopes


def _descend(
    row: list[float],
    slopes: Sequence[float],
    means: list[float],
    squares: list[float],
    rate: float,
    time: int,
) -> None:
    """Change the weights of ``row`` by a step of Adam, the ``time``-th."""
    for place, slope in enumerate(slopes):
        means[place] += (1 - MOMENTUM) * (slope - means[place])
        squares[place] += (1 - STEADINESS) * (slope * slope - squares[place])
        mean = means[place] / (1 - MOMENTUM**time)
        square = squares[place] / (1 - STEADINESS**time)
        row[place] -= rate * mean / (math.sqrt(square) + 1e-8)


def loss(samples: Sequence[Sample], chance: Callable[[Sequence[float]], float]) -> float:
    """Return the mean log loss of the results, in nats."""
    total = 0.0
    for sample in samples:
        expected = min(max(chance(sample.inputs), 1e-12), 1 - 1e-12)
        total -= sample.share * math.log(expected)
        total -= (1 - sample.share) * math.log(1 - expected)
    return total / max(len(samples), 1)


def train(
    game: str,
    games: int,
    generations: int,
    steps: int,
    seed: int,
    jobs: int,
    options: dict[str, Any],
    tell: Callable[[str], None],
) -> Iterator[Weights]:
    """Yield the weights learned after each of ``generations`` of ``games`` games."""
    _network(game)
    weights: Weights | None = None
    learned: list[Sample] = []
    held_out: list[Sample] = []
    with ProcessPoolExecutor(jobs) as executor:
        for generation in range(generations):
            begun = time.perf_counter()
            first = seed + generation * games
            work = partial(play_game, game, weights, steps, options)
            played = executor.map(work, range(first, first + games), chunksize=4)
            for number, samples in enumerate(played):
                (held_out if number % TESTED == 0 else learned).extend(samples)
            weights = fit(learned, seed)
            tell(
                f"generation {generation + 1}: {games} games, {len(learned)} positions, "
                f"log loss {loss(held_out, weights.chance):.4f} on {len(held_out)} others, "
                f"{time.perf_counter() - begun:.0f} s"
            )
            yield weights


def write(path: Path, game: str, weights: Weights, origin: dict[str, Any]) -> None:
    """Write the weights, the names of the inputs, and how they were learned."""

    def short(values: Sequence[float]) -> list[float]:
        return [round(value, 4) for value in values]

    data = {
        "game": game,
        "origin": origin,
        "inputs": list(_network(game).names),
        "hidden": [short(unit) for unit in weights.hidden],
        "biases": short(weights.biases),
        "outputs": short(weights.outputs),
        "bias": round(weights.bias, 4),
    }
    lines = ",\n".join(f" {json.dumps(name)}: {json.dumps(value)}" for name, value in data.items())
    path.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


def main(chosen: argparse.Namespace) -> int:
    """Run the command ``train``: learn, and write the weights after each generation."""
    try:
        chosen.to.parent.mkdir(parents=True, exist_ok=True)  # before a night of games
    except OSError as error:
        print(error, file=sys.stderr)
        return 2
    options = dict(chosen.option)
    learned = train(
        chosen.game,
        chosen.games,
        chosen.generations,
        chosen.steps,
        chosen.seed,
        chosen.jobs,
        options,
        partial(print, file=sys.stderr, flush=True),
    )
    origin = {"games": chosen.games, "steps": chosen.steps, "seed": chosen.seed, **options}
    try:
        for generation, weights in enumerate(learned, 1):
            write(chosen.to, chosen.game, weights, {**origin, "generations": generation})
    except (LookupError, Refusal) as refusal:
        print(f"FAIL  {refusal}")
        return 1
    return 0
