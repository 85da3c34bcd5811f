"""Stored analyses, so that each is computed once."""

from __future__ import annotations

import json

from bot.storage.connection import Connection
from engine.players.analysis import Analysis


class StoredAnalyses:
    """The analyses of finished games, by viewpoint."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def load(self, table_id: int, viewpoint: str, state: str) -> Analysis | None:
        """Return the analysis of a record in this ``state``; ``None`` if there is none."""
        row = self._connection.one(
            "SELECT analysed FROM analyses WHERE table_id = ? AND viewpoint = ? AND state = ?",
            table_id,
            viewpoint,
            state,
        )
        return None if row is None else Analysis.load(json.loads(row["analysed"]))

    def put(self, table_id: int, viewpoint: str, state: str, analysis: Analysis) -> None:
        """Store an analysis in the place of an earlier one."""
        row = {
            "table_id": table_id,
            "viewpoint": viewpoint,
            "state": state,
            "analysed": json.dumps(analysis.dump(), separators=(",", ":")),
        }
        with self._connection.transaction():
            self._connection.put("analyses", ["table_id", "viewpoint"], row)
