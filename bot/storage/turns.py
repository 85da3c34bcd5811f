"""The messages of past turns of running games, for as long as these can be undone."""

from __future__ import annotations

from dataclasses import dataclass

from bot.storage.connection import Connection


@dataclass(frozen=True, slots=True)
class TurnMessage:
    """A message that showed a table until another one took its place.

    ``page`` is the page for which it was posted; ``until_page`` that of its successor.
    """

    table_id: int
    channel_id: int
    message_id: int
    page: int
    until_page: int


class StoredTurnMessages:
    """The messages of past turns."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def add(self, message: TurnMessage) -> None:
        """Record a message that another one has replaced."""
        with self._connection.transaction():
            self._connection.put(
                "turn_messages",
                ["channel_id", "message_id"],
                {
                    "channel_id": message.channel_id,
                    "message_id": message.message_id,
                    "table_id": message.table_id,
                    "page": message.page,
                    "until_page": message.until_page,
                    "undone": 0,
                },
            )

    def undo(self, table_id: int, page: int) -> None:
        """Record that the turns from ``page`` on were undone; within a transaction."""
        self._connection.write(
            "UPDATE turn_messages SET undone = 1 WHERE table_id = ? AND page >= ?",
            [table_id, page],
        )

    def undone(self, table_id: int) -> list[TurnMessage]:
        """Return the messages that are to be struck out, the newest first."""
        rows = self._connection.all(
            "SELECT table_id, channel_id, message_id, page, until_page FROM turn_messages"
            " WHERE table_id = ? AND undone = 1 ORDER BY message_id DESC",
            table_id,
        )
        return [TurnMessage(**row) for row in rows]

    def forget(self, message: TurnMessage) -> None:
        """Record that a message has been struck out."""
        with self._connection.transaction():
            self._connection.write(
                "DELETE FROM turn_messages WHERE channel_id = ? AND message_id = ?",
                [message.channel_id, message.message_id],
            )

    def forget_all(self, table_id: int) -> None:
        """Forget the messages of a table after the game; within a transaction."""
        self._connection.write("DELETE FROM turn_messages WHERE table_id = ?", [table_id])
