"""Common setup of the tests of tables: people, a clock, and running toy games."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.core.workers import Workers
from bot.features.history.service import History
from bot.features.undo.service import Undo
from bot.tables.repository import TableRepository
from bot.tables.service import Table, Tables
from engine import Refusal
from tests.bot.executors import InlineExecutor

OnDisk = Callable[[Table], None]

ANN, BOB, CAT, DAN, EVE = 1, 2, 3, 4, 5
NAMES = {ANN: "Ann", BOB: "Bob", CAT: "Cat", DAN: "Dan", EVE: "Eve"}
GUILD, CHANNEL, THREAD = 70, 700, 701


class Clock:
    """A clock that stands still until it is advanced."""

    def __init__(self) -> None:
        self.now = datetime(2030, 1, 1, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def pass_hours(self, hours: int) -> None:
        self.now += timedelta(hours=hours)


async def refused(call: Awaitable[object]) -> Refusal:
    with pytest.raises(Refusal) as caught:
        await call
    return caught.value


async def decide_once(tables: TableRepository, table_id: int, player: str, number: int) -> None:
    """Let a computer make one decision for a player, as when their time is up."""
    async with tables.locked(table_id) as table:
        seats = table.with_new_seat(table.seat(player).with_waiting(stand_in=number))
        await tables.commit(table, replace(table, seats=seats))


async def opened(tables: Tables, *guests: int, channel: int = CHANNEL, seats: int = 4) -> Table:
    table = await tables.open(GUILD, channel, ANN, "Ann", game="toy", seats=seats)
    for guest in guests:
        table = await tables.join(table.id, guest, NAMES[guest])
    return table


async def started(tables: Tables, *guests: int, goal: int = 6) -> Table:
    """Start a game, in which all have picked a first card and Ann has to act."""
    table = await tables.open(GUILD, CHANNEL, ANN, "Ann", game="toy", options={"goal": goal})
    for guest in guests:
        table = await tables.join(table.id, guest, NAMES[guest])
    table = await tables.start(table.id, ANN, seed=5)
    for user in (ANN, *guests):
        table = await tables.answer(table.id, user, 0, "ant")
    return table


async def say(tables: Tables, table: Table, user: int, answer: str | list[str]) -> Table:
    """Answer any pending decision of this person."""
    table = tables.get(table.id)
    assert table.game is not None
    player = table.player_of(user)
    assert player is not None
    return await tables.answer(table.id, user, table.game.pending[player].number, answer)


async def go_back(tables: Tables, table_id: int, number: int) -> Table:
    """Undo the answer ``number`` and all that followed it."""
    votes: Any = None  # nobody is asked
    workers = Workers(InlineExecutor())
    async with tables.locked(table_id) as table:
        change = await Undo(tables, votes, History(tables), workers).change(table, number)
        return await tables.commit(table, change.after, change.play)
