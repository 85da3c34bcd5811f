"""Training of the evaluation and of the policy by self-play, at tables of two.

The games are played by searches of the expert with a small budget, or by taking the best of some
ways to play each turn, which is many times as fast, with the latest weights; now and then any
plausible answer is given, to reach other positions. After each generation a network is fitted to
the results of all games so far, from scratch, and the policy to the actions of the last generation.
All randomness is derived from a seed.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
import time
from array import array
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from operator import add
from pathlib import Path
from typing import Any

from engine.decision import Answer, Decision
from engine.game import Game, GameOver
from engine.games import GAMES, new_game
from engine.players import policy
from engine.players.agent import Agent
from engine.players.evaluation import HIDDEN, Network, Weights, logistic
from engine.players.foresight import Foresight, Turns
from engine.players.policy import Choice
from engine.players.search import UNBOUNDED, Budget, fresh
from engine.refusal import Refusal

EXPLORATION = 0.08  # probability of a plausible answer instead of a considered one
HELD_OUT = 20  # one in this many games is held out for validation
EPOCHS = 6
CHOICES = 300_000  # actions to which the policy is fitted, at most
BATCH = 64  # positions in a mini-batch
RATE = 0.002  # initial learning rate, which decays linearly to zero
DECAY = 3e-4  # weight decay (L2) of the flags, most of which are rarely set
BETA1, BETA2 = 0.9, 0.999  # Adam's


@dataclass(frozen=True, slots=True)
class Sample:
    """A position to be judged for a player, and that player's share of the victory.

    ``flags``: the places of the inputs that are set, among those that are 0 or 1.
    """

    inputs: Sequence[float]
    share: float
    flags: Sequence[int] = ()


@dataclass(frozen=True, slots=True)
class Learned:
    """The weights of the evaluation, and of the policy where the game has one."""

    weights: Weights
    policy: Sequence[float] | None = None


def play_game(
    game: str,
    learned: Learned | None,
    steps: int,
    tries: int,
    options: dict[str, Any],
    seed: int,
) -> tuple[list[Sample], list[Choice]]:
    """Play a game of self-play; return its positions, one a turn, and its actions.

    ``tries``: take the best of so many ways to play each turn, on the real table; 0: search, with
    ``steps`` simulated decisions. Only turns played in the former way yield actions.
    """
    rng = random.Random(seed)
    agent, network = GAMES[game].agent, _network(game)
    evaluate = agent.evaluate_by_hand
    factors: Sequence[float] | None = None
    if learned is not None:
        evaluate = partial(network.chances, weights=learned.weights)
        if learned.policy is not None:
            factors = [math.exp(weight) for weight in learned.policy]
    playing = new_game(game, ["p1", "p2"], seed, **options)
    found: list[tuple[str, tuple[Sequence[float], Sequence[int]]]] = []
    choices: list[Choice] = []

    def note(table: Any) -> None:
        judge = table.players[table.turn] if network.of_mover else rng.choice(table.players)
        found.append((judge.name, network.sample(table, judge)))

    if tries:
        turns = Turns(agent, evaluate, Budget(UNBOUNDED), factors)
        winners = _play_turns(playing, turns, tries, rng, note, choices)
    else:
        search = partial(_answer, agent, evaluate, factors, steps, rng)
        winners = _play_searching(playing, search, note)
    samples = [
        Sample(array("f", inputs), (name in winners) / len(winners), array("h", flags))
        for name, (inputs, flags) in found
    ]
    return samples, choices


def _play_turns(
    playing: Game,
    turns: Turns,
    tries: int,
    rng: random.Random,
    note: Callable[[Any], None],
    choices: list[Choice],
) -> Sequence[str]:
    """Let all players take the best way found to play each turn; return the winners.

    Some players find more ways than others, half to one and a half times ``tries``; now and then a
    turn is played in the first way found.
    """
    agent = turns.agent
    first = next(iter(playing.pending))
    table = fresh(agent.clone(agent.determinize(playing.view(first), rng)))
    tried = [rng.choice((tries, tries // 2 or 1, 3 * tries // 2)) for _ in table.players]
    try:
        while table.turn_number <= agent.patience * len(table.players):
            if table.turn is None:
                table = turns.best(table, rng)
                continue
            note(table)
            explores = rng.random() < EXPLORATION
            number = 1 if explores else tried[table.turn]
            table = turns.best(table, rng, number, choices if number >= tries else None)
    except GameOver as end:
        return end.result.winners
    return tuple(playing.players)  # no winner, as far as it was played


def _play_searching(
    playing: Game,
    search: Callable[[Any, Decision], Answer],
    note: Callable[[Any], None],
) -> Sequence[str]:
    """Let all players search for each answer; return the winners."""
    turn = 0
    while not playing.over:
        player, decision = next(iter(playing.pending.items()))
        table: Any = playing.table
        if table.turn is not None and table.turn_number != turn:
            turn = table.turn_number
            note(table)
        playing.answer(player, search(playing.view(player), decision))
    assert playing.result
    return playing.result.winners


def _network(game: str) -> Network:
    """Return the evaluation to be trained. Raises ``LookupError`` if there is none."""
    network = GAMES[game].agent.network
    if network is None:
        raise LookupError(f"{game} has no evaluation that can be trained")
    return network


def _answer(
    agent: Agent,
    evaluate: Callable[[Any], dict[str, float]],
    factors: Sequence[float] | None,
    steps: int,
    rng: random.Random,
    view: Any,
    decision: Decision,
) -> Answer:
    """Return the answer that a short search finds, or a plausible one."""
    table = agent.determinize(view, rng)
    explores = rng.random() < EXPLORATION
    plausible = agent.rule(table, decision, rng, not explores)
    answers = agent.answers(table, decision, rng)
    patient = view.turn_number <= agent.patience * len(view.seats)
    if explores or len(answers) == 1 or not patient:
        return plausible
    search = Foresight(agent, view, decision, Budget(steps), evaluate, factors)
    ranked = search.search(answers, rng, agent.foresight)
    return ranked[0][1] if ranked else plausible


def fit(samples: Sequence[Sample], seed: int, epochs: int = EPOCHS, flags: int = 0) -> Weights:
    """Return the weights of a network with ``flags`` flags, fitted to ``samples``.

    By Adam on the log loss, with decay of rate and flags:
    Kingma and Ba (2014), https://arxiv.org/abs/1412.6980.
    """
    rng = random.Random(seed)
    size = len(samples[0].inputs) if samples else 0
    # In one row for each unit: the weights of the inputs, the bias, the weight in the output.
    rows = [
        [*((rng.random() - 0.5) * 0.35 for _ in range(size)), 0.0, (rng.random() - 0.5) * 0.6]
        for _ in range(HIDDEN)
    ]
    rows.append([0.0])  # the bias of the output
    rows += [[(rng.random() - 0.5) * 0.1 for _ in range(HIDDEN)] for _ in range(flags)]
    moments = [([0.0] * len(row), [0.0] * len(row)) for row in rows]
    order = list(samples)
    batches = max(1, epochs * (len(order) // BATCH))
    done = 0
    for _ in range(epochs):
        rng.shuffle(order)
        for start in range(0, len(order) - BATCH + 1, BATCH):
            gradients = _gradient(rows, order[start : start + BATCH])
            done += 1
            rate = RATE * (1 - done / batches)
            for row, gradient, (means, squares) in zip(rows, gradients, moments, strict=True):
                _adam_step(row, gradient, means, squares, rate, done)
    return _weights(rows)


def _weights(rows: Sequence[Sequence[float]]) -> Weights:
    """Return the weights in ``rows``: of the units, of the output, and of the flags."""
    units, (bias,), flags = rows[:HIDDEN], rows[HIDDEN], rows[HIDDEN + 1 :]
    return Weights(
        [row[:-2] for row in units],
        [row[-2] for row in units],
        [row[-1] for row in units],
        bias,
        flags,
    )


def _gradient(rows: Sequence[Sequence[float]], batch: Sequence[Sample]) -> list[list[float]]:
    """Return the gradient of the mean log loss of ``batch``, shaped like ``rows``."""
    network = _weights(rows)
    gradients = [[0.0] * len(row) for row in rows[: HIDDEN + 1]]
    gradients += [[DECAY * weight for weight in row] for row in rows[HIDDEN + 1 :]]
    for sample in batch:
        activations = network.activations(sample.inputs, sample.flags)
        error = logistic(network.output(activations)) - sample.share
        error /= len(batch)
        backs = [
            error * output if activation > 0 else 0.0
            for activation, output in zip(activations, network.outputs, strict=True)
        ]
        for gradient, activation, back in zip(gradients[:HIDDEN], activations, backs, strict=True):
            if activation > 0:
                for place, value in enumerate(sample.inputs):
                    gradient[place] += back * value
                gradient[-2] += back
                gradient[-1] += error * activation
        gradients[HIDDEN][0] += error
        for flag in sample.flags:
            gradient = gradients[HIDDEN + 1 + flag]
            gradient[:] = map(add, gradient, backs)
    return gradients


def _adam_step(
    row: list[float],
    gradient: Sequence[float],
    means: list[float],
    squares: list[float],
    rate: float,
    time: int,
) -> None:
    """Apply step number ``time`` of Adam to the weights of ``row``, in place."""
    for place, derivative in enumerate(gradient):
        means[place] += (1 - BETA1) * (derivative - means[place])
        squares[place] += (1 - BETA2) * (derivative * derivative - squares[place])
        mean = means[place] / (1 - BETA1**time)
        square = squares[place] / (1 - BETA2**time)
        row[place] -= rate * mean / (math.sqrt(square) + 1e-8)


def loss(
    samples: Sequence[Sample], chance: Callable[[Sequence[float], Sequence[int]], float]
) -> float:
    """Return the mean log loss of the results, in nats."""
    total = 0.0
    for sample in samples:
        expected = min(max(chance(sample.inputs, sample.flags), 1e-12), 1 - 1e-12)
        total -= sample.share * math.log(expected)
        total -= (1 - sample.share) * math.log(1 - expected)
    return total / max(len(samples), 1)


def train(
    game: str,
    games: int,
    generations: int,
    steps: int,
    tries: int,
    seed: int,
    jobs: int,
    options: dict[str, Any],
    tell: Callable[[str], None],
) -> Iterator[Learned]:
    """Yield the trained weights after each of ``generations`` of ``games`` games."""
    network, actions = _network(game), GAMES[game].agent.policy
    learned: Learned | None = None
    samples: list[Sample] = []
    held_out: list[Sample] = []
    with ProcessPoolExecutor(jobs) as executor:
        for generation in range(generations):
            begun = time.perf_counter()
            first = seed + generation * games
            work = partial(play_game, game, learned, steps, tries, options)
            played = executor.map(work, range(first, first + games), chunksize=4)
            choices: list[Choice] = []
            for number, (positions, taken) in enumerate(played):
                (held_out if number % HELD_OUT == 0 else samples).extend(positions)
                if len(choices) < CHOICES:
                    choices += taken
            weights = fit(samples, seed, flags=len(network.flag_names))
            learned = Learned(
                weights,
                policy.fit(choices, len(actions.names), seed) if actions and choices else None,
            )
            tell(
                f"generation {generation + 1}: {games} games, {len(samples)} positions, "
                f"log loss {loss(held_out, weights.chance):.4f} on {len(held_out)} others, "
                f"{time.perf_counter() - begun:.0f} s"
            )
            yield learned


def write(path: Path, game: str, learned: Learned, origin: dict[str, Any]) -> None:
    """Write the weights, the names of the inputs, and how they were learned."""
    network, actions, weights = _network(game), GAMES[game].agent.policy, learned.weights

    def short(values: Sequence[float]) -> list[float]:
        return [round(value, 4) for value in values]

    data: dict[str, Any] = {
        "game": game,
        "origin": origin,
        "inputs": list(network.names),
        "hidden": [short(unit) for unit in weights.hidden],
        "biases": short(weights.biases),
        "outputs": short(weights.outputs),
        "bias": round(weights.bias, 4),
    }
    if weights.flags:
        flags = zip(network.flag_names, weights.flags, strict=True)
        data["flags"] = {name: short(row) for name, row in flags}
    if actions and learned.policy is not None:
        data["policy"] = {"features": list(actions.names), "weights": short(learned.policy)}
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
    generations = train(
        chosen.game,
        chosen.games,
        chosen.generations,
        chosen.steps,
        chosen.tries,
        chosen.seed,
        chosen.jobs,
        options,
        partial(print, file=sys.stderr, flush=True),
    )
    how = {"tries": chosen.tries} if chosen.tries else {"steps": chosen.steps}
    origin = {"games": chosen.games, **how, "seed": chosen.seed, **options}
    try:
        for generation, learned in enumerate(generations, 1):
            write(chosen.to, chosen.game, learned, {**origin, "generations": generation})
    except (LookupError, Refusal) as refusal:
        print(f"FAIL  {refusal}")
        return 1
    return 0
