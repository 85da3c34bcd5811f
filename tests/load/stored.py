"""A benchmark of start-up and of loading a table, on a very large database.

    python -m tests.load.stored --games 10000 --answers 10000000

A few games are really played; the database then holds many copies of them, made by SQL.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

from bot.app import Civitas
from bot.core.rules_version import fingerprint
from bot.features.board.delivery import DeliveryState
from bot.features.board.sync import MessageSync
from bot.features.history.service import History
from bot.host.warm import warm_up
from bot.storage import Store
from bot.tables.service import Tables
from bot.ui.services import Config
from engine.simulate import random_answer
from tests.load.discord_now import Loop, discord_now
from tests.load.goals import Goal, percentile, report

ORIGINALS = 20
ANSWERS = 50
SERVERS = 100
TRIES = 300
# Discord's ids of made-up objects begin far from those that the simulated Discord gives.
FAR = 1 << 60


async def played(path: Path) -> None:
    """Store some running games, fully delivered."""
    tables, chance = Tables(Store(path)), random.Random(1)
    for number in range(ORIGINALS):
        game = ("innovation", "civ")[number % 2]
        table = await tables.open(1, number, 10 * number, "Ann", game=game, seats=3)
        for person, name in ((1, "Bob"), (2, "Cat")):
            table = await tables.join(table.id, 10 * number + person, name)
        table = await tables.start(table.id, 10 * number, seed=number)
        while table.game is not None and table.answer_count < ANSWERS:
            seat = chance.choice(table.awaited)
            decision = table.game.pending[seat.player]
            answer = random_answer(decision, chance)
            after = await tables.answer(table.id, seat.person, decision.number, answer)
            if not after.active:
                break  # the answer before the last one is as far as it goes
            table = after
        seats = tuple(seat.with_delivery(pinged=seat.wait) for seat in table.seats)
        await tables.note(table.id, seats=seats, board_message_id=FAR, board_channel_id=number)
        await DeliveryState(tables).set_told(tables.get(table.id))
    await tables.close()


def multiplied(path: Path, games: int, answers: int) -> None:
    """Copy the running games until there are ``games``, and add finished ones."""
    with closing(sqlite3.connect(path)) as disk:
        disk.execute("PRAGMA synchronous = OFF")
        disk.execute("PRAGMA cache_size = -200000")
        originals, per_game = disk.execute(
            "SELECT count(*), (SELECT count(*) FROM answers) / count(*) FROM tables"
            " WHERE status = 'playing'"
        ).fetchone()
        disk.execute("DELETE FROM tables WHERE status != 'playing'")
        disk.execute("CREATE TEMP TABLE copy (n INTEGER PRIMARY KEY)")
        copies = max(games // originals, answers // (originals * per_game))
        disk.executemany("INSERT INTO copy VALUES (?)", ((n,) for n in range(1, copies)))
        active = games // originals
        id_ = ("id + 1000 * n", "table_id + 1000 * n")
        changed = {
            "tables": {
                "id": id_[0],
                "guild_id": f"n % {SERVERS}",
                "channel_id": f"{FAR} + 1000 * n + channel_id",
                "board_channel_id": f"{FAR} + 1000 * n + channel_id",
                "status": f"iif(n < {active}, status, 'over')",
            },
            "seats": {
                "table_id": id_[1],
                "user_id": f"user_id + 1000 * (n % {active})",
                "wait": f"iif(n < {active}, wait, NULL)",
                "due_at": f"iif(n < {active}, due_at, NULL)",
            },
            "games": {"table_id": id_[1]},
            "answers": {"table_id": id_[1]},
            "events": {"table_id": id_[1]},
        }
        for name, columns in changed.items():
            known = [row[1] for row in disk.execute(f"PRAGMA table_info({name})")]
            values = ", ".join(columns.get(column, column) for column in known)
            only = f" WHERE n < {active}" if name == "events" else ""
            disk.execute(f"INSERT INTO {name} SELECT {values} FROM copy, {name}{only}")
            disk.commit()
        disk.execute("INSERT INTO rules VALUES (1, ?)", [fingerprint()])
        disk.commit()


async def measured(path: Path) -> list[Goal]:
    """Start the bot on the stored games, and load tables not loaded before."""
    began = time.perf_counter()
    bot = Civitas(Config(path))
    warm_up()
    opened = time.perf_counter() - began
    began = time.perf_counter()
    await discord_now(bot, before=lambda env: _on_servers(env, path))
    while not bot.get(MessageSync).caught_up:  # noqa: ASYNC110 until all is queued
        await asyncio.sleep(0.005)
    started = opened + time.perf_counter() - began
    chance = random.Random(2)
    tables = bot.tables
    ids = chance.sample(tables.store.tables.active(), TRIES)
    seen: dict[str, list[float]] = {}

    def timed(what: str, look: Callable[[], Any]) -> Any:
        before = time.perf_counter()
        found = look()
        seen.setdefault(what, []).append(1000 * (time.perf_counter() - before))
        return found

    for table_id in ids:
        channel = tables.store._connection.ids(
            "SELECT channel_id AS id FROM tables WHERE id = ?", table_id
        )[0]

        def opens(channel: int = channel) -> Any:
            table = tables.at_channel(channel)
            assert table is not None
            assert table.game is not None
            return table, table.game.view(None), bot.get(History).events(table)

        table, _, _ = timed("a table opens", opens)
        person = table.awaited[0].person
        timed("what waits for somebody", partial(tables.of_user, person))
        timed("the record of a game", partial(tables.answers, table.id))
    for _ in range(20):
        timed("what is due", lambda: tables.store.clocks.due(tables.now().replace(year=2000)))
        timed("what is untold", tables.store.tables.untold)
        timed("what computers have to play", tables.store.tables.to_be_played)
    for table_id in ids:
        table = tables.get(table_id)
        seat = table.awaited[0]
        decision = table.game.pending[seat.player]  # type: ignore[union-attr]
        before = time.perf_counter()
        await tables.answer(table.id, seat.person, decision.number, random_answer(decision, chance))
        seen.setdefault("an answer is stored", []).append(1000 * (time.perf_counter() - before))
    await bot.close()
    limits = {"a table opens": 20.0}
    goals = [Goal("start-up, all told", 1000 * started, 3000, "ms")]
    for what, times in seen.items():
        for name, part in (("half of all", 0.5), ("p99", 0.99)):
            goals.append(
                Goal(f"{what}, {name}", percentile(times, part), limits.get(what, 50), "ms")
            )
    return goals


def _on_servers(env: Any, path: Path) -> None:
    """Let the bot be a member of the servers on which the games are."""
    ids = [env.create_guild(f"Server {number}").id for number in range(SERVERS)]
    with closing(sqlite3.connect(path)) as disk:
        disk.execute("CREATE TEMP TABLE server (number INTEGER PRIMARY KEY, id INTEGER)")
        disk.executemany("INSERT INTO server VALUES (?, ?)", enumerate(ids))
        disk.execute(
            "UPDATE tables SET guild_id = (SELECT server.id FROM server WHERE number = guild_id)"
            f" WHERE guild_id < {SERVERS} AND status = 'playing'"
        )
        disk.commit()


def main() -> int:
    """Parse the options, store, start, and print; return 1 if a goal was missed."""
    parser = argparse.ArgumentParser(prog="python -m tests.load.stored", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="that are under way")
    parser.add_argument("--answers", type=int, default=10_000_000)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=Loop) as runner:
        path = Path(folder) / "civitas.sqlite3"
        began = time.perf_counter()
        runner.run(played(path))
        multiplied(path, options.games, options.answers)
        with closing(sqlite3.connect(path)) as disk:
            (count,) = disk.execute("SELECT count(*) FROM answers").fetchone()
        size = path.stat().st_size / 1024**2
        print(f"{count} answers, {size:.0f} MB, in {time.perf_counter() - began:.0f} s")
        return report(runner.run(measured(path)))


if __name__ == "__main__":
    sys.exit(main())
