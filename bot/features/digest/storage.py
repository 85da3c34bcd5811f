"""Stored digests: their users and due moments, and the results in them."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime

from bot.storage.connection import Connection, Row


@dataclass(frozen=True, slots=True)
class Digest:
    """The next digest of a user, about the time from ``since`` on, sent at ``due``."""

    user_id: int
    since: datetime
    due: datetime


@dataclass(frozen=True, slots=True)
class Finished:
    """A finished game of a user: their ``place``, and the rating before and after it.

    The rating is ``None`` if the game is not rated.
    """

    table_id: int
    guild_id: int
    game_name: str
    seats: int
    place: int
    won: bool
    before: float | None
    after: float | None


class StoredDigests:
    """The digests of the users who subscribed."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def load(self, user_id: int) -> Digest | None:
        """Return a user's next digest; ``None`` if they want none."""
        row = self._connection.one("SELECT * FROM digests WHERE user_id = ?", user_id)
        return None if row is None else _digest(row)

    def add(self, digest: Digest) -> None:
        """Store that a user wants a digest."""
        row = {"user_id": digest.user_id, **_times(digest)}
        with self._connection.transaction():
            self._connection.put("digests", ["user_id"], row)

    def update(self, digest: Digest) -> bool:
        """Store the next digest of a user; return ``False`` if they want none any more."""
        row = {"user_id": digest.user_id, **_times(digest)}
        with self._connection.transaction():
            wanted = self._connection.write(
                "UPDATE digests SET since = :since, due = :due WHERE user_id = :user_id", row
            )
        return bool(wanted)

    def remove(self, user_id: int) -> None:
        """Store that a user wants no digest."""
        with self._connection.transaction():
            self._connection.write("DELETE FROM digests WHERE user_id = ?", [user_id])

    def due(self, now: datetime) -> list[int]:
        """Return the users whose digest is due, longest first."""
        return self._connection.ids(
            "SELECT user_id AS id FROM digests WHERE due <= ? ORDER BY due", now.isoformat()
        )

    def next_due(self, besides: Collection[int]) -> datetime | None:
        """Return when the first digest of all users ``besides`` these is due."""
        rows = self._connection.all(
            "SELECT user_id, due FROM digests ORDER BY due LIMIT ?", len(besides) + 1
        )
        moments = [row["due"] for row in rows if row["user_id"] not in besides]
        return datetime.fromisoformat(moments[0]) if moments else None

    def finished(self, user_id: int, since: datetime) -> list[Finished]:
        """Return the games of a user that ended after ``since``, in that order."""
        rows = self._connection.all(
            "SELECT results.table_id, results.guild_id, results.game_name, seats, place, won,"
            " CASE WHEN uncounted IS NULL THEN mu_before END AS before,"
            " CASE WHEN uncounted IS NULL THEN mu END AS after"
            " FROM outcomes JOIN results ON results.table_id = outcomes.table_id"
            " WHERE user_id = ? AND outcomes.number IS NOT NULL AND ended_at > ?"
            " ORDER BY results.number",
            user_id,
            since.isoformat(),
        )
        return [Finished(**{**row, "won": bool(row["won"])}) for row in rows]


def _times(digest: Digest) -> dict[str, str]:
    return {"since": digest.since.isoformat(), "due": digest.due.isoformat()}


def _digest(row: Row) -> Digest:
    since, due = (datetime.fromisoformat(row[name]) for name in ("since", "due"))
    return Digest(row["user_id"], since, due)
