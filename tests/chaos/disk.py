"""Faults of the bot's database: no space, a lock, damage; the doctor's findings."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from bot.core.settings import Settings
from bot.host.doctor import BAD, local_findings
from bot.storage.backup import back_up, restore
from bot.storage.inspection import damage, read_only
from tests.bot.world import World

ROOM = 4294967294  # pages: as many as SQLite can have
PAGE = 4096


class Disk:
    """The database of the bot of ``world``."""

    def __init__(self, world: World, chance: random.Random) -> None:
        self._world = world
        self._chance = chance
        self._locker: sqlite3.Connection | None = None
        self._full = False
        self._copy: Path | None = None

    @property
    def path(self) -> Path:
        """The database file."""
        return Path(self._world.store_path)

    @property
    def settings(self) -> Settings:
        """The settings of the host."""
        return Settings(token="", data=self.path.parent, log_level="INFO", demo_port=8300)

    @property
    def _writer(self) -> Any:
        connection: Any = self._world.bot.tables.store._connection
        return connection._writer

    def kill(self) -> None:
        """No-op: a file is unaffected by the end of the bot's process."""

    def cut(self) -> bool:
        """No-op: there is no connection that could break."""
        return False

    def fill(self) -> None:
        """Leave no space in the database."""
        self._full = True
        (pages,) = self._writer.execute("PRAGMA page_count").fetchone()
        self._writer.execute(f"PRAGMA max_page_count = {pages}")

    def make_room(self) -> None:
        """Make space in the database again."""
        self._full = False
        self._writer.execute(f"PRAGMA max_page_count = {ROOM}")

    def lock(self) -> None:
        """Lock the file as another program, for longer than the bot waits."""
        self._writer.execute("PRAGMA busy_timeout = 10")
        self._locker = sqlite3.connect(self.path, isolation_level=None)
        self._locker.execute("BEGIN IMMEDIATE")
        assert "doctor-locked" in self.findings(), self.findings()

    def unlock(self) -> None:
        """Release the lock."""
        if self._locker is not None:
            self._locker.close()
            self._locker = None

    def damage(self) -> None:
        """Back the file up, then overwrite parts of it while the bot uses it."""
        self._copy = self.path.with_name(f"backup-{self._chance.getrandbits(32)}")
        back_up(self.path, self._copy)
        self._writer.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        pages = self.path.stat().st_size // PAGE
        with self.path.open("r+b") as file:
            for page in self._chance.sample(range(1, pages), min(20, pages - 1)):
                file.seek(PAGE * page)
                file.write(b"\xff" * PAGE)
        found = self.findings()
        assert {"doctor-damaged", "stop-store-unusable"} & found, found

    def put_back(self) -> None:
        """Restore the backup, as the host does while the bot is stopped."""
        assert self._copy is not None
        restore(self._copy, self.path)
        assert not self.findings(), self.findings()

    def opened_anew(self) -> None:
        """Apply the present faults to a newly opened file."""
        if self._full:
            self.fill()

    def findings(self) -> set[str]:
        """Return the problems that the doctor finds from outside."""
        return {
            finding.key for finding in local_findings(self.settings, {}) if finding.grade == BAD
        }

    def assert_sound(self) -> None:
        """Check that the file is intact."""
        with closing(read_only(self.path)) as games:
            assert damage(games) == ""
