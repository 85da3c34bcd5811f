"""Tables: who may do what and when, what is stored, and what is left to tell."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

import bot.store
from bot.autopilot import plain_answer
from bot.store import Store
from bot.tables import Table, Tables
from engine import GAMES, Decision, Refusal
from tests.bot.record import assert_replayed
from tests.bot.toy import Toy

ANN, BOB, CAT, DAN, EVE = 1, 2, 3, 4, 5
NAMES = {ANN: "Ann", BOB: "Bob", CAT: "Cat", DAN: "Dan", EVE: "Eve"}
GUILD, CHANNEL, THREAD = 70, 700, 701


class Clock:
    """A clock that stands still until it is set on."""

    def __init__(self) -> None:
        self.now = datetime(2030, 1, 1, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def pass_hours(self, hours: int) -> None:
        self.now += timedelta(hours=hours)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", Toy())


@pytest.fixture
async def tables(store_path: Path, clock: Clock) -> AsyncIterator[Tables]:
    tables = Tables(Store(store_path), clock=clock)
    yield tables
    await tables.close()


@pytest.fixture
async def again(store_path: Path, clock: Clock, tables: Tables) -> AsyncIterator[Tables]:
    """The same tables as another bot finds them in the file."""
    again = Tables(Store(store_path), clock=clock)
    yield again
    await again.close()


async def refused(call: Awaitable[object]) -> Refusal:
    with pytest.raises(Refusal) as caught:
        await call
    return caught.value


async def opened(tables: Tables, *guests: int, channel: int = CHANNEL, seats: int = 4) -> Table:
    table = await tables.open(GUILD, channel, ANN, "Ann", game="toy", seats=seats)
    for guest in guests:
        table = await tables.join(table.id, guest, NAMES[guest])
    return table


async def started(tables: Tables, *guests: int, goal: int = 6) -> Table:
    """A game in which everybody has picked a first card, so that Ann has to act."""
    table = await tables.open(GUILD, CHANNEL, ANN, "Ann", game="toy", options={"goal": goal})
    for guest in guests:
        table = await tables.join(table.id, guest, NAMES[guest])
    table = await tables.start(table.id, ANN, seed=5)
    for user in (ANN, *guests):
        table = await tables.answer(table.id, user, 0, "ant")
    return table


async def say(tables: Tables, table: Table, user: int, answer: str | list[str]) -> Table:
    """Answer whatever is pending for this person."""
    table = tables.get(table.id)
    assert table.game is not None
    player = table.player_of(user)
    assert player is not None
    return await tables.answer(table.id, user, table.game.pending[player].number, answer)


OnDisk = Callable[[Table], None]


@pytest.fixture
def on_disk(store_path: Path) -> OnDisk:
    """Check that the file holds just this table, and a record that leads to its game."""

    def check(table: Table) -> None:
        store = Store(store_path)
        found = store.load(table.id)
        answers, events = store.answers(table.id), store.events(table.id)
        store.close()
        assert found == table
        assert found.game is not None
        assert table.game is not None
        assert found.game.dump() == table.game.dump()
        assert_replayed(table, answers, events)

    return check


# Gathering


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
    assert (await refused(tables.leave(table.id, ANN))).reason == "not-seated"
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
    assert (await refused(tables.start(table.id, EVE, 1))).reason == "not-seated"
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


# Playing


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
    assert (waiting.reason, waiting.facts) == ("not-awaited", {"awaited": "Ann"})
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
    while not answering.done():
        assert tables.get(table.id) in (table, answering.done() and answering.result())
        await asyncio.sleep(0)
    assert tables.get(table.id) == answering.result()


async def test_who_is_cancelled_leaves_nothing_half_done(tables: Tables, on_disk: OnDisk) -> None:
    table = await started(tables, BOB)
    answering = asyncio.ensure_future(say(tables, table, ANN, "draw"))
    await asyncio.sleep(0)
    answering.cancel()
    with pytest.raises(asyncio.CancelledError):
        await answering
    on_disk(tables.get(table.id))
    assert tables.get(table.id).answer_count in (table.answer_count, table.answer_count + 1)


async def test_games_go_on_after_a_restart_in_mid_action(tables: Tables, again: Tables) -> None:
    table = await started(tables, BOB)
    table = await say(tables, table, ANN, "ask")
    table = await say(again, table, BOB, "yes")
    assert table.game is not None
    assert table.game.view() == {"p1": 0, "p2": 2}


# Resigning


async def test_the_last_of_two_wins(tables: Tables, on_disk: OnDisk) -> None:
    table = await started(tables, BOB)
    table = await tables.resign(table.id, ANN)
    assert (table.status, table.winners, table.reason) == ("over", ("p2",), "resigned")
    assert not table.awaited
    on_disk(table)


async def test_a_resigned_seat_is_played_automatically(tables: Tables, on_disk: OnDisk) -> None:
    table = await started(tables, BOB, CAT)
    events = table.event_count
    table = await tables.resign(table.id, ANN)
    assert table.seat("p1").resigned_after == events
    assert [seat.player for seat in table.awaited] == ["p2"]
    for call in (
        tables.resign(table.id, ANN),
        tables.answer(table.id, ANN, 3, "draw"),
        tables.agree_end(table.id, ANN),
    ):
        assert (await refused(call)).reason == "resigned"
    table = await say(tables, table, BOB, "draw")
    table = await say(tables, table, CAT, "ask")  # Ann is asked and has her turn, by herself
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


async def test_a_resigned_seat_declines_what_all_are_asked(tables: Tables, on_disk: OnDisk) -> None:
    table = await started(tables, BOB, CAT)
    await tables.resign(table.id, BOB)
    table = await say(tables, table, ANN, "all")
    assert [seat.player for seat in table.awaited] == ["p1", "p3"]
    table = await say(tables, table, CAT, ["bee"])
    table = await say(tables, table, ANN, [])
    assert table.game is not None
    assert table.game.view() == {"p1": 0, "p2": 1, "p3": 1}  # Bob has drawn since
    on_disk(table)


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


# Ending


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
    await tables.set_board_message(table.id, CHANNEL, 9000, turn=1)
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


# Telling


def untold(tables: Tables) -> list[int]:
    return [table.id for table in tables.untold()]


async def test_everything_is_told_once(tables: Tables, again: Tables) -> None:
    table = await opened(tables, BOB)
    assert untold(again) == [table.id]
    await tables.set_board_message(table.id, CHANNEL, 9000)
    table = await tables.set_told(table)
    assert (table.board_message_id, table.board_turn, table.untold) == (9000, 0, False)
    assert untold(again) == []
    table = await tables.start(table.id, ANN, seed=5)
    assert untold(again) == [table.id]
    table = await tables.set_told(table)
    assert table.told == table.event_count
    assert untold(again) == [table.id]  # both have to be pinged
    await tables.mark_pinged(table.id, "p1", 0)
    await tables.mark_pinged(table.id, "p2", 0)
    assert untold(again) == []
    table = await tables.end(table.id)
    assert untold(again) == [table.id]
    await tables.set_told(table)
    assert untold(again) == []


async def test_to_tell_an_older_table_leaves_the_newer_one_untold(tables: Tables) -> None:
    older = await started(tables, BOB)
    newer = await say(tables, older, ANN, "draw")
    table = await tables.set_told(older)
    assert (table.shown, table.told, table.untold) == (older.version, older.event_count, True)
    await tables.set_told(newer)
    table = await tables.set_told(older)
    assert (table.shown, table.told) == (newer.version, newer.event_count)


async def test_one_ping_for_each_wait(tables: Tables, clock: Clock) -> None:
    table = await started(tables, BOB)

    def due() -> list[str]:
        return [seat.player for seat in tables.get(table.id).seats if seat.ping_due]

    async def ping() -> None:
        for seat in tables.get(table.id).seats:
            if seat.ping_due:
                assert seat.wait is not None
                await tables.mark_pinged(table.id, seat.player, seat.wait)

    assert due() == ["p1"]
    await ping()
    assert due() == []
    clock.pass_hours(1)
    await say(tables, table, ANN, "ask")
    assert due() == ["p2"]
    assert tables.get(table.id).seat("p2").waiting_since == clock.now
    await ping()
    began = clock.now
    clock.pass_hours(1)
    await say(tables, table, BOB, "no")  # and it is Bob's turn at once: the same wait goes on
    assert due() == []
    assert tables.get(table.id).seat("p2").waiting_since == began
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
    await tables.mark_pinged(table.id, "p1", second)
    table = await tables.mark_pinged(table.id, "p1", first)
    assert not table.seat("p1").ping_due


async def test_direct_messages_are_remembered(tables: Tables, again: Tables) -> None:
    table = await started(tables, BOB)
    await tables.set_dm_closed(table.id, "p2")
    await tables.set_dm_message(table.id, "p1", 800, 9001, table.version)
    table = again.get(table.id)
    assert (table.seat("p1").dm_channel_id, table.seat("p1").dm_message_id) == (800, 9001)
    assert table.seat("p1").dm_version == table.version
    assert [seat.dm_closed for seat in table.seats] == [False, True]
    table = await tables.set_dm_message(table.id, "p2", 801, 9002, table.version)
    assert not table.seat("p2").dm_closed


async def test_a_lost_board_message_is_forgotten(tables: Tables) -> None:
    table = await started(tables, BOB)
    await tables.set_board_message(table.id, CHANNEL, 9000, turn=2)
    table = await tables.forget_board_message(table.id)
    assert (table.board_channel_id, table.board_message_id, table.board_turn) == (None, None, None)


# When something fails


async def test_what_could_not_be_saved_has_not_happened(
    store_path: Path, tables: Tables, on_disk: OnDisk, logged_errors: list[logging.LogRecord]
) -> None:
    table = await started(tables, BOB)
    with sqlite3.connect(store_path) as disk:
        disk.execute(
            "CREATE TRIGGER full BEFORE INSERT ON events"
            " BEGIN SELECT RAISE(ABORT, 'disk is full'); END"
        )
    assert (await refused(say(tables, table, ANN, "draw"))).reason == "not-saved"
    assert [record.getMessage() for record in logged_errors] == ["not saved: disk is full"]
    logged_errors.clear()
    assert tables.get(table.id) == table
    on_disk(table)
    with sqlite3.connect(store_path) as disk:
        disk.execute("DROP TRIGGER full")
    on_disk(await say(tables, table, ANN, "draw"))


async def test_a_locked_database_refuses_kindly(
    store_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    logged_errors: list[logging.LogRecord],
) -> None:
    monkeypatch.setattr(bot.store, "SECONDS_TO_WAIT_FOR_A_LOCK", 0)
    tables = Tables(Store(store_path))
    table = await opened(tables)
    other = sqlite3.connect(store_path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert (await refused(tables.join(table.id, BOB, "Bob"))).reason == "not-saved"
    assert (await refused(opened(tables, channel=THREAD))).reason == "not-saved"
    assert tables.get(table.id) == table  # reading goes on
    other.execute("ROLLBACK")
    other.close()
    assert len((await tables.join(table.id, BOB, "Bob")).seats) == 2
    logged_errors.clear()
    await tables.close()


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
    """Press a button that is as old as ``table``."""
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
    await tables.set_told(table)
    monkeypatch.setattr(Toy, "actions", ("draw", "ask", "everybody"))
    assert [restarted.id for restarted in await again.resume()] == [table.id]
    assert untold(again) == [table.id]
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
