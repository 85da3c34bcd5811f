"""The clock of an awaited seat: its reminders and its deadline. Pure."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from datetime import datetime, timedelta
from typing import Any

from bot.core.calendar import NO_TIME, Calendar, Interval, Quiet, limited
from bot.core.terms import Terms

# Kinds of marks: a reminder, the last one before the deadline, the deadline, and the question of
# how to go on with a stalled game.
REMIND, WARN, OVERDUE, STALLED = "remind", "warn", "overdue", "stalled"

LONGEST_WARNING = timedelta(hours=12)
# A warning delayed by more than this, because the bot was down, extends the deadline.
LATE = timedelta(minutes=10)


@dataclass(frozen=True, slots=True)
class Clock:
    """The clock of an awaited player, which starts again with each decision.

    ``decision``   the number of the decision that it times
    ``since``      time is counted from here on; ``spent`` seconds were counted before
    ``passed``     the number of ``marks`` that are done
    ``muted``      the player wants no more reminders until the end of the wait
    ``deadline``   the end of the time, as far as it can be foreseen; ``None``: there is no limit
    ``away_until`` the end of the player's current absence
    ``due``        when this clock has to be looked at again
    ``unset``      the player is changing their hours: the clock is to be set again at once
    """

    decision: int
    since: datetime
    spent: float = 0
    passed: int = 0
    muted: bool = False
    deadline: datetime | None = None
    away_until: datetime | None = None
    due: datetime | None = None
    unset: bool = False

    def dump(self) -> dict[str, Any]:
        """Return this as plain data."""
        values = {field.name: getattr(self, field.name) for field in fields(self)}
        return {
            name: value.isoformat() if isinstance(value, datetime) else value
            for name, value in values.items()
        }

    @classmethod
    def load(cls, dumped: dict[str, Any]) -> Clock:
        """Return the clock that ``dump`` returned."""
        times = {
            name: datetime.fromisoformat(dumped[name])
            for name in ("since", "deadline", "away_until", "due")
            if dumped.get(name) is not None
        }
        return cls(**{**dumped, **times})


@dataclass(frozen=True, slots=True)
class Mark:
    """An event that is due once ``after`` has elapsed on the clock."""

    after: timedelta
    what: str


def marks(terms: Terms) -> tuple[Mark, ...]:
    """Return the marks of a decision, in order."""
    if terms.pace is None:
        reminders = [Mark(timedelta(days=days), REMIND) for days in (1, 3, 7)]
        return (*reminders, Mark(timedelta(days=14), STALLED))
    pace = timedelta(hours=terms.pace)
    return (
        Mark(pace / 2, REMIND),
        Mark(pace - min(pace / 4, LONGEST_WARNING), WARN),
        Mark(pace, OVERDUE),
        Mark(2 * pace, STALLED),
    )


@dataclass(frozen=True, slots=True)
class Hours:
    """When a person is not pinged (``hushed``), and when their clock stands ``still``."""

    hushed: Calendar
    still: Calendar


def hours(terms: Terms, quiet: Quiet | None, away: tuple[Interval, ...]) -> Hours:
    """Return the effect of a player's quiet hours and absences at a table.

    At a casual table with a pace both stop the clock. Without a pace nights count, as its marks are
    days. Where ``terms.holidays`` limits absences, quiet hours do not stop the clock.
    """
    hushed = Calendar(quiet, away)
    if terms.holidays is not None:
        return Hours(hushed, Calendar(None, limited(away, terms.holidays)))
    return Hours(hushed, hushed if terms.pace is not None else Calendar(None, away))


def moment(clock: Clock, mark: Mark, terms: Terms, when: Hours) -> datetime:
    """Return the moment at which ``mark`` is due.

    Marks that only ping wait for the end of quiet hours; if the deadline would pass meanwhile, they
    come before these hours begin.
    """
    left = mark.after - timedelta(seconds=clock.spent)
    at = when.still.after(clock.since, max(left, NO_TIME))
    if mark.what == OVERDUE or (interval := when.hushed.interval_at(at)) is None:
        return at
    begin, end = interval
    last = deadline(clock, terms, when)
    if mark.what == STALLED or last is None or end < last:
        return end
    return max(clock.since, begin - LATE)


def deadline(clock: Clock, terms: Terms, when: Hours) -> datetime | None:
    """Return the end of the time; ``None`` without a limit."""
    if terms.pace is None:
        return None
    left = timedelta(hours=terms.pace) - timedelta(seconds=clock.spent)
    return when.still.after(clock.since, max(left, NO_TIME))


def due_mark(clock: Clock, terms: Terms, when: Hours, now: datetime) -> int | None:
    """Return the index of the mark that is due now: of several reminders the last one.

    No player runs out of time without a warning, even if the bot was down for days.
    """
    due = []
    for place, mark in list(enumerate(marks(terms)))[clock.passed :]:
        if moment(clock, mark, terms, when) > now:
            break
        due.append(place)
    calls = [place for place in due if marks(terms)[place].what in (REMIND, WARN)]
    return calls[-1] if calls else min(due, default=None)


def extended(clock: Clock, place: int, terms: Terms, when: Hours, now: datetime) -> Clock:
    """Return ``clock``, extended if the warning at ``place`` is overdue."""
    mark = marks(terms)[place]
    if mark.what == WARN and now - moment(clock, mark, terms, when) > LATE:
        return replace(clock, since=now, spent=mark.after.total_seconds())
    return clock


def with_elapsed_spent(clock: Clock, when: Hours, now: datetime) -> Clock:
    """Return ``clock`` with its elapsed time moved to ``spent``, before hours change."""
    if now <= clock.since:
        return clock
    counted = when.still.counted(clock.since, now).total_seconds()
    return replace(clock, since=now, spent=clock.spent + counted)


def rescheduled(clock: Clock, terms: Terms, when: Hours, now: datetime, *, ping_due: bool) -> Clock:
    """Return ``clock`` with its deadline, absence and next due moment.

    ``ping_due``: the player has not been pinged yet, perhaps because of quiet hours.
    """
    moments = [
        moment(clock, mark, terms, when) for mark in marks(terms)[clock.passed : clock.passed + 1]
    ]
    if ping_due and (hushed := when.hushed.interval_at(now)):
        moments.append(hushed[1])
    if (change := when.hushed.next_change(now)) is not None:
        moments.append(change)
    return replace(
        clock,
        deadline=deadline(clock, terms, when),
        away_until=when.hushed.away_until(now),
        due=now if clock.unset else min(moments, default=None),
    )
