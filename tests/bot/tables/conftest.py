"""Tables on a database, with a clock of their own, and the toy game."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.core.timers import Timers
from bot.features.computers.driver import Computers
from bot.storage import Store
from bot.tables.service import Table, Tables
from engine import GAMES
from tests.bot.executors import InlineExecutor
from tests.bot.record import assert_replayed
from tests.bot.tables.steps import Clock, OnDisk
from tests.bot.toy import toy_game


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", toy_game())


@pytest.fixture
def store_path(where: Path | str) -> Path | str:
    """Return the store of the bot: these tests run on both kinds of databases."""
    return where


@pytest.fixture
async def tables(store_path: Path | str, clock: Clock) -> AsyncIterator[Tables]:
    tables = Tables(Store(store_path), clock=clock)
    yield tables
    await tables.close()


@pytest.fixture
def timers(tables: Tables) -> Timers:
    """Return the timers of the bot, which a test may start."""
    return Timers(tables.now)


@pytest.fixture
async def computers(tables: Tables, timers: Timers) -> AsyncIterator[Computers]:
    """Return the computer players; ``idle`` waits until all of them have played."""
    computers = Computers(tables, timers, InlineExecutor())
    yield computers
    await computers.stop()


@pytest.fixture
async def again(store_path: Path | str, clock: Clock, tables: Tables) -> AsyncIterator[Tables]:
    """Return the same tables as another bot loads them from the database."""
    again = Tables(Store(store_path), clock=clock)
    yield again
    await again.close()


@pytest.fixture
def on_disk(store_path: Path | str) -> OnDisk:
    """Return a check that the store holds just this table, with a record of its game."""

    def check(table: Table) -> None:
        store = Store(store_path)
        found = store.tables.load(table.id)
        answers, events = store.tables.answers(table.id), store.tables.events(table.id)
        store.close()
        assert found == table
        assert found.game is not None
        assert table.game is not None
        assert found.game.dump() == table.game.dump()
        assert_replayed(table, answers, events)

    return check
