"""Several processes on one database: ownership of servers, shared locks, and news."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from bot.cluster.bus import Bus
from bot.cluster.locks import Locks
from bot.core.settings import CannotStart, settings_from
from bot.core.shards import ALL, Shards
from bot.host.doctor import NOTE, Finding, local_findings
from bot.host.lock import lock_shards
from bot.storage import NotStored, Store, coordination
from bot.storage.coordination import Coordination, claimed_shards
from bot.storage.copies import open_snapshot
from bot.tables.service import Tables
from engine import Refusal
from tests.stores import database, disconnect, outsider

SERVER = "postgresql://user@server/database"


@pytest.fixture
def url() -> Iterator[str]:
    with database() as address:
        yield address


@pytest.fixture
def across(url: str) -> Iterator[Coordination]:
    with closing(Store(url)) as store:
        assert store.across is not None
        yield store.across


@pytest.fixture
def other(url: str) -> Iterator[Coordination]:
    """Return the coordination of another process on the same database."""
    with closing(Store(url)) as store:
        assert store.across is not None
        yield store.across


# Whose server it is


@pytest.mark.parametrize(
    ("text", "shards"),
    [("0-3/8", Shards(0, 3, 8)), ("5/8", Shards(5, 5, 8)), ("0/1", ALL), ("", None)],
)
def test_shards_are_written_as_a_range_of_all(text: str, shards: Shards | None) -> None:
    settings = settings_from({"CIVITAS_SHARDS": text, "DATABASE_URL": SERVER})
    assert settings.shards == shards


@pytest.mark.parametrize("text", ["8/8", "3-1/8", "0-8/8", "1", "a/8", "-1/8", "0/0", "٣/8"])
def test_what_cannot_be_shards_is_refused(text: str) -> None:
    with pytest.raises(CannotStart, match="stop-not-shards"):
        settings_from({"CIVITAS_SHARDS": text, "DATABASE_URL": SERVER})


def test_a_file_is_for_all_shards() -> None:
    with pytest.raises(CannotStart, match="stop-shards-without-database"):
        settings_from({"CIVITAS_SHARDS": "0-3/8"})
    assert settings_from({"CIVITAS_SHARDS": "0-7/8"}).shards == Shards(0, 7, 8)


def test_each_server_is_attended_to_by_one() -> None:
    parts = [Shards(0, 1, 5), Shards(2, 3, 5), Shards(4, 4, 5)]
    for guild_id in range(0, 40 << 22, 999_999):
        assert [part.mine(guild_id) for part in parts].count(True) == 1
    assert [part.lead for part in parts] == [True, False, False]
    assert parts[0].mine(0), "where direct messages arrive"
    assert all(ALL.mine(guild_id) for guild_id in range(0, 1 << 30, 99_999_999))


def test_each_process_gives_a_sign_of_life_of_its_own() -> None:
    folder = {"CIVITAS_DATA": "/games", "DATABASE_URL": SERVER}
    paths = [
        settings_from({**folder, "CIVITAS_SHARDS": shards}).heartbeat
        for shards in ("", "0-3/8", "4-7/8")
    ]
    assert paths == [Path("/games", name) for name in ("heartbeat", "heartbeat", "heartbeat-4")]


async def test_nobody_attends_to_the_shards_of_another_process(url: str) -> None:
    first = Tables(Store(url), shards=Shards(0, 1, 4))
    lock_shards(first)
    for taken in (Shards(1, 2, 4), Shards(0, 0, 4), Shards(4, 4, 5), ALL):
        second = Tables(Store(url), shards=taken)
        with pytest.raises(CannotStart, match="stop-shards-taken"):
            lock_shards(second)
        await second.close()
    beside = Tables(Store(url), shards=Shards(2, 3, 4))
    lock_shards(beside)
    await first.close()
    again = Tables(Store(url), shards=Shards(0, 1, 4))
    lock_shards(again)
    await beside.close()
    await again.close()


async def test_shards_that_were_lost_with_the_server_are_taken_again(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coordination, "SECONDS_BETWEEN_TRIES", 0.01)
    first = Tables(Store(url), shards=Shards(0, 0, 2))
    lock_shards(first)
    heard = Event()
    assert first.store.across is not None
    first.store.across.listen(lambda _: heard.set())
    disconnect(url)
    heard.clear()
    while not heard.wait(0.1):  # until it listens again
        with suppress(NotStored):
            first.store.across.notify("again 1 0")
    second = Store(url)
    assert second.across is not None
    assert not second.across.claim_shards([0], 2)
    second.close()
    await first.close()


def test_a_cut_of_what_holds_the_shards_is_noticed_at_once(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only that connection is cut; it is noticed without a press or any time passing.

    Meanwhile another process could have taken the shards, and both would have sent all messages.
    """
    monkeypatch.setattr(coordination, "SECONDS_BETWEEN_LOOKS", 3600)
    monkeypatch.setattr(coordination, "SECONDS_BETWEEN_TRIES", 3600)
    holder = (
        "SELECT pid FROM pg_locks JOIN pg_database ON pg_database.oid = database"
        " WHERE datname = current_database() AND classid = 4417911 AND granted"
    )
    assert coordination.SHARD == 4417911
    moment, heard = Event(), Event()
    with closing(Store(url)) as store, outsider(url) as other:
        assert store.across is not None
        assert store.across.claim_shards([0], 1)
        store.across.listen(lambda _: heard.set())
        for _ in range(3):
            ((before,),) = other.execute(holder)
            other.execute("SELECT pg_terminate_backend(?)", [before])
            while not (now := other.execute(holder)) or now == [(before,)]:
                moment.wait(0.01)
        while not heard.wait(0.01):  # it hears again, too
            store.across.notify("table 1 0")


