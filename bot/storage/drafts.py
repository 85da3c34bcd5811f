"""Stored drafts of tournaments that users are preparing."""

from __future__ import annotations

import json
from typing import Any

from bot.storage.connection import Connection, as_json


class StoredDrafts:
    """The drafts, one for each user and server."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def load(self, guild_id: int, user_id: int) -> dict[str, Any] | None:
        """Return a user's draft on a server; ``None`` if there is none."""
        row = self._connection.one(
            "SELECT chosen FROM tournament_drafts WHERE guild_id = ? AND user_id = ?",
            guild_id,
            user_id,
        )
        return None if row is None else json.loads(row["chosen"])

    def save(self, guild_id: int, user_id: int, chosen: dict[str, Any]) -> None:
        """Store a user's draft."""
        row = {"guild_id": guild_id, "user_id": user_id, "chosen": as_json(chosen)}
        with self._connection.transaction():
            self._connection.put("tournament_drafts", ["guild_id", "user_id"], row)

    def remove(self, guild_id: int, user_id: int) -> None:
        """Delete a user's draft."""
        with self._connection.transaction():
            self._connection.write(
                "DELETE FROM tournament_drafts WHERE guild_id = ? AND user_id = ?",
                [guild_id, user_id],
            )
