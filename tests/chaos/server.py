"""Failures of the bot's database on a PostgreSQL server, cut connections included."""

from __future__ import annotations

import random
from contextlib import closing, suppress
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import psycopg

from bot.core.settings import Settings
from bot.host.doctor import BAD, local_findings
from bot.storage import coordination, postgresql
from bot.storage.backup import back_up, restore
from bot.storage.inspection import damage, read_only
from tests.bot.world import World
from tests.stores import disconnect, run

NO_ROOM = (
    "CREATE OR REPLACE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql"
    " AS 'BEGIN RAISE disk_full; END'"
)


class Server:
    """The database of the bot of ``world``, on a PostgreSQL server."""

    def __init__(self, world: World, chance: random.Random) -> None:
        self._world = world
        self._chance = chance
        self._folder = Path(mkdtemp(prefix="civitas-chaos-"))
        self._locker: psycopg.Connection[Any] | None = None
        self._patience = postgresql.WRITING["lock_timeout"]
        self._copy: Path | None = None
        coordination.SECONDS_BETWEEN_LOOKS = 0.05  # so long a killed bot goes on listening
        coordination.SECONDS_BETWEEN_TRIES = 0.05

    @property
    def url(self) -> str:
        """The URL of the database."""
        return str(self._world.store_path)

    @property
    def settings(self) -> Settings:
        """The settings of the host."""
        return Settings(
            token="", data=self._folder, log_level="INFO", demo_port=8300, database_url=self.url
        )

    def kill(self) -> None:
        """Close the connections of the bot, after the end of its process."""
        with suppress(psycopg.Error):
            self._world.bot.tables.store.close()

    def cut(self) -> bool:
        """Break all connections of the bot, as a restart of the server does."""
        disconnect(self.url)
        return True

    def fill(self) -> None:
        """Leave no space in the database."""
        run(
            self.url,
            NO_ROOM,
            *(
                f"CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON {name}"
                " FOR EACH ROW EXECUTE FUNCTION full_disk()"
                for name in self._tables()
            ),
        )

    def make_room(self) -> None:
        """Make space in the database again."""
        run(self.url, "DROP FUNCTION IF EXISTS full_disk CASCADE")

    def _tables(self) -> list[str]:
        with psycopg.connect(self.url) as connection:
            listed = "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1"
            return [name for (name,) in connection.execute(listed)]

    def lock(self) -> None:
        """Hold the write lock, as another program might, for longer than the bot waits."""
        self._wait_at_most("20ms")
        self._locker = psycopg.connect(self.url)
        self._locker.execute(
            "SELECT pg_advisory_xact_lock(%s, %s)", [postgresql.CIVITAS, postgresql.WRITE_LOCK]
        )

    def unlock(self) -> None:
        """Release the write lock."""
        if self._locker is not None:
            self._locker.close()
            self._locker = None
            self._wait_at_most(self._patience)

    def _wait_at_most(self, patience: str) -> None:
        postgresql.WRITING["lock_timeout"] = patience
        connection: Any = self._world.bot.tables.store._connection
        with suppress(psycopg.Error):  # this reconnects if the connection is broken
            postgresql.set_options(connection._writer, {"lock_timeout": patience})

    def damage(self) -> None:
        """Drop part of the database while the bot uses it; there is a backup."""
        self._copy = self._folder / f"backup-{self._chance.getrandbits(32)}"
        back_up(self.url, self._copy)
        lost = self._chance.choice(("games", "seats", "tables", "answers", "events"))
        run(self.url, f"ALTER TABLE {lost} RENAME TO lost")

    def put_back(self) -> None:
        """Recreate the database and restore the backup, while the bot is stopped."""
        assert self._copy is not None
        run(self.url, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public")
        restore(self._copy, self.url, self.settings.store)
        assert not self.findings(), self.findings()

    def opened_anew(self) -> None:
        """No-op: a fault of the database is one for every bot that opens it."""

    def findings(self) -> set[str]:
        """Return the problems that the doctor finds from outside."""
        return {
            finding.key for finding in local_findings(self.settings, {}) if finding.grade == BAD
        }

    def assert_sound(self) -> None:
        """Check that the database can be copied, and that the copy is complete."""
        copy = self._folder / f"copy-{self._chance.getrandbits(32)}"
        back_up(self.url, copy)
        with closing(read_only(copy)) as games:
            assert damage(games) == ""
