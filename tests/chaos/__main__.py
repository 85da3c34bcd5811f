"""Chaos test: game after game among random failures, with an audit after each.

python -m tests.chaos --runs 60 --seed 1 --store postgresql

``--store postgresql`` plays on the server at ``CIVITAS_TEST_POSTGRESQL``; without ``--store`` all
is played in files, and then, if there is such a server, there as well.
``--processes`` plays with two bots on one such database, which are killed and cut off from it.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import sys
import tempfile
import time
import traceback
from collections import Counter
from pathlib import Path
from unittest.mock import patch

import discord

from tests.bot.dealt import Shuffled
from tests.bot.world import Impatient, World, new_bot
from tests.chaos import processes
from tests.chaos.faults import KINDS
from tests.chaos.game import ChaosGame
from tests.chaos.watch import marking_painter
from tests.stores import KINDS as KINDS_OF_STORES
from tests.stores import SERVER, store_of

DECISIONS = 25


class Tally:
    """The counts of failures in all runs so far."""

    def __init__(self) -> None:
        self.games: Counter[str] = Counter()
        self.made: Counter[str] = Counter()
        self.failed: Counter[str] = Counter()
        self.together: Counter[frozenset[str]] = Counter()
        self.told = 0
        self.logged = 0

    def add(self, game: ChaosGame) -> None:
        """Count one run."""
        self.games[game.kind.name] += 1
        self.made += game.faults.made
        self.failed += game.faults.network.failed
        self.together += game.faults.together
        self.told += len(game.told)
        self.logged += game.logged

    def lines(self) -> list[str]:
        """Return the report."""
        never = {fault.name for fault in KINDS} - set(self.made)
        return [
            _counted("games", self.games),
            _counted("faults", self.made),
            _counted("failed requests", self.failed),
            f"pairs of faults at the same time: {self.together.total()}, "
            f"{len(self.together)} different ones",
            f"answers that people were told are accepted: {self.told}; lines logged: {self.logged}",
            *([f"never happened: {', '.join(sorted(never))}"] if never else []),
        ]


def _counted(what: str, counts: Counter[str]) -> str:
    each = ", ".join(f"{count} x {name}" for name, count in counts.most_common())
    return f"{what}: {counts.total()} ({each})"


async def run(seed: int, decisions: int, tally: Tally, store: str) -> None:
    """Run one game. Raises ``AssertionError`` if the audit fails."""
    with tempfile.TemporaryDirectory() as folder, store_of(store, Path(folder)) as path:
        bot = new_bot(path, painter=marking_painter(), dealer=Shuffled(seed))
        env = Impatient(bot, settle_timeout=300.0, check_errors=False)
        # Outside of the bot it would be the time on the wall: the audit asks by the bot's clock.
        with patch.object(discord.utils, "utcnow", env.now):
            await env.start()
            game = ChaosGame(World(env, path), seed)
            try:
                await game.begin()
                await game.play(decisions)
                await game.audit()
            except Exception:
                print(f"seed {seed}, {game.kind.name}: {'; '.join(game.faults.story)}")
                raise
            finally:
                tally.add(game)
                game.leave()
                await game.world.bot.close()
                await env.shutdown()


def main() -> int:
    """Parse the options, play, and print the report; return 1 if an audit failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.chaos", description=__doc__)
    parser.add_argument("--runs", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1, help="of the first run")
    parser.add_argument("--decisions", type=int, default=DECISIONS, help="in each run")
    parser.add_argument("--store", choices=KINDS_OF_STORES, help="by default all that there are")
    parser.add_argument(
        "--processes", action="store_true", help="two bots in processes of their own, instead"
    )
    options = parser.parse_args()
    seeds = range(options.seed, options.seed + options.runs)
    if options.processes:
        return play_in_processes(seeds)
    logging.lastResort = None  # log records are checked, and not shown
    stores = [options.store] if options.store else [*KINDS_OF_STORES]
    if not options.store and not os.environ.get(SERVER):
        print(f"{SERVER} is not set: only files are tried")
        stores = ["sqlite"]
    return max(play(store, seeds, options.decisions) for store in stores)


def play(store: str, seeds: range, decisions: int) -> int:
    """Play on a kind of database and print the report; return 1 if an audit failed."""
    began, tally, failed = time.monotonic(), Tally(), []
    for seed in seeds:
        try:
            asyncio.run(run(seed, decisions, tally, store))
        except Exception:
            failed.append(seed)
            print(traceback.format_exc(), flush=True)
    print(f"\n{store}, seeds {seeds.start} to {seeds.stop - 1}")
    print("\n".join(tally.lines()))
    print(f"{time.monotonic() - began:.0f} seconds")
    print("every audit passed" if not failed else f"failed: {failed}", flush=True)
    return 1 if failed else 0


def play_in_processes(seeds: range) -> int:
    """Play with two bots on one database and print the report.

    Returns 1 if an audit failed.
    """
    began, made, failed = time.monotonic(), Counter[str](), []
    for seed in seeds:
        try:
            processes.run(seed, made)
        except Exception:
            failed.append(seed)
            print(f"seed {seed}\n{traceback.format_exc()}", flush=True)
    print(f"\ntwo processes, seeds {seeds.start} to {seeds.stop - 1}")
    print(_counted("faults", made))
    print(f"{time.monotonic() - began:.0f} seconds")
    print("every audit passed" if not failed else f"failed: {failed}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
