"""By which rules the stored games were last read."""

from __future__ import annotations

from bot.storage.connection import Connection


class StoredRules:
    """The fingerprint of the rules under which every active game was looked at."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def save(self, fingerprint: str) -> None:
        """Note that every active game goes on under these rules."""
        with self._connection.transaction():
            self._connection.put("rules", ["id"], {"id": 1, "fingerprint": fingerprint})

    def load(self) -> str | None:
        """The rules under which every active game went on last; ``None`` if nobody has looked."""
        row = self._connection.one("SELECT fingerprint FROM rules")
        return None if row is None else row["fingerprint"]
