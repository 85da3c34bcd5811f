"""A SQLite file, with a connection that writes and one that reads."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlite_utils import Database

from bot.core.errors import ChannelTaken, NewerDatabase, NotRead, NotStored
from bot.core.settings import CannotStart
from bot.storage.connection import Connection, Row, adding
from bot.storage.inspection import changes
from bot.storage.migrations import SQLITE, missing, unknown, upgrade

SECONDS_TO_WAIT_FOR_A_LOCK = 5.0
OLDEST = (3, 39)  # SQLite's first version with IS DISTINCT FROM


class SqliteConnection(Connection):
    """The connection to a SQLite file."""

    def __init__(self, path: Path, *, read_only: bool = False) -> None:
        """Open the file, creating or upgrading it as needed, unless ``read_only``.

        Raises ``CannotStart`` if it cannot be opened or is no database of this version.
        """
        try:
            if read_only:
                self._writer = self._reader = _reader(path)
            else:
                self._open(path)
        except sqlite3.Error as error:
            raise CannotStart("stop-store-unusable", path=str(path), error=str(error)) from error

    def _open(self, path: Path) -> None:
        if sqlite3.sqlite_version_info < OLDEST:
            raise CannotStart("stop-sqlite-too-old", version=sqlite3.sqlite_version)
        self._writer = _connect(path)
        self._writer.enable_wal()
        self._writer.execute("PRAGMA synchronous = FULL")
        _upgrade_schema(self._writer.conn, path)
        # Not before: a migration rebuilds a table by dropping the old one, which must not delete
        # its children.
        self._writer.execute("PRAGMA foreign_keys = ON")
        self._reader = _reader(path)

    def close(self) -> None:
        """Close the file."""
        self._reader.close()
        self._writer.close()

    # Writing

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Implement ``Connection.transaction``."""
        try:
            with self._begun():
                yield
        except sqlite3.IntegrityError as error:
            if "tables.channel_id" in str(error):
                raise ChannelTaken(str(error)) from error
            raise NotStored(str(error)) from error
        except sqlite3.Error as error:
            raise NotStored(str(error)) from error

    @contextmanager
    def _begun(self) -> Iterator[None]:
        connection = self._writer.conn
        if connection.in_transaction:
            with self._writer.atomic():
                yield
            return
        # Immediately: a transaction that reads first and then writes could not wait for a writer.
        connection.execute("BEGIN IMMEDIATE")
        try:
            yield
            connection.execute("COMMIT")
        except BaseException:
            connection.rollback()
            raise

    def write(self, sql: str, values: Mapping[str, Any] | Sequence[Any] = ()) -> int:
        """Implement ``Connection.write``."""
        return self._writer.conn.execute(sql, values).rowcount

    def add(self, name: str, row: Row) -> int:
        """Implement ``Connection.add``."""
        return int(self._writer.conn.execute(adding(name, row), row).lastrowid or 0)

    def add_all(self, name: str, rows: Sequence[Row]) -> None:
        """Implement ``Connection.add_all``."""
        if rows:
            self._writer.conn.executemany(adding(name, rows[0]), rows)

    def written(self, sql: str, *values: Any) -> list[Row]:
        """Implement ``Connection.written``."""
        try:
            return list(self._writer.query(sql, list(values)))
        except sqlite3.Error as error:
            raise NotRead(str(error)) from error

    # Reading

    @contextmanager
    def snapshot(self) -> Iterator[None]:
        """Implement ``Connection.snapshot``."""
        with self._reader.atomic():
            yield

    def all(self, sql: str, *values: Any) -> list[Row]:
        """Implement ``Connection.all``."""
        try:
            return list(self._reader.query(sql, list(values)))
        except sqlite3.Error as error:
            raise NotRead(str(error)) from error


def _upgrade_schema(file: sqlite3.Connection, path: Path) -> None:
    """Create or upgrade the tables as needed: all of them, or none."""
    done = changes(file)
    if newer := unknown(done):
        raise NewerDatabase(str(path), newer)
    if not missing(done):
        return
    try:
        file.execute("BEGIN IMMEDIATE")
        upgrade(file.execute, SQLITE, changes(file))  # no other process can upgrade it any more
        file.execute("COMMIT")
    except sqlite3.Error as error:
        file.rollback()
        if not done:
            raise
        raise CannotStart("stop-not-upgraded", path=str(path), error=str(error)) from error


def _reader(path: Path) -> Database:
    reader = _connect(path)
    reader.execute("PRAGMA query_only = ON")
    return reader


def _connect(path: Path) -> Database:
    # Without an isolation level the driver begins and commits no transactions by itself. Each
    # connection is used by one thread at a time, but not by the one that opened it.
    connection = sqlite3.connect(
        path,
        timeout=SECONDS_TO_WAIT_FOR_A_LOCK,
        isolation_level=None,
        check_same_thread=False,
    )
    return Database(connection)
