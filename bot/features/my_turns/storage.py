"""Stored lists of users' games: the message of each, and its content."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from bot.storage.connection import Connection


@dataclass(frozen=True, slots=True)
class MyTurns:
    """The list of a user who wants one.

    ``channel_id``, ``message_id``  the message, once it is sent
    ``shown``   a fingerprint of its content
    ``tables``  the tables that are on it
    """

    user_id: int
    channel_id: int | None = None
    message_id: int | None = None
    shown: str | None = None
    tables: frozenset[int] = frozenset()


class StoredMyTurns:
    """The lists of the users who want one."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def load(self, user_id: int) -> MyTurns | None:
        """Return a user's list; ``None`` if they want none."""
        row = self._connection.one(
            "SELECT user_id, channel_id, message_id, shown FROM my_turns WHERE user_id = ?", user_id
        )
        if row is None:
            return None
        tables = self._connection.ids(
            "SELECT table_id AS id FROM my_turns_tables WHERE user_id = ?", user_id
        )
        return MyTurns(**row, tables=frozenset(tables))

    def add(self, user_id: int) -> None:
        """Store that a user wants a list; one that is stored already stays as it is."""
        with self._connection.transaction():
            self._connection.put("my_turns", ["user_id"], {"user_id": user_id})

    def update(self, mine: MyTurns) -> bool:
        """Store the state of a user's list; return ``False`` if they want none any more."""
        row = {
            "user_id": mine.user_id,
            "channel_id": mine.channel_id,
            "message_id": mine.message_id,
            "shown": mine.shown,
        }
        with self._connection.transaction():
            wanted = self._connection.write(
                "UPDATE my_turns SET channel_id = :channel_id, message_id = :message_id,"
                " shown = :shown WHERE user_id = :user_id",
                row,
            )
            if wanted:
                self._clear(mine.user_id)
                tables = sorted(mine.tables)
                listed = [{"user_id": mine.user_id, "table_id": table} for table in tables]
                self._connection.add_all("my_turns_tables", listed)
        return bool(wanted)

    def remove(self, user_id: int) -> None:
        """Delete a user's list."""
        with self._connection.transaction():
            self._clear(user_id)
            self._connection.write("DELETE FROM my_turns WHERE user_id = ?", [user_id])

    def concerned(self, table_id: int, people: Collection[int]) -> list[int]:
        """Return the users of ``people`` with a list, and those with the table on theirs."""
        marks = ", ".join("?" * len(people)) or "NULL"
        return self._connection.ids(
            f"SELECT user_id AS id FROM my_turns WHERE user_id IN ({marks})"
            " UNION SELECT user_id AS id FROM my_turns_tables WHERE table_id = ?",
            *people,
            table_id,
        )

    def everyone(self) -> list[int]:
        """Return all users with a list."""
        return self._connection.ids("SELECT user_id AS id FROM my_turns")

    def _clear(self, user_id: int) -> None:
        self._connection.write("DELETE FROM my_turns_tables WHERE user_id = ?", [user_id])
