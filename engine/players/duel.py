"""Matches between computer players: win rates, and the time they take to decide."""

from __future__ import annotations

import argparse
import math
import random
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from engine.game import Game
from engine.games import new_game
from engine.players import choose
from engine.refusal import Refusal


@dataclass(slots=True)
class Score:
    """The results of the games of two levels against each other."""

    levels: tuple[str, str]
    games: int = 0
    wins: dict[str, float] = field(
        default_factory=lambda: defaultdict(float)
    )  # a shared victory counts by halves
    endings: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)
    seconds: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    longest: dict[str, float] = field(default_factory=lambda: defaultdict(float))

    def interval(self) -> tuple[float, float, float]:
        """The share of the second level's wins and its 95% confidence interval (Wilson)."""
        share, number, z = self.wins[self.levels[1]] / self.games, self.games, 1.96
        middle = (share + z * z / (2 * number)) / (1 + z * z / number)
        spread = share * (1 - share) / number + z * z / (4 * number * number)
        half = z * math.sqrt(spread) / (1 + z * z / number)
        return share, middle - half, middle + half


def play(
    game: Game,
    levels: dict[str, str],
    seed: int,
    steps: int,
    after_answer: Callable[[str, float], None] | None = None,
) -> None:
    """Play ``game`` to its end, each seat by its level; chance comes from ``seed``."""
    rngs = {player: random.Random(f"{seed} {player}") for player in game.players}
    while not game.over:
        player, decision = next(iter(game.pending.items()))
        view = game.view(player)
        start = time.perf_counter()
        answer = choose(game.name, levels[player], view, decision, rngs[player], steps=steps)
        if after_answer:
            after_answer(levels[player], time.perf_counter() - start)
        game.answer(player, answer)


def duel(
    name: str,
    levels: tuple[str, str],
    games: int,
    seed: int,
    steps: int,
    options: dict[str, Any],
    after_game: Callable[[Score], None] | None = None,
) -> Score:
    """Play ``games`` games of two, using each shuffle twice with the seats swapped."""
    score = Score(levels)

    def note(level: str, seconds: float) -> None:
        score.answers[level] += 1
        score.seconds[level] += seconds
        score.longest[level] = max(seconds, score.longest[level])

    for number in range(games):
        seats = levels if number % 2 == 0 else levels[::-1]
        by_player = {"p1": seats[0], "p2": seats[1]}
        shuffle = seed + number // 2
        game = new_game(name, ["p1", "p2"], shuffle, **options)
        play(game, by_player, shuffle, steps, note)
        assert game.result
        score.games += 1
        score.endings[game.result.reason] += 1
        for winner in game.result.winners:
            score.wins[by_player[winner]] += 1 / len(game.result.winners)
        if after_game:
            after_game(score)
    return score


def main(chosen: argparse.Namespace) -> int:
    """Run the command ``duel``: a round robin of the levels, two at a table."""
    for levels in combinations(chosen.players, 2):
        try:
            score = duel(
                chosen.game,
                levels,
                chosen.games,
                chosen.seed,
                chosen.steps,
                dict(chosen.option),
                _tell_now_and_then,
            )
        except Refusal as refusal:
            print(f"FAIL  {refusal}")
            return 1
        print("\n".join(describe(chosen.game, score)))
    return 0


def _tell_now_and_then(score: Score) -> None:
    """Print the score after every 50 games."""
    if score.games % 50 == 0:
        print(f"{score.wins[score.levels[1]]:g} of {score.games}", file=sys.stderr, flush=True)


def describe(game: str, score: Score) -> Sequence[str]:
    """Return the results in a few lines."""
    first, second = score.levels
    share, low, high = score.interval()
    endings = ", ".join(f"{reason} {times}" for reason, times in sorted(score.endings.items()))
    lines = [
        f"{game}: {second} beats {first} in {score.wins[second]:g} of {score.games} games, "
        f"{share:.1%} (95%: {low:.1%} to {high:.1%}); endings: {endings}"
    ]
    for level in dict.fromkeys(score.levels):
        rate = score.answers[level] / max(score.seconds[level], 1e-9)
        lines.append(
            f"    {level}: {score.answers[level]} decisions, {rate:.1f}/s, "
            f"the longest {score.longest[level]:.2f} s"
        )
    return lines
