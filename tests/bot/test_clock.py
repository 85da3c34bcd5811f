"""The deadlines on an awaited player's clock."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.calendar import Calendar, Quiet
from bot.core.clock import (
    OVERDUE,
    REMIND,
    STALLED,
    WARN,
    Clock,
    due_mark,
    extended,
    hours,
    marks,
    moment,
    rescheduled,
    with_elapsed_spent,
)
from bot.core.terms import Terms
from tests.bot.test_calendar import absences, lengths, moments, quiets

NOON = datetime(2026, 6, 1, 12, tzinfo=UTC)
NIGHT = Quiet(22 * 60, 8 * 60, "UTC")
FREE = hours(Terms(), None, ())

terms = st.builds(
    Terms,
    pace=st.none() | st.sampled_from([12, 24, 48, 72, 168]),
    holidays=st.none() | st.integers(0, 10),
)


def lived(clock: Clock, agreed: Terms, when, until: datetime, step: timedelta) -> list[tuple]:
    """Return the marks due, and their times, if the clock is checked every ``step``."""
    done, now = [], clock.since
    while now <= until:
        while (place := due_mark(clock, agreed, when, now)) is not None:
            done.append((marks(agreed)[place].what, now - NOON))
            clock = replace(clock, passed=place + 1)
        now += step
    return done


def in_hours(*pairs: tuple[str, float]) -> list[tuple]:
    return [(what, timedelta(hours=hours)) for what, hours in pairs]


HOUR = timedelta(hours=1)


def test_without_a_limit_three_reminders_come_ever_more_rarely_and_then_a_question() -> None:
    done = lived(Clock(5, NOON), Terms(), FREE, NOON + timedelta(days=40), HOUR)
    assert done == in_hours((REMIND, 24), (REMIND, 72), (REMIND, 168), (STALLED, 336))


def test_with_a_limit_two_reminders_come_before_the_end_and_a_question_after_it() -> None:
    done = lived(Clock(5, NOON), Terms(pace=24), FREE, NOON + timedelta(days=9), HOUR)
    assert done == in_hours((REMIND, 12), (WARN, 18), (OVERDUE, 24), (STALLED, 48))


def test_the_last_warning_comes_no_longer_than_half_a_day_before_the_end() -> None:
    done = lived(Clock(5, NOON), Terms(pace=168), FREE, NOON + timedelta(days=20), HOUR)
    assert done == in_hours((REMIND, 84), (WARN, 156), (OVERDUE, 168), (STALLED, 336))


def test_nights_stop_the_clock_of_a_casual_game() -> None:
    agreed = Terms(pace=24)
    when = hours(agreed, NIGHT, ())
    done = lived(Clock(5, NOON), agreed, when, NOON + timedelta(days=2, hours=1), HOUR)
    # From noon to ten there are ten hours, from eight to ten fourteen.
    assert done == in_hours((REMIND, 22), (WARN, 28), (OVERDUE, 34))


def test_in_a_tournament_nights_stop_nothing_and_the_warning_comes_before_them() -> None:
    agreed = Terms(pace=12, holidays=3)
    when = hours(agreed, NIGHT, ())
    evening = NOON + timedelta(hours=7)
    clock = Clock(5, evening)
    places = {mark.what: moment(clock, mark, agreed, when) - NOON for mark in marks(agreed)}
    before_the_night = timedelta(hours=9, minutes=50)
    assert places[REMIND] == places[WARN] == before_the_night
    assert places[OVERDUE] == timedelta(hours=19)


def test_in_a_tournament_only_so_many_days_away_stop_the_clock() -> None:
    agreed = Terms(pace=24, holidays=3)
    when = hours(agreed, None, ((NOON, NOON + timedelta(days=10)),))
    clock = rescheduled(Clock(5, NOON), agreed, when, NOON, ping_due=False)
    assert clock.deadline == NOON + timedelta(days=4)
    assert clock.away_until == NOON + timedelta(days=10)


def test_after_a_week_without_the_bot_nobody_runs_out_of_time_unwarned() -> None:
    agreed = Terms(pace=24)
    week = NOON + timedelta(days=7)
    place = due_mark(Clock(5, NOON), agreed, FREE, week)
    assert place is not None
    assert marks(agreed)[place].what == WARN
    clock = extended(Clock(5, NOON), place, agreed, FREE, week)
    done = lived(clock, agreed, FREE, week + timedelta(days=2), HOUR)
    assert done == in_hours((WARN, 168), (OVERDUE, 168 + 6), (STALLED, 168 + 30))
    # A player who was warned in time gets no extension.
    in_time = NOON + timedelta(hours=18, minutes=1)
    assert extended(Clock(5, NOON), 1, agreed, FREE, in_time) == Clock(5, NOON)


def test_what_was_counted_stays_counted_when_quiet_hours_change() -> None:
    agreed = Terms(pace=24)
    noisy, quiet = hours(agreed, None, ()), hours(agreed, NIGHT, ())
    later = NOON + timedelta(hours=20)
    clock = with_elapsed_spent(Clock(5, NOON), noisy, later)
    # Four hours are left, and they begin at eight in the morning, when the night is over.
    assert rescheduled(clock, agreed, quiet, later, ping_due=False).deadline == NOON + timedelta(
        hours=24
    )
    clock = with_elapsed_spent(Clock(5, NOON), quiet, later)
    # Ten were counted until the night; fourteen are left.
    assert rescheduled(clock, agreed, noisy, later, ping_due=False).deadline == later + timedelta(
        hours=14
    )


@given(terms, st.none() | quiets, absences, moments)
def test_nobody_is_called_when_they_are_not_to_be_disturbed(agreed, quiet, away, since) -> None:
    when = hours(agreed, quiet, away)
    clock = Clock(5, since)
    for mark in marks(agreed):
        at = moment(clock, mark, agreed, when)
        assert at >= since
        if mark.what != OVERDUE and (agreed.holidays is None or agreed.pace is None):
            assert when.hushed.interval_at(at) is None


@given(terms, st.none() | quiets, absences, moments, lengths)
def test_nothing_is_due_before_it_is_said_to_be(agreed, quiet, away, since, later) -> None:
    when, now = hours(agreed, quiet, away), since + later
    clock = rescheduled(Clock(5, since), agreed, when, now, ping_due=True)
    assert clock.due is not None
    if clock.due > now:
        assert due_mark(clock, agreed, when, clock.due - timedelta(seconds=1)) is None
    elif clock.due <= moment(clock, marks(agreed)[0], agreed, when):
        assert due_mark(clock, agreed, when, now) is not None


@given(terms, st.none() | quiets, absences, moments, lengths)
def test_to_rebase_moves_no_deadline_ahead(agreed, quiet, away, since, later) -> None:
    when, now = hours(agreed, quiet, away), since + later
    before = rescheduled(Clock(5, since), agreed, when, now, ping_due=False).deadline
    after = rescheduled(
        with_elapsed_spent(Clock(5, since), when, now), agreed, when, now, ping_due=False
    ).deadline
    if before is None or after is None:
        assert before is after
    elif now < before:
        # A moment at which an interval begins may be named by its end as well.
        assert Calendar(when.still.quiet, when.still.away).counted(before, after) == timedelta(0)
        assert after >= before


@pytest.mark.parametrize("deadline", [None, NOON])
def test_a_clock_is_stored_as_it_is(deadline) -> None:
    clock = Clock(5, NOON, 7.5, 2, True, deadline, None, NOON + HOUR)
    assert Clock.load(clock.dump()) == clock
    assert Clock.load(replace(clock, due=None).dump()) == replace(clock, due=None)
