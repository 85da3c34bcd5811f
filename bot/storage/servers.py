"""Stored settings of Discord servers."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from bot.core.terms import Terms
from bot.storage.connection import Connection


@dataclass(frozen=True, slots=True)
class Server:
    """The settings of a Discord server: ``None`` where it has made no choice.

    ``pace``, ``overdue`` and ``rated`` are the terms of new tables; ``pace`` 0 is no limit.
    """

    guild_id: int
    language: str | None = None
    theme: str | None = None
    pace: int | None = None
    overdue: str | None = None
    rated: bool | None = None

    @property
    def terms(self) -> Terms:
        """The terms of new tables."""
        usual = Terms()
        return Terms(
            pace=self.pace or None,
            overdue=self.overdue or usual.overdue,
            rated=usual.rated if self.rated is None else self.rated,
        )


class Servers:
    """The stored settings of servers."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def save(self, server: Server) -> None:
        """Store a server's settings."""
        with self._connection.transaction():
            self._connection.put("servers", ["guild_id"], asdict(server))

    def load(self, guild_id: int) -> Server:
        """Return a server's settings."""
        row = self._connection.one("SELECT * FROM servers WHERE guild_id = ?", guild_id)
        if row is None:
            return Server(guild_id)
        rated = row.pop("rated")
        return Server(**row, rated=None if rated is None else bool(rated))
