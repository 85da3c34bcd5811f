"""The clock of a seat that is awaited: how time passes on it, and what is due when. Pure."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from datetime import datetime, timedelta
from typing import Any

from bot.core.calendar import NO_TIME, Calendar, Quiet, Stretch, limited
from bot.core.terms import Terms

# What is due at a mark: a reminder, the last one before the time is up, the end of the time, and
# the question what is to become of a game in which nothing happens.
REMIND, WARN, OVERDUE, STALLED = "remind", "warn", "overdue", "stalled"

LONGEST_WARNING = timedelta(hours=12)
# A warning that comes later than this, because the bot was not there, gives more time.
LATE = timedelta(minutes=10)


@dataclass(frozen=True, slots=True)
class Clock:
    """Runs while a person is awaited, for one decision after another.

    ``decision``   the number of the decision that this is the time for
    ``since``      from then on time is counted; ``spent`` seconds were counted before
    ``passed``     how many of the ``marks`` are done with
    ``muted``      whether this person wants no more reminders until the end of the wait
    ``deadline``   when the time will be up, as far as can be foreseen; ``None``: there is no limit
    ``away_until`` until when the person is away, who is so now
    ``due``        when somebody has to look at this clock again
    ``unset``      whether its person is changing their hours: it is to be set anew at once
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
        """This as plain data."""
        values = {field.name: getattr(self, field.name) for field in fields(self)}
        return {
            name: value.isoformat() if isinstance(value, datetime) else value
            for name, value in values.items()
        }

    @classmethod
    def load(cls, dumped: dict[str, Any]) -> Clock:
        """What ``dump`` wrote."""
        times = {
            name: datetime.fromisoformat(dumped[name])
            for name in ("since", "deadline", "away_until", "due")
            if dumped.get(name) is not None
        }
        return cls(**{**dumped, **times})


@dataclass(frozen=True, slots=True)
class Mark:
    """Something that is due when so much time has been counted."""

    after: timedelta
    what: str


def marks(terms: Terms) -> tuple[Mark, ...]:
    """What is due in the course of one decision, in order."""
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


def hours(terms: Terms, quiet: Quiet | None, away: tuple[Stretch, ...]) -> Hours:
    """What somebody's quiet hours and absences mean at a table.

    At a casual table with a pace both stop the clock. Without a pace nights count, for it is days
    that are counted. Where ``terms.holidays`` limits absences, quiet hours stop nothing.
    """
    hushed = Calendar(quiet, away)
    if terms.holidays is not None:
        return Hours(hushed, Calendar(None, limited(away, terms.holidays)))
    return Hours(hushed, hushed if terms.pace is not None else Calendar(None, away))


def moment(clock: Clock, mark: Mark, terms: Terms, when: Hours) -> datetime:
    """When ``mark`` is due.

    Whatever only calls somebody waits for the end of their quiet hours; if the time would be up by
    then, it comes before they begin.
    """
    left = mark.after - timedelta(seconds=clock.spent)
    at = when.still.after(clock.since, max(left, NO_TIME))
    if mark.what == OVERDUE or (stretch := when.hushed.stretch_at(at)) is None:
        return at
    begin, end = stretch
    last = deadline(clock, terms, when)
    if mark.what == STALLED or last is None or end < last:
        return end
    return max(clock.since, begin - LATE)


def deadline(clock: Clock, terms: Terms, when: Hours) -> datetime | None:
    """When the time will be up."""
    if terms.pace is None:
        return None
    left = timedelta(hours=terms.pace) - timedelta(seconds=clock.spent)
    return when.still.after(clock.since, max(left, NO_TIME))


def due_mark(clock: Clock, terms: Terms, when: Hours, now: datetime) -> int | None:
    """The place of the mark that is due now: of several reminders the last one.

    Nobody runs out of time without having been warned, even if the bot was not there for days.
    """
    due = []
    for place, mark in list(enumerate(marks(terms)))[clock.passed :]:
        if moment(clock, mark, terms, when) > now:
            break
        due.append(place)
    calls = [place for place in due if marks(terms)[place].what in (REMIND, WARN)]
    return calls[-1] if calls else min(due, default=None)


def made_good(clock: Clock, place: int, terms: Terms, when: Hours, now: datetime) -> Clock:
    """``clock`` with more time if the last warning, the mark at ``place``, comes too late."""
    mark = marks(terms)[place]
    if mark.what == WARN and now - moment(clock, mark, terms, when) > LATE:
        return replace(clock, since=now, spent=mark.after.total_seconds())
    return clock


def rebased(clock: Clock, when: Hours, now: datetime) -> Clock:
    """``clock`` with all time counted so far as ``spent``: from now on other hours may hold."""
    if now <= clock.since:
        return clock
    counted = when.still.counted(clock.since, now).total_seconds()
    return replace(clock, since=now, spent=clock.spent + counted)


def set_by(clock: Clock, terms: Terms, when: Hours, now: datetime, *, ping_due: bool) -> Clock:
    """``clock`` with what can be foreseen now: the deadline, and when to look again.

    ``ping_due``: the person was not called yet, perhaps because they are not to be disturbed.
    """
    moments = [
        moment(clock, mark, terms, when) for mark in marks(terms)[clock.passed : clock.passed + 1]
    ]
    if ping_due and (hushed := when.hushed.stretch_at(now)):
        moments.append(hushed[1])
    if (change := when.hushed.next_change(now)) is not None:
        moments.append(change)
    return replace(
        clock,
        deadline=deadline(clock, terms, when),
        away_until=when.hushed.away_until(now),
        due=now if clock.unset else min(moments, default=None),
    )
