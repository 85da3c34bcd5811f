"""Restoring broken files, or files that are no games, loses no data."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.core.settings import CannotStart
from bot.storage import Store
from bot.storage.backup import back_up, restore


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """The games of a host, with a backup in ``good.bak``."""
    path = tmp_path / "games.sqlite3"
    Store(path).close()
    back_up(path, tmp_path / "good.bak")
    return path


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.integers(0, 1 << 20), st.binary(max_size=64), st.booleans())
def test_a_backup_that_was_cut_or_patched(games: Path, at: int, patch: bytes, cut: bool) -> None:
    whole = games.with_name("good.bak").read_bytes()
    at %= len(whole)
    broken = games.with_name("broken.bak")
    broken.write_bytes(whole[:at] + patch + (b"" if cut else whole[at + len(patch) :]))
    put_back(broken, games)


@pytest.mark.parametrize(
    "statements",
    [
        ["CREATE TABLE tables (id INTEGER)"],
        ["CREATE VIEW tables AS SELECT 1 AS id"],
        ["CREATE TABLE recipes (id INTEGER)", "CREATE TABLE _sqlite_migrations (name TEXT)"],
        ["CREATE TABLE _sqlite_migrations (migration_set, name, applied_at)",
         "CREATE TABLE tables (id)", "INSERT INTO _sqlite_migrations VALUES ('civitas', 'x', '')"],
    ],
)  # fmt: skip
def test_a_database_of_something_else(games: Path, statements: list[str]) -> None:
    other = games.with_name("other.bak")
    with closing(sqlite3.connect(other)) as database:
        for statement in statements:
            database.execute(statement)
        database.commit()
    before = games.read_bytes()
    with pytest.raises(CannotStart):
        restore(other, games)
    assert games.read_bytes() == before


def test_a_folder(games: Path) -> None:
    with pytest.raises(CannotStart):
        restore(games.parent, games)


def put_back(backup: Path, games: Path) -> None:
    """Restore a backup: it can be played, or it is refused without any change."""
    before = games.read_bytes()
    try:
        restore(backup, games)
    except CannotStart:
        assert games.read_bytes() == before
    Store(games).close()
