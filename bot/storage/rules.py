"""The rules version under which the stored games were last read."""

from __future__ import annotations

from bot.storage.connection import Connection


class StoredRules:
    """The fingerprint of the rules under which all active games were last checked."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def save(self, fingerprint: str) -> None:
        """Record that all active games were checked under these rules."""
        with self._connection.transaction():
            self._connection.put("rules", ["id"], {"id": 1, "fingerprint": fingerprint})

    def load(self) -> str | None:
        """Return the rules of the last check of all games; ``None`` before the first one."""
        row = self._connection.one("SELECT fingerprint FROM rules")
        return None if row is None else row["fingerprint"]
