"""The migrations since version 0.1.0. Released ones never change."""

from __future__ import annotations

from collections.abc import Iterable

from sqlite_utils import Database

from bot.storage.schema_0_1 import migrations, run

__all__ = ["migrations", "missing", "unknown"]


def unknown(applied: Iterable[str]) -> list[str]:
    """Return the ``applied`` migrations that only a newer version can know."""
    return sorted(set(applied) - _known())


def missing(applied: Iterable[str]) -> bool:
    """Return whether any known migration is not among those ``applied``."""
    return not _known() <= set(applied)


def _known() -> set[str]:
    return {migration.name for migration in migrations.pending(Database(memory=True))}


@migrations()
def m016_outbox(db: Database) -> None:
    """Messages being sent, and the known channels of direct messages."""
    run(
        db,
        """
        CREATE TABLE sendings (                 -- begun, and not noted as sent
            key TEXT PRIMARY KEY,               -- for what, and where it stands
            number INTEGER NOT NULL             -- of which the nonce is made
        ) STRICT
        """,
        "CREATE TABLE outbox (id INTEGER PRIMARY KEY, last INTEGER NOT NULL) STRICT",
        """
        CREATE TABLE dm_channels (
            user_id INTEGER PRIMARY KEY,
            channel_id INTEGER NOT NULL
        ) STRICT
        """,
        """
        INSERT INTO dm_channels SELECT user_id, max(dm_channel_id) FROM seats
            WHERE user_id IS NOT NULL AND sitter_id IS NULL AND dm_channel_id IS NOT NULL
            GROUP BY user_id
        """,
        """
        INSERT INTO dm_channels SELECT user_id, max(channel_id) FROM watchers
            WHERE channel_id IS NOT NULL AND user_id NOT IN (SELECT user_id FROM dm_channels)
            GROUP BY user_id
        """,
    )


@migrations()
def m017_names(db: Database) -> None:
    """Current names of users on Discord: everywhere, and on one server."""
    run(
        db,
        "ALTER TABLE people ADD COLUMN user_name TEXT",
        "ALTER TABLE people ADD COLUMN global_name TEXT",  # NULL beside a user name: none chosen
        """
        CREATE TABLE nicks (
            guild_id INTEGER NOT NULL,
            user_id INTEGER NOT NULL,
            nick TEXT NOT NULL,
            PRIMARY KEY (guild_id, user_id)
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX nicks_of ON nicks (user_id)",
    )


@migrations()
def m019_tournament_threads(db: Database) -> None:
    """Threads of matches to be archived, and the members added to them."""
    run(
        db,
        """
        CREATE TABLE tournament_threads (
            thread_id INTEGER PRIMARY KEY,
            tournament_id INTEGER NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
            archived INTEGER NOT NULL           -- since the last match there is over
        ) STRICT
        """,
        """
        CREATE INDEX open_tournament_threads ON tournament_threads (thread_id)
            WHERE archived = 0
        """,
        """
        CREATE TABLE tournament_thread_members (
            thread_id INTEGER NOT NULL,
            user_id INTEGER NOT NULL,
            PRIMARY KEY (thread_id, user_id)
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX tournament_threads_of_person ON tournament_thread_members (user_id)",
        """
        INSERT INTO tournament_threads (thread_id, tournament_id, archived)
            SELECT DISTINCT thread_id, tournament_id, 0
            FROM tournament_venues JOIN tournaments ON id = tournament_id
            WHERE thread_id IS NOT NULL AND status IN ('signup', 'checkin', 'running')
        """,
    )


@migrations()
def m018_disclosed(db: Database) -> None:
    """An answer's disclosure of hidden information; NULL: unknown, so it may have."""
    run(db, "ALTER TABLE answers ADD COLUMN disclosed INTEGER")
