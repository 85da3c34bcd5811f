"""Timers and keyed workers: one wait for the soonest moment, one task for a key."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime, timedelta
from itertools import count

import pytest

from bot.core.keyed_worker import Backoff, KeyedWorker
from bot.core.timers import Timer, Timers
from tests import simcord_seam
from tests.bot.world import World

HOUR = timedelta(hours=1)
MICROSECOND = timedelta(microseconds=1)


class Work:
    """Notes when it is done, and fails as often as it is told to."""

    def __init__(self, world: World, fails: int = 0) -> None:
        self.began = world.bot.tables.now()
        self.runs: list[timedelta] = []
        self._world = world
        self._fails = fails

    async def __call__(self) -> None:
        self.runs.append(self._world.bot.tables.now() - self.began)
        if len(self.runs) <= self._fails:
            raise OSError("no")


def timer(world: World, work: Work, **settings: object) -> Timer:
    with simcord_seam.bot_scope(world.env):
        return world.bot.get(Timers).add("test", work, **settings)  # type: ignore[arg-type]


async def test_a_timer_runs_at_the_moments_it_is_given_and_no_other(world: World) -> None:
    work = Work(world)
    here = timer(world, work)
    here.at(work.began + 5 * HOUR)
    here.at(work.began + 2 * HOUR)
    await world.later(hours=4)
    assert work.runs == [2 * HOUR]
    here.at(work.began + 30 * HOUR)
    await world.later(hours=40)
    assert work.runs == [2 * HOUR, 30 * HOUR]


async def test_a_timer_asks_for_the_next_stored_moment_after_each_run(world: World) -> None:
    work = Work(world)
    stored = [work.began + each * HOUR for each in (1, 2, 7)]

    def due() -> datetime | None:
        now = world.bot.tables.now()
        return min((each for each in stored if each > now), default=None)

    timer(world, work, due=due)
    await world.later(hours=24)
    assert work.runs == [1 * HOUR, 2 * HOUR, 7 * HOUR]


async def test_two_runs_lie_apart_however_often_a_moment_is_brought_forward(world: World) -> None:
    work = Work(world)
    here = timer(world, work, pause=timedelta(minutes=1))
    for _ in range(10):
        here.soon()
        await world.later(seconds=10)
    assert work.runs == [timedelta(), timedelta(minutes=1)]


async def test_a_run_that_fails_is_logged_and_repeated_after_the_pause(
    world: World, logged_errors: list[logging.LogRecord]
) -> None:
    work = Work(world, fails=2)
    timer(world, work).soon()
    await world.later(minutes=10)
    assert work.runs == [timedelta(), timedelta(seconds=30), timedelta(minutes=1)]
    assert [record.getMessage() for record in logged_errors] == ["test failed"] * 2
    logged_errors.clear()


async def test_a_clock_that_moves_while_it_is_read_holds_no_timer_up() -> None:
    times = count()
    runs: list[int] = []

    async def work() -> None:
        runs.append(next(times))

    timers = Timers(lambda: datetime(2030, 1, 1, tzinfo=UTC) + next(times) * MICROSECOND)
    timers.add("test", work, at_start=True)
    timers.start()
    for _ in range(20):
        await asyncio.sleep(0)
    timers.stop()
    assert len(runs) == 1
    assert next(times) < 20, "the clock is read when something is due"


class Worked:
    """Keys in the order in which they are worked on, each until it is let go."""

    def __init__(self, fails: int = 0) -> None:
        self.keys: list[int] = []
        self.at_once = 0
        self.most = 0
        self._fails = fails

    async def __call__(self, key: int) -> bool:
        self.keys.append(key)
        self.at_once += 1
        self.most = max(self.most, self.at_once)
        await asyncio.sleep(0)
        self.at_once -= 1
        return self.keys.count(key) > self._fails


def worker(world: World, work: Worked, **settings: int) -> KeyedWorker:
    with simcord_seam.bot_scope(world.env):
        return KeyedWorker(
            "test",
            work,
            world.bot.get(Timers),
            world.bot.tables.now,
            backoff=Backoff(longest=HOUR),
            **settings,
        )


async def test_requests_for_a_key_under_way_make_one_more_run(world: World) -> None:
    work = Worked()
    here = worker(world, work)
    here.request(1)
    await asyncio.sleep(0)
    for _ in range(5):
        here.request(1)
    assert here.requested_again(1)
    await here.idle()
    assert work.keys == [1, 1]
    assert not here.pending


async def test_only_so_many_queued_keys_are_worked_on_at_once(world: World) -> None:
    work = Worked()
    here = worker(world, work, at_once=3)
    here.queue(range(20))
    assert here.backlog == 17
    await here.idle()
    assert (sorted(work.keys), work.most) == (list(range(20)), 3)


async def test_a_key_that_fails_is_retried_with_longer_and_longer_pauses(world: World) -> None:
    work = Worked(fails=7)
    here = worker(world, work)
    here.request(1)
    await world.env.settle()
    seen = []
    for _ in range(20):
        seen.append(len(work.keys))
        await world.later(seconds=31)
    assert seen[:4] == [1, 2, 3, 4], "quickly at first"
    assert seen[-1] == 7
    await world.later(hours=1)
    assert (len(work.keys), here.backlog) == (8, 0)


async def test_a_request_does_not_wait_for_the_pause(world: World) -> None:
    work = Worked(fails=1)
    here = worker(world, work)
    here.request(1)
    await here.idle()
    assert here.backlog == 1
    here.request(1)
    await here.idle()
    assert here.backlog == 0


async def test_a_key_that_failed_again_meanwhile_waits_only_for_its_own_pause(
    world: World,
) -> None:
    work = Worked(fails=2)
    here = worker(world, work)
    here.request(1)
    await here.idle()
    await world.later(seconds=10)
    here.request(1)
    await here.idle()
    await world.later(seconds=31)
    assert (len(work.keys), here.backlog) == (3, 0)


async def test_a_retry_under_way_is_not_requested_again() -> None:
    def now() -> datetime:
        return datetime(2030, 1, 1, tzinfo=UTC)

    runs: list[asyncio.Future[bool]] = []

    async def slow(_: int) -> bool:
        runs.append(asyncio.get_running_loop().create_future())
        return await runs[-1]

    at_once = Backoff(longest=timedelta(), first=timedelta())
    here = KeyedWorker("test", slow, Timers(now), now, backoff=at_once)
    here.request(1)
    await asyncio.sleep(0)
    runs[0].set_result(False)
    await here.idle()
    for _ in range(3):
        await here._retry()
        await asyncio.sleep(0)
    assert len(runs) == 2
    runs[1].set_result(True)
    await here.idle()
    assert (len(runs), here.pending) == (2, set())


@pytest.mark.parametrize("queued", [False, True])
async def test_a_worker_that_is_finished_takes_no_more(world: World, queued: bool) -> None:
    work = Worked()
    here = worker(world, work, at_once=1)
    if queued:
        here.queue([1, 2, 3])
    await here.finish()
    here.request(4)
    await here.idle()
    assert work.keys == ([1] if queued else [])
