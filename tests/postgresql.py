"""PostgreSQL databases for tests, each with the bot's tables, and gone when it is not needed.

``CIVITAS_TEST_POSTGRESQL`` is the address of a server, with a user who may make databases.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import md5
from uuid import uuid4

import pytest

from bot.store.migrations import migrations

SERVER = "CIVITAS_TEST_POSTGRESQL"
LOCK = 0x746573  # whoever makes the template does so alone


@contextmanager
def database(*, empty: bool = False) -> Iterator[str]:
    """The address of a new database; ``empty``: without the bot's tables.

    Skips the test if there is no server; where tests run for everybody, there has to be one.
    """
    server = os.environ.get(SERVER)
    if not server:
        told = f"{SERVER} is not set to the address of a PostgreSQL server"
        if os.environ.get("CI"):
            pytest.fail(told, pytrace=False)
        pytest.skip(told)
    template = "template0" if empty else _template(server)
    name = f"civitas_test_{uuid4().hex}"
    run(server, f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY FILE_COPY")
    try:
        yield at(server, name)
    finally:
        run(server, f"DROP DATABASE {name} WITH (FORCE)")


def at(server: str, name: str) -> str:
    """The address of another database on the same server."""
    address, _, options = server.partition("?")
    beginning, _, _ = address.rpartition("/")
    return f"{beginning}/{name}" + (f"?{options}" if options else "")


def run(url: str, *statements: str) -> None:
    """Carry out statements, each by itself."""
    import psycopg

    with psycopg.connect(url, autocommit=True) as connection:
        for sql in statements:
            connection.execute(sql)


@cache
def _template(server: str) -> str:
    """A database with the bot's tables of today, which nobody uses but to be copied."""
    import psycopg
    from sqlite_utils import Database

    from bot.store.dialect import schema_of
    from bot.store.postgresql import PostgresqlConnection

    file = Database(memory=True)
    migrations.apply(file)
    name = f"civitas_template_{md5(repr(schema_of(file.conn)).encode()).hexdigest()}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute("SELECT pg_advisory_lock(%s)", [LOCK])
        if not connection.execute(
            "SELECT 1 FROM pg_database WHERE datname = %s", [name]
        ).fetchone():
            unfinished = f"{name}_unfinished"
            connection.execute(f"DROP DATABASE IF EXISTS {unfinished} WITH (FORCE)")
            connection.execute(f"CREATE DATABASE {unfinished} TEMPLATE template0")
            PostgresqlConnection(at(server, unfinished)).close()
            connection.execute(f"ALTER DATABASE {unfinished} RENAME TO {name}")
    return name
