"""Stored series."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from datetime import datetime

from bot.storage.connection import Connection, Row, as_json, as_time


@dataclass(frozen=True, slots=True)
class Series:
    """Several tournaments of a server that are counted together.

    ``created_by``  the Discord id of its creator; ``organisers``: of their helpers
    ``points``      the table of points, as written; see ``points``
    ``best``        how many results of each player count; 0: all
    ``closed_at``   when it ended; ``None``: it goes on
    """

    id: int
    guild_id: int
    name: str
    created_by: int
    created_at: datetime
    points: str
    best: int = 0
    organisers: tuple[int, ...] = ()
    closed_at: datetime | None = None


class StoredSeries:
    """The series of all servers."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def of_guild(self, guild_id: int) -> list[Series]:
        """Return the series of a server, the newest first."""
        rows = self._connection.all(
            "SELECT * FROM series WHERE guild_id = ? ORDER BY id DESC", guild_id
        )
        return [_series(row) for row in rows]

    def load(self, series_id: int) -> Series | None:
        """Return a series; ``None`` if there is none."""
        row = self._connection.one("SELECT * FROM series WHERE id = ?", series_id)
        return None if row is None else _series(row)

    def insert(self, series: Series) -> int:
        """Add a series; return its id."""
        row = _row(series)
        del row["id"]
        with self._connection.transaction():
            return self._connection.add("series", row)

    def save(self, series: Series) -> None:
        """Replace the series with the same id."""
        with self._connection.transaction():
            self._connection.put("series", ["id"], _row(series))

    def remove(self, series_id: int) -> None:
        """Delete a series."""
        with self._connection.transaction():
            self._connection.write("DELETE FROM series WHERE id = ?", [series_id])

    def tournaments(self, series_id: int) -> list[int]:
        """Return the tournaments of a series, the oldest first."""
        return self._connection.ids(
            "SELECT id FROM tournaments WHERE series_id = ? ORDER BY id", series_id
        )


def _row(series: Series) -> Row:
    return {
        **asdict(series),
        "created_at": series.created_at.isoformat(),
        "organisers": as_json(series.organisers),
        "closed_at": None if series.closed_at is None else series.closed_at.isoformat(),
    }


def _series(row: Row) -> Series:
    return Series(
        **{
            **row,
            "created_at": datetime.fromisoformat(row["created_at"]),
            "organisers": tuple(json.loads(row["organisers"])),
            "closed_at": as_time(row["closed_at"]),
        }
    )
