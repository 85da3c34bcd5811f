"""Resigning, agreeing to end, being ended, and moving to another channel."""

from __future__ import annotations

from bot.features.board.delivery import DeliveryState
from bot.features.computers.driver import Computers
from bot.tables.service import Tables
from tests.bot.tables.steps import (
    ANN,
    BOB,
    CAT,
    CHANNEL,
    EVE,
    GUILD,
    THREAD,
    OnDisk,
    opened,
    refused,
    say,
    started,
)


async def test_the_last_of_two_wins(tables: Tables, on_disk: OnDisk) -> None:
    table = await started(tables, BOB)
    table = await tables.resign(table.id, ANN)
    assert (table.status, table.winners, table.reason) == ("over", ("p2",), "resigned")
    assert not table.awaited
    on_disk(table)


async def test_a_computer_plays_the_seat_of_who_has_resigned(
    tables: Tables, computers: Computers, on_disk: OnDisk
) -> None:
    table = await started(tables, BOB, CAT)
    events = table.event_count
    table = await tables.resign(table.id, ANN)
    assert table.seat("p1").resigned_after == events
    await computers.idle()
    assert [seat.player for seat in tables.get(table.id).awaited] == ["p2"]
    for call in (
        tables.resign(table.id, ANN),
        tables.answer(table.id, ANN, 3, "draw"),
        tables.agree_end(table.id, ANN),
    ):
        assert (await refused(call)).reason == "resigned"
    await say(tables, table, BOB, "draw")
    await say(tables, table, CAT, "ask")
    await computers.idle()  # Ann is asked and has her turn, by herself
    table = tables.get(table.id)
    assert [seat.player for seat in table.awaited] == ["p2"]
    given = [(a.player, a.answer, a.user_id) for a in tables.answers(table.id)[3:]]
    assert given == [
        ("p1", ("draw",), None),
        ("p2", ("draw",), BOB),
        ("p3", ("ask",), CAT),
        ("p1", ("no",), None),
        ("p1", ("draw",), None),
    ]
    on_disk(table)
    table = await tables.resign(table.id, BOB)
    assert (table.status, table.winners) == ("over", ("p3",))


async def test_a_computer_chooses_in_secret_as_the_others_do(
    tables: Tables, computers: Computers, on_disk: OnDisk
) -> None:
    table = await started(tables, BOB, CAT)
    await tables.resign(table.id, BOB)
    await say(tables, table, ANN, "all")
    await computers.idle()
    assert [seat.player for seat in tables.get(table.id).awaited] == ["p1", "p3"]
    await say(tables, table, CAT, ["bee"])
    await say(tables, table, ANN, [])
    await computers.idle()
    table = tables.get(table.id)
    assert table.game is not None
    assert table.game.view() == {"p1": 0, "p2": 1, "p3": 1}  # Bob has drawn since
    on_disk(table)


async def test_all_must_agree_to_end(tables: Tables, again: Tables) -> None:
    table = await started(tables, BOB, CAT)
    table = await tables.agree_end(table.id, ANN)
    assert await tables.agree_end(table.id, ANN) == table
    assert (await refused(tables.agree_end(table.id, EVE))).reason == "not-seated"
    await tables.agree_end(table.id, BOB)
    assert tables.get(table.id).status == "playing"
    table = await tables.agree_end(table.id, CAT)
    assert (table.status, table.reason, table.winners) == ("ended", "agreed", ())
    assert not table.awaited
    assert again.get(table.id) == table
    assert (await refused(tables.agree_end(table.id, CAT))).reason == "game-over"


async def test_who_plays_on_does_not_want_to_end(tables: Tables) -> None:
    table = await started(tables, BOB)
    await tables.agree_end(table.id, ANN)
    await say(tables, table, ANN, "draw")
    table = await tables.agree_end(table.id, BOB)
    assert table.status == "playing"
    assert [seat.agreed for seat in table.seats] == [False, True]


async def test_who_resigns_need_not_agree(tables: Tables) -> None:
    table = await started(tables, BOB, CAT)
    await tables.agree_end(table.id, ANN)
    await tables.agree_end(table.id, BOB)
    table = await tables.resign(table.id, CAT)
    assert (table.status, table.reason) == ("ended", "agreed")


async def test_a_moderator_ends_at_once(tables: Tables) -> None:
    table = await started(tables, BOB)
    table = await tables.end(table.id)
    assert (table.status, table.reason) == ("ended", "moderator")
    assert await tables.end(table.id) == table


async def test_a_table_moves_to_another_channel(tables: Tables, again: Tables) -> None:
    table = await started(tables, BOB)
    await DeliveryState(tables).set_board_message(table.id, CHANNEL, 9000, turn=1)
    other = await opened(tables, channel=THREAD)
    assert (await refused(tables.move(table.id, THREAD, GUILD))).reason == "channel-busy"
    assert tables.at_channel(CHANNEL) == tables.get(table.id)
    await tables.end(other.id)
    table = await tables.move(table.id, THREAD, GUILD)
    assert (table.channel_id, table.board_message_id) == (THREAD, None)
    assert await tables.move(table.id, THREAD, GUILD) == table
    assert again.at_channel(THREAD) == table
    assert again.at_channel(CHANNEL) is None
    assert (await refused(tables.move(other.id, CHANNEL, GUILD))).reason == "game-over"