def test_what_listens_for_an_hour_can_be_closed_at_once(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coordination, "SECONDS_BETWEEN_LOOKS", 3600)
    heard = Event()
    store = Store(url)
    assert store.across is not None
    store.across.listen(lambda _: heard.set())
    while not heard.wait(0.01):
        store.across.notify("table 1 0")
    store.close()


def test_shards_that_somebody_else_had_meanwhile_are_taken_when_they_are_free(
    url: str, monkeypatch: pytest.MonkeyPatch, logged_errors: list[logging.LogRecord]
) -> None:
    """The other holder may be this process's own lost connection, not yet noticed."""
    monkeypatch.setattr(coordination, "SECONDS_BETWEEN_LOOKS", 0.01)
    moment, taken = Event(), Event()
    with closing(Store(url)) as first, closing(Store(url)) as second:
        assert first.across is not None
        assert second.across is not None
        assert first.across.claim_shards([0], 1)
        heard = Event()
        first.across.listen(lambda _: heard.set())
        while not heard.wait(0.01):  # until it listens
            first.across.notify("table 1 0")
        connect = first.across._connect

        def late() -> Any:
            taken.wait()
            return connect()

        monkeypatch.setattr(first.across, "_connect", late)
        disconnect(url)
        while not second.across.claim_shards([0], 1):  # as soon as the server has given them back
            moment.wait(0.01)
        taken.set()
        while not logged_errors:
            moment.wait(0.01)
        assert "another process has taken a shard" in logged_errors.pop().getMessage()
        second.close()
        with open_snapshot(url) as games:
            while claimed_shards(games) != (1, {0}):
                moment.wait(0.01)


async def test_the_doctor_names_shards_that_nobody_attends_to(url: str, tmp_path: Path) -> None:
    settings = settings_from({"CIVITAS_DATA": str(tmp_path), "DATABASE_URL": url})

    def found(key: str) -> Finding:
        return next(each for each in local_findings(settings, {}) if each.key == key)

    assert found("doctor-nobody-plays").grade == NOTE
    first, second = (Tables(Store(url), shards=Shards(n, n + 1, 4)) for n in (0, 2))
    lock_shards(first)
    assert found("doctor-shards-alone").facts == {"shards": "2, 3", "count": 4}
    lock_shards(second)
    assert found("doctor-shards-attended").facts == {"count": 4}
    await first.close()
    await second.close()


