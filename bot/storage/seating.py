"""Former owners of seats, and stale messages of seats and invitations."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from bot.storage.connection import Connection, as_json


@dataclass(frozen=True, slots=True)
class Former:
    """A user who has seen the hand of the seat ``player`` and no longer holds it.

    ``successor`` is the name of the next owner; ``None`` for a former stand-in.
    """

    table_id: int
    player: str
    user_id: int
    name: str
    successor: str | None
    at: datetime


@dataclass(frozen=True, slots=True)
class StaleMessage:
    """A message to be deleted, or to be replaced by a single sentence.

    ``said`` is the key of the sentence with its facts, if there is one.
    """

    table_id: int
    channel_id: int
    message_id: int
    said: Mapping[str, str] | None = None


class SeatingSection:
    """Former owners and stale messages of seats that change hands."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def add_former(self, former: Former) -> None:
        """Record a former holder of a seat."""
        with self._connection.transaction():
            self._connection.add(
                "former_players",
                {
                    "table_id": former.table_id,
                    "player": former.player,
                    "user_id": former.user_id,
                    "name": former.name,
                    "successor": former.successor,
                    "at": former.at.isoformat(),
                },
            )

    def formers(self, table_id: int) -> list[Former]:
        """Return the former owners of this table's seats, in the order of leaving."""
        rows = self._connection.all(
            "SELECT table_id, player, user_id, name, successor, at FROM former_players"
            " WHERE table_id = ? ORDER BY id",
            table_id,
        )
        return [Former(**{**row, "at": datetime.fromisoformat(row["at"])}) for row in rows]

    def add_stale_message(self, stale: StaleMessage) -> None:
        """Record a message to be deleted or replaced."""
        said = None if stale.said is None else as_json(dict(stale.said))
        with self._connection.transaction():
            self._connection.put(
                "leftovers",
                ["channel_id", "message_id"],
                {
                    "channel_id": stale.channel_id,
                    "message_id": stale.message_id,
                    "table_id": stale.table_id,
                    "said": said,
                },
            )

    def stale_messages(self, table_id: int) -> list[StaleMessage]:
        """Return the messages of a table to be deleted or replaced."""
        rows = self._connection.all(
            "SELECT * FROM leftovers WHERE table_id = ? ORDER BY message_id", table_id
        )
        return [
            StaleMessage(
                row["table_id"],
                row["channel_id"],
                row["message_id"],
                None if row["said"] is None else json.loads(row["said"]),
            )
            for row in rows
        ]

    def forget_stale_message(self, channel_id: int, message_id: int) -> None:
        """Record that this message has been dealt with."""
        with self._connection.transaction():
            self._connection.write(
                "DELETE FROM leftovers WHERE channel_id = ? AND message_id = ?",
                [channel_id, message_id],
            )

    def sat_in_until(self, moment: datetime) -> list[int]:
        """Return the tables at which a sitter's time is over at ``moment``."""
        return self._connection.ids(
            "SELECT DISTINCT table_id AS id FROM seats"
            " WHERE sitter_id IS NOT NULL AND sitter_until <= ? ORDER BY 1",
            moment.isoformat(),
        )

    def first_end_of_sitting(self) -> datetime | None:
        """Return the earliest end of a sitting, if any has one."""
        row = self._connection.one(
            "SELECT min(sitter_until) AS first FROM seats WHERE sitter_id IS NOT NULL"
        )
        return None if row is None or row["first"] is None else datetime.fromisoformat(row["first"])

    def rematch(self, table_id: int) -> int | None:
        """Return the newest rematch of a table."""
        row = self._connection.one(
            "SELECT id FROM tables WHERE rematch_of = ? ORDER BY id DESC LIMIT 1", table_id
        )
        return None if row is None else row["id"]
