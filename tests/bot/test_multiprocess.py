"""Several processes on one PostgreSQL database neither lose nor double messages."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from queue import Queue

import pytest

from bot.storage import Store
from tests.bot.multiprocess import COUNT, main
from tests.bot.processes import PATIENCE, Process, Told, wait_for
from tests.bot.record import assert_replayed
from tests.chaos import processes
from tests.stores import database

pytestmark = pytest.mark.soak


@pytest.fixture
def url() -> Iterator[str]:
    with database() as address:
        yield address


def test_three_bots_share_the_games_and_one_after_another_is_killed(url: str) -> None:
    rng, heard = random.Random(5), Queue[int]()
    bots = [Process(main, url, shard, heard) for shard in range(COUNT)]
    try:
        for process in bots:
            wait_for(bots, heard, rng.randint(5, 20))
            process.kill()
        wait_for(bots, heard, 10)
        for process in bots:
            process.rest()
        assert all(process.resting.wait(PATIENCE) for process in bots)
        for process in bots:
            process.finish()
        assert [process.finished() for process in bots] == [True] * COUNT
    finally:
        for process in bots:
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
        told = [each for process in bots for each in process.told]
        assert not Counter(told) - Counter(stored)
        assert max(Counter(stored).values()) == 1


def test_two_bots_are_killed_and_cut_off_while_games_move_and_a_tournament_is_played() -> None:
    """``python -m tests.chaos --processes`` plays many more of these."""
    processes.run(1, Counter())
