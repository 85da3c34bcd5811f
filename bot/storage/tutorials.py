"""Stored progress of tutorials."""

from __future__ import annotations

import json
from dataclasses import dataclass

from bot.storage.connection import Connection, as_json


@dataclass(frozen=True, slots=True)
class Progress:
    """The progress of a table that is a tutorial.

    ``told``     the lessons so far, in order; ``now``: the last of them, which are being shown
    ``answers``  the number of answers when these began to be shown; -1: none are
    """

    table_id: int
    told: tuple[str, ...] = ()
    now: tuple[str, ...] = ()
    answers: int = -1


class StoredTutorials:
    """The progress of each tutorial."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def save(self, progress: Progress) -> None:
        """Store the progress of a tutorial."""
        row = {
            "table_id": progress.table_id,
            "told": as_json(progress.told),
            "now": as_json(progress.now),
            "answers": progress.answers,
        }
        with self._connection.transaction():
            self._connection.put("tutorials", ["table_id"], row)

    def load(self, table_id: int) -> Progress:
        """Return the progress of a tutorial."""
        row = self._connection.one("SELECT * FROM tutorials WHERE table_id = ?", table_id)
        if row is None:
            return Progress(table_id)
        told, now = json.loads(row["told"]), json.loads(row["now"])
        return Progress(table_id, tuple(told), tuple(now), row["answers"])
