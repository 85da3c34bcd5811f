"""Several processes on one PostgreSQL database: nothing is lost, doubled, or told twice."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from queue import Queue
from threading import Event, Thread

import pytest

from bot.store import Store
from tests.bot.record import assert_replayed
from tests.bot.several import COUNT
from tests.stores import database

ROOT = Path(__file__).parents[2]
PATIENCE = 120
STOPPED = -1

Told = tuple[int, int, str]  # table, decision, player


@pytest.fixture
def url() -> Iterator[str]:
    with database() as address:
        yield address


class Process:
    """A bot for one shard."""

    def __init__(self, url: str, shard: int, heard: Queue[int]) -> None:
        """``heard`` is given ``shard`` for each answer that was told, and ``STOPPED`` then."""
        self.shard = shard
        self.told: list[Told] = []
        self._heard = heard
        self.resting = Event()
        self.life = 0
        self._url = url
        self.begin()

    def begin(self) -> None:
        """Start it, for the first time or anew."""
        command = [sys.executable, "-m", "tests.bot.several", self._url, str(self.shard)]
        self._process = subprocess.Popen(
            [*command, str(self.life)],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.life += 1
        self._listening = Thread(target=self._listen, daemon=True)
        self._listening.start()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line == "resting\n":
                self.resting.set()
            elif line.endswith("\n"):
                table, number, player = json.loads(line)
                self.told.append((table, number, player))
                self._heard.put(self.shard)
        self._process.wait()
        self._heard.put(STOPPED)

    def kill(self) -> None:
        """kill -9, and start it again."""
        self._process.kill()
        self._process.wait()
        self._listening.join()
        self.begin()

    @property
    def runs(self) -> bool:
        """Whether it has not stopped by itself."""
        return self._process.poll() is None

    def rest(self) -> None:
        """Let nobody act any more."""
        assert self._process.stdin is not None
        self._process.stdin.write("rest\n")
        self._process.stdin.flush()

    def finish(self) -> None:
        """Let it tell what there is to tell, and stop."""
        assert self._process.stdin is not None
        self._process.stdin.close()

    def finished(self) -> bool:
        """Whether it stopped, and well."""
        code = self._process.wait(PATIENCE)
        self._listening.join()
        return code == 0

    def end(self) -> None:
        """Leave nothing behind, whatever went wrong."""
        self._process.kill()
        self._process.wait()


def wait_for(processes: list[Process], heard: Queue[int], answers: int) -> None:
    """Wait until so many more answers have been given, by each of the processes some."""
    more: Counter[int] = Counter()
    while more.total() < answers or len(more) < len(processes):
        shard = heard.get(timeout=PATIENCE)
        if shard != STOPPED:
            more[shard] += 1
        assert all(each.runs for each in processes), "one has stopped by itself"


def test_three_bots_share_the_games_and_one_after_another_is_killed(url: str) -> None:
    rng, heard = random.Random(5), Queue[int]()
    processes = [Process(url, shard, heard) for shard in range(COUNT)]
    try:
        for process in processes:
            wait_for(processes, heard, rng.randint(5, 20))
            process.kill()
        wait_for(processes, heard, 10)
        for process in processes:
            process.rest()
        assert all(process.resting.wait(PATIENCE) for process in processes)
        for process in processes:
            process.finish()
        assert [process.finished() for process in processes] == [True] * COUNT
    finally:
        for process in processes:
            process.end()

    with closing(Store(url)) as store:
        stored: list[Told] = []
        for table_id in range(1, COUNT + 1):
            table, answers = store.tables.load(table_id), store.tables.answers(table_id)
            assert table is not None
            assert_replayed(table, answers, store.tables.events(table_id))
            by_people = [answer for answer in answers if answer.user_id is not None]
            assert len(by_people) < len(answers), "computers play as well"
            stored += [(table_id, answer.decision, answer.player) for answer in by_people]
            assert table.shown == table.version
            assert not table.lost_told, "nobody but the bot of this server has looked for it"
            assert table.awaited or not table.active
        assert store.tables.load(COUNT + 1) is None
        told = [each for process in processes for each in process.told]
        assert not Counter(told) - Counter(stored)
        assert max(Counter(stored).values()) == 1
