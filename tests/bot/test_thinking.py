"""The input of a computer player, and its search in a process pool."""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.core.timers import Timers
from bot.features.computers import pool as pools
from bot.features.computers.driver import Computers
from bot.features.computers.pool import LONG_AT_ONCE, SearchPool
from bot.features.computers.thinking import (
    FEWEST_SECONDS,
    SECONDS,
    Question,
    plain_answer,
    think,
)
from bot.storage import Store
from bot.tables.service import Tables
from engine import Decision, new_game
from tests.bot.dealt import Arranged
from tests.bot.executors import DeferredExecutor, InlineExecutor

ROOT = Path(__file__).parents[2]


def question(level: str = "easy", game: str = "innovation", seed: int = 5) -> Question:
    """Return the first question of a game."""
    begun = new_game(game, ["p1", "p2"], seed)
    player, decision = next(iter(begun.pending.items()))
    return Question(game, level, begun.view(player), decision, "1.0.p1")


@pytest.fixture
async def pool() -> AsyncIterator[SearchPool]:
    pool = SearchPool()
    yield pool
    pool.close()


# What it is told


SETUPS: dict[str, list[dict[str, Any]]] = {
    # Face-down cards differ: the other's hand and score pile, and the deck.
    "innovation": [
        {
            "p1": {"hand": ["oars"], "board": {"red": ["archery"]}},
            "p2": {"hand": [hand], "score": [score]},
            "decks": {"1": [deck]},
        }
        for hand, score, deck in (("tools", "sailing", "pottery"), ("pottery", "tools", "sailing"))
    ],
    "civ": [
        {"p1": {"hand": ["army"]}, "p2": {"hand": [hand]}, "deck": deck}
        for hand, deck in (
            ("culture", ["army", "economy", "science"]),
            ("science", ["culture", "army", "economy"]),
        )
    ],
}


@pytest.mark.parametrize("game", SETUPS)
async def test_what_is_hidden_from_a_seat_never_reaches_who_thinks_for_it(
    game: str, tmp_path: Path
) -> None:
    jobs = []
    for number, setup in enumerate(SETUPS[game]):
        executor = InlineExecutor()
        tables = Tables(Store(tmp_path / f"{number}.sqlite3"), dealer=Arranged(setup))
        computers = Computers(tables, Timers(tables.now), executor)

        table = await tables.open(1, 1, 1, "Ann", game=game, seats=2)
        await tables.join(table.id, 2, "Bob")
        table = await tables.start(table.id, 1, seed=number)
        await computers.take_over(table.id, "p1", "easy")
        await computers.idle()
        jobs.append([pickle.dumps(arguments) for _, arguments in executor.submitted][:1])
        assert all(work is think for work, _ in executor.submitted)
        await computers.stop()
        await tables.close()
    assert jobs[0] == jobs[1]
    assert jobs[0]


# How it thinks


@pytest.mark.parametrize("game", ["innovation", "civ"])
async def test_a_process_of_its_own_answers_as_this_one_would(pool: SearchPool, game: str) -> None:
    asked = question("normal", game)
    assert await pool.answer(asked) == think(asked)


async def test_the_bot_goes_on_working_meanwhile(pool: SearchPool) -> None:
    answer = asyncio.create_task(pool.answer(question()))
    turns = 0
    while not answer.done():
        await asyncio.sleep(0)
        turns += 1
    assert turns > 10


def die(question: Question) -> None:
    """Kill this process, whichever it is."""
    os._exit(1)


async def test_a_broken_pool_is_replaced(
    pool: SearchPool, monkeypatch: pytest.MonkeyPatch, logged_errors: list[logging.LogRecord]
) -> None:
    asked = question()
    assert asked.decision.check(await pool.answer(asked))
    with monkeypatch.context() as broken:
        broken.setattr(pools, "think", die)
        assert await pool.answer(asked) == plain_answer(asked.decision)
    assert ["could not think" in record.getMessage() for record in logged_errors] == [True]
    logged_errors.clear()
    assert await pool.answer(asked) == think(asked)


async def test_whoever_cannot_think_answers_all_the_same(
    monkeypatch: pytest.MonkeyPatch, logged_errors: list[logging.LogRecord]
) -> None:
    def confused(game: str, level: str, *_: Any, **__: Any) -> tuple[str, ...]:
        if level == "hard":
            raise ZeroDivisionError
        return ("no such card",)

    monkeypatch.setattr("bot.features.computers.thinking.choose", confused)
    asked = question("hard")
    assert await SearchPool(InlineExecutor()).answer(asked) == plain_answer(asked.decision)
    assert len(logged_errors) == 2
    logged_errors.clear()


async def test_many_experts_share_the_time_and_leave_a_worker_to_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    later, given = DeferredExecutor(), dict[str, list[float]]()

    def note(question: Question) -> tuple[str, ...]:
        given.setdefault(question.level, []).append(question.seconds)
        return plain_answer(question.decision)

    monkeypatch.setattr(pools, "think", note)
    pool = SearchPool(later)
    experts = [asyncio.create_task(pool.answer(question("expert"))) for _ in range(8)]
    await asyncio.sleep(0)
    assert later.waiting == LONG_AT_ONCE
    quick = asyncio.create_task(pool.answer(question("hard")))
    await asyncio.sleep(0)
    assert later.waiting == LONG_AT_ONCE + 1
    while not all(task.done() for task in experts):
        later.go_on()
        await asyncio.sleep(0)
    await quick
    assert given["hard"] == [SECONDS]
    first, second, *others, last = given["expert"]
    assert first == SECONDS  # nobody else was there
    assert FEWEST_SECONDS <= min(second, *others) < last


def test_a_plain_answer_is_always_legal() -> None:
    def plain(kind: str, *options: str, **limits: Any) -> tuple[str, ...]:
        decision = Decision("p1", kind, options, **limits)
        return decision.check(plain_answer(decision))

    assert plain("action", "meld oars", "draw") == ("draw",)
    assert plain("action", "meld oars") == ("meld oars",)
    assert plain("yes-no", "yes", "no") == ("no",)
    assert plain("order", "oars", "tools", min=2, max=2) == ("oars", "tools")
    assert plain("cards", "oars", "tools", "sailing", min=2, max=3) == ("oars", "tools")
    assert plain("cards", "oars", "tools", min=0, max=2, whole=True) == ()
    assert plain("cards", "oars", "tools", min=1, max=2, whole=True) == ("oars", "tools")
    assert plain("color", "red", "blue") == ("red",)
    groups = (("oars", "tools"), ("sailing",))
    every = ("oars", "sailing", "tools")
    assert plain("cards", *every, max=2, groups=groups) == groups[0]
    assert plain("cards", *every, min=0, max=2, groups=groups) == ()


LEFT_BEHIND = """
import asyncio, os, signal
from bot.features.computers.pool import LONG_AT_ONCE, SearchPool
from tests.bot.test_thinking import question

async def main():
    pool = SearchPool()
    await pool.answer(question())
    print(*pool._processes._executor._processes, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.soak
def test_whoever_kills_the_bot_leaves_nobody_behind(tmp_path: Path) -> None:
    script = tmp_path / "killed.py"
    script.write_text(LEFT_BEHIND)
    command = [sys.executable, str(script)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, env=environment) as bot:
        # This ends when the last of the processes that inherited the pipe has ended.
        workers, _ = bot.communicate(timeout=60)
    assert workers.split()
