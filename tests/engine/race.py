"""A race of random games with python-chess: ``python -m tests.engine.race``.

Each runner is a process of its own; they take turns, so that a busy machine slows all of them
alike, and are timed by the processor time that they use. python-chess plays random games of chess
to their end: https://python-chess.readthedocs.io
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable

NAMES = ["ann", "bob", "cat", "dan"]
CHESS = "python-chess"
RUNNERS = [
    (CHESS, ""),
    *((game, compiled) for game in ("innovation", "civ") for compiled in ("", "1")),
]
GAMES_A_TURN = 4  # one of chess takes as long


def chess_game(seed: int) -> int:
    """Play a random game of chess to its end; return the number of moves."""
    import chess

    board, rng = chess.Board(), random.Random(seed)
    while not board.is_game_over():
        board.push(rng.choice(list(board.legal_moves)))
    return len(board.move_stack)


def player_of(name: str) -> Callable[[int], int]:
    """Return a function that plays a turn's games and counts the choices."""
    if name == CHESS:
        return chess_game

    from engine import new_game
    from engine.simulate import play

    def games(turn: int) -> int:
        seeds = range(GAMES_A_TURN * turn, GAMES_A_TURN * (turn + 1))
        return sum(
            play(new_game(name, NAMES, seed), random.Random(seed), checks=False) for seed in seeds
        )

    return games


def run(name: str) -> None:
    """Play the turns in standard input; print the time of each."""
    from engine.compiled import is_compiled

    play = player_of(name)
    print("compiled" if name != CHESS and is_compiled() else "pure Python", flush=True)
    for line in sys.stdin:
        start = time.process_time()
        choices = play(int(line))
        print(choices, time.process_time() - start, flush=True)


class Runner:
    """A process that plays, and its totals."""

    def __init__(self, name: str, compiled: str) -> None:
        self.name = name
        self.choices = 0
        self.seconds = 0.0
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.engine.race", "--run", name],
            env={**os.environ, "CIVITAS_COMPILED": compiled},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.how = self._line()

    def turn(self, number: int) -> None:
        """Play one turn; the first warms up, and is not counted."""
        assert self._process.stdin
        print(number, file=self._process.stdin, flush=True)
        choices, seconds = self._line().split()
        if number:
            self.choices += int(choices)
            self.seconds += float(seconds)

    def finish(self) -> float:
        """End the process; return the choices a second."""
        self._process.communicate()
        return self.choices / self.seconds

    def _line(self) -> str:
        assert self._process.stdout
        return self._process.stdout.readline().strip()


def main() -> None:
    """Let all take turns, and print a line for each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=40)
    parser.add_argument("--run", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.run:
        run(chosen.run)
        return
    runners = [Runner(name, compiled) for name, compiled in RUNNERS]
    for number in range(chosen.turns + 1):
        for runner in runners:
            runner.turn(number)
    speeds = [(runner, runner.finish()) for runner in runners]
    for runner, speed in speeds:
        unit = "moves" if runner.name == CHESS else "decisions"
        print(
            f"{runner.name:14}{runner.how:13}{speed:9,.0f} {unit}/s, "
            f"{speed / speeds[0][1]:.2f} of {CHESS}"
        )


if __name__ == "__main__":
    main()
