"""Looking into a database without opening it for play: nothing is brought up to date or changed."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from sqlite_utils import Database

from bot.store.migrations import migrations, unknown

SECONDS_TO_WAIT_FOR_A_LOCK = 1.0


def unknown_changes(games: sqlite3.Connection) -> list[str]:
    """What a newer version has changed in this database."""
    return unknown(done.name for done in migrations.applied(Database(games)))


def missing_changes(games: sqlite3.Connection) -> bool:
    """Whether this database is of an older version."""
    return bool(migrations.pending(Database(games)))


def locked(path: Path) -> bool:
    """Whether some program keeps all others from writing; the bot itself does for milliseconds."""
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


def games_being_played(games: sqlite3.Connection) -> Iterator[tuple[int, str]]:
    """The tables that are being played, each with its game as it is stored."""
    yield from games.execute(
        "SELECT id, dump FROM tables JOIN games ON table_id = id WHERE status = 'playing'"
    )


def places_of_tables(games: sqlite3.Connection, at_most: int) -> list[tuple[int, int, int]]:
    """The newest active tables on servers, and the server and channel of each."""
    return games.execute(
        "SELECT id, guild_id, channel_id FROM tables WHERE status IN ('lobby', 'playing')"
        " AND guild_id != 0 ORDER BY id DESC LIMIT ?",
        [at_most],
    ).fetchall()
