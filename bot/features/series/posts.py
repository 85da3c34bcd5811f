"""Stored messages with the standings of a series, which are kept up to date."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from bot.features.tournaments.tournament import CANCELLED, OVER

if TYPE_CHECKING:
    from bot.features.tournaments.tournament import Tournament
    from bot.storage.connection import Connection

MOST = 10  # messages of a series that are kept up to date, the newest ones


@dataclass(frozen=True, slots=True)
class SeriesPost:
    """A page of the standings of a series that was shown to everybody in a channel.

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


class StoredSeriesPosts:
    """The standings of series in the channels of all servers."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def add(self, post: SeriesPost) -> None:
        """Add a message; the oldest beyond ``MOST`` of its series stays as it is."""
        with self._connection.transaction():
            self._connection.put("series_posts", ["message_id"], asdict(post))
            rows = self._connection.written(
                "SELECT message_id FROM series_posts WHERE series_id = ? ORDER BY message_id DESC",
                post.series_id,
            )
            for row in rows[MOST:]:
                self.remove(row["message_id"])

    def mark(self, series_id: int) -> None:
        """Note that the standings of a series have changed."""
        with self._connection.transaction():
            self._connection.write(
                "UPDATE series_posts SET wanted = wanted + 1 WHERE series_id = ?", [series_id]
            )

    def note_shown(self, post: SeriesPost) -> None:
        """Note that a message shows what was ``wanted`` when ``post`` was read."""
        with self._connection.transaction():
            self._connection.write(
                "UPDATE series_posts SET shown = ? WHERE message_id = ?",
                [post.wanted, post.message_id],
            )

    def remove(self, message_id: int) -> None:
        """Forget a message."""
        with self._connection.transaction():
            self._connection.write("DELETE FROM series_posts WHERE message_id = ?", [message_id])

    def remove_of_channel(self, channel_id: int) -> None:
        """Forget the messages of a channel that is gone."""
        with self._connection.transaction():
            self._connection.write("DELETE FROM series_posts WHERE channel_id = ?", [channel_id])

    def stale(self) -> list[SeriesPost]:
        """Return the messages whose standings have changed since they were shown."""
        rows = self._connection.all("SELECT * FROM series_posts WHERE shown < wanted")
        return [SeriesPost(**row) for row in rows]

    def stale_of(self, series_id: int) -> list[SeriesPost]:
        """Return those of a series, the newest first."""
        rows = self._connection.all(
            "SELECT * FROM series_posts WHERE series_id = ? AND shown < wanted"
            " ORDER BY message_id DESC",
            series_id,
        )
        return [SeriesPost(**row) for row in rows]

    def mark_changes(self, before: Tournament, after: Tournament) -> None:
        """Mark the series whose standings a change of a tournament changes."""
        if _counted(before) != _counted(after):
            for series_id in {before.series_id, after.series_id} - {None}:
                self.mark(series_id or 0)


def _counted(tournament: Tournament) -> tuple[object, ...]:
    """Return all of a tournament that the standings of its series depend on."""
    if tournament.series_id is None or tournament.status == CANCELLED:
        return ()
    over = tournament.version if tournament.status == OVER else None
    return tournament.series_id, tournament.name, over
