"""Training of the evaluation by self-play.

The games are played by players that take the answer with the best immediate outcome on one
determinized table, as evaluated so far; now and then any plausible one, to reach other positions.
After each generation the weights are fitted to the results of all games so far, by gradient
descent on the log loss. They start from the score that was fitted by hand, and are drawn back to
it as far as the games do not tell. Everything is derived from a seed.
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
from engine.players.evaluation import LearnedEvaluation, chances
from engine.players.mind import Mind
from engine.players.search import UNBOUNDED, Budget, Thinker
from engine.refusal import Refusal

SEATS = (2, 2, 2, 3, 2, 2, 4)  # of the games, in turn
EXPLORATION = 0.08  # probability of a plausible answer instead of a considered one
KEPT = 0.5  # share of the positions of a game that are learned from
TESTED = 10  # one in so many games is not learned from, but tells how well it works
EPOCHS = 12
RATE = 0.08  # of learning, at the start
PRIOR = 0.3  # how far a weight may be from the start, before anything is learned (a deviation)

Sparse = list[tuple[int, float]]


@dataclass(frozen=True, slots=True)
class Sample:
    """A position: each side's features other than 0, and its share of the victory."""

    features: list[Sparse]
    shares: list[float]


def play_game(
    game: str, weights: Sequence[float], options: dict[str, Any], seed: int
) -> list[Sample]:
    """Play a game of self-play and return its positions."""
    rng = random.Random(seed)
    mind, learned = GAMES[game].mind, _learned(game)
    evaluate = partial(learned.chances, side=mind.side, weights=weights)
    players = [f"p{number + 1}" for number in range(SEATS[seed % len(SEATS)])]
    playing = new_game(game, players, seed, **options)
    found: list[list[Sparse]] = []
    turn = 0
    while not playing.over:
        player, decision = next(iter(playing.pending.items()))
        table: Any = playing.table
        if decision.kind == "action" and decision.card is None and mind.settled(table, turn):
            turn = table.turn_number
            if rng.random() < KEPT:
                found.append([_sparse(learned.features(table, each)) for each in table.players])
        explores = rng.random() < EXPLORATION
        view = playing.view(player)
        playing.answer(player, _answer(mind, evaluate, view, decision, rng, explores))
    assert playing.result
    winners = playing.result.winners
    shares = [(player in winners) / len(winners) for player in players]
    return [Sample(features, shares) for features in found]


def _learned(game: str) -> LearnedEvaluation:
    """Return the evaluation to be trained. Raises ``LookupError`` if there is none."""
    learned = GAMES[game].mind.learned
    if learned is None:
        raise LookupError(f"{game} has no evaluation that can be trained")
    return learned


def _answer(
    mind: Mind,
    evaluate: Callable[[Any], dict[str, float]],
    view: Any,
    decision: Decision,
    rng: random.Random,
    explores: bool,
) -> Answer:
    """Return the answer with the best immediate outcome, or a plausible one."""
    table = mind.determinize(view, rng)
    plausible = mind.rule(table, decision, rng, not explores)
    if explores or view.turn_number > mind.patience * len(view.seats):
        return plausible
    thinker = Thinker(mind, view, decision, Budget(UNBOUNDED), firm=False, evaluate=evaluate)
    ranked = thinker.judge(mind.answers(table, decision, rng), [rng.getrandbits(32)])
    return ranked[0][1] if ranked else plausible


def _sparse(features: Sequence[float]) -> Sparse:
    return [(place, float(value)) for place, value in enumerate(features) if value]


def fit(
    games: Sequence[Sequence[Sample]], start: Sequence[float], seed: int, prior: float = PRIOR
) -> list[float]:
    """Return the most likely weights, given ``games`` and the weights to start from.

    Adagrad on the log loss, and on the distance from ``start``, in units of ``prior``. The
    positions of a game share one result, so all of them together count as one.
    """
    rng = random.Random(seed)
    weights = list(start)
    order = [sample for game in games for sample in game]
    present = [1] * len(weights)
    for sample in order:
        for place in {place for features in sample.features for place, _ in features}:
            present[place] += 1
    # What pulls a weight back, in equal parts at each position in which its feature is present.
    pull = [len(order) / max(len(games), 1) / prior**2 / times for times in present]
    squares = [1.0] * len(weights)
    for _ in range(EPOCHS):
        rng.shuffle(order)
        for sample in order:
            expected = chances([_strength(each, weights) for each in sample.features])
            slopes: dict[int, float] = {}
            for features, chance, share in zip(
                sample.features, expected, sample.shares, strict=True
            ):
                for place, value in features:
                    slopes[place] = slopes.get(place, 0.0) + (share - chance) * value
            for place, slope in slopes.items():
                squares[place] += slope * slope
                rate = RATE / math.sqrt(squares[place])
                weights[place] += rate * slope
                drawn = 1 + rate * pull[place]
                weights[place] = start[place] + (weights[place] - start[place]) / drawn
    return weights


def _strength(features: Sparse, weights: Sequence[float]) -> float:
    return sum(weights[place] * value for place, value in features)


def loss(samples: Sequence[Sample], weights: Sequence[float]) -> float:
    """Return the mean log loss of the results, in nats."""
    total = 0.0
    for sample in samples:
        expected = chances([_strength(each, weights) for each in sample.features])
        total -= sum(
            share * math.log(max(chance, 1e-12))
            for chance, share in zip(expected, sample.shares, strict=True)
            if share
        )
    return total / max(len(samples), 1)


def train(
    game: str,
    games: int,
    generations: int,
    seed: int,
    jobs: int,
    options: dict[str, Any],
    tell: Callable[[str], None],
) -> Iterator[list[float]]:
    """Yield the weights learned after each of ``generations`` of ``games`` games."""
    start = weights = _learned(game).by_hand
    learned: list[list[Sample]] = []
    held_out: list[Sample] = []
    with ProcessPoolExecutor(jobs) as executor:
        for generation in range(generations):
            begun = time.perf_counter()
            first = seed + generation * games
            work = partial(play_game, game, weights, options)
            played = executor.map(work, range(first, first + games), chunksize=4)
            for number, samples in enumerate(played):
                if number % TESTED:
                    learned.append(samples)
                else:
                    held_out += samples
            weights = fit(learned, start, seed)
            tell(
                f"generation {generation + 1}: {games} games, {sum(map(len, learned))} positions, "
                f"log loss {loss(held_out, weights):.4f} on {len(held_out)} others "
                f"(by hand {loss(held_out, start):.4f}), {time.perf_counter() - begun:.0f} s"
            )
            yield weights


def write(path: Path, game: str, weights: Sequence[float], origin: dict[str, Any]) -> None:
    """Write the weights by the names of their features, and how they were learned."""
    names = _learned(game).names
    rounded = {name: round(weight, 4) for name, weight in zip(names, weights, strict=True)}
    data = {"game": game, "origin": origin, "weights": rounded}
    path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


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
        chosen.seed,
        chosen.jobs,
        options,
        partial(print, file=sys.stderr, flush=True),
    )
    origin = {"games": chosen.games, "seed": chosen.seed, **options}
    try:
        for generation, weights in enumerate(learned, 1):
            write(chosen.to, chosen.game, weights, {**origin, "generations": generation})
    except (LookupError, Refusal) as refusal:
        print(f"FAIL  {refusal}")
        return 1
    return 0
