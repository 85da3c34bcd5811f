"""Expensive requests are computed once and bounded, however often they are made."""

from __future__ import annotations

import asyncio
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from bot.core.in_flight import AT_ONCE, InFlight
from bot.core.processes import ProcessPool
from bot.core.workers import HEAVY_REMEMBERED, MOST, REMEMBERED, Workers
from engine import Refusal
from tests.bot.autoplay import Autoplay
from tests.bot.dealt import begin
from tests.bot.executors import DeferredExecutor, InlineExecutor
from tests.bot.tournaments.driver import ShortGames, TournamentDriver
from tests.bot.world import World

ROOT = Path(__file__).parents[2]


class Elsewhere(InlineExecutor):
    """An executor in this process that pickles jobs and results."""

    def submit(self, work: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        told: Any = pickle.loads(pickle.dumps((work, args)))
        future = super().submit(told[0], *told[1], **kwargs)
        pickle.dumps(future.result())
        return future


async def began(*asked: asyncio.Future[Any] | asyncio.Task[Any]) -> None:
    """Let all pending callbacks run."""
    for _ in range(10):
        await asyncio.sleep(0)


async def test_the_same_is_worked_out_once_and_remembered() -> None:
    later = DeferredExecutor()
    workers = Workers(later)
    asked = [asyncio.ensure_future(workers.run(("x", 1), len, "abc", user_id=n)) for n in range(9)]
    await began(*asked)
    assert len(later._waiting) == 1
    later.go_on()
    assert await asyncio.gather(*asked) == [3] * 9
    assert await workers.run(("x", 1), len, "abc") == 3
    assert not later._waiting


async def test_one_who_gives_up_takes_it_from_nobody() -> None:
    later = DeferredExecutor()
    workers = Workers(later)
    first, second = (asyncio.ensure_future(workers.run(("x",), len, "abc")) for _ in range(2))
    await began(first, second)
    first.cancel()
    await began(first)
    later.go_on()
    assert await second == 3


async def test_what_failed_is_tried_again() -> None:
    workers = Workers(InlineExecutor())
    with pytest.raises(ValueError, match="invalid literal"):
        await workers.run(("x",), int, "x", user_id=1)
    assert await workers.run(("x",), int, "7", user_id=1) == 7
    assert workers.size == 1


async def test_one_thing_for_a_person_and_one_of_a_table_at_a_time() -> None:
    later = DeferredExecutor()
    workers = Workers(later)
    one = asyncio.ensure_future(workers.run(("x", 1), len, "a", user_id=1, table_id=7))
    await began(one)
    with pytest.raises(Refusal, match="busy-yours"):
        await workers.run(("x", 2), len, "ab", user_id=1, table_id=8)
    other = asyncio.ensure_future(workers.run(("x", 3), len, "abc", user_id=2, table_id=7))
    await began(other)
    assert len(later._waiting) == 1  # the other one of this table waits for the first
    later.go_on()
    await began(one, other)
    later.go_on()
    assert [*await asyncio.gather(one, other)] == [1, 3]
    assert workers.size == 2  # results; neither people nor tables


async def test_no_more_waits_than_can_soon_be_done_but_the_bot_itself_is_never_refused() -> None:
    later = DeferredExecutor()
    workers = Workers(later)
    asked = [
        asyncio.ensure_future(workers.run(("x", n), str, n, user_id=n, table_id=n))
        for n in range(MOST)
    ]
    await began(*asked)
    with pytest.raises(Refusal, match="busy-all"):
        await workers.run(("x", MOST), str, MOST, user_id=MOST)
    asked.append(asyncio.ensure_future(workers.run(("x", MOST), str, MOST)))
    while not all(each.done() for each in asked):
        later.go_on()
        await began(*asked)
    assert [each.result() for each in asked] == [str(n) for n in range(MOST + 1)]


async def test_memory_stays_bounded_under_thousands_of_requests() -> None:
    workers = Workers(InlineExecutor())
    for n in range(3000):
        await workers.run(("hint", n), str, n, user_id=n, table_id=n)

        async def heavy(n: int = n) -> str:
            return str(n)

        await workers.once(("animation", n), heavy, user_id=n, table_id=n, heavy=True)
    assert workers.size <= REMEMBERED + HEAVY_REMEMBERED


async def test_nobody_waits_for_more_answers_at_once_than_a_few() -> None:
    in_flight = InFlight()
    done = asyncio.Event()

    async def answering() -> None:
        in_flight.enter(1)
        await done.wait()

    tasks = [asyncio.create_task(answering()) for _ in range(AT_ONCE)]
    await began(*tasks)
    with pytest.raises(Refusal, match="busy-person"):
        in_flight.enter(1)
    in_flight.enter(2)  # another user
    done.set()
    await asyncio.gather(*tasks)
    await began(*tasks)
    in_flight.enter(1)


@pytest.mark.soak
@pytest.mark.parametrize("game", ["innovation", "civ"])
async def test_all_that_is_worked_out_can_be_told_to_another_process(
    world: World, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = await begin(world, world.ann, world.bob, game=game)
    await Autoplay(world, [world.ann, world.bob], seed=4).play(12)
    elsewhere = Elsewhere()
    monkeypatch.setattr(world.bot.get(Workers), "_processes", ProcessPool(1, given=elsewhere))
    (awaited,) = world.bot.tables.get(table_id).awaited[:1]
    person = world.person(awaited.user_id)
    for what in ("game log", "game export", "game hint"):
        reply = await person.slash(what)
        assert "Something went wrong" not in reply.text
    reply = await person.slash("game replay")
    await person.click("Turn by turn", on=reply.message)
    works = {work.__name__ for work, _ in elsewhere.submitted}
    assert works == {"_log_lines", "exported", "_think", "turn_seen"}


async def test_statistics_and_what_is_stored_of_people_are_looked_up_in_another_process(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(world, world.ann, world.bob)
    elsewhere = Elsewhere()
    monkeypatch.setattr(world.bot.get(Workers), "_processes", ProcessPool(1, given=elsewhere))
    await world.ann.slash("stats player")
    await world.ann.slash("privacy")
    await world.ann.click("privacy-forget")
    await world.ann.click("privacy")
    reply = await world.ann.click("privacy-copy")
    assert reply.message.pictures
    works = [work.__name__ for work, _ in elsewhere.submitted]
    assert works == ["look_up", "_titles", "_counted", "_counted", "_counted", "_copied"]


async def test_tournaments_are_paired_ranked_and_drawn_in_another_process(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    world.deals(ShortGames())
    elsewhere = Elsewhere()
    monkeypatch.setattr(world.bot.get(Workers), "_processes", ProcessPool(1, given=elsewhere))
    driver = TournamentDriver(world, 4)
    await driver.create("elimination")
    await driver.sign_up()
    await driver.start()
    await driver.play()
    for what in ("info", "standings", "bracket", "export"):
        reply = await driver.people[0].slash(f"tournament {what}")
        assert "Something went wrong" not in reply.text
    await driver.people[0].slash("tournament standings", explain=True)
    works = {work.__name__ for work, _ in elsewhere.submitted}
    assert works == {
        "next_round", "picture_of", "standings", "_ranking", "bracket_parts", "exported_files",
        "group_standings",
    }  # fmt: skip


def wait_for_ever() -> None:
    """Wait for an event that never comes."""
    Event().wait()


@pytest.mark.soak
async def test_work_that_never_ends_gives_its_process_back() -> None:
    pool = ProcessPool(1, too_long=0.1)
    with pytest.raises(BrokenExecutor):
        await pool.run(wait_for_ever)
    assert await pool.run(abs, -1) == 1
    pool.close()


WITHOUT_ERRORS = """
import asyncio
from bot.core.processes import ProcessPool

if __name__ == "__main__":
    pool = ProcessPool(1)
    print(asyncio.run(pool.run(abs, -3)))
    pool.close()
"""


@pytest.mark.soak
def test_a_bot_without_a_place_for_errors_has_workers_too(tmp_path: Path) -> None:
    script = tmp_path / "without_errors.py"
    script.write_text(WITHOUT_ERRORS)
    command = ["sh", "-c", 'exec "$0" "$1" 2>&-', sys.executable, str(script)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    assert done.stdout == "3\n"


async def test_a_flood_by_one_person_is_answered_kindly(world: World) -> None:
    await begin(world, world.ann, world.bob)
    panel = (await world.ann.slash("game hand")).message
    more = next(each for each in panel.buttons if each.custom_id.startswith("more:"))
    replies = await world.together(
        *(world.ann.click(more.custom_id, on=panel) for _ in range(AT_ONCE + 4))
    )
    assert all(reply.acknowledged for reply in replies)
    assert all(reply.private for reply in replies)
