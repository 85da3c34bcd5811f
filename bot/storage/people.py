"""Stored settings and absences of users."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import datetime
from typing import Any

from bot.core.names import Called
from bot.storage.connection import Connection

# How a user is notified: by a ping in the channel, a direct message, both, or not at all.
CHANNEL, DM, BOTH, NEITHER = NOTIFY = ("channel", "dm", "both", "neither")


AT_ONCE = 500  # users in one query


@dataclass(frozen=True, slots=True)
class Person:
    """A user's settings: ``None`` where they have made no choice.

    ``notify``            how they are notified, one of ``NOTIFY``
    ``quiet_from``, ``quiet_to``  hours of the day without notifications, in minutes after midnight
    ``zone``              their time zone, as the time zone database names it
    ``locale``            the language in which they use Discord, as far as it is known
    ``user_name``, ``global_name``  their names on Discord, as far as they are known
    ``theme``             the colours of pictures that only they see, if not those of the server
    ``still``             whether they want no animations
    ``landscape``         whether pictures that only they see are wider than high
    """

    user_id: int
    notify: str = CHANNEL
    quiet_from: int | None = None
    quiet_to: int | None = None
    zone: str | None = None
    locale: str | None = None
    user_name: str | None = None
    global_name: str | None = None
    theme: str | None = None
    still: bool = False
    landscape: bool = False


@dataclass(frozen=True, slots=True)
class Absence:
    """A user's absence from ``begins`` until ``ends``."""

    id: int
    user_id: int
    begins: datetime
    ends: datetime


class StoredPeople:
    """The stored settings of users."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def save(self, person: Person) -> None:
        """Store a user's settings."""
        with self._connection.transaction():
            self._connection.put("people", ["user_id"], asdict(person))

    def load(self, user_id: int) -> Person:
        """Return a user's settings."""
        row = self._connection.one("SELECT * FROM people WHERE user_id = ?", user_id)
        if row is None:
            return Person(user_id)
        return Person(**{**row, **{name: bool(row[name]) for name in ("still", "landscape")}})

    def set_nick(self, guild_id: int, user_id: int, nick: str | None) -> None:
        """Note a user's nickname on this server."""
        with self._connection.transaction():
            self._connection.write(
                "DELETE FROM nicks WHERE guild_id = ? AND user_id = ?", [guild_id, user_id]
            )
            if nick is not None:
                row = {"guild_id": guild_id, "user_id": user_id, "nick": nick}
                self._connection.add_all("nicks", [row])

    def called(self, guild_id: int, people: Sequence[int]) -> dict[int, Called]:
        """Return the names of these users on a server, as far as they are known."""
        found: dict[int, Called] = {}
        for first in range(0, len(people), AT_ONCE):
            some = people[first : first + AT_ONCE]
            rows = self._connection.all(
                "SELECT people.user_id, coalesce(nick, global_name, user_name) AS name, user_name"
                " FROM people LEFT JOIN nicks ON nicks.user_id = people.user_id AND guild_id = ?"
                " WHERE user_name IS NOT NULL"
                f" AND people.user_id IN ({', '.join('?' * len(some))})",
                guild_id,
                *some,
            )
            found |= {row["user_id"]: Called(row["name"], row["user_name"]) for row in rows}
        return found

    def add_absence(self, user_id: int, begins: datetime, ends: datetime) -> int:
        """Add a user's absence; return its id."""
        row = {"user_id": user_id, "begins": begins.isoformat(), "ends": ends.isoformat()}
        with self._connection.transaction():
            return self._connection.add("absences", row)

    def end_absence(self, absence_id: int, user_id: int, at: datetime) -> None:
        """End an absence of this user at ``at``; delete it if it begins later."""
        with self._connection.transaction():
            self._connection.write(
                "DELETE FROM absences WHERE id = ? AND user_id = ? AND begins >= ?",
                [absence_id, user_id, at.isoformat()],
            )
            self._connection.write(
                "UPDATE absences SET ends = ? WHERE id = ? AND user_id = ? AND ends > ?",
                [at.isoformat(), absence_id, user_id, at.isoformat()],
            )

    def absences(self, user_id: int, since: datetime) -> list[Absence]:
        """Return a user's absences that end after ``since``, the first one first."""
        rows = self._connection.all(
            "SELECT * FROM absences WHERE user_id = ? AND ends > ? ORDER BY begins",
            user_id,
            since.isoformat(),
        )
        return [_absence(row) for row in rows]


def _absence(row: dict[str, Any]) -> Absence:
    row["begins"] = datetime.fromisoformat(row["begins"])
    row["ends"] = datetime.fromisoformat(row["ends"])
    return Absence(**row)
