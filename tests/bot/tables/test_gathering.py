"""Opening, joining, leaving and starting: permissions and refusals."""

from __future__ import annotations

import asyncio

import pytest

from bot.tables.service import Tables
from engine import Refusal
from tests.bot.tables.steps import (
    ANN,
    BOB,
    CAT,
    CHANNEL,
    EVE,
    GUILD,
    NAMES,
    THREAD,
    OnDisk,
    opened,
    refused,
)


async def test_a_table_is_opened_joined_and_started(tables: Tables, on_disk: OnDisk) -> None:
    table = await opened(tables, BOB, CAT)
    assert (table.status, table.host_id, table.game) == ("lobby", ANN, None)
    assert table.names == {"p1": "Ann", "p2": "Bob", "p3": "Cat"}
    table = await tables.start(table.id, BOB, seed=5)
    assert table.status == "playing"
    assert [seat.player for seat in table.awaited] == ["p1", "p2", "p3"]
    on_disk(table)


async def test_a_channel_has_one_active_table(tables: Tables) -> None:
    first = await opened(tables)
    assert (await refused(opened(tables))).reason == "channel-busy"
    other = await opened(tables, channel=THREAD)
    assert [table.id for table in tables.active()] == [first.id, other.id]
    await tables.end(first.id)
    second = await opened(tables)
    assert tables.at_channel(CHANNEL) == second
    assert [table.id for table in tables.of_user(ANN)] == [other.id, second.id]


async def test_two_people_who_open_at_once_get_one_table(tables: Tables) -> None:
    results = await asyncio.gather(opened(tables), opened(tables), return_exceptions=True)
    assert [str(result) for result in results if isinstance(result, Refusal)] == ["channel-busy"]
    assert len(list(tables.active())) == 1


async def test_what_cannot_be_opened(tables: Tables) -> None:
    async def reason(**options: object) -> str:
        return (await refused(tables.open(GUILD, CHANNEL, ANN, "Ann", **options))).reason  # type: ignore[arg-type]

    assert await reason(game="chess") == "unknown-game"
    assert await reason(game="toy", seats=5) == "wrong-seats"
    assert await reason(game="toy", seats=1) == "wrong-seats"
    assert await reason(game="toy", options={"speed": "high"}) == "unknown-option"
    assert tables.at_channel(CHANNEL) is None


async def test_a_seat_is_taken_once(tables: Tables) -> None:
    table = await opened(tables, BOB, seats=2)
    assert (await refused(tables.join(table.id, ANN, "Ann"))).reason == "already-seated"
    full = await refused(tables.join(table.id, CAT, "Cat"))
    assert (full.reason, full.facts) == ("table-full", {"seats": 2})
    assert tables.get(table.id) == table


async def test_two_people_cannot_take_the_last_seat(tables: Tables) -> None:
    table = await opened(tables, seats=2)
    results = await asyncio.gather(
        *(tables.join(table.id, user, NAMES[user]) for user in (BOB, CAT)), return_exceptions=True
    )
    assert [str(result) for result in results if isinstance(result, Refusal)] == [
        "table-full (seats=2)"
    ]
    assert len(tables.get(table.id).seats) == 2


async def test_who_leaves_the_lobby_makes_room(tables: Tables, again: Tables) -> None:
    table = await opened(tables, BOB, CAT)
    table = await tables.leave(table.id, ANN)
    assert table.host_id == BOB
    assert table.names == {"p1": "Bob", "p2": "Cat"}
    assert (await refused(tables.leave(table.id, ANN))).reason == "not-joined"
    table = await tables.leave(table.id, CAT)
    assert table.host_id == BOB
    table = await tables.leave(table.id, BOB)
    assert (table.status, table.reason, table.seats) == ("ended", "empty", ())
    assert again.get(table.id) == table
    assert (await refused(tables.join(table.id, BOB, "Bob"))).reason == "game-over"


async def test_who_may_start_and_when(tables: Tables) -> None:
    table = await opened(tables)
    few = await refused(tables.start(table.id, ANN, 1))
    assert (few.reason, few.facts) == ("too-few-seated", {"min": 2, "seated": 1})
    await tables.join(table.id, BOB, "Bob")
    assert (await refused(tables.start(table.id, EVE, 1))).reason == "not-joined"
    table = await tables.start(table.id, ANN, 1)
    for late in (
        tables.start(table.id, BOB, 2),
        tables.join(table.id, EVE, "Eve"),
        tables.leave(table.id, BOB),
    ):
        assert (await refused(late)).reason == "already-started"
    assert tables.get(table.id) == table


async def test_nothing_can_be_played_in_the_lobby(tables: Tables) -> None:
    table = await opened(tables, BOB)
    for early in (
        tables.answer(table.id, ANN, 0, "draw"),
        tables.resign(table.id, ANN),
        tables.agree_end(table.id, ANN),
    ):
        assert (await refused(early)).reason == "not-started"
    table = await tables.end(table.id)
    assert (table.status, table.reason) == ("ended", "moderator")


def test_a_table_that_never_was(tables: Tables) -> None:
    with pytest.raises(Refusal, match="no-such-table"):
        tables.get(99)
    assert tables.at_channel(CHANNEL) is None
    assert tables.last_at_channel(CHANNEL) is None
