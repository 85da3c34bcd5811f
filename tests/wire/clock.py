"""The server's time, which tests may advance, and the ids made from it."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

# https://docs.discord.com/developers/reference#snowflakes
EPOCH = datetime(2015, 1, 1, tzinfo=UTC)
TIME_SHIFT = 22


class Clock:
    """The time of day, plus the time added by ``advance``."""

    def __init__(self) -> None:
        self._ahead = timedelta(0)
        self._last_id = 0

    def now(self) -> datetime:
        """The time as the server sees it."""
        return datetime.now(UTC) + self._ahead

    def advance(self, **time: float) -> None:
        """Let time pass at once: ``advance(hours=1)``."""
        self._ahead += timedelta(**time)

    def snowflake(self) -> int:
        """A new id, larger than all before."""
        milliseconds = (self.now() - EPOCH) // timedelta(milliseconds=1)
        self._last_id = max(self._last_id + 1, milliseconds << TIME_SHIFT)
        return self._last_id

    def age(self, snowflake: int) -> timedelta:
        """The time since an id was made."""
        return self.now() - (EPOCH + timedelta(milliseconds=snowflake >> TIME_SHIFT))


def shard_of(guild_id: int, count: int) -> int:
    """The shard of a server.

    https://docs.discord.com/developers/events/gateway#sharding
    """
    return (guild_id >> TIME_SHIFT) % count
