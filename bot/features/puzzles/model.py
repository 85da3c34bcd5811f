"""The puzzle of the day as data: its channel, its posts, and streaks."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from typing import Any, Self
from zoneinfo import ZoneInfo

from engine.players.puzzles import Position, Puzzle

# The states of a posted puzzle: answered by users; over, but its message does not say so; over.
OPEN, CLOSING, CLOSED = "open", "closing", "closed"
LATEST = timedelta(hours=12)  # a puzzle that is later than this is left out


@dataclass(frozen=True, slots=True)
class Channel:
    """The channel of a server's puzzles.

    ``hour``    at which they are posted, in the time zone ``zone``
    ``locale``  of the server on Discord, in case its settings name no language
    ``due``     when the next one is posted
    """

    guild_id: int
    channel_id: int
    hour: int
    zone: str
    locale: str
    due: datetime

    @property
    def day(self) -> str:
        """The day of the next puzzle in the server's time zone."""
        return day_of(self.due, self.zone).isoformat()

    def following(self, after: datetime, posted: str | None = None) -> Self:
        """Return it with the first due moment after ``after``, on a day after ``posted``."""
        day = day_of(after, self.zone)
        if posted is not None:
            day = max(day, date.fromisoformat(posted) + timedelta(days=1))
        moment = self._at(day)
        while moment <= after:
            day += timedelta(days=1)
            moment = self._at(day)
        return replace(self, due=moment)

    def _at(self, day: date) -> datetime:
        return datetime.combine(day, time(self.hour), ZoneInfo(self.zone)).astimezone(UTC)


def day_of(moment: datetime, zone: str) -> date:
    """Return the day that it is at a moment in a time zone."""
    return moment.astimezone(ZoneInfo(zone)).date()


@dataclass(frozen=True, slots=True)
class Post:
    """A puzzle posted on a server, or about to be.

    ``number``    of the puzzle on this server, from 1
    ``puzzle``    ``None`` once its position is no longer kept
    ``answered``  the number of answers once it is over, and of the right ones, ``hits``
    """

    id: int
    guild_id: int
    number: int
    day: str
    puzzle_id: int
    puzzle: Puzzle | None
    locale: str
    channel_id: int
    message_id: int | None = None
    status: str = OPEN
    answered: int = 0
    hits: int = 0


@dataclass(frozen=True, slots=True)
class Streak:
    """The answers of a user on a server.

    ``answered``  the number of puzzles answered, and of those answered rightly, ``hits``
    ``days``      puzzles answered in a row up to the ``last`` one, and rightly, ``streak``
    ``best``      the longest streak
    ``last``      the number of the last puzzle answered
    """

    user_id: int
    answered: int = 0
    hits: int = 0
    days: int = 0
    streak: int = 0
    best: int = 0
    last: int = 0

    def with_answer(self, number: int, *, right: bool) -> Streak:
        """Return it after an answer to a puzzle later than the last one."""
        now = self.as_of(number)
        streak = now.streak + 1 if right else 0
        return Streak(
            self.user_id,
            self.answered + 1,
            self.hits + right,
            now.days + 1,
            streak,
            max(self.best, streak),
            number,
        )

    def as_of(self, number: int) -> Streak:
        """Return it as of this puzzle: broken if the one before was not answered."""
        return self if self.last >= number - 1 else replace(self, days=0, streak=0)


def dumped(puzzle: Puzzle) -> dict[str, Any]:
    """Return a puzzle as JSON-ready data."""
    return asdict(puzzle)


def loaded(data: dict[str, Any]) -> Puzzle:
    """Return the puzzle that ``dumped`` wrote."""
    return Puzzle(Position(**data["position"]), data["best"], data["chances"])
