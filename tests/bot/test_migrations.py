"""Migrations: both databases get the same schema; an upgrade is atomic."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.core.settings import CannotStart
from bot.core.table import NOWHERE, TableKind
from bot.core.terms import Terms
from bot.storage import Store, migrations
from bot.storage.inspection import columns_of
from bot.storage.migrations import POSTGRESQL, RECORD, SQLITE, Migration, missing
from tests.bot.test_store import TABLE
from tests.bot.test_upgrades import FIXTURES, put_as_it_is, unpacked
from tests.stores import KINDS, Outsider, database, outsider

NEW = "new"  # a database as the host has created it, besides those of released versions
VERSIONS = [NEW, *(path.name.removesuffix(".sqlite3.gz") for path in FIXTURES)]

Schema = dict[str, dict[str, Any]]


def file_of(version: str, folder: Path) -> Path:
    """Return the file that a version has written; one that is not there, of none."""
    path = folder / "old.sqlite3"
    return path if version == NEW else unpacked(FIXTURES[VERSIONS.index(version) - 1], path)


@pytest.fixture(params=VERSIONS)
def version(request: pytest.FixtureRequest) -> str:
    """Return each version from which the current one is reached."""
    return str(request.param)


@pytest.fixture
def file(version: str, tmp_path: Path) -> Path:
    """Return the file of that version."""
    return file_of(version, tmp_path)


@pytest.fixture
def url(version: str, tmp_path: Path) -> Iterator[str]:
    """Yield the PostgreSQL database of that version."""
    with database(empty=True) as url:
        if version != NEW:
            put_as_it_is(file_of(version, tmp_path), url)
        yield url


@pytest.fixture(params=KINDS)
def old(request: pytest.FixtureRequest, version: str, tmp_path: Path) -> Path | str:
    """Return the database of that version, of either kind."""
    if request.param == "sqlite":
        return file_of(version, tmp_path)
    return str(request.getfixturevalue("url"))


# The schema


def test_each_migration_is_written_for_both() -> None:
    names = [migration.name for migration in migrations.migrations(SQLITE)]
    assert names == [migration.name for migration in migrations.migrations(POSTGRESQL)]
    numbers = [int(name[1:4]) for name in names]
    assert numbers == sorted(set(numbers)), "each number once; they are handed out in advance"
    assert numbers[:26] == list(range(1, 27)), "those that are released"
    assert all(migration.statements for migration in migrations.migrations(POSTGRESQL))


def test_both_end_in_the_same_schema(file: Path, url: str) -> None:
    Store(file).close()
    Store(url).close()
    with closing(sqlite3.connect(file)) as games, outsider(url) as other:
        assert schema_in_file(games) == schema_in_postgresql(other)


def test_every_version_ends_in_the_same_schema(file: Path, tmp_path: Path) -> None:
    Store(file).close()
    Store(tmp_path / "new.sqlite3").close()
    with (
        closing(sqlite3.connect(file)) as games,
        closing(sqlite3.connect(tmp_path / "new.sqlite3")) as new,
    ):
        assert schema_in_file(games) == schema_in_file(new)


def schema_in_file(file: sqlite3.Connection) -> Schema:
    """Return each table's columns, keys, indexes and checks."""
    return {name: _table_in_file(file, name) for name in columns_of(file)}


def _table_in_file(file: sqlite3.Connection, name: str) -> dict[str, Any]:
    columns = file.execute(f"PRAGMA table_info({name})").fetchall()
    names = {column for _, column, *_ in columns}
    key = [column for *_, column, _, _, _, place in sorted(columns, key=_place) if place]
    (sql,) = file.execute("SELECT sql FROM sqlite_master WHERE name = ?", [name]).fetchone()
    indexes = set()
    for _, index, unique, origin, partial in file.execute(f"PRAGMA index_list({name})"):
        if origin == "pk":
            continue
        (made,) = file.execute("SELECT sql FROM sqlite_master WHERE name = ?", [index]).fetchone()
        on = tuple(row[2] for row in file.execute(f"PRAGMA index_info({index})"))
        where = _said(made.partition("WHERE")[2], names) if partial else None
        indexes.add((index if origin == "c" else None, on, bool(unique), where))
    return {
        "columns": {
            # SQLite alone lets keys be NULL in tables with a rowid, but no row has such a key.
            column: (kind, bool(needed or place), default)
            for _, column, kind, needed, default, place in columns
        },
        "key": key,
        "numbered": re.search(r"\bid\"? INTEGER PRIMARY KEY", sql) is not None,
        "parents": {
            (column, parent, there, deleted)
            for _, _, parent, column, there, _, deleted, _ in file.execute(
                f"PRAGMA foreign_key_list({name})"
            )
        },
        "indexes": indexes,
        "checks": {
            _said(check, names) for check in re.findall(r"CHECK \((.*?\))\)", sql, re.DOTALL)
        },
    }


def _place(column: tuple[Any, ...]) -> int:
    return int(column[-1])


TYPES = {"bigint": "INTEGER", "text": "TEXT", "double precision": "REAL"}
DELETED = {"c": "CASCADE", "a": "NO ACTION"}


