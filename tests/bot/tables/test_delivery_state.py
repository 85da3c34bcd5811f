"""Delivery state: boards, pings and direct messages, each delivered once."""

from __future__ import annotations

from bot.core.table import waiting_since
from bot.features.board.delivery import DeliveryState
from bot.tables.service import Tables
from tests.bot.tables.steps import (
    ANN,
    BOB,
    CHANNEL,
    Clock,
    opened,
    say,
    started,
)


def untold(tables: Tables) -> list[int]:
    return [table.id for table in tables.untold()]


async def test_everything_is_told_once(tables: Tables, again: Tables) -> None:
    table = await opened(tables, BOB)
    assert untold(again) == [table.id]
    await DeliveryState(tables).set_board_message(table.id, CHANNEL, 9000)
    table = await DeliveryState(tables).set_told(table)
    assert (table.board_message_id, table.board_turn, table.untold) == (9000, 0, False)
    assert untold(again) == []
    table = await tables.start(table.id, ANN, seed=5)
    assert untold(again) == [table.id]
    table = await DeliveryState(tables).set_told(table)
    assert table.told == table.event_count
    assert untold(again) == [table.id]  # both have to be pinged
    await DeliveryState(tables).mark_pinged(table.id, {"p1": 0})
    await DeliveryState(tables).mark_pinged(table.id, {"p2": 0})
    assert untold(again) == []
    table = await tables.end(table.id)
    assert untold(again) == [table.id]
    await DeliveryState(tables).set_told(table)
    assert untold(again) == []


async def test_to_tell_an_older_table_leaves_the_newer_one_untold(tables: Tables) -> None:
    older = await started(tables, BOB)
    newer = await say(tables, older, ANN, "draw")
    table = await DeliveryState(tables).set_told(older)
    assert (table.shown, table.told, table.untold) == (older.version, older.event_count, True)
    await DeliveryState(tables).set_told(newer)
    table = await DeliveryState(tables).set_told(older)
    assert (table.shown, table.told) == (newer.version, newer.event_count)


async def test_one_ping_for_each_wait(tables: Tables, clock: Clock) -> None:
    table = await started(tables, BOB)

    def due() -> list[str]:
        return [seat.player for seat in tables.get(table.id).seats if seat.ping_due]

    async def ping() -> None:
        for seat in tables.get(table.id).seats:
            if seat.ping_due:
                assert seat.wait is not None
                await DeliveryState(tables).mark_pinged(table.id, {seat.player: seat.wait})

    assert due() == ["p1"]
    await ping()
    assert due() == []
    clock.pass_hours(1)
    await say(tables, table, ANN, "ask")
    assert due() == ["p2"]
    assert waiting_since(tables.get(table.id), tables.get(table.id).seat("p2")) == clock.now
    await ping()
    began = clock.now
    clock.pass_hours(1)
    await say(tables, table, BOB, "no")  # and it is Bob's turn at once: the same wait goes on
    assert due() == []
    assert waiting_since(tables.get(table.id), tables.get(table.id).seat("p2")) == began
    await say(tables, table, BOB, "draw")
    assert due() == ["p1"]


async def test_a_late_mark_does_not_call_for_a_second_ping(tables: Tables) -> None:
    table = await started(tables, BOB)
    first = table.seat("p1").wait
    assert first is not None
    await say(tables, table, ANN, "draw")
    table = await say(tables, table, BOB, "draw")
    second = table.seat("p1").wait
    assert second is not None
    await DeliveryState(tables).mark_pinged(table.id, {"p1": second})
    table = await DeliveryState(tables).mark_pinged(table.id, {"p1": first})
    assert not table.seat("p1").ping_due


async def test_direct_messages_are_remembered(tables: Tables, again: Tables) -> None:
    table = await started(tables, BOB)
    await DeliveryState(tables).set_dm_closed(table.id, "p2")
    await DeliveryState(tables).set_dm_message(table.id, "p1", 800, 9001, table.version, to=ANN)
    table = again.get(table.id)
    assert (table.seat("p1").delivery.dm_channel_id, table.seat("p1").delivery.dm_message_id) == (
        800,
        9001,
    )
    assert table.seat("p1").delivery.dm_version == table.version
    assert [seat.delivery.dm_closed for seat in table.seats] == [False, True]
    table = await DeliveryState(tables).set_dm_message(
        table.id, "p2", 801, 9002, table.version, to=BOB
    )
    assert not table.seat("p2").delivery.dm_closed


async def test_what_is_gone_is_told_and_called_anew(tables: Tables) -> None:
    table = await started(tables, BOB)
    await DeliveryState(tables).set_board_message(table.id, CHANNEL, 9000, turn=2)
    await DeliveryState(tables).set_dm_message(table.id, "p1", 800, 9001, table.version, to=ANN)
    await DeliveryState(tables).mark_pinged(table.id, {"p1": 2})
    await DeliveryState(tables).set_told(tables.get(table.id))
    table = await DeliveryState(tables).forget_messages(table.id)
    assert (table.board_channel_id, table.board_message_id, table.board_turn) == (None, None, None)
    assert table.seat("p1").delivery.dm_message_id is None
    assert table.untold
    assert table.seat("p1").ping_due
