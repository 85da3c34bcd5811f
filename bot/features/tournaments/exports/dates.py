"""The dates of a tournament, as far as they are known, and as a calendar file."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from icalendar import Calendar, Event

from bot.features.tournaments.changes import SHORTEST_ROUND, check_in_time, round_end
from bot.features.tournaments.course import asks_to_check_in, next_opening
from bot.features.tournaments.tournament import CHECK_IN, RUNNING, SIGN_UP

if TYPE_CHECKING:
    from bot.core.words import Words
    from bot.features.tournaments.tournament import Tournament

MOST_ROUNDS = 20


@dataclass(frozen=True, slots=True)
class Date:
    """The date of a sign-up, check-in or round.

    ``kind``    ``signup``, ``checkin`` (their end) or ``round``
    ``round``   the number of the round; 0 for sign-up
    ``begins``  when the round begins; ``None``: it has begun, or has no day of its own
    ``ends``    when it ends; ``None``: there is no limit
    """

    kind: str
    round: int
    begins: datetime | None
    ends: datetime | None

    @property
    def moment(self) -> datetime:
        """The time by which it is sorted: its begin, else its end."""
        moment = self.begins or self.ends
        assert moment is not None
        return moment


def dates(tournament: Tournament) -> list[Date]:
    """Return the dates to come, soonest first; empty while it is paused or over."""
    if tournament.paused or not tournament.active:
        return []
    return list(_dates(tournament))


def _dates(tournament: Tournament) -> Iterator[Date]:
    due, weekly, plan = tournament.due_at, tournament.plan.weekly, tournament.plan
    check_in = timedelta(hours=plan.check_in_hours)
    number, after = tournament.coming, due
    if tournament.status in (SIGN_UP, CHECK_IN):
        yield Date(tournament.status, 0 if tournament.status == SIGN_UP else number, None, due)
    elif tournament.status == RUNNING:
        begins = tournament.opens_at if tournament.unopened else None
        if begins is not None or due is not None:
            yield Date("round", number - 1, begins, due)
    if weekly is None or after is None:
        return
    if tournament.status != CHECK_IN and asks_to_check_in(tournament):
        after += check_in
    begins = next_opening(tournament, after) or after
    last = min(tournament.planned_rounds, number + MOST_ROUNDS)
    for each in range(number, last + 1):
        ends = round_end(tournament, begins)
        assert ends is not None
        yield Date("round", each, begins, ends)
        ready = ends + check_in_time(tournament)
        begins = weekly.next(max(ready, begins + SHORTEST_ROUND))


def calendar_file(tournament: Tournament, now: datetime, words: Words) -> bytes:
    """Return the dates in the iCalendar format, which calendars import.

    An event has the same UID in each file, so that a later import updates it.
    https://www.rfc-editor.org/rfc/rfc5545
    """
    calendar = Calendar()
    calendar.add("prodid", "-//Civitas//Tournaments//EN")
    calendar.add("version", "2.0")
    for date in dates(tournament):
        event = Event()
        event.add("uid", f"tournament-{tournament.id}-{date.kind}-{date.round}@civitas")
        event.add("dtstamp", now)
        event.add("summary", words(f"calendar-{date.kind}", name=tournament.name, round=date.round))
        event.add("dtstart", date.moment)
        if date.begins is not None and date.ends is not None:
            event.add("dtend", date.ends)
        calendar.add_component(event)
    return bytes(calendar.to_ical())
