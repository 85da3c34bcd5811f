"""Quiet hours, absences, and elapsed time that excludes both. Pure.

All moments are in UTC.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

NO_TIME = timedelta(0)
ONE_DAY = timedelta(days=1)

# A half-open interval: the first moment is in it, the last is not.
Interval = tuple[datetime, datetime]


@dataclass(frozen=True, slots=True)
class Quiet:
    """Hours of each day in the time zone ``zone``, in minutes after midnight.

    They may go on past midnight. When clocks are put back, an hour that comes twice belongs to them
    both times; when they are put forward, a moment in the lost hour is one hour later.
    """

    begins: int
    ends: int
    zone: str

    @property
    def length(self) -> timedelta:
        """Their length on a day without a clock change."""
        return timedelta(minutes=(self.ends - self.begins) % (24 * 60))

    def intervals(self, since: datetime) -> Iterator[Interval]:
        """Yield the quiet intervals that end after ``since``, in order, without end."""
        zone = ZoneInfo(self.zone)
        day = since.astimezone(zone).date() - 2 * ONE_DAY
        past_midnight = ONE_DAY if self.ends <= self.begins else NO_TIME
        while True:
            begin = min(_moments(day, self.begins, zone))
            end = max(_moments(day + past_midnight, self.ends, zone))
            if begin < end and since < end:
                yield begin, end
            day += ONE_DAY


def _moments(day: date, minutes: int, zone: ZoneInfo) -> list[datetime]:
    """Return the moments of a wall-clock time: two if clocks are put back over it."""
    wall = datetime.combine(day, time(*divmod(minutes, 60)), zone)
    moments = [wall.replace(fold=fold).astimezone(UTC) for fold in (0, 1)]
    # In the lost hour the second one would be before the first.
    return moments if moments[0] <= moments[1] else moments[:1]


@dataclass(frozen=True, slots=True)
class Calendar:
    """The intervals in which a clock is paused or a user is not pinged."""

    quiet: Quiet | None = None
    away: tuple[Interval, ...] = ()

    def intervals(self, since: datetime) -> Iterator[Interval]:
        """Yield the intervals that end after ``since``, in order, possibly without end."""
        quiet = self.quiet.intervals(since) if self.quiet else iter(())
        away = sorted(interval for interval in self.away if interval[1] > since)
        return joined(heapq.merge(quiet, away))

    def interval_at(self, at: datetime) -> Interval | None:
        """Return the interval that contains ``at``, if any."""
        first = next(self.intervals(at), None)
        return first if first is not None and first[0] <= at else None

    def counted(self, since: datetime, until: datetime) -> timedelta:
        """Return the time between two moments that lies outside the intervals."""
        passed = max(until - since, NO_TIME)
        for begin, end in self.intervals(since):
            if begin >= until:
                break
            passed -= min(end, until) - max(begin, since)
        return passed

    def after(self, since: datetime, passing: timedelta) -> datetime:
        """Return the moment at which ``counted`` since ``since`` reaches ``passing``."""
        at, left = since, passing
        for begin, end in self.intervals(since):
            if at + left <= begin:
                break
            left -= max(begin - at, NO_TIME)
            at = end
        return at + left

    def next_change(self, at: datetime) -> datetime | None:
        """Return the next begin or end of an absence after ``at``; quiet hours aside."""
        changes = [moment for interval in joined(sorted(self.away)) for moment in interval]
        return min((moment for moment in changes if moment > at), default=None)

    def away_until(self, at: datetime) -> datetime | None:
        """Return the end of the absence that contains ``at``, if any."""
        return next((end for begin, end in joined(sorted(self.away)) if begin <= at < end), None)


def joined(intervals: Iterable[Interval]) -> Iterator[Interval]:
    """Yield the intervals, sorted by begin, merged where they touch; no empty ones."""
    last: Interval | None = None
    for begin, end in intervals:
        if begin >= end:
            continue
        if last is None:
            last = begin, end
        elif begin <= last[1]:
            last = last[0], max(last[1], end)
        else:
            yield last
            last = begin, end
    if last is not None:
        yield last


def limited(away: Iterable[Interval], days: int) -> tuple[Interval, ...]:
    """Return the absences, limited to the first ``days`` days away in each month."""
    left: dict[tuple[int, int], timedelta] = {}
    kept = []
    for start, end in joined(sorted(away)):
        begin = start
        while begin < end:
            month = begin.year, begin.month
            room = left.setdefault(month, timedelta(days=days))
            month_ends = min(end, _next_month(begin))
            taken = min(month_ends - begin, room)
            left[month] = room - taken
            if taken:
                kept.append((begin, begin + taken))
            begin = month_ends
    return tuple(joined(kept))


def _next_month(at: datetime) -> datetime:
    year, month = divmod(at.year * 12 + at.month, 12)
    return datetime(year, month + 1, 1, tzinfo=UTC)
