"""Queries of the stored clocks: which are due, and which tables wait for a user."""

from __future__ import annotations

from datetime import datetime

from bot.storage.connection import Connection

# As fast with many tables as with few.
DUE = "SELECT table_id AS id FROM seats WHERE due_at <= ? ORDER BY due_at"
NEXT_DUE = "SELECT min(due_at) AS first FROM seats WHERE due_at > ?"


class StoredClocks:
    """The clocks of the seats, which are written with the seats."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def due(self, now: datetime) -> list[int]:
        """Return the tables with a clock due by now, the earliest first."""
        return list(dict.fromkeys(self._connection.ids(DUE, now.isoformat())))

    def next_due(self, after: datetime) -> datetime | None:
        """Return when the next clock is due that is not due by ``after``."""
        row = self._connection.one(NEXT_DUE, after.isoformat())
        return None if row is None or row["first"] is None else datetime.fromisoformat(row["first"])

    def waiting_for(self, user_id: int) -> list[int]:
        """Return the tables that wait for this user, also as a sitter; longest wait first."""
        return self._connection.ids(
            "SELECT id FROM seats JOIN tables ON id = table_id"
            " WHERE (user_id = ? OR sitter_id = ?) AND coalesce(sitter_id, user_id) = ?"
            " AND wait IS NOT NULL AND resigned_after IS NULL AND computer IS NULL"
            " AND status = 'playing' AND kind != 'tutorial'"
            " GROUP BY id ORDER BY min(waiting_since), id",
            user_id,
            user_id,
            user_id,
        )
