"""Time that excludes quiet hours and absences, across changes of daylight saving."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from itertools import pairwise, takewhile
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.calendar import NO_TIME, Calendar, Interval, Quiet, joined, limited

ZONES = ["UTC", "Europe/Paris", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe"]
YEAR = datetime(2026, 1, 1, tzinfo=UTC)

moments = st.integers(0, 366 * 24 * 60).map(lambda minutes: YEAR + timedelta(minutes=minutes))
lengths = st.integers(0, 30 * 24 * 60).map(lambda minutes: timedelta(minutes=minutes))
quiets = st.builds(
    lambda begins, length, zone: Quiet(begins, (begins + length) % (24 * 60), zone),
    st.integers(0, 24 * 60 - 1),
    st.integers(1, 12 * 60),
    st.sampled_from(ZONES),
)
absences = st.lists(
    st.tuples(moments, lengths).map(lambda pair: (pair[0], pair[0] + pair[1])), max_size=4
).map(tuple)
calendars = st.builds(Calendar, st.none() | quiets, absences)


@given(calendars, moments, lengths)
def test_so_much_time_is_counted_until_the_moment_after_it(calendar, since, passing) -> None:
    until = calendar.after(since, passing)
    assert calendar.counted(since, until) == passing
    assert until >= since + passing


@given(calendars, moments, lengths, lengths)
def test_time_is_counted_alike_in_one_piece_or_in_two(calendar, since, first, second) -> None:
    between, until = since + first, since + first + second
    parts = calendar.counted(since, between) + calendar.counted(between, until)
    assert parts == calendar.counted(since, until)
    assert NO_TIME <= parts <= first + second


@given(calendars, moments, lengths, lengths)
def test_more_time_ends_later(calendar, since, first, second) -> None:
    earlier, later = sorted([first, second])
    assert calendar.after(since, earlier) <= calendar.after(since, later)


@given(calendars, moments, lengths)
def test_without_a_calendar_time_is_just_time(calendar, since, passing) -> None:
    assert Calendar().after(since, passing) == since + passing
    assert Calendar().counted(since, since + passing) == passing
    assert Calendar().interval_at(since) is None


@given(calendars, moments)
def test_stretches_come_in_order_and_do_not_touch(calendar: Calendar, since: datetime) -> None:
    month = since + timedelta(days=30)
    found = list(takewhile(lambda interval: interval[0] < month, calendar.intervals(since)))
    assert all(begin < end for begin, end in found)
    assert all(before[1] < after[0] for before, after in pairwise(found))
    assert all(end > since for _, end in found)


@given(quiets, moments)
def test_quiet_hours_are_those_on_the_clock_on_the_wall(quiet: Quiet, at: datetime) -> None:
    wall = at.astimezone(ZoneInfo(quiet.zone))
    near = [(wall + timedelta(hours=hours)).utcoffset() or NO_TIME for hours in range(-30, 31, 3)]
    minute = wall.hour * 60 + wall.minute
    if quiet.begins < quiet.ends:
        expected = quiet.begins <= minute < quiet.ends
    else:
        expected = minute >= quiet.begins or minute < quiet.ends
    if len(set(near)) == 1:  # no clock is changed around then
        assert (Calendar(quiet).interval_at(at) is not None) == expected


@given(absences)
def test_absences_are_joined_without_losing_any(away: tuple[Interval, ...]) -> None:
    whole = list(joined(sorted(away)))
    for begin, _ in (interval for interval in away if interval[0] < interval[1]):
        assert any(first <= begin < last for first, last in whole)


@given(absences, st.integers(0, 31))
def test_in_a_month_no_more_days_count_than_are_allowed(away, days) -> None:
    kept = Calendar(None, limited(away, days))
    for month in range(1, 13):
        begins = datetime(2026, month, 1, tzinfo=UTC)
        ends = datetime(2026 + month // 12, month % 12 + 1, 1, tzinfo=UTC)
        away_for = (ends - begins) - kept.counted(begins, ends)
        asked_for = (ends - begins) - Calendar(None, away).counted(begins, ends)
        assert away_for == min(asked_for, timedelta(days=days))


NIGHT = Quiet(22 * 60, 8 * 60, "Europe/Paris")


@pytest.mark.parametrize(
    ("evening", "hours"),
    [
        (date(2026, 3, 28), 9),  # clocks are put forward in this night
        (date(2026, 10, 24), 11),  # and back in this one
        (date(2026, 6, 1), 10),
    ],
)
def test_a_night_in_which_clocks_are_changed_is_quiet_to_its_end(evening: date, hours: int) -> None:
    paris = ZoneInfo("Europe/Paris")
    midnight = datetime.combine(evening, time(23, 59), paris).astimezone(UTC)
    interval = Calendar(NIGHT).interval_at(midnight)
    assert interval is not None
    begin, end = interval
    assert begin.astimezone(paris).hour == 22
    assert end.astimezone(paris).hour == 8
    assert end - begin == timedelta(hours=hours)


def test_an_hour_that_comes_twice_is_quiet_both_times() -> None:
    quiet = Calendar(Quiet(2 * 60, 3 * 60, "Europe/Paris"))
    first = datetime(2026, 10, 25, 0, 30, tzinfo=UTC)
    assert quiet.interval_at(first) == quiet.interval_at(first + timedelta(hours=1)) is not None


def test_an_hour_that_is_lost_is_quiet_an_hour_later() -> None:
    quiet = Calendar(Quiet(2 * 60 + 15, 2 * 60 + 45, "Europe/Paris"))
    interval = next(quiet.intervals(datetime(2026, 3, 29, 0, 30, tzinfo=UTC)))
    assert [moment.isoformat()[11:16] for moment in interval] == ["01:15", "01:45"]
