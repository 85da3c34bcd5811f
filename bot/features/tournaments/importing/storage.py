"""Stored player lists that were checked, and wait to be entered."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from datetime import datetime

from bot.storage.connection import Connection, as_json


@dataclass(frozen=True, slots=True)
class Listed:
    """A player on a list: Discord id, name, and seed; 0: none.

    ``team``  the number of the line, which names both members of a team; 0 without teams
    """

    user_id: int
    name: str
    seed: int = 0
    team: int = 0


class StoredImports:
    """The pending lists, one for each tournament and organiser."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def save(
        self, tournament_id: int, user_id: int, people: list[Listed], made_at: datetime
    ) -> None:
        """Store the list of an organiser, in place of any other of theirs."""
        row = {
            "tournament_id": tournament_id,
            "user_id": user_id,
            "people": as_json([asdict(each) for each in people]),
            "made_at": made_at.isoformat(),
        }
        with self._connection.transaction():
            self._connection.put("tournament_imports", ["tournament_id", "user_id"], row)

    def load(self, tournament_id: int, user_id: int) -> list[Listed] | None:
        """Return the list of an organiser; ``None`` if there is none."""
        row = self._connection.one(
            "SELECT people FROM tournament_imports WHERE tournament_id = ? AND user_id = ?",
            tournament_id,
            user_id,
        )
        return None if row is None else [Listed(**each) for each in json.loads(row["people"])]

    def remove(self, tournament_id: int, user_id: int) -> None:
        """Delete the list of an organiser."""
        with self._connection.transaction():
            self._connection.write(
                "DELETE FROM tournament_imports WHERE tournament_id = ? AND user_id = ?",
                [tournament_id, user_id],
            )

    def remove_older(self, moment: datetime) -> None:
        """Delete the lists made before ``moment``."""
        with self._connection.transaction():
            self._connection.write(
                "DELETE FROM tournament_imports WHERE made_at < ?", [moment.isoformat()]
            )
