"""One database file: a connection that writes and one that reads.

The service writes from one thread and reads from another. What has not been committed can never be
read.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any

from sqlite_utils import Database

from bot.store.migrations import migrations

SECONDS_TO_WAIT_FOR_A_LOCK = 5.0

Row = dict[str, Any]


class NotStored(Exception):
    """The database did not take a change: nothing of it is there."""


class ChannelTaken(NotStored):
    """The channel has an active table already."""


class NewerDatabase(sqlite3.DatabaseError):
    """The file was written by a newer version, which knows more than this one."""


class Connection:
    """The database in one SQLite file. What is written is on the disk when a transaction ends."""

    def __init__(self, path: str | Path) -> None:
        """Open the file, making it or bringing it up to date as needed.

        Raises ``sqlite3.Error`` if it cannot be opened or is no database of this version.
        """
        self._writer = _connect(path)
        self._writer.enable_wal()
        self._writer.execute("PRAGMA synchronous = FULL")
        known = {migration.name for migration in migrations.pending(Database(memory=True))}
        unknown = {done.name for done in migrations.applied(self._writer)} - known
        if unknown:
            raise NewerDatabase(f"written by a newer version ({', '.join(sorted(unknown))})")
        # SQLite rebuilds a table by dropping the old one, which must not take its children along.
        migrations.apply(self._writer)
        self._writer.execute("PRAGMA foreign_keys = ON")
        self._reader = _connect(path)
        self._reader.execute("PRAGMA query_only = ON")

    def close(self) -> None:
        """Close the file; nothing can be read or written afterwards."""
        self._reader.close()
        self._writer.close()

    # Writing

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """All that is written in here is kept, or nothing. Raises ``NotStored``.

        Within another transaction it belongs to that one.
        """
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
        # At once: one that reads first, and writes then, could not wait for another writer.
        connection.execute("BEGIN IMMEDIATE")
        try:
            yield
            connection.execute("COMMIT")
        except BaseException:
            connection.rollback()
            raise

    def write(self, sql: str, values: dict[str, Any] | Sequence[Any] = ()) -> sqlite3.Cursor:
        """Carry out one statement; to be called within a ``transaction``."""
        return self._writer.execute(sql, values)

    def add(self, name: str, row: Row) -> int:
        """Add a row to the table called ``name``; its row id."""
        columns, values = ", ".join(row), ", ".join(f":{column}" for column in row)
        added = self.write(f"INSERT INTO {name} ({columns}) VALUES ({values})", row)
        return int(added.lastrowid or 0)

    def put(self, name: str, key: Sequence[str], row: Row) -> None:
        """Add a row, or change that which has the same ``key``, to be what ``row`` says."""
        columns, values = ", ".join(row), ", ".join(f":{column}" for column in row)
        rest = ", ".join(f"{column} = excluded.{column}" for column in row if column not in key)
        otherwise = f"UPDATE SET {rest}" if rest else "NOTHING"
        self.write(
            f"INSERT INTO {name} ({columns}) VALUES ({values})"
            f" ON CONFLICT ({', '.join(key)}) DO {otherwise}",
            row,
        )

    def written(self, sql: str, *values: Any) -> list[Row]:
        """All rows that a query finds, also what this transaction has written so far.

        To be called where one may ``write``.
        """
        return list(self._writer.query(sql, list(values)))

    # Reading

    @contextmanager
    def snapshot(self) -> Iterator[None]:
        """All that is read in here is of one moment."""
        with self._reader.atomic():
            yield

    def all(self, sql: str, *values: Any) -> list[Row]:
        """All rows that a query finds."""
        return list(self._reader.query(sql, list(values)))

    def one(self, sql: str, *values: Any) -> Row | None:
        """The first row that a query finds."""
        return next(iter(self.all(sql, *values)), None)

    def ids(self, sql: str, *values: Any) -> list[int]:
        """The column ``id`` of all rows that a query finds."""
        return [row["id"] for row in self.all(sql, *values)]


def as_json(value: Any) -> str:
    """``value`` as it stands in a column that holds JSON."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def as_time(text: str | None) -> datetime | None:
    """The moment that a column holds."""
    return None if text is None else datetime.fromisoformat(text)


def _connect(path: str | Path) -> Database:
    # Without an isolation level nothing begins or commits a transaction behind our back. Each
    # connection is used by one thread at a time, but not by the one that opened it.
    connection = sqlite3.connect(
        path,
        timeout=SECONDS_TO_WAIT_FOR_A_LOCK,
        isolation_level=None,
        check_same_thread=False,
    )
    return Database(connection)
