"""Changes at a table while a computer thinks: its answer counts if still asked."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.core.lru_cache import LruCache
from bot.core.timers import Timers
from bot.features.computers.driver import Computers
from bot.storage import NotStored, Store
from bot.tables.service import Table, Tables
from tests.bot.executors import DeferredExecutor
from tests.bot.tables.steps import (
    ANN,
    BOB,
    CAT,
    Clock,
    OnDisk,
    decide_once,
    refused,
    say,
    started,
)


@pytest.fixture
def executor() -> DeferredExecutor:
    return DeferredExecutor()


@pytest.fixture
async def computers(
    tables: Tables, timers: Timers, executor: DeferredExecutor
) -> AsyncIterator[Computers]:
    computers = Computers(tables, timers, executor)
    yield computers
    await computers.stop()


async def thinking() -> None:
    """Let all computers begin to search."""
    for _ in range(5):
        await asyncio.sleep(0)


async def test_whoever_is_back_before_a_thought_is_thought_answers_themselves(
    tables: Tables, computers: Computers, executor: DeferredExecutor, on_disk: OnDisk
) -> None:
    table = await started(tables, BOB, CAT)
    await computers.take_over(table.id, "p1")
    await thinking()
    table = await say(tables, table, ANN, "ask")
    assert not table.seat("p1").taken_over
    executor.go_on()
    await computers.idle()
    assert tables.get(table.id) == table
    on_disk(table)


async def test_whoever_answers_in_time_is_not_answered_for(
    tables: Tables, computers: Computers, executor: DeferredExecutor, on_disk: OnDisk
) -> None:
    table = await started(tables, BOB)
    await decide_once(tables, table.id, "p1", 2)
    await thinking()
    table = await say(tables, table, ANN, "ask")
    executor.go_on()
    await computers.idle()
    assert tables.get(table.id) == table
    assert not any(seat.waiting and seat.waiting.stand_in for seat in table.seats)
    on_disk(table)


async def test_whoever_ends_the_game_need_not_wait(
    tables: Tables, computers: Computers, executor: DeferredExecutor
) -> None:
    table = await started(tables, BOB, CAT)
    await computers.take_over(table.id, "p1")
    await thinking()
    ended = await tables.end(table.id)
    executor.go_on()
    await computers.idle()
    assert tables.get(table.id) == ended


async def test_a_stop_in_mid_thought_loses_nothing(
    tables: Tables, executor: DeferredExecutor, store_path: Path, clock: Clock, on_disk: OnDisk
) -> None:
    first = Computers(tables, Timers(tables.now), executor)
    table = await started(tables, BOB, CAT)
    await tables.resign(table.id, ANN)
    await thinking()
    await first.stop()
    again = Tables(Store(store_path), clock=clock)
    timers = Timers(again.now)
    second = Computers(again, timers, executor)
    timers.start()
    await thinking()
    executor.go_on()
    await second.idle()
    assert [seat.player for seat in again.get(table.id).awaited] == ["p2"]
    on_disk(again.get(table.id))
    timers.stop()
    await second.stop()
    await again.close()


async def test_what_could_not_be_stored_is_answered_in_the_next_round(
    tables: Tables,
    timers: Timers,
    computers: Computers,
    executor: DeferredExecutor,
    monkeypatch: pytest.MonkeyPatch,
    logged_errors: list[logging.LogRecord],
) -> None:
    table = await started(tables, BOB, CAT)
    await tables.resign(table.id, ANN)
    await thinking()
    with monkeypatch.context() as full:
        full.setattr(tables.store.tables, "save", _full)
        executor.go_on()
        await computers.idle()
    assert [seat.player for seat in tables.get(table.id).awaited] == ["p1"]
    logged_errors.clear()
    timers.start()
    await thinking()
    executor.go_on()
    await computers.idle()
    timers.stop()
    assert [seat.player for seat in tables.get(table.id).awaited] == ["p2"]


def _full(*_: object) -> None:
    raise NotStored("the disk is full")


async def test_only_the_tables_that_wait_for_a_computer_are_looked_at(
    tables: Tables, computers: Computers, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded: list[int] = []
    load = tables.store.tables.load

    def noted(table_id: int) -> Table | None:
        loaded.append(table_id)
        return load(table_id)

    table = await started(tables, BOB, CAT)
    await tables.resign(table.id, ANN)
    for channel in range(10, 60):
        other = replace(table, channel_id=channel)
        await tables.add(other)
    monkeypatch.setattr(tables, "_cache", LruCache(0))
    monkeypatch.setattr(tables.store.tables, "load", noted)
    timers = Timers(tables.now)
    again = Computers(tables, timers, DeferredExecutor())
    timers.start()
    await thinking()
    timers.stop()
    await again.stop()
    assert set(loaded) == {table.id}


async def test_a_computer_never_resigns_nor_is_called_back(
    tables: Tables, computers: Computers, executor: DeferredExecutor
) -> None:
    table = await started(tables, BOB)
    assert (await refused(computers.give_back(table.id, CAT))).reason == "not-seated"
    assert await computers.give_back(table.id, BOB) == table
    assert (await refused(computers.remove(table.id, ANN))).reason == "already-started"
    await computers.take_over(table.id, "p2")
    assert (await refused(computers.take_over(table.id, "p1"))).reason == "last-person"
