"""The throughput of answers on one database, from one process or several at once.

    DATABASE_URL=postgresql://… python -m tests.load.shared --processes 3 --seconds 10

Without ``DATABASE_URL`` it is a file, which only one process may use. The database is filled with
games: name an empty one, and discard it afterwards. This measures rules and store only, without
Discord and pictures: one answer after another at many tables, as fast as possible.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import os
import random
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from statistics import median

from bot.core.shards import Shards
from bot.storage import Store
from bot.tables.service import Tables
from tests.bot.kill_bot import some_answer
from tests.load.goals import percentile

TABLES = 8  # in each process; players answer at all of them at the same time
PEOPLE = (1, 2, 3)
SECONDS_TO_START = 8

Took = tuple[float, float]


async def _keep_answering(tables: Tables, channel: int, until: float) -> list[Took]:
    """Play game after game in a channel; time each answer.

    Returns when each was stored, and how long that took.
    """
    chance, took = random.Random(channel), list[Took]()
    while True:
        table = await tables.open(channel << 22, channel, PEOPLE[0], "Ann")
        for person in PEOPLE[1:]:
            await tables.join(table.id, person, "Bob")
        table = await tables.start(table.id, PEOPLE[0], seed=chance.getrandbits(63))
        while table.status == "playing":
            seat = table.awaited[0]
            assert table.game is not None
            decision = table.game.pending[seat.player]
            answer = some_answer(decision, chance)
            began = time.perf_counter()
            table = await tables.answer(table.id, seat.person, decision.number, answer)
            took.append((time.perf_counter(), time.perf_counter() - began))
            if time.perf_counter() > until:
                return took


async def _all_answer(where: Path | str, number: int, count: int, until: float) -> list[Took]:
    tables = Tables(Store(where), shards=Shards(number, number, count))
    first = int(until)  # no run meets the tables of an earlier one
    channels = [(first * TABLES + place) * count + number for place in range(TABLES)]
    took = await asyncio.gather(*(_keep_answering(tables, each, until) for each in channels))
    await tables.close()
    return [each for some in took for each in some]


def answers_in(where: Path | str, count: int, until: float, number: int) -> list[Took]:
    """Return when each answer of process ``number`` was stored, and its duration."""
    return asyncio.run(_all_answer(where, number, count, until))


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.load.shared")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=10.0)
    chosen = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        where = os.environ.get("DATABASE_URL") or Path(folder, "civitas.sqlite3")
        until = time.perf_counter() + SECONDS_TO_START + chosen.seconds
        spawned = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(chosen.processes, spawned) as pool:
            work = partial(answers_in, where, chosen.processes, until)
            answers = [each for some in pool.map(work, range(chosen.processes)) for each in some]
    took = [1000 * seconds for at, seconds in answers if at > until - chosen.seconds]
    print(
        f"{chosen.processes} processes: {len(took) / chosen.seconds:.0f} answers a second,"
        f" each {median(took):.1f} ms (median), {percentile(took, 0.99):.1f} ms (p99)"
    )


if __name__ == "__main__":
    main()
