"""Copying whole databases between SQLite and PostgreSQL, table by table.

The copy is of the version of its source: the same migrations were applied to it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Collection
from contextlib import closing
from typing import Any

import psycopg

from bot.storage.inspection import Columns, changes, columns_of, has_table
from bot.storage.migrations import APPLIED, POSTGRESQL, RECORD, SQLITE, make


def applied(connection: psycopg.Connection[Any]) -> list[str]:
    """Return the migrations applied to a PostgreSQL database; none if it is new."""
    cursor = connection.cursor()
    if cursor.execute("SELECT to_regclass(%s)", [RECORD]).fetchone() == (None,):
        return []
    return [name for (name,) in cursor.execute(APPLIED)]


def columns_made_by(done: Collection[str]) -> Columns:
    """Return the columns of each table that the migrations ``done`` make."""
    with closing(sqlite3.connect(":memory:")) as file:
        make(file.execute, SQLITE, done)
        return columns_of(file)


def remove(connection: psycopg.Connection[Any], done: Collection[str]) -> None:
    """Remove the tables of the migrations ``done``, with their contents."""
    for name in reversed(columns_made_by(done)):
        connection.execute(f"DROP TABLE {name}")


def put(connection: psycopg.Connection[Any], file: sqlite3.Connection) -> None:
    """Create the tables of ``file`` with their contents, in a transaction."""
    make(connection.execute, POSTGRESQL, changes(file))
    connection.execute(f"DELETE FROM {RECORD}")  # which is copied as well
    columns = columns_of(file)
    for name, names in columns.items():
        listed = ", ".join(names)
        rows = file.execute(f"SELECT {listed} FROM {name}")
        with connection.cursor().copy(f"COPY {name} ({listed}) FROM STDIN") as copy:
            for row in rows:
                copy.write_row(row)
    for name in _numbered(connection):
        if name in columns and (last := _last_number(file, name)):
            connection.execute("SELECT setval(pg_get_serial_sequence(%s, 'id'), %s)", [name, last])
    for name in columns:
        connection.execute(f"ANALYZE {name}")


def take(
    connection: psycopg.Connection[Any], file: sqlite3.Connection, done: Collection[str]
) -> None:
    """Copy all of PostgreSQL's rows, at migrations ``done``, into the empty ``file``.

    To be called in a transaction, which should see a single snapshot.
    """
    file.execute("BEGIN")
    make(file.execute, SQLITE, done)
    file.execute(f"DELETE FROM {RECORD}")  # which is copied as well
    for name, columns in columns_of(file).items():
        listed = ", ".join(columns)
        with connection.cursor("moving") as rows:
            rows.itersize = 5000
            rows.execute(f"SELECT {listed} FROM {name}")
            file.executemany(
                f"INSERT INTO {name} ({listed}) VALUES ({', '.join('?' * len(columns))})", rows
            )
    for (name,) in file.execute(
        "SELECT name FROM sqlite_master WHERE sql LIKE '%AUTOINCREMENT%'"
    ).fetchall():
        last = _next_number(connection, name) - 1
        file.execute("DELETE FROM sqlite_sequence WHERE name = ?", [name])
        file.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", [name, last])
    file.commit()


def _numbered(connection: psycopg.Connection[Any]) -> list[str]:
    """Return the tables with an ``id`` that PostgreSQL assigns."""
    cursor = connection.cursor()
    cursor.execute(
        "SELECT table_name FROM information_schema.columns"
        " WHERE table_schema = current_schema() AND column_name = 'id' AND is_identity = 'YES'"
    )
    return [name for (name,) in cursor]


def _last_number(file: sqlite3.Connection, name: str) -> int:
    """Return the highest id that was ever given to a row."""
    (last,) = file.execute(f"SELECT coalesce(max(id), 0) FROM {name}").fetchone()
    if has_table(file, "sqlite_sequence"):
        given = file.execute("SELECT seq FROM sqlite_sequence WHERE name = ?", [name]).fetchone()
        last = max(last, *(given or (0,)))
    return int(last)


def _next_number(connection: psycopg.Connection[Any], name: str) -> int:
    cursor = connection.cursor()
    cursor.execute("SELECT pg_get_serial_sequence(%s, 'id')", [name])
    ((sequence,),) = cursor.fetchall()
    cursor.execute(f"SELECT CASE WHEN is_called THEN last_value + 1 ELSE 1 END FROM {sequence}")
    ((following,),) = cursor.fetchall()
    return int(following)
