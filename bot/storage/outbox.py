"""Unfinished sendings and deletions, and the known direct message channels."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.storage.connection import Connection

# Discord recognises a nonce for some minutes; a day after a failure a sending gets a new one.
REMEMBERED = timedelta(days=1)
# The first word of the keys of deletions; then come the ids of channel and message.
REPLACED = "replaced"
_THE_ROW = 1


@dataclass(frozen=True, slots=True)
class Begun:
    """A sending that was begun and is not finished.

    ``number``   unique, also among finished sendings
    ``resumed``  whether it was begun before, so that its message may have been sent already
    """

    key: str
    number: int
    resumed: bool = False


def deletion(channel_id: int, message_id: int) -> str:
    """Return the key of the deletion of a message."""
    return f"{REPLACED} {channel_id} {message_id}"


class StoredOutbox:
    """Sendings and deletions under way: rows from before the request until it is done."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def begin(self, key: str, now: datetime) -> Begun:
        """Return the unfinished sending called ``key``, or a new one with its own number."""
        with self._connection.transaction():
            for row in self._connection.written("SELECT number FROM sendings WHERE key = ?", key):
                return Begun(key, row["number"], resumed=True)
            self._connection.write(
                "DELETE FROM sendings WHERE number < ?", [_milliseconds(now - REMEMBERED)]
            )
            return self._numbered(key, now)

    def begin_all(self, keys: Iterable[str], now: datetime) -> None:
        """Begin these together: each stays unfinished until it is sent, or done."""
        with self._connection.transaction():
            for key in keys:
                self.begin(key, now)

    def unfinished(self, key: str) -> bool:
        """Return whether the sending called ``key`` was begun and is not finished."""
        return self._connection.one("SELECT number FROM sendings WHERE key = ?", key) is not None

    def keys(self) -> list[str]:
        """Return the keys of all unfinished sendings, the first begun first."""
        rows = self._connection.all("SELECT key FROM sendings ORDER BY number")
        return [row["key"] for row in rows]

    def renew(self, key: str, now: datetime) -> Begun:
        """Give a sending a fresh number, as its message was deleted."""
        with self._connection.transaction():
            return self._numbered(key, now)

    def finish(self, begun: Begun) -> None:
        """Delete a sending; called in the transaction that notes its message."""
        self.forget([begun.key])

    def forget(self, keys: Iterable[str]) -> None:
        """Delete the sendings and deletions called ``keys``."""
        with self._connection.transaction():
            for key in keys:
                self._connection.write("DELETE FROM sendings WHERE key = ?", [key])

    def _numbered(self, key: str, now: datetime) -> Begun:
        """Begin a sending with a number above all others.

        It is at least the time in milliseconds: so a database restored from a backup, which does
        not know the last numbers, reuses none of them.
        """
        last = self._connection.written("SELECT last FROM outbox WHERE id = ?", _THE_ROW)
        number = max([_milliseconds(now), *(row["last"] + 1 for row in last)])
        self._connection.put("outbox", ["id"], {"id": _THE_ROW, "last": number})
        self._connection.put("sendings", ["key"], {"key": key, "number": number})
        return Begun(key, number)


class StoredDirectChannels:
    """The bot's direct message channels with users."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def save(self, user_id: int, channel_id: int) -> None:
        """Note the channel of a user."""
        row = {"user_id": user_id, "channel_id": channel_id}
        with self._connection.transaction():
            self._connection.put("dm_channels", ["user_id"], row)

    def forget(self, user_id: int) -> None:
        """Drop the channel of a user."""
        with self._connection.transaction():
            self._connection.write("DELETE FROM dm_channels WHERE user_id = ?", [user_id])

    def forget_all(self) -> None:
        """Drop all channels."""
        with self._connection.transaction():
            self._connection.write("DELETE FROM dm_channels")

    def load(self, user_id: int) -> int | None:
        """Return the channel of a user, if it is known."""
        row = self._connection.one("SELECT channel_id FROM dm_channels WHERE user_id = ?", user_id)
        return None if row is None else row["channel_id"]


def _milliseconds(moment: datetime) -> int:
    return int(moment.timestamp() * 1000)