def schema_in_postgresql(other: Outsider) -> Schema:
    """Return the same of a PostgreSQL database."""
    tables = other.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
    return {name: _table_in_postgresql(other, name) for (name,) in tables}


def _table_in_postgresql(other: Outsider, name: str) -> dict[str, Any]:
    columns = other.execute(
        "SELECT column_name, data_type, is_nullable = 'NO', column_default, is_identity = 'YES',"
        " collation_name FROM information_schema.columns"
        " WHERE table_schema = 'public' AND table_name = ?",
        [name],
    )
    assert all(row[-1] == ("C" if row[1] == "text" else None) for row in columns)
    names = {column for column, *_ in columns}
    constraints = other.execute(
        "SELECT contype::text, conindid, confrelid::regclass::text, confdeltype::text,"
        " pg_get_constraintdef(oid), ARRAY(SELECT attname::text FROM unnest(conkey)"
        " WITH ORDINALITY AS k (number, place)"
        " JOIN pg_attribute ON attrelid = conrelid AND attnum = number ORDER BY place),"
        " ARRAY(SELECT attname::text FROM unnest(confkey) AS number"
        " JOIN pg_attribute ON attrelid = confrelid AND attnum = number)"
        " FROM pg_constraint WHERE conrelid = ?::regclass",
        [name],
    )
    unnamed = {row[1] for row in constraints if row[0] in "pu"}
    indexes = other.execute(
        "SELECT indexrelid, indexrelid::regclass::text, indisunique, indisprimary,"
        " pg_get_expr(indpred, indrelid), ARRAY(SELECT pg_get_indexdef(indexrelid, place, true)"
        " FROM generate_series(1, indnkeyatts) AS place)"
        " FROM pg_index WHERE indrelid = ?::regclass",
        [name],
    )
    return {
        "columns": {
            column: (TYPES[kind], needed, default and default.partition("::")[0])
            for column, kind, needed, default, *_ in columns
        },
        "key": next(row[5] for row in constraints if row[0] == "p"),
        "numbered": any(row[4] and row[0] == "id" for row in columns),
        "parents": {
            (row[5][0], row[2], row[6][0], DELETED[row[3]]) for row in constraints if row[0] == "f"
        },
        "indexes": {
            (
                None if oid in unnamed else index,
                tuple(on),
                unique,
                None if where is None else _said(where, names),
            )
            for oid, index, unique, primary, where, on in indexes
            if not primary
        },
        "checks": {_said(row[4], names) for row in constraints if row[0] == "c"},
    }


def _said(expression: str, columns: set[str]) -> frozenset[str]:
    """Return the columns and texts in an expression, which each database rewrites."""
    return frozenset(re.findall(r"'[^']*'", expression)) | (
        columns & set(re.findall(r"\w+", expression))
    )


# An upgrade


@pytest.fixture
def with_one_that_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the last migration fail in its second statement."""
    original = migrations.migrations
    fails = Migration("m999_fails", ("CREATE TABLE more (id INTEGER)", "DELETE FROM nowhere"))

    def all_of(dialect: str) -> tuple[Migration, ...]:
        return (*original(dialect), fails)

    monkeypatch.setattr(migrations, "migrations", all_of)


@pytest.mark.usefixtures("with_one_that_fails")
def test_what_cannot_be_brought_up_to_date_is_as_it_was(old: Path | str) -> None:
    with outsider(old) as other:
        before = other.tables()
    with pytest.raises(CannotStart, match="nowhere") as error:
        Store(old)
    assert error.value.key == ("stop-not-upgraded" if before else "stop-store-unusable")
    with outsider(old) as other:
        assert other.tables() == before


def test_what_is_up_to_date_is_not_touched(old: Path | str) -> None:
    Store(old).close()
    with outsider(old) as other:
        before = other.tables()[RECORD]
    Store(old).close()
    with outsider(old) as other:
        assert other.tables()[RECORD] == before
    assert not missing(row["name"] for row in before)


def test_a_migration_that_was_left_out_is_made_up_for(file: Path) -> None:
    """Upgrade a database between two releases, which got its tables in another order."""
    Store(file).close()
    with outsider(file) as other:
        other.execute("DROP TABLE tournament_drafts")
        other.execute(f"DELETE FROM {RECORD} WHERE name = 'm014_tournament_drafts'")
    Store(file).close()
    with outsider(file) as other:
        assert other.tables()["tournament_drafts"] == []


def test_tables_of_earlier_versions_get_their_kinds(where: Path | str) -> None:
    """Upgrade tables from before kinds were stored, told apart by their other columns."""
    tables = (
        TABLE,
        replace(TABLE, kind=TableKind.TUTORIAL, channel_id=2, guild_id=NOWHERE),
        replace(TABLE, kind=TableKind.TOURNAMENT, channel_id=3, terms=Terms(holidays=0)),
    )
    with closing(Store(where)) as store:
        stored = [replace(table, id=store.tables.insert(table)) for table in tables]
    with outsider(where) as other:
        other.execute("ALTER TABLE tables DROP COLUMN kind")
        other.execute(f"DELETE FROM {RECORD} WHERE name = 'm050_kinds_of_tables'")
    with closing(Store(where)) as store:
        assert [store.tables.load(table.id) for table in stored] == stored
