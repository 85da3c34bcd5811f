"""Who follows which table without playing there."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from bot.storage.connection import Connection


@dataclass(frozen=True, slots=True)
class Watcher:
    """Somebody who follows a table.

    ``often``    whether they hear of each turn; otherwise of the end only
    ``language`` the one in which they use Discord
    ``told``     the page of the game (``notify.page_of``) that they know of
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
    """Who follows which table."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def save(self, watcher: Watcher) -> None:
        """Note that somebody follows a table, or what they know of it by now."""
        row = {**asdict(watcher), "often": int(watcher.often)}
        with self._connection.transaction():
            self._connection.put("watchers", ["table_id", "user_id"], row)

    def remove(self, table_id: int, user_id: int) -> None:
        """Note that somebody follows a table no more."""
        with self._connection.transaction():
            self._connection.write(
                "DELETE FROM watchers WHERE table_id = ? AND user_id = ?", [table_id, user_id]
            )

    def load(self, table_id: int, user_id: int) -> Watcher | None:
        """How this person follows the table, if they do."""
        row = self._connection.one(
            "SELECT * FROM watchers WHERE table_id = ? AND user_id = ?", table_id, user_id
        )
        return None if row is None else _watcher(row)

    def of_table(self, table_id: int) -> list[Watcher]:
        """Who follows this table."""
        rows = self._connection.all("SELECT * FROM watchers WHERE table_id = ?", table_id)
        return [_watcher(row) for row in rows]

    def of_user(self, user_id: int) -> list[Watcher]:
        """The tables that this person follows, the oldest first."""
        rows = self._connection.all(
            "SELECT * FROM watchers WHERE user_id = ? ORDER BY table_id", user_id
        )
        return [_watcher(row) for row in rows]

    def tables(self) -> list[int]:
        """The tables that anybody follows."""
        return self._connection.ids("SELECT DISTINCT table_id AS id FROM watchers ORDER BY 1")


def _watcher(row: dict[str, Any]) -> Watcher:
    return Watcher(**{**row, "often": bool(row["often"])})
