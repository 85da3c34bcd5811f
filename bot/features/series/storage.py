"""Stored series, and the messages that show their standings in channels."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from datetime import datetime

from bot.features.series.model import Series
from bot.storage.connection import Connection, Row, as_json, as_time

MOST_POSTS = 10  # messages of a series that are kept up to date, the newest ones


@dataclass(frozen=True, slots=True)
class SeriesPost:
    """A page of the standings of a series that was shown publicly in a channel.

    ``language``  the one that it is written in
    ``wanted``    counts the changes of the standings
    ``shown``     the last one of them that the message shows
    """

    message_id: int
    channel_id: int
    guild_id: int
    series_id: int
    page: int
    language: str
    wanted: int = 1
    shown: int = 0


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

    def versions(self, series_id: int) -> dict[int, int]:
        """Return the versions of its tournaments, as committed, by id."""
        rows = self._connection.all(
            "SELECT id, version FROM tournaments WHERE series_id = ?", series_id
        )
        return {row["id"]: row["version"] for row in rows}


class StoredSeriesPosts:
    """The standings of series in the channels of all servers."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def add(self, post: SeriesPost) -> None:
        """Add a message; the oldest beyond ``MOST_POSTS`` of its series stays as it is."""
        with self._connection.transaction():
            self._connection.put("series_posts", ["message_id"], asdict(post))
            rows = self._connection.written(
                "SELECT message_id FROM series_posts WHERE series_id = ? ORDER BY message_id DESC",
                post.series_id,
            )
            for row in rows[MOST_POSTS:]:
                self.remove(row["message_id"])

    def mark(self, series_id: int) -> None:
        """Note that the standings of a series have changed."""
        with self._connection.transaction():
            self._connection.write(
                "UPDATE series_posts SET wanted = wanted + 1 WHERE series_id = ?", [series_id]
            )

    def note_shown(self, post: SeriesPost) -> None:
        """Note that a message shows the standings ``wanted`` when ``post`` was read."""
        with self._connection.transaction():
            self._connection.write(
                "UPDATE series_posts SET shown = ? WHERE message_id = ?",
                [post.wanted, post.message_id],
            )

    def remove(self, message_id: int) -> None:
        """Delete the record of a message."""
        with self._connection.transaction():
            self._connection.write("DELETE FROM series_posts WHERE message_id = ?", [message_id])

    def remove_of_channel(self, channel_id: int) -> None:
        """Delete the records of messages in a deleted channel."""
        with self._connection.transaction():
            self._connection.write("DELETE FROM series_posts WHERE channel_id = ?", [channel_id])

    def stale_guilds(self) -> list[int]:
        """Return the servers with messages of outdated standings."""
        return self._connection.ids(
            "SELECT DISTINCT guild_id AS id FROM series_posts WHERE shown < wanted ORDER BY 1"
        )

    def stale_series(self, guild_id: int) -> list[int]:
        """Return the series of a server with such messages."""
        return self._connection.ids(
            "SELECT DISTINCT series_id AS id FROM series_posts"
            " WHERE guild_id = ? AND shown < wanted ORDER BY 1",
            guild_id,
        )

    def stale_of(self, series_id: int) -> list[SeriesPost]:
        """Return such messages of a series, the newest first."""
        rows = self._connection.all(
            "SELECT * FROM series_posts WHERE series_id = ? AND shown < wanted"
            " ORDER BY message_id DESC",
            series_id,
        )
        return [SeriesPost(**row) for row in rows]


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
