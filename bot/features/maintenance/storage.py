"""The host's note to all tables in the database, and the messages that show it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from bot.storage.connection import Connection


@dataclass(frozen=True, slots=True)
class Note:
    """A note of the host's; each has an id of its own."""

    id: int
    text: str


@dataclass(frozen=True, slots=True)
class Place:
    """A channel with an active table, and the language there."""

    guild_id: int
    channel_id: int
    language: str


@dataclass(frozen=True, slots=True)
class Shown:
    """A note in a channel; ``message_id`` is ``None`` if it could not be posted."""

    channel_id: int
    guild_id: int
    maintenance_id: int
    message_id: int | None


class StoredMaintenance:
    """The section of maintenance notes."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def note(self) -> Note | None:
        """Return the current note; ``None`` if there is none."""
        row = self._connection.one(
            "SELECT id, text FROM maintenance WHERE withdrawn = 0 ORDER BY id DESC LIMIT 1"
        )
        return None if row is None else Note(**row)

    def put(self, text: str, at: datetime) -> None:
        """Store a note in the place of the current one; an empty ``text`` withdraws that."""
        with self._connection.transaction():
            self._connection.write("UPDATE maintenance SET withdrawn = 1 WHERE withdrawn = 0")
            if text:
                self._connection.add(
                    "maintenance", {"text": text, "at": at.isoformat(), "withdrawn": 0}
                )

    def to_be_told(self, note: Note) -> list[Place]:
        """Return the channels of active tables on servers in which the note is not shown."""
        rows = self._connection.all(
            "SELECT guild_id, channel_id, language FROM tables"
            " WHERE status IN ('lobby', 'playing') AND kind != 'tutorial' AND channel_id NOT IN"
            " (SELECT channel_id FROM maintenance_messages WHERE maintenance_id = ?)"
            " ORDER BY id",
            note.id,
        )
        return [Place(**row) for row in rows]

    def outdated(self, note: Note | None) -> list[Shown]:
        """Return the messages of other notes than the current one."""
        rows = self._connection.all(
            "SELECT channel_id, guild_id, maintenance_id, message_id FROM maintenance_messages"
            " WHERE maintenance_id != ? ORDER BY channel_id",
            0 if note is None else note.id,
        )
        return [Shown(**row) for row in rows]

    def show(self, shown: Shown) -> None:
        """Record that a note is shown in a channel, or can't be."""
        row = {
            "channel_id": shown.channel_id,
            "guild_id": shown.guild_id,
            "maintenance_id": shown.maintenance_id,
            "message_id": shown.message_id,
        }
        with self._connection.transaction():
            self._connection.put("maintenance_messages", ["channel_id"], row)

    def forget(self, channel_id: int) -> None:
        """Delete the record of a deleted message."""
        with self._connection.transaction():
            self._connection.write(
                "DELETE FROM maintenance_messages WHERE channel_id = ?", [channel_id]
            )
