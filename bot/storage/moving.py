"""Moving whole databases between SQLite and PostgreSQL, and upgrading them.

There is one set of migrations, which SQLite executes. PostgreSQL has the resulting tables,
including the one that lists the applied migrations.
"""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Collection, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import psycopg
from sqlite_utils import Database

from bot.storage.dialect import Schema, schema_of
from bot.storage.migrations import migrations

DONE = migrations.migrations_table


def applied(connection: psycopg.Connection[Any]) -> list[str]:
    """Return the migrations behind PostgreSQL's tables; none if it has none of ours."""
    cursor = connection.cursor()
    if cursor.execute("SELECT to_regclass(%s)", [DONE]).fetchone() == (None,):
        return []
    cursor.execute(f"SELECT name FROM {DONE} WHERE migration_set = %s", [migrations.name])
    return [name for (name,) in cursor]


def make(connection: psycopg.Connection[Any]) -> None:
    """Create the empty tables of this version."""
    with closing(sqlite3.connect(":memory:")) as file:
        migrations.apply(Database(file))
        put(connection, file)


def bring_up_to_date(connection: psycopg.Connection[Any], done: Collection[str]) -> None:
    """Upgrade the tables, at migrations ``done``, to those of this version.

    To be called in a transaction. Raises ``sqlite3.Error`` or ``OSError`` if there is no room for
    it in the folder for temporary files.
    """
    with temporary() as file:
        before = take(connection, file, done)
        migrations.apply(Database(file))
        remove(connection, before)
        put(connection, file)


def made_by(done: Collection[str]) -> Schema:
    """Return the schema of a database with only the migrations ``done``."""
    with closing(sqlite3.connect(":memory:")) as file:
        _carry_out(done, file)
        return schema_of(file)


def _carry_out(done: Collection[str], file: sqlite3.Connection) -> None:
    database = Database(file)
    migrations.ensure_migrations_table(database)
    for migration in migrations.pending(database):
        if migration.name in done:
            migration.fn(database)


def remove(connection: psycopg.Connection[Any], schema: Schema) -> None:
    """Remove the tables with their contents."""
    for name in reversed(schema.columns):
        connection.execute(f"DROP TABLE {name}")


def put(connection: psycopg.Connection[Any], file: sqlite3.Connection) -> None:
    """Create the tables of ``file`` with their contents, in a transaction."""
    schema = schema_of(file)
    for sql in schema.tables:
        connection.execute(sql)
    for name, columns in schema.columns.items():
        listed = ", ".join(columns)
        rows = file.execute(f"SELECT {listed} FROM {name}")
        with connection.cursor().copy(f"COPY {name} ({listed}) FROM STDIN") as copy:
            for row in rows:
                copy.write_row(row)
    for sql in schema.indexes:
        connection.execute(sql)
    for name in schema.numbered:
        last = _last_number(file, name)
        if last:
            connection.execute("SELECT setval(pg_get_serial_sequence(%s, 'id'), %s)", [name, last])
    for name in schema.columns:
        connection.execute(f"ANALYZE {name}")


def take(
    connection: psycopg.Connection[Any], file: sqlite3.Connection, done: Collection[str]
) -> Schema:
    """Copy all of PostgreSQL's rows, at migrations ``done``, into the empty ``file``.

    Returns its schema. To be called in a transaction, which should see a single snapshot.
    """
    _carry_out(done, file)
    schema = schema_of(file)
    for name, columns in schema.columns.items():
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
    return schema


@contextmanager
def temporary() -> Iterator[sqlite3.Connection]:
    """Provide a temporary SQLite file within the context."""
    with (
        tempfile.TemporaryDirectory(prefix="civitas-") as folder,
        closing(sqlite3.connect(Path(folder, "games.sqlite3"))) as file,
    ):
        file.execute("PRAGMA journal_mode = OFF")
        file.execute("PRAGMA synchronous = OFF")
        yield file


def _last_number(file: sqlite3.Connection, name: str) -> int:
    """Return the highest id that was ever given to a row."""
    (last,) = file.execute(f"SELECT coalesce(max(id), 0) FROM {name}").fetchone()
    if file.execute("SELECT 1 FROM sqlite_master WHERE name = 'sqlite_sequence'").fetchone():
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
