"""Inspecting a database without upgrading or changing it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from graphlib import TopologicalSorter
from pathlib import Path
from typing import Any, Protocol

from bot.storage.migrations import APPLIED, RECORD

SECONDS_TO_WAIT_FOR_A_LOCK = 1.0

Columns = dict[str, tuple[str, ...]]  # by table


class Games(Protocol):
    """A source of rows for the store's SQL."""

    def execute(self, sql: str, values: Any = (), /) -> Iterable[Any]:
        """Return the rows of a query."""


def changes(games: sqlite3.Connection) -> list[str]:
    """Return the migrations that were applied to this file."""
    return [name for (name,) in games.execute(APPLIED)] if has_table(games, RECORD) else []


def has_table(games: sqlite3.Connection, name: str) -> bool:
    """Return whether the file has a table of this name."""
    listed = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?"
    return games.execute(listed, [name]).fetchone() is not None


def columns_of(file: sqlite3.Connection) -> Columns:
    """Return the columns of each table; a table comes after those it refers to."""
    names = file.execute(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND substr(name, 1, 7) != 'sqlite_'"
    ).fetchall()
    parents = {
        name: [row[2] for row in file.execute(f"PRAGMA foreign_key_list({name})")]
        for (name,) in names
    }
    return {
        name: tuple(row[1] for row in file.execute(f"PRAGMA table_info({name})"))
        for name in TopologicalSorter(parents).static_order()
    }


def read_only(path: Path) -> sqlite3.Connection:
    """Return a read-only connection to the file at ``path``."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)


def damage(games: sqlite3.Connection) -> str:
    """Return SQLite's description of a file's damage; empty if it is sound."""
    try:
        found = [line for (line,) in games.execute("PRAGMA integrity_check(5)") if line != "ok"]
    except UnicodeDecodeError as error:  # SQLite quotes bytes of the file that are not text
        return f"no text: {error.reason}"
    lost = games.execute("PRAGMA foreign_key_check").fetchmany(5)
    return "; ".join([*found, *(f"{table} {row}: no {parent}" for table, row, parent, _ in lost)])


def locked(path: Path) -> bool:
    """Return whether another program blocks all writers.

    The bot itself does so for milliseconds only.
    """
    where, patience = f"{path.absolute().as_uri()}?mode=rw", SECONDS_TO_WAIT_FOR_A_LOCK
    with closing(sqlite3.connect(where, patience, isolation_level=None, uri=True)) as games:
        try:
            games.execute("BEGIN IMMEDIATE")
            games.execute("ROLLBACK")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorname.startswith("SQLITE_BUSY"):
                return True
            raise
    return False


def games_being_played(games: Games) -> Iterator[tuple[int, str]]:
    """Yield the tables that are being played, each with its stored game."""
    yield from games.execute(
        "SELECT id, dump FROM tables JOIN games ON table_id = id WHERE status = 'playing'"
    )


def places_of_tables(games: Games, at_most: int) -> list[tuple[int, int, int]]:
    """Return the newest active tables on servers, and the server and channel of each.

    Asks for the server, not the kind, which databases of older versions do not store.
    """
    return list(
        games.execute(
            "SELECT id, guild_id, channel_id FROM tables WHERE status IN ('lobby', 'playing')"
            " AND guild_id != 0 ORDER BY id DESC LIMIT ?",
            [at_most],
        )
    )


def tables_in_progress(games: Games) -> list[tuple[int, str, str, int]]:
    """Return active tables, counted by server, game and status."""
    return list(
        games.execute(
            "SELECT guild_id, game_name, status, count(*) FROM tables"
            " WHERE status IN ('lobby', 'playing')"
            " GROUP BY guild_id, game_name, status ORDER BY guild_id, game_name, status"
        )
    )


def tables_ended_since(games: Games, moment: str) -> int:
    """Return how many games have been finished since ``moment``, an ISO time in UTC."""
    found = games.execute(
        "SELECT count(*) FROM tables WHERE status = 'over' AND ended_at >= ?", [moment]
    )
    return next(count for (count,) in found)


def active_tournaments(games: Games) -> list[tuple[int, int, str, str, str, int, str | None, int]]:
    """Return the tournaments that go on, the oldest first.

    Of each: id, server, name, game, status, number of participants, since when it is paused, and
    the last round that was paired, if it had any match.
    """
    return list(
        games.execute(
            "SELECT id, guild_id, name, game_name, status,"
            " (SELECT count(*) FROM tournament_people WHERE tournament_id = id), paused_at,"
            " (SELECT max(round) FROM tournament_venues WHERE tournament_id = id)"
            " FROM tournaments WHERE status IN ('signup', 'checkin', 'running') ORDER BY id"
        )
    )