# Locks


async def test_a_lock_holds_in_all_processes(across: Coordination, other: Coordination) -> None:
    mine, theirs = Locks(across), Locks(other)
    order: list[str] = []

    async def wait() -> None:
        async with theirs("table", 1):
            order.append("theirs")

    async with mine("table", 1):
        waiting = asyncio.create_task(wait())
        async with theirs("table", 2), theirs("person", 1):
            order.append("something else")
        await asyncio.sleep(0)
        order.append("mine")
    await waiting
    assert order == ["something else", "mine", "theirs"]
    mine.close()
    theirs.close()


async def test_whoever_does_not_wait_any_more_holds_nothing(
    across: Coordination, other: Coordination
) -> None:
    mine, theirs = Locks(across), Locks(other)
    async with mine("table", 1):
        waiting = asyncio.create_task(theirs("table", 1).__aenter__())
        for _ in range(2):
            await asyncio.sleep(0)
            waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    async with mine("table", 1):
        pass
    mine.close()
    theirs.close()


async def test_a_process_that_dies_holds_nothing(url: str, other: Coordination) -> None:
    dying = Store(url)
    assert dying.across is not None
    assert dying.across.try_lock("table 1") is not None
    assert other.try_lock("table 1") is None
    dying.close()
    theirs = Locks(other)
    async with theirs("table", 1):
        pass
    theirs.close()


async def test_locks_are_there_again_as_soon_as_the_server_is(
    url: str, across: Coordination
) -> None:
    locks = Locks(across)
    for _ in range(2):
        async with locks("table", 1):
            pass
        disconnect(url)
    across.notify("table 1 0")
    locks.close()


async def test_without_the_database_nothing_is_changed(
    across: Coordination, monkeypatch: pytest.MonkeyPatch, logged_errors: list[logging.LogRecord]
) -> None:
    def fails(_: str) -> None:
        raise NotStored("the server is gone")

    monkeypatch.setattr(across, "try_lock", fails)
    locks = Locks(across)
    with pytest.raises(Refusal, match="not-saved"):
        async with locks("table", 1):
            raise AssertionError("nobody may get here")
    assert len(logged_errors) == 1
    logged_errors.clear()
    locks.close()


# News


async def test_news_is_for_whoever_attends_to_the_server(
    across: Coordination, other: Coordination
) -> None:
    here, there = Bus(across, Shards(0, 0, 2)), Bus(other, Shards(1, 1, 2))
    heard: list[tuple[str, int]] = []
    arrived = asyncio.Event()

    def follow(number: int) -> None:
        heard.append(("there", number))
        arrived.set()

    here.on("table", lambda number: heard.append(("here", number)))
    there.on("table", follow)
    here.start()
    there.start()
    assert here.mine("table", 7, 0)
    while not arrived.is_set():  # until the other one listens
        assert not here.mine("table", 8, 1 << 22)
        await here.finish()
        await asyncio.wait([asyncio.create_task(arrived.wait())], timeout=0.1)
    assert set(heard) == {("there", 8)}


async def test_what_another_process_has_changed_is_seen_at_once(url: str) -> None:
    here, there = Tables(Store(url)), Tables(Store(url))
    table = await here.open(1, 2, 3, "Ann")
    assert there.get(table.id).seats == table.seats
    await there.join(table.id, 4, "Bob")
    assert [seat.name for seat in here.get(table.id).seats] == ["Ann", "Bob"]
    await here.start(table.id, 3, seed=1)
    answered = there.get(table.id)
    assert answered.game is not None
    for player, decision in answered.game.pending.items():
        seat = answered.seat(player)
        await there.answer(table.id, seat.person, decision.number, decision.options[0])
    assert here.get(table.id).answer_count == 2
    await asyncio.gather(*(each.end(table.id) for each in (here, there)))
    assert here.get(table.id).version == there.get(table.id).version
    await here.close()
    await there.close()
