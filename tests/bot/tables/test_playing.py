"""Answers: authorised players, storage, and no message before it is stored."""

from __future__ import annotations

import asyncio

import pytest

from bot.core.lru_cache import LruCache
from bot.tables.service import Tables
from engine import Refusal
from tests.bot.tables.steps import (
    ANN,
    BOB,
    CAT,
    CHANNEL,
    EVE,
    THREAD,
    Clock,
    OnDisk,
    opened,
    refused,
    say,
    started,
)


async def test_a_game_is_played_to_its_winner(
    tables: Tables, on_disk: OnDisk, clock: Clock
) -> None:
    table = await started(tables, BOB, goal=2)
    assert table.game is not None
    table = await say(tables, table, ANN, "draw")
    clock.pass_hours(3)
    table = await say(tables, table, BOB, "ask")
    table = await say(tables, table, ANN, "yes")
    assert (table.status, table.winners, table.reason) == ("over", ("p1",), "score")
    assert table.ended_at == clock.now
    assert not table.awaited
    assert tables.at_channel(CHANNEL) is None
    assert tables.last_at_channel(CHANNEL) == table
    on_disk(table)
    assert [answer.user_id for answer in tables.answers(table.id)] == [ANN, BOB, ANN, BOB, ANN]
    assert (await refused(tables.answer(table.id, ANN, 5, "draw"))).reason == "game-over"
    assert (await refused(tables.resign(table.id, ANN))).reason == "game-over"
    assert await tables.end(table.id) == table


async def test_who_may_answer_what(tables: Tables, on_disk: OnDisk) -> None:
    table = await started(tables, BOB)
    assert table.game is not None
    number = table.game.pending["p1"].number
    assert (await refused(tables.answer(table.id, EVE, number, "draw"))).reason == "not-seated"
    waiting = await refused(tables.answer(table.id, BOB, number, "draw"))
    assert (waiting.reason, waiting.facts) == ("not-awaited", {"awaited": ("Ann",)})
    assert (await refused(tables.answer(table.id, ANN, number - 1, "draw"))).reason == "stale"
    assert (await refused(tables.answer(table.id, ANN, number + 1, "draw"))).reason == "stale"
    wrong = await refused(tables.answer(table.id, ANN, number, "fly"))
    assert (wrong.reason, wrong.facts) == ("not-an-option", {"token": "fly"})
    assert tables.get(table.id) == table
    on_disk(table)


async def test_a_double_press_counts_once(tables: Tables, on_disk: OnDisk) -> None:
    table = await started(tables, BOB)
    assert table.game is not None
    number = table.game.pending["p1"].number
    results = await asyncio.gather(
        *(tables.answer(table.id, ANN, number, "draw") for _ in range(3)), return_exceptions=True
    )
    assert [result.reason for result in results if isinstance(result, Refusal)] == [
        "not-awaited",
        "not-awaited",
    ]
    on_disk(tables.get(table.id))


async def test_simultaneous_answers_keep_their_number(tables: Tables, on_disk: OnDisk) -> None:
    table = await opened(tables, BOB, CAT)
    table = await tables.start(table.id, ANN, seed=5)
    await asyncio.gather(*(tables.answer(table.id, user, 0, "bee") for user in (CAT, ANN, BOB)))
    assert (await refused(tables.answer(table.id, CAT, 0, "ant"))).reason == "not-awaited"
    assert (await refused(tables.answer(table.id, ANN, 0, "ant"))).reason == "stale"
    on_disk(tables.get(table.id))


async def test_a_table_that_was_handed_out_never_changes(tables: Tables) -> None:
    before = await started(tables, BOB)
    assert before.game is not None
    dump = before.game.dump()
    after = await say(tables, before, ANN, "ask")
    assert before.game.dump() == dump
    assert list(before.game.pending) == ["p1"]
    assert after.game is not None
    assert list(after.game.pending) == ["p2"]


async def test_nobody_sees_what_is_not_committed(tables: Tables) -> None:
    table = await started(tables, BOB)
    answering = asyncio.ensure_future(say(tables, table, ANN, "draw"))
    seen = []
    while not answering.done():
        seen.append(tables.get(table.id))
        await asyncio.sleep(0)
    assert tables.get(table.id) == answering.result()
    assert [table for table in seen if table not in (seen[0], answering.result())] == []
    assert seen[0] == table


async def test_who_is_cancelled_leaves_nothing_half_done(tables: Tables, on_disk: OnDisk) -> None:
    table = await started(tables, BOB)
    answering = asyncio.ensure_future(say(tables, table, ANN, "draw"))
    await asyncio.sleep(0)
    answering.cancel()
    with pytest.raises(asyncio.CancelledError):
        await answering
    on_disk(tables.get(table.id))
    assert tables.get(table.id).answer_count in (table.answer_count, table.answer_count + 1)


async def test_tables_that_memory_has_no_room_for_are_read_again(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, on_disk: OnDisk
) -> None:
    monkeypatch.setattr(tables, "_cache", LruCache(1))
    table = await started(tables, BOB)
    for channel in (THREAD, THREAD + 1):
        await opened(tables, channel=channel)
    table = await say(tables, table, ANN, "draw")
    on_disk(table)
    assert len(tables.of_user(ANN)) == 3


async def test_games_go_on_after_a_restart_in_mid_action(tables: Tables, again: Tables) -> None:
    table = await started(tables, BOB)
    table = await say(tables, table, ANN, "ask")
    table = await say(again, table, BOB, "yes")
    assert table.game is not None
    assert table.game.view() == {"p1": 0, "p2": 2}
