"""The day and hour of each week at which rounds begin."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

# A step is due at its moment, and taken a little later; after an outage, a little more.
GRACE = timedelta(minutes=30)


@dataclass(frozen=True, slots=True)
class Weekly:
    """Each ``day`` (0 is Monday) at the full ``hour`` of the time zone ``zone``."""

    day: int
    hour: int
    zone: str

    def next(self, after: datetime) -> datetime:
        """Return the first such moment that is not before ``after``, in UTC.

        It stays at the same hour when clocks change; an hour that is lost then is one hour later.
        """
        zone = ZoneInfo(self.zone)
        today = after.astimezone(zone).date()
        day = today + timedelta(days=(self.day - today.weekday()) % 7)
        moments = (
            datetime.combine(day + timedelta(weeks=week), time(self.hour), zone).astimezone(UTC)
            for week in (0, 1)
        )
        return next(each for each in moments if each >= after)

    def due(self, now: datetime) -> datetime:
        """Return the next such moment, or one that has just passed."""
        return self.next(now - GRACE)
