"""Migrations: numbered SQL files, one for SQLite and one for PostgreSQL.

``sqlite/m016_outbox.sql`` and ``postgresql/m016_outbox.sql`` make the same change to either
database. Released ones never change. Those that a database lacks run in the order of their numbers,
in one transaction: an upgrade succeeds as a whole, or is rolled back.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from pathlib import Path

SQLITE, POSTGRESQL = "sqlite", "postgresql"

RECORD = "_sqlite_migrations"  # the table of the applied migrations, of which these are ours:
APPLIED = f"SELECT name FROM {RECORD} WHERE migration_set = 'civitas'"

Execute = Callable[[str], object]


@dataclass(frozen=True, slots=True)
class Migration:
    """A change of the schema, which is recorded by its name."""

    name: str
    statements: tuple[str, ...]


@cache
def migrations(dialect: str) -> tuple[Migration, ...]:
    """Return all migrations in this dialect of SQL, in order."""
    files = sorted(_folder(dialect).glob("m[0-9][0-9][0-9]_*.sql"))
    return tuple(Migration(file.stem, tuple(_statements(file))) for file in files)


def unknown(applied: Iterable[str]) -> list[str]:
    """Return the ``applied`` migrations that only a newer version can know."""
    return sorted(set(applied) - _known())


def missing(applied: Iterable[str]) -> bool:
    """Return whether any known migration is not among those ``applied``."""
    return not _known() <= set(applied)


def upgrade(execute: Execute, dialect: str, applied: Collection[str]) -> None:
    """Execute and record the migrations that are not among those ``applied``.

    An empty database, with none ``applied``, gets all tables. To be called in a transaction.
    """
    _run(execute, dialect, [each for each in migrations(dialect) if each.name not in applied])


def make(execute: Execute, dialect: str, applied: Collection[str]) -> None:
    """Create the tables of a database with only the migrations ``applied``."""
    _run(execute, dialect, [each for each in migrations(dialect) if each.name in applied])


def _run(execute: Execute, dialect: str, wanted: Collection[Migration]) -> None:
    if not wanted:
        return
    for statement in _statements(_folder(dialect) / "record.sql"):
        execute(statement)
    for migration in wanted:
        for statement in migration.statements:
            execute(statement)
        execute(
            f"INSERT INTO {RECORD} (migration_set, name, applied_at)"
            f" VALUES ('civitas', '{migration.name}', '{datetime.now(UTC)}')"
        )


def _known() -> set[str]:
    return {migration.name for migration in migrations(SQLITE)}


def _folder(dialect: str) -> Path:
    return Path(__file__).with_name(dialect)


def _statements(file: Path) -> Iterator[str]:
    """Yield the statements of a file, each of which ends at the end of a line."""
    statement = ""
    for line in file.read_text("utf-8").splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
