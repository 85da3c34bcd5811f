"""The databases that tests run on, and concurrent access to them from outside.

Those of PostgreSQL are created on the server at ``CIVITAS_TEST_POSTGRESQL``, by a user with the
right to create databases. Each test has one of its own; afterwards it is emptied for another.
"""

from __future__ import annotations

import atexit
import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from functools import cache
from hashlib import md5
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory
from typing import Any
from uuid import uuid4

import pytest

from bot.core.settings import is_database_url
from bot.storage import Store
from bot.storage.migrations import POSTGRESQL, migrations

KINDS = ("sqlite", "postgresql")
SERVER = "CIVITAS_TEST_POSTGRESQL"
LOCK = 0x746573  # held while the template is made

# Ends all other connections to a PostgreSQL database.
DISCONNECT = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid != pg_backend_pid()
    AND backend_type = 'client backend'
"""


@contextmanager
def store_of(kind: str, folder: Path) -> Iterator[Path | str]:
    """Yield the place for a ``Store``: a file in ``folder``, or a PostgreSQL database."""
    if kind == "sqlite":
        file = folder / "civitas.sqlite3"
        copyfile(_file(), file)
        yield file
        return
    with database() as url:
        yield url


@cache
def _file() -> Path:
    """Return a file with the bot's current tables, to be copied only."""
    folder = TemporaryDirectory(prefix="civitas-")
    atexit.register(folder.cleanup)
    file = Path(folder.name) / "civitas.sqlite3"
    Store(file).close()
    return file


