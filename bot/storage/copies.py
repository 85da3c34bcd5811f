"""Reading, copying and replacing all games of a PostgreSQL database."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import psycopg

from bot.core.errors import NewerDatabase
from bot.core.settings import CannotStart, shown
from bot.storage.dialect import statement
from bot.storage.inspection import changes
from bot.storage.migrations import RECORD, unknown
from bot.storage.moving import applied, columns_made_by, put, remove, take
from bot.storage.postgresql import (
    OPENING,
    Client,
    acquire_write_lock,
    check_encoding,
    connect,
    lock_exclusively,
    opening,
    upgrade_schema,
)

# Tables with rows even in a database without games.
NOTHING = {RECORD, "rules"}


class ReadOnlySnapshot:
    """A read-only snapshot of a PostgreSQL database."""

    def __init__(self, connection: Client) -> None:
        self._connection = connection
        self._names = count()
        self.applied = applied(connection)

    def execute(self, sql: str, values: Any = ()) -> psycopg.Cursor[Any]:
        """Return a cursor with the rows of a query, fetched in batches."""
        cursor = self._connection.cursor(f"snapshot_{next(self._names)}")
        return cursor.execute(statement(sql), values)

    def setting(self, name: str) -> str:
        """Return a setting of the server by its name."""
        ((value,),) = self._connection.execute("SELECT current_setting(%s)", [name]).fetchall()
        return str(value)

    def size(self) -> int:
        """Return the size of the database in bytes."""
        ((size,),) = self._connection.execute(
            "SELECT pg_database_size(current_database())"
        ).fetchall()
        return int(size)


@contextmanager
def open_snapshot(url: str) -> Iterator[ReadOnlySnapshot]:
    """Open a database for inspection, even during play. Raises ``CannotStart``."""
    with opening(url), closing(connect(url)) as connection:
        connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        yield ReadOnlySnapshot(connection)


def copy_out(url: str, file: sqlite3.Connection) -> None:
    """Copy all games into the empty ``file``, even during play; raise ``CannotStart``."""
    with opening(url), closing(connect(url)) as connection:
        connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        done = applied(connection)
        if newer := unknown(done):
            raise NewerDatabase(shown(url), newer)
        if not done:
            raise CannotStart("stop-nothing-to-back-up", path=shown(url))
        take(connection, file, done)


def put_in_place(url: str, file: sqlite3.Connection, kept: Path | None) -> bool:
    """Replace the games by those of ``file``; return whether ``kept`` was written.

    Those of an older version are upgraded. The old games are copied into the new file ``kept``;
    without one, there must not be any. Raises ``CannotStart``, without any change, also if a bot is
    running.
    """
    where = shown(url)
    with opening(url), closing(connect(url, **OPENING)) as connection, connection.transaction():
        if not lock_exclusively(connection):
            raise CannotStart("stop-database-in-use", path=where)
        acquire_write_lock(connection)
        done = applied(connection)
        if newer := unknown(done):
            raise NewerDatabase(where, newer)
        check_encoding(connection, url)
        full = bool(done) and _holds_something(connection, done)
        if full and kept is None:
            raise CannotStart("stop-database-not-empty", path=where)
        if full and kept is not None:
            with closing(sqlite3.connect(kept)) as before:
                take(connection, before, done)
        if done:
            remove(connection, done)
        put(connection, file)
        upgrade_schema(connection, changes(file), url)
    return full


def _holds_something(connection: Client, done: list[str]) -> bool:
    return any(
        connection.execute(f"SELECT 1 FROM {name} LIMIT 1").fetchone()
        for name in columns_made_by(done)
        if name not in NOTHING
    )
