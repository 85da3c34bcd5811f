"""The tournaments that people are arranging, as they are stored."""

from __future__ import annotations

import json
from typing import Any

from bot.storage.connection import Connection, as_json


class StoredDrafts:
    """One for each person and server."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def load(self, guild_id: int, user_id: int) -> dict[str, Any] | None:
        """What this person has chosen; ``None`` if they are arranging nothing."""
        row = self._connection.one(
            "SELECT chosen FROM tournament_drafts WHERE guild_id = ? AND user_id = ?",
            guild_id,
            user_id,
        )
        return None if row is None else json.loads(row["chosen"])

    def save(self, guild_id: int, user_id: int, chosen: dict[str, Any]) -> None:
        """Keep what this person has chosen."""
        row = {"guild_id": guild_id, "user_id": user_id, "chosen": as_json(chosen)}
        with self._connection.transaction():
            self._connection.put("tournament_drafts", ["guild_id", "user_id"], row)

    def remove(self, guild_id: int, user_id: int) -> None:
        """Forget it."""
        with self._connection.transaction():
            self._connection.write(
                "DELETE FROM tournament_drafts WHERE guild_id = ? AND user_id = ?",
                [guild_id, user_id],
            )
