"""Which clocks somebody has to look at, and which tables wait for somebody."""

from __future__ import annotations

from datetime import datetime

from bot.core.table import NOWHERE
from bot.storage.connection import Connection

# Asked every half minute: it finds nothing as quickly among many tables as among few.
DUE = "SELECT table_id AS id FROM seats WHERE due_at <= ? ORDER BY due_at"


class StoredPace:
    """What the clocks of the seats say. They are written with the seats."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def due(self, now: datetime) -> list[int]:
        """The tables at which something is due by now, that which was due first coming first."""
        return list(dict.fromkeys(self._connection.ids(DUE, now.isoformat())))

    def waiting_for(self, user_id: int) -> list[int]:
        """The tables that wait for this person, or for whom they sit in: the longest wait first."""
        return self._connection.ids(
            "SELECT id FROM seats JOIN tables ON id = table_id"
            " WHERE (user_id = ? OR sitter_id = ?) AND coalesce(sitter_id, user_id) = ?"
            " AND wait IS NOT NULL AND resigned_after IS NULL AND computer IS NULL"
            " AND status = 'playing' AND guild_id != ?"
            " GROUP BY id ORDER BY min(waiting_since), id",
            user_id,
            user_id,
            user_id,
            NOWHERE,
        )