class Outsider:
    """Another client of a database, with changes visible only once committed."""

    def __init__(self, where: Path | str) -> None:
        self._connection: Any
        if is_database_url(where):
            import psycopg

            self._connection = psycopg.connect(str(where))
        else:
            self._connection = sqlite3.connect(where, timeout=0)
        self.commit = self._connection.commit
        self.rollback = self._connection.rollback
        self.close = self._connection.close

    def execute(self, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """Execute a statement in the store's dialect; return the rows."""
        from bot.storage.dialect import statement

        if not isinstance(self._connection, sqlite3.Connection):
            sql = statement(sql)
        cursor = self._connection.execute(sql, values)
        return list(cursor) if cursor.description else []

    def tables(self) -> dict[str, list[dict[str, Any]]]:
        """Return all rows of all tables."""
        listed = (
            "SELECT name FROM sqlite_master"
            " WHERE type = 'table' AND substr(name, 1, 7) != 'sqlite_'"
            if isinstance(self._connection, sqlite3.Connection)
            else "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
        )
        found = {}
        for (name,) in self.execute(listed):
            cursor = self._connection.execute(f"SELECT * FROM {name}")
            columns = [column[0] for column in cursor.description]
            found[name] = [dict(zip(columns, row, strict=True)) for row in cursor]
        return found


@contextmanager
def outsider(where: Path | str) -> Iterator[Outsider]:
    """Yield another client, and commit its changes at the end."""
    with closing(Outsider(where)) as other:
        yield other
        other.commit()


def disconnect(url: str) -> None:
    """Break all connections to a PostgreSQL database, as a restart of its server does."""
    with outsider(url) as other:
        other.execute(DISCONNECT)


@contextmanager
def full_disk(where: Path | str, act: str, table: str) -> Iterator[None]:
    """Leave no space for an ``act``, ``INSERT`` or ``UPDATE``, on a table."""
    with outsider(where) as other:
        if is_database_url(where):
            other.execute(
                "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql"
                " AS 'BEGIN RAISE EXCEPTION USING MESSAGE = ''disk is full''; END'"
            )
            other.execute(
                f"CREATE TRIGGER full_disk BEFORE {act} ON {table}"
                " FOR EACH ROW EXECUTE FUNCTION full_disk()"
            )
        else:
            other.execute(
                f"CREATE TRIGGER full_disk BEFORE {act} ON {table}"
                " BEGIN SELECT RAISE(ABORT, 'disk is full'); END"
            )
    yield
    with outsider(where) as other:
        if is_database_url(where):
            other.execute("DROP FUNCTION full_disk CASCADE")
        else:
            other.execute("DROP TRIGGER full_disk")


@contextmanager
def locked(where: Path | str) -> Iterator[None]:
    """Hold the write lock as another client for the block."""
    from bot.storage.postgresql import CIVITAS, WRITE_LOCK

    with closing(Outsider(where)) as other:
        if is_database_url(where):
            other.execute("SELECT pg_advisory_xact_lock(?, ?)", [CIVITAS, WRITE_LOCK])
        else:
            other.execute("BEGIN IMMEDIATE")
        yield
        other.rollback()


@contextmanager
def database(*, empty: bool = False, options: str = "") -> Iterator[str]:
    """Yield the URL of a new database; ``empty``: without the bot's tables.

    ``options`` of an empty one are those of ``CREATE DATABASE``. Skips the test if there is no
    server; in continuous integration, there has to be one.
    """
    server = os.environ.get(SERVER)
    if not server:
        told = f"{SERVER} is not set to the address of a PostgreSQL server"
        if os.environ.get("CI"):
            pytest.fail(told, pytrace=False)
        pytest.skip(told)
    if not empty and _idle:
        url = _idle.pop()
    else:
        url = at(server, f"civitas_test_{uuid4().hex}")
        template = "template0" if empty else _template(server)
        run(server, f"CREATE DATABASE {_name(url)} TEMPLATE {template} {options}")
    try:
        yield url
    finally:
        if not empty and _emptied(url):
            _idle.append(url)
        else:
            _drop(url)


# The databases of this process that are as good as new: to create one costs more than most tests.
_idle: list[str] = []

# State besides rows that a test may have changed.
_SCHEMA = """
SELECT relname, relkind::text, attname, atttypid::text, attnotnull::text
    FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
    WHERE relnamespace = 'public'::regnamespace AND attnum > 0 AND NOT attisdropped
UNION ALL SELECT tgname, tgrelid::regclass::text, tgenabled::text, '', '' FROM pg_trigger
UNION ALL SELECT proname, '', '', '', '' FROM pg_proc WHERE pronamespace = 'public'::regnamespace
UNION ALL SELECT setconfig::text, '', '', '', '' FROM pg_db_role_setting
    WHERE setdatabase = (SELECT oid FROM pg_database WHERE datname = current_database())
UNION ALL SELECT name, '', '', '', '' FROM _sqlite_migrations
ORDER BY 1, 2, 3, 4, 5
"""


def _emptied(url: str) -> bool:
    """Make a database as good as new; return whether that was possible."""
    import psycopg

    try:
        with psycopg.connect(url) as connection:
            connection.execute(DISCONNECT)
            if connection.execute(_SCHEMA).fetchall() != _schema(os.environ[SERVER]):
                return False
            tables = connection.execute(
                "SELECT tablename FROM pg_tables"
                " WHERE schemaname = 'public' AND tablename != '_sqlite_migrations'"
            ).fetchall()
            connection.execute("; ".join(f'DELETE FROM "{table}"' for (table,) in tables))
            connection.execute(
                "SELECT setval(format('%I', sequencename)::regclass, start_value, false)"
                " FROM pg_sequences WHERE schemaname = 'public'"
                " AND sequencename NOT LIKE '\\_sqlite\\_migrations%'"
            )
    except psycopg.Error:
        return False
    return True


@cache
def _schema(server: str) -> list[tuple[Any, ...]]:
    """Return the schema of the template."""
    import psycopg

    name = f"civitas_test_{uuid4().hex}"  # nobody may be connected to the template
    run(server, f"CREATE DATABASE {name} TEMPLATE {_template(server)}")
    try:
        with psycopg.connect(at(server, name)) as connection:
            return connection.execute(_SCHEMA).fetchall()
    finally:
        _drop(at(server, name))


def _name(url: str) -> str:
    return url.partition("?")[0].rpartition("/")[2]


def _drop(url: str) -> None:
    run(os.environ[SERVER], f"DROP DATABASE {_name(url)} WITH (FORCE)")


@atexit.register
def _drop_idle() -> None:
    while _idle:
        _drop(_idle.pop())


def at(server: str, name: str) -> str:
    """Return the URL of another database on the same server."""
    address, _, options = server.partition("?")
    beginning, _, _ = address.rpartition("/")
    return f"{beginning}/{name}" + (f"?{options}" if options else "")


def run(url: str, *statements: str) -> None:
    """Execute statements, each in a transaction of its own."""
    import psycopg

    with psycopg.connect(url, autocommit=True) as connection:
        for sql in statements:
            connection.execute(sql)


@cache
def _template(server: str) -> str:
    """Return a database with the bot's current tables, to be copied only."""
    import psycopg

    from bot.storage.postgresql import PostgresqlConnection

    name = f"civitas_template_{md5(repr(migrations(POSTGRESQL)).encode()).hexdigest()}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute("SELECT pg_advisory_lock(%s)", [LOCK])
        if not connection.execute(
            "SELECT 1 FROM pg_database WHERE datname = %s", [name]
        ).fetchone():
            unfinished = f"{name}_unfinished"
            connection.execute(f"DROP DATABASE IF EXISTS {unfinished} WITH (FORCE)")
            connection.execute(
                f"CREATE DATABASE {unfinished} TEMPLATE template0 ENCODING UTF8 LOCALE 'C'"
            )
            PostgresqlConnection(at(server, unfinished)).close()
            connection.execute(f"ALTER DATABASE {unfinished} RENAME TO {name}")
    return name
