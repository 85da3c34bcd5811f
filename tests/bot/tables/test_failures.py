"""A change that could not be saved has not happened, and no table is stuck."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

import bot.storage.postgresql
import bot.storage.sqlite
from bot.features.board.delivery import DeliveryState
from bot.storage import Store
from bot.tables.service import Table, Tables
from engine import Refusal
from tests.bot.tables.steps import (
    ANN,
    BOB,
    CAT,
    THREAD,
    OnDisk,
    opened,
    refused,
    say,
    started,
)
from tests.bot.toy import Toy
from tests.stores import full_disk, locked


async def test_what_could_not_be_saved_has_not_happened(
    store_path: Path | str, tables: Tables, on_disk: OnDisk, logged_errors: list[logging.LogRecord]
) -> None:
    table = await started(tables, BOB)
    with full_disk(store_path, "INSERT", "events"):
        assert (await refused(say(tables, table, ANN, "draw"))).reason == "not-saved"
        assert [record.getMessage() for record in logged_errors] == ["not saved: disk is full"]
        logged_errors.clear()
        assert tables.get(table.id) == table
        on_disk(table)
    on_disk(await say(tables, table, ANN, "draw"))


async def test_a_locked_database_refuses_kindly(
    store_path: Path | str,
    monkeypatch: pytest.MonkeyPatch,
    logged_errors: list[logging.LogRecord],
) -> None:
    monkeypatch.setattr(bot.storage.sqlite, "SECONDS_TO_WAIT_FOR_A_LOCK", 0)
    monkeypatch.setitem(bot.storage.postgresql.WRITING, "lock_timeout", "10ms")
    tables = Tables(Store(store_path))
    table = await opened(tables)
    with locked(store_path):
        assert (await refused(tables.join(table.id, BOB, "Bob"))).reason == "not-saved"
        assert (await refused(opened(tables, channel=THREAD))).reason == "not-saved"
        assert tables.get(table.id) == table  # reading goes on
    assert len((await tables.join(table.id, BOB, "Bob")).seats) == 2
    logged_errors.clear()
    await tables.close()


@pytest.mark.parametrize("where", ["sqlite"], indirect=True)  # shared data is always reread
async def test_a_table_that_changed_elsewhere_is_not_overwritten(
    tables: Tables, again: Tables, logged_errors: list[logging.LogRecord]
) -> None:
    table = await started(tables, BOB)
    assert again.get(table.id) == table
    ahead = await say(tables, table, ANN, "draw")
    assert (await refused(say(again, table, ANN, "ask"))).reason == "not-saved"
    assert (await refused(say_as(again, table, ANN))).reason == "not-awaited"
    assert again.get(table.id) == ahead
    logged_errors.clear()


async def say_as(tables: Tables, table: Table, user: int) -> Table:
    """Press a button that dates from ``table``."""
    assert table.game is not None
    player = table.player_of(user)
    assert player is not None
    return await tables.answer(table.id, user, table.game.pending[player].number, "draw")


async def test_new_rules_that_refuse_an_old_answer_restart_the_action(
    tables: Tables, again: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await started(tables, BOB, CAT)
    table = await say(tables, table, ANN, "all")
    table = await say(tables, table, BOB, ["bee"])
    await DeliveryState(tables).set_told(table)
    monkeypatch.setattr(Toy, "actions", ("draw", "ask", "everybody"))
    assert [restarted.id for restarted in await again.resume()] == [table.id]
    assert again.get(table.id).untold
    table = again.get(table.id)
    assert [seat.player for seat in table.awaited] == ["p1"]
    assert [answer.undone for answer in again.answers(table.id)] == [False] * 3 + [True] * 2
    events = again.events(table.id)
    assert [event.number for event in events] == list(range(table.event_count))
    assert await again.resume() == []
    table = await say(again, table, ANN, "draw")
    assert [event.kind for event in again.events(table.id, len(events))] == [
        "draw",
        "score",
        "turn",
    ]
    assert [event.number for event in again.events(table.id)] == list(range(table.event_count))


async def test_a_full_disk_at_the_start_does_not_keep_the_bot_from_telling(
    store_path: Path | str,
    tables: Tables,
    again: Tables,
    monkeypatch: pytest.MonkeyPatch,
    logged_errors: list[logging.LogRecord],
) -> None:
    table = await started(tables, BOB, CAT)
    table = await say(tables, table, ANN, "all")
    await say(tables, table, BOB, ["bee"])
    monkeypatch.setattr(Toy, "actions", ("draw", "ask", "everybody"))
    with full_disk(store_path, "UPDATE", "tables"):
        assert await again.resume() == []
    assert "not saved: disk is full" in [record.getMessage() for record in logged_errors]
    logged_errors.clear()
    assert [restarted.id for restarted in await again.resume()] == [table.id]


async def test_games_are_looked_at_once_under_the_same_rules(
    tables: Tables, again: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await started(tables, BOB, CAT)
    table = await say(tables, table, ANN, "all")
    await say(tables, table, BOB, ["bee"])
    assert await tables.resume("old") == []
    monkeypatch.setattr(Toy, "actions", ("draw", "ask", "everybody"))
    assert await again.resume("old") == []
    assert [restarted.id for restarted in await again.resume("new")] == [table.id]
    assert again.store.rules.load() == "new"


async def test_games_that_could_not_be_restarted_are_looked_at_again(
    store_path: Path | str,
    tables: Tables,
    again: Tables,
    monkeypatch: pytest.MonkeyPatch,
    logged_errors: list[logging.LogRecord],
) -> None:
    table = await started(tables, BOB, CAT)
    table = await say(tables, table, ANN, "all")
    await say(tables, table, BOB, ["bee"])
    monkeypatch.setattr(Toy, "actions", ("draw", "ask", "everybody"))
    with full_disk(store_path, "UPDATE", "tables"):
        assert await again.resume("new") == []
    logged_errors.clear()
    assert [restarted.id for restarted in await again.resume("new")] == [table.id]


async def test_a_game_that_cannot_be_read_can_still_be_ended(
    tables: Tables,
    again: Tables,
    monkeypatch: pytest.MonkeyPatch,
    logged_errors: list[logging.LogRecord],
) -> None:
    table = await started(tables, BOB)

    def stumble(*_: object) -> None:
        raise LookupError

    monkeypatch.setattr(Toy, "load", stumble)
    assert await again.resume() == []
    assert [record.levelname for record in logged_errors] == ["ERROR"]
    logged_errors.clear()
    assert (await refused(again.answer(table.id, ANN, 2, "draw"))).reason == "unreadable"
    with pytest.raises(Refusal, match="unreadable"):
        _ = again.get(table.id).game
    assert (await again.agree_end(table.id, ANN)).seat("p1").agreed
    assert (await again.end(table.id)).status == "ended"


async def test_who_reads_before_writing_waits_for_another_writer(
    store_path: Path | str, tables: Tables
) -> None:
    """A bot and a host's command share the games: neither gets an error about a lock."""
    table, other = await opened(tables), Store(store_path)
    with other.transaction():
        other.tables.load(table.id)
        joining = asyncio.ensure_future(tables.join(table.id, BOB, "Bob"))
        await asyncio.wait([joining], timeout=0.05)
        assert not joining.done()
    assert len((await joining).seats) == 2
    other.close()
