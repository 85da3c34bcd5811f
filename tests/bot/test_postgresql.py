"""Features of PostgreSQL only: sharing, reconnection, and migration from SQLite."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.core.settings import CannotStart, settings_from, shown
from bot.core.table import Seat, Table
from bot.storage import ChannelTaken, NotRead, NotStored, Store
from bot.storage.dialect import statement
from bot.storage.postgresql import (
    NOTICING,
    WRITING,
    PostgresqlConnection,
    connect,
    lock_exclusively,
)
from tests.bot.test_store import TABLE
from tests.bot.test_upgrades import FIXTURES, put_as_it_is, unpacked
from tests.stores import database, disconnect, outsider


@pytest.fixture
def url() -> Iterator[str]:
    """Yield a database with the current tables, which are empty."""
    with database() as url:
        yield url


@pytest.fixture
def bare() -> Iterator[str]:
    """Yield a database as the host has created it."""
    with database(empty=True) as url:
        yield url


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    store = Store(url)
    yield store
    store.close()


def opened(store: Store, channel: int = 1) -> Table:
    table = replace(TABLE, channel_id=channel)
    return replace(table, id=store.tables.insert(table))


# Statements


@pytest.mark.parametrize(
    ("sql", "expected"),
    [
        ("SELECT 1 WHERE id = ? AND name LIKE ?", "SELECT 1 WHERE id = %s AND name LIKE %s"),
        ("VALUES (:id, :user_id)", "VALUES (%(id)s, %(user_id)s)"),
        ("SELECT '?:a%' || x::text, 5 % 2", "SELECT '?:a%%' || x::text, 5 %% 2"),
    ],
)
def test_placeholders(sql: str, expected: str) -> None:
    assert statement(sql) == expected


def test_texts_are_in_the_same_order_on_both(url: str, tmp_path: Path) -> None:
    names = ["b", "a", "B", "É", "é", "z", "_", "1", "10", "9", "A b", "ab"]
    found = []
    for where in (url, tmp_path / "civitas.sqlite3"):
        with closing(Store(where)) as store:
            seats = tuple(Seat(name, number, name) for number, name in enumerate(names))
            table_id = store.tables.insert(replace(TABLE, seats=seats))
            table = store.tables.load(table_id)
            assert table is not None
            found.append([seat.player for seat in table.seats])
    assert found[0] == found[1] == sorted(names)


def test_a_character_that_says_nothing_is_left_out(store: Store) -> None:
    seat = Seat("p1", 1, "A\0nn")
    table = store.tables.load(store.tables.insert(replace(TABLE, seats=(seat,))))
    assert table is not None
    assert table.seats == (replace(seat, name="Ann"),)


def test_what_is_no_text_is_not_stored(store: Store) -> None:
    with pytest.raises(NotStored):
        store.tables.insert(replace(TABLE, seats=(Seat("p1", 1, "\ud800"),)))
    assert store.tables.active() == []


# Tables


def test_what_belongs_to_a_table_goes_with_it(store: Store, url: str) -> None:
    table = opened(store)
    with store.transaction():
        store.privacy.delete_table(table.id)
    with outsider(url) as other:
        assert other.execute("SELECT * FROM seats") == []


def test_what_nobody_may_be_is_not_stored(store: Store) -> None:
    with pytest.raises(NotStored, match="tables_status_check") as error:
        store.tables.insert(replace(TABLE, status="asleep"))
    assert "Bób" not in str(error.value), "what is logged names nobody, and no card"


# Several at once


def test_two_processes_know_of_each_other_at_once(store: Store, url: str) -> None:
    with closing(Store(url)) as other:
        table = opened(store)
        assert other.tables.load(table.id) == table
        with pytest.raises(ChannelTaken):
            opened(other)
        other.tables.save(table, replace(table, version=2))
        with pytest.raises(NotStored, match="has changed"):
            store.tables.save(table, replace(table, version=2))


def test_a_closed_database_can_be_replaced_at_once(url: str) -> None:
    """Though the server notices only a moment later that the connections are closed."""
    with closing(connect(url)) as other:
        for _ in range(10):
            Store(url).close()
            with other.transaction():
                assert lock_exclusively(other)


def test_whoever_reads_in_order_to_write_knows_all_that_is(url: str) -> None:
    """Each client counts one up from the number that it has read, a hundred times."""

    def count() -> None:
        with closing(Store(url)) as store:
            connection = store._connection
            for _ in range(25):
                with store.transaction():
                    (row,) = connection.written("SELECT count(*) AS number FROM rules")
                    connection.add_all("rules", [{"id": row["number"], "fingerprint": "x"}])

    processes = [threading.Thread(target=count) for _ in range(4)]
    for process in processes:
        process.start()
    for process in processes:
        process.join()
    with outsider(url) as other:
        assert other.execute("SELECT count(*), max(id) FROM rules") == [(100, 99)]


def test_what_is_read_together_is_of_one_moment(store: Store, url: str) -> None:
    table = opened(store)
    reading = store._connection
    with reading.snapshot():
        before = reading.all("SELECT language FROM tables")
        with outsider(url) as other:
            other.execute("UPDATE tables SET language = 'it'")
        assert reading.all("SELECT language FROM tables") == before
    found = store.tables.load(table.id)
    assert found is not None
    assert found.language == "it"


def test_who_hangs_while_it_is_their_turn_loses_it(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as impatient:
        impatient.setitem(WRITING, "idle_in_transaction_session_timeout", "20ms")
        stuck = Store(url)
    with closing(stuck), closing(Store(url)) as other:
        writing = stuck.transaction()
        writing.__enter__()
        stuck._connection.write("DELETE FROM rules")
        assert opened(other).id  # after 20 ms
        with pytest.raises(NotStored):
            writing.__exit__(None, None, None)
        assert opened(stuck, channel=2).id


# A server that goes away


def test_between_two_changes_nobody_notices(store: Store, url: str) -> None:
    first = opened(store, channel=1)
    disconnect(url)
    second = opened(store, channel=2)
    disconnect(url)
    assert store.tables.active() == [first.id, second.id]
    disconnect(url)
    assert store.tables.load(second.id) == second
    assert store.privacy.stored(1)["seats"], "which is read where one may write"
    disconnect(url)
    assert store.privacy.stored(1)["seats"]


def test_a_bot_that_only_reads_uses_the_database_as_well(store: Store, url: str) -> None:
    disconnect(url)
    store.tables.active()
    with closing(connect(url)) as other, other.transaction():
        assert not lock_exclusively(other)
    store.close()
    with closing(connect(url)) as other, other.transaction():
        assert lock_exclusively(other)


def test_in_the_middle_of_a_change_nothing_of_it_is_stored(store: Store, url: str) -> None:
    def changed() -> None:
        with store.transaction():
            opened(store)
            disconnect(url)
            opened(store, channel=2)

    with pytest.raises(NotStored):
        changed()
    assert store.tables.active() == []
    assert opened(store).id


def test_in_the_middle_of_reading_together(store: Store, url: str) -> None:
    reading = store._connection

    def read() -> None:
        with reading.snapshot():
            reading.all("SELECT 1 AS one")
            disconnect(url)
            reading.all("SELECT 1 AS one")

    with pytest.raises(NotRead):
        read()
    assert reading.all("SELECT 1 AS one") == [{"one": 1}]


def test_a_server_that_is_gone_is_not_asked_again_and_again(
    store: Store, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries = []

    def gone(*_: Any, **__: Any) -> None:
        tries.append(1)
        raise CannotStart("stop-database-unreachable", path="", error="")

    table = opened(store)
    disconnect(url)
    with monkeypatch.context() as away:
        away.setattr(PostgresqlConnection, "_opened", gone)
        away.setattr("bot.storage.postgresql.connect", refused(tries))
        for _ in range(3):
            with pytest.raises(NotRead):
                store.tables.load(table.id)
        assert len(tries) == 1
        with pytest.raises(NotStored):
            opened(store, channel=2)
    connection = store._connection
    assert isinstance(connection, PostgresqlConnection)
    connection._unreadable_until = 0
    assert store.tables.load(table.id) == table
    assert opened(store, channel=2).id


def refused(tries: list[int]) -> Any:
    import psycopg

    def connect(*_: Any, **__: Any) -> None:
        tries.append(1)
        raise psycopg.OperationalError("connection refused")

    return connect


def test_the_server_soon_notices_that_a_machine_is_gone(url: str) -> None:
    with closing(connect(url)) as connection:
        if connection.info.host.startswith("/"):
            pytest.skip("the server is on this machine, and sees it at once")
        for name, value in NOTICING.items():
            assert connection.execute(f"SHOW {name}").fetchall() == [(value,)]


def test_what_is_committed_is_on_the_disk_whatever_others_want(url: str) -> None:
    with outsider(url) as other:
        (name,) = other.execute("SELECT current_database()")[0]
        other.execute(f"ALTER DATABASE {name} SET synchronous_commit = off")
    with closing(Store(url)) as store:
        rows = store._connection.written("SELECT current_setting('synchronous_commit') AS now")
    assert rows == [{"now": "on"}]


# Made, and brought up to date


def test_several_that_start_at_once_make_the_tables_once(bare: str) -> None:
    assert start_together(bare, 4) == []
    with closing(Store(bare)) as store:
        assert opened(store).id == 1


@pytest.fixture(params=FIXTURES, ids=lambda path: path.name.removesuffix(".sqlite3.gz"))
def old(request: pytest.FixtureRequest, bare: str, tmp_path: Path) -> str:
    """Yield a database that another version has written, with the games of a fixture."""
    put_as_it_is(unpacked(request.param, tmp_path / "old.sqlite3"), bare)
    return bare


def test_an_older_database_becomes_what_a_file_would_become(old: str, tmp_path: Path) -> None:
    Store(old).close()
    Store(tmp_path / "old.sqlite3").close()
    with outsider(old) as there, outsider(tmp_path / "old.sqlite3") as here:
        assert without_times(there.tables()) == without_times(here.tables())
    with closing(Store(old)) as store, closing(Store(tmp_path / "old.sqlite3")) as file:
        # Numbers go on after those that were given.
        assert opened(store, channel=3).id == opened(file, channel=3).id > 5


def without_times(tables: dict[str, list[dict[str, Any]]]) -> dict[str, list[Any]]:
    """Return all rows in a canonical order, without the times of migrations."""
    return {
        name: sorted(
            [
                sorted((column, value) for column, value in row.items() if column != "applied_at")
                for row in rows
            ],
            key=repr,
        )
        for name, rows in tables.items()
    }


def test_several_that_start_at_once_bring_it_up_to_date_once(old: str) -> None:
    assert start_together(old, 3) == []
    with outsider(old) as other:
        tables = other.tables()
    names = [row["name"] for row in tables["_sqlite_migrations"]]
    assert sorted(names) == sorted(set(names))
    assert len(tables["tables"]) == 5


def test_an_older_database_in_use_is_left_alone(old: str) -> None:
    with outsider(old) as older:
        before = older.tables()
        older.execute("SELECT pg_advisory_lock_shared(?, ?)", [0x436978, 2])
        with pytest.raises(CannotStart, match="stop-older-database-in-use"):
            Store(old)
        assert older.tables() == before
    Store(old).close()


def start_together(url: str, number: int) -> list[BaseException]:
    """Open a database in several threads at once; return the errors."""
    wrong: list[BaseException] = []

    def start() -> None:
        try:
            Store(url).close()
        except BaseException as error:
            wrong.append(error)

    starting = [threading.Thread(target=start) for _ in range(number)]
    for each in starting:
        each.start()
    for each in starting:
        each.join()
    return wrong


# What is no database for us


def stop(url: str) -> str:
    with pytest.raises(CannotStart) as error:
        Store(url)
    assert "secret" not in str(error.value)
    return error.value.key


def test_a_database_that_others_use(bare: str) -> None:
    with outsider(bare) as other:
        other.execute("CREATE TABLE tables (chairs INTEGER)")
    assert stop(bare) == "stop-database-occupied"


def test_a_user_who_may_not_make_tables(bare: str) -> None:
    with outsider(bare) as other:
        other.execute("REVOKE CREATE ON SCHEMA public FROM PUBLIC, pg_database_owner")
        ((powerful,),) = other.execute("SELECT usesuper FROM pg_user WHERE usename = current_user")
        if powerful:
            other.execute("CREATE ROLE civitas_test_nobody LOGIN")
    try:
        address = bare if not powerful else renamed(bare, "civitas_test_nobody")
        assert stop(address) == "stop-database-forbidden"
    finally:
        if powerful:
            with outsider(bare) as other:
                other.execute("DROP ROLE civitas_test_nobody")


def test_a_database_without_all_letters(url: str) -> None:
    with database(empty=True, options="ENCODING SQL_ASCII LOCALE 'C'") as ascii:
        assert stop(ascii) == "stop-database-not-utf8"


def test_a_database_that_is_not_there(url: str) -> None:
    address, _, _ = url.rpartition("/")
    assert stop(f"{address}/nowhere") == "stop-database-missing"


def renamed(url: str, user: str, password: str = "secret") -> str:
    return f"postgresql://{user}:{password}@{url.rpartition('@')[2]}"


def test_a_user_that_is_not_there(url: str) -> None:
    assert stop(renamed(url, "nobody-at-all")) == "stop-database-refused"


def test_a_server_that_does_not_answer(url: str) -> None:
    assert stop("postgresql://me:secret@127.0.0.1:1/games") == "stop-database-unreachable"


@pytest.mark.parametrize("address", ["postgresql://me:secret@[::1/games", "postgres://%zz"])
def test_an_address_that_is_none(url: str, address: str) -> None:
    assert stop(address) == "stop-not-a-database-url"


def test_without_the_package_that_speaks_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("bot.storage.postgresql")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert stop("postgresql://me:secret@127.0.0.1/games") == "stop-database-driver-missing"


# The setting


@pytest.mark.parametrize(
    ("address", "seen"),
    [
        ("postgresql://me:secret@server:5433/games", "postgresql://me@server:5433/games"),
        ("postgres://me:secret@server/games?password=secret", "postgres://me@server/games"),
        ("postgresql:///games", "postgresql:///games"),
    ],
)
def test_the_password_shows_nowhere(address: str, seen: str) -> None:
    settings = settings_from({"DATABASE_URL": address})
    assert settings.games == address
    assert "secret" not in repr(settings)
    assert shown(settings.games) == seen


@pytest.mark.parametrize("address", ["mysql://me@server/games", "games", "postgresql://a:b@c@d/e"])
def test_an_address_that_cannot_be_meant(address: str) -> None:
    with pytest.raises(CannotStart, match="stop-not-a-database-url") as error:
        settings_from({"DATABASE_URL": address})
    assert address not in str(error.value)
