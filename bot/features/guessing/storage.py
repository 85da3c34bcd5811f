"""Stored guesses about the next move: the last one, and a count of those before."""

from __future__ import annotations

import json
from dataclasses import asdict

from bot.features.guessing.model import END, Guesser
from bot.storage.connection import Connection

KEY = ("table_id", "user_id")
DELIVERY = ("told", "channel_id", "message_id")


class StoredGuesses:
    """The guesses at all tables."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def save(self, guesser: Guesser) -> None:
        """Store the last guess of a user, and the count of those before."""
        row = {name: value for name, value in asdict(guesser).items() if name not in DELIVERY}
        with self._connection.transaction():
            self._connection.put("guesses", KEY, row)

    def note(self, guesser: Guesser) -> bool:
        """Store the news told to a user, with its message; ``False`` if forgotten since."""
        row = {name: getattr(guesser, name) for name in (*KEY, *DELIVERY)}
        changes = ", ".join(f"{name} = :{name}" for name in DELIVERY)
        with self._connection.transaction():
            known = self._connection.write(
                f"UPDATE guesses SET {changes} WHERE table_id = :table_id AND user_id = :user_id",
                row,
            )
        return bool(known)

    def answer_to(self, guesser: Guesser) -> str | None:
        """Return the answer to the decision of the last guess, if it was given."""
        row = self._connection.one(
            "SELECT answer FROM answers WHERE table_id = ? AND decision = ? AND player = ?",
            guesser.table_id,
            guesser.decision,
            guesser.player,
        )
        return None if row is None else str(json.loads(row["answer"])[0])

    def load(self, table_id: int, user_id: int) -> Guesser | None:
        """Return this user as a guesser at a table, if they are one."""
        row = self._connection.one(
            "SELECT * FROM guesses WHERE table_id = ? AND user_id = ?", table_id, user_id
        )
        return None if row is None else Guesser(**row)

    def untold(self, table_id: int) -> list[Guesser]:
        """Return the guessers at a table who have not been told its end yet."""
        rows = self._connection.all(
            "SELECT * FROM guesses WHERE table_id = ? AND told <> ? ORDER BY user_id", table_id, END
        )
        return [Guesser(**row) for row in rows]

    def tables(self) -> list[int]:
        """Return the tables whose guessers have not been told the end yet."""
        return self._connection.ids(
            "SELECT DISTINCT table_id AS id FROM guesses WHERE told <> ? ORDER BY 1", END
        )
