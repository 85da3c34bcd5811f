"""A load test: play at many tables at once, in real time, and report the results.

python -m tests.load --minutes 5 --rate 8 --tables 200
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import mean

from bot.app import Civitas
from bot.host.warm import tidy_up, warm_up
from bot.ui.services import Config
from tests.load.crowd import PATIENCE, Party
from tests.load.discord_now import Loop, discord_now, forget
from tests.load.goals import Goal, percentile, report
from tests.load.meter import Meter, held

PEOPLE = 3


@dataclass(frozen=True)
class Load:
    """The parameters of a run: ``rate`` answers a second at ``tables`` tables.

    Three people play at each table.
    """

    minutes: float
    rate: float
    tables: int
    seed: int = 1


async def run(load: Load, folder: Path, say: Callable[[str], None] = print) -> list[Goal]:
    """Run ``load`` on a store in ``folder``; return the measurements.

    Raises ``AssertionError`` if an accepted answer was lost or doubled, or a table is stuck.
    """
    store = folder / "civitas.sqlite3"
    bot = Civitas(Config(store))
    env = await discord_now(bot)
    meter = Meter(env, bot)
    warm_up()
    tidy_up(bot).start()
    parties = [Party(env, store, meter, number, PEOPLE) for number in range(load.tables)]
    began = time.perf_counter()
    for party in parties:
        await party.gather()
    say(f"{load.tables} tables opened in {time.perf_counter() - began:.1f} s")
    await _quiet(meter)
    watching = [asyncio.create_task(watch()) for watch in (meter.lag, meter.remember)]
    meter.begin()
    began = time.perf_counter()
    failed = await _answer(load, parties, env)
    busy = time.perf_counter() - began
    cpu = time.process_time() - meter.cpu
    memory = held()
    await _quiet(meter)
    for task in watching:
        task.cancel()
    unshown = meter.unshown
    await bot.close()
    given = sum([party.audit() for party in await _reopened(parties, store, env)])
    told = sum(len(party.told) for party in parties)
    say(f"{told} answers in {busy:.0f} s ({told / busy:.1f} a second), {len(meter.steps)} steps")
    say(f"{failed} times somebody had to look again; {given} answers in the records, none lost")
    drawn, drawing = meter.pictures()
    each = 1000 / max(1, told)
    say(
        f"{each * cpu:.1f} ms of processor time per answer in the process of the bot and the people"
    )
    say(f"  {each * meter.discord:.1f} ms of it answer the bot's requests in the place of Discord")
    say(f"{drawn:.0f} pictures, {1000 * drawing / max(1, drawn):.1f} ms each")
    say(
        f"memory: {memory[0]:.0f} MB the bot, and {', '.join(f'{each:.0f}' for each in memory[1:])}"
    )
    longest = 1000 * max(meter.collections, default=0.0)
    say(f"{len(meter.collections)} garbage collections, the longest {longest:.1f} ms")
    for name, times in meter.long_steps.most_common(8):
        say(f"  held the event loop up: {times} x {name}")
    return [*_goals(meter), Goal("changes that nobody was shown", unshown, 0, "")]


async def _answer(load: Load, parties: list[Party], env: object) -> int:
    """Let people answer at an even rate, without waiting for earlier answers."""
    chance = random.Random(load.seed)
    running: set[asyncio.Task[bool]] = set()
    failed = 0
    began = time.perf_counter()
    for number in range(round(load.minutes * 60 * load.rate)):
        await asyncio.sleep(max(0.0, began + number / load.rate - time.perf_counter()))
        idle = [party for party in parties if not party.busy]
        if not idle:
            failed += 1
            continue
        task = asyncio.create_task(chance.choice(idle).answer())
        running.add(task)
        for done in [task for task in running if task.done()]:
            running.remove(done)
            failed += not done.result()
        if number % 50 == 0:
            forget(env)  # type: ignore[arg-type]
    if running:
        done_at_last, _ = await asyncio.wait(running, timeout=2 * PATIENCE)
        failed += sum(not task.result() for task in done_at_last)
    return failed


async def _quiet(meter: Meter) -> None:
    """Wait until all changes have been shown, up to a reasonable time."""
    for _ in range(300):
        await asyncio.sleep(0.1)
        if not meter.unshown:
            return


async def _reopened(parties: list[Party], store: Path, env: object) -> list[Party]:
    """Return the same parties on a bot restarted on the same store."""
    env.bot = Civitas(Config(store))  # type: ignore[attr-defined]
    return parties


def _goals(meter: Meter) -> list[Goal]:
    acknowledged, shown = meter.acknowledged, meter.shown
    half = meter.memory[len(meter.memory) // 2 :]
    first = half[: max(1, len(half) // 2)]
    last = half[len(half) // 2 :]
    return [
        Goal("acknowledged, half of all", 1000 * percentile(acknowledged, 0.5), 100, "ms"),
        Goal("acknowledged, p99", 1000 * percentile(acknowledged, 0.99), 100, "ms"),
        Goal("private answer, half of all", 1000 * percentile(meter.answered, 0.5), 1500, "ms"),
        Goal("private answer, p99", 1000 * percentile(meter.answered, 0.99), 1500, "ms"),
        Goal("table shows it, half of all", 1000 * percentile(shown, 0.5), 1500, "ms"),
        Goal("table shows it, p99", 1000 * percentile(shown, 0.99), 1500, "ms"),
        Goal("event loop late, p99", 1000 * percentile(meter.lags, 0.99), 50, "ms"),
        Goal("event loop late, at most", 1000 * max(meter.lags), 50, "ms"),
        Goal("longest step, processor time", 1000 * max(meter.steps), 50, "ms"),
        Goal("memory, at most", max(meter.memory), 400, "MB"),
        Goal("memory, growth in the second half", mean(last) - mean(first), 10, "MB"),
    ]


def main() -> int:
    """Parse the options, run, and print; return 1 if a goal was missed."""
    parser = argparse.ArgumentParser(prog="python -m tests.load", description=__doc__)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--rate", type=float, default=8.0, help="answers a second")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    load = Load(**vars(parser.parse_args()))
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=Loop) as runner:
        goals = runner.run(run(load, Path(folder)))
    return report(goals)


if __name__ == "__main__":
    sys.exit(main())
