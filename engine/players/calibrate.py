"""Calibration of ``win_chances``: measured over games between computer players.

Fits the maximum-likelihood weight of the logits, and prints it with a reliability table: how often
players with a chance of 0 to 10%, 10 to 20% … won.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

from engine.games import new_game
from engine.players import choose
from engine.players.chances import calibrated, sides, strengths
from engine.refusal import Refusal

STEPS = 60  # simulated decisions, of players from *normal* up
BINS = 10
HELD_OUT = 3  # one in this many games is held out for validation
_LOW, _HIGH, _EXACT = 0.05, 4.0, 0.005  # the range of weights that is searched


@dataclass(frozen=True, slots=True)
class Moment:
    """A turn's end: by player strength, side and share of the victory."""

    strengths: dict[str, float]
    sides: dict[str, Any]
    shares: dict[str, float]


def play_game(
    game: str, level: str, seats: int, options: dict[str, Any], seed: int
) -> list[Moment]:
    """Play a game between computers and return its moments, one for each turn."""
    rng, players = random.Random(seed), [f"p{number + 1}" for number in range(seats)]
    playing = new_game(game, players, seed, **options)
    found = []
    turn = 0
    while not playing.over:
        views = [playing.view(player) for player in players]
        if views[0].turn_number > turn:
            turn = views[0].turn_number
            found.append((strengths(game, views), sides(game, views[0])))
        player, decision = next(iter(playing.pending.items()))
        steps = None if level == "easy" else STEPS
        answer = choose(game, level, playing.view(player), decision, rng, steps=steps)
        playing.answer(player, answer)
    assert playing.result
    winners = playing.result.winners
    shares = {player: (player in winners) / len(winners) for player in players}
    return [Moment(strength, side, shares) for strength, side in found]


def loss(moments: Iterable[Moment], weight: float) -> float:
    """Return the mean log loss of the results, in nats."""
    total, count = 0.0, 0
    for moment in moments:
        for chance, share in _by_side(moment, weight):
            total -= share * math.log(max(chance, 1e-12))
        count += 1
    return total / max(count, 1)


def fit(moments: Sequence[Moment]) -> float:
    """Return the weight with the least loss, by golden section."""
    ratio = (math.sqrt(5) - 1) / 2
    low, high = _LOW, _HIGH
    while high - low > _EXACT:
        left, right = high - ratio * (high - low), low + ratio * (high - low)
        if loss(moments, left) < loss(moments, right):
            high = right
        else:
            low = left
    return (low + high) / 2


def reliability(moments: Iterable[Moment], weight: float) -> list[tuple[int, float, float]]:
    """Return a reliability table: for each bin, count, mean chance and share won."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for moment in moments:
        for chance, share in _by_side(moment, weight):
            bins[min(int(chance * BINS), BINS - 1)].append((chance, share))
    return [
        (len(each), sum(c for c, _ in each) / len(each), sum(s for _, s in each) / len(each))
        if each
        else (0, math.nan, math.nan)
        for each in bins
    ]


def _by_side(moment: Moment, weight: float) -> list[tuple[float, float]]:
    """Return each side's chance and its share of the victory."""
    chances = calibrated(moment.strengths, moment.sides, weight)
    side_chances = {side: chances[player] for player, side in moment.sides.items()}
    return [
        (chance, sum(moment.shares[mate] for mate in side)) for side, chance in side_chances.items()
    ]


def main(chosen: argparse.Namespace) -> int:
    """Run the command ``calibrate``: print the weight and how reliable chances are."""
    work = partial(play_game, chosen.game, chosen.level, chosen.seats, dict(chosen.option))
    seeds = range(chosen.seed, chosen.seed + chosen.games)
    try:
        with ProcessPoolExecutor(chosen.jobs) as executor:
            games = list(executor.map(work, seeds, chunksize=2))
    except (Refusal, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    fitted = [moment for number, each in enumerate(games) if number % HELD_OUT for moment in each]
    others = [moment for each in games[::HELD_OUT] for moment in each]
    weight = fit(fitted)
    print(f"{chosen.game}, {chosen.seats} seats, {chosen.games} games of {chosen.level}")
    print(f"weight {weight:.2f}: log loss {loss(others, weight):.3f} on {len(others)} other turns")
    print(f"weight 1.00: log loss {loss(others, 1.0):.3f}")
    for number, mean, won in reliability(others, weight):
        if number:
            print(f"  {mean:4.0%} told, {won:4.0%} won ({number})")
    return 0
