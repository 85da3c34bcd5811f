"""Stored watchers: users who follow a table without playing there."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict, dataclass
from typing import Any

from bot.storage.connection import Connection


@dataclass(frozen=True, slots=True)
class Watcher:
    """A user who follows a table.

    ``often``    they are told of each turn; otherwise of the end only
    ``language`` the user's language on Discord
    ``told``     the page of the game (``page_of``) that they were last told of
    ``channel_id``, ``message_id``  the newest direct message about it
    """

    table_id: int
    user_id: int
    often: bool
    language: str
    told: int | None = None
    channel_id: int | None = None
    message_id: int | None = None


class Watchers:
    """The watchers of all tables."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def save(self, watcher: Watcher) -> None:
        """Store a watcher, or their new state."""
        row = {**asdict(watcher), "often": int(watcher.often)}
        with self._connection.transaction():
            self._connection.put("watchers", ["table_id", "user_id"], row)

    def remove(self, table_id: int, user_id: int) -> None:
        """Delete a watcher."""
        with self._connection.transaction():
            self._connection.write(
                "DELETE FROM watchers WHERE table_id = ? AND user_id = ?", [table_id, user_id]
            )

    def follow(self, table_id: int, following: int, but: Collection[int]) -> None:
        """Let the watchers of a table, ``but`` these, watch the ``following`` one too.

        Called within a transaction.
        """
        for row in self._connection.written("SELECT * FROM watchers WHERE table_id = ?", table_id):
            before = _watcher(row)
            if before.user_id not in but:
                self.save(Watcher(following, before.user_id, before.often, before.language))

    def load(self, table_id: int, user_id: int) -> Watcher | None:
        """Return this user as a watcher of the table, if they are one."""
        row = self._connection.one(
            "SELECT * FROM watchers WHERE table_id = ? AND user_id = ?", table_id, user_id
        )
        return None if row is None else _watcher(row)

    def of_table(self, table_id: int) -> list[Watcher]:
        """Return the watchers of a table."""
        rows = self._connection.all("SELECT * FROM watchers WHERE table_id = ?", table_id)
        return [_watcher(row) for row in rows]

    def of_user(self, user_id: int) -> list[Watcher]:
        """Return the tables that this user follows, the oldest first."""
        rows = self._connection.all(
            "SELECT * FROM watchers WHERE user_id = ? ORDER BY table_id", user_id
        )
        return [_watcher(row) for row in rows]

    def tables(self) -> list[int]:
        """Return the tables with watchers."""
        return self._connection.ids("SELECT DISTINCT table_id AS id FROM watchers ORDER BY 1")


def _watcher(row: dict[str, Any]) -> Watcher:
    return Watcher(**{**row, "often": bool(row["often"])})
