"""The automatic course of a tournament: sign-up, check-in, rounds, results. Pure."""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from bot.core.table import NOBODY
from bot.features.tournaments import changes
from bot.features.tournaments.corrections import recorded
from bot.features.tournaments.guards import facts_of, may_enter
from bot.features.tournaments.model import Result, Round, draw_lots
from bot.features.tournaments.tournament import (
    CHECK_IN,
    OVER,
    RUNNING,
    Tournament,
    Venue,
    Waiting,
)

# Entrants are dropped after this many missed matches in a row; they are warned after the first.
MISSES = 2
# The time of the reminder before the end of a round, but at most a quarter of the round.
LONGEST_WARNING = timedelta(hours=24)
# The grace period of a round day: a round ready later than its day, but within this, begins at
# once instead of a week later. The round before may overrun, for instance by a computer's moves.
LATEST = timedelta(days=2)


def asks_to_check_in(tournament: Tournament) -> bool:
    """Return whether check-in comes before the coming round is paired."""
    asked = tournament.plan.check_in
    return asked == "each" or (asked == "first" and not tournament.contest.rounds)


def due(tournament: Tournament, now: datetime) -> bool:
    """Return whether sign-up, check-in or the round is over."""
    if tournament.paused or not tournament.active:
        return False
    if tournament.status == CHECK_IN and not tournament.missing:
        return True
    if tournament.status == RUNNING:
        return tournament.round is None or tournament.round.over
    return tournament.due_at is not None and tournament.due_at <= now


def next_moment(tournament: Tournament, after: datetime) -> datetime | None:
    """Return the first moment after ``after`` at which a step becomes due.

    That is the end of sign-up, check-in or a round, the times at which missing players are asked to
    check in, the opening of a round's tables, a reminder before the end of a match, and the end of
    a question after it.
    """
    if tournament.paused or not tournament.active:
        return None
    moments = [] if tournament.opens_at is None else [tournament.opens_at]
    if tournament.due_at is not None:
        moments.append(tournament.due_at)
        if tournament.status == CHECK_IN:
            moments += [asking_from(tournament), half_time(tournament)]
    for match in tournament.open_matches():
        venue = tournament.venue(len(tournament.contest.rounds), match.table)
        if venue is not None and venue.due_at is not None:
            moments += [venue.due_at - warning(tournament), venue.due_at]
        if venue is not None and venue.ask_until is not None:
            moments.append(venue.ask_until)
    return min((each for each in moments if each > after), default=None)


def asking_from(tournament: Tournament) -> datetime:
    """Return when players still to check in are asked to."""
    assert tournament.due_at is not None
    return tournament.due_at - timedelta(hours=tournament.plan.check_in_hours)


def half_time(tournament: Tournament) -> datetime:
    """Return when players still to check in are asked again."""
    assert tournament.due_at is not None
    return tournament.due_at - timedelta(hours=tournament.plan.check_in_hours) / 2


def warning(tournament: Tournament) -> timedelta:
    """Return how long before the end of a round awaited players are reminded."""
    hours = tournament.plan.round_hours
    return LONGEST_WARNING if hours is None else min(timedelta(hours=hours) / 4, LONGEST_WARNING)


def drawn(tournament: Tournament, ratings: Mapping[int, float], rng: random.Random) -> Tournament:
    """Return ``tournament`` with current ratings and a lot for each entrant."""
    contest = tournament.contest
    entrants = tuple(
        replace(each, rating=changes.rating_of(tournament.users([each.number]), ratings))
        for each in contest.entrants
    )
    return replace(tournament, contest=replace(contest, entrants=draw_lots(entrants, rng)))


def checking_in(tournament: Tournament, now: datetime) -> Tournament:
    """Return ``tournament`` with check-in open for the coming round.

    It ends when the round begins, on a round day if there are any; if that is too close, after half
    of its usual time.
    """
    whole = timedelta(hours=tournament.plan.check_in_hours)
    opening = next_opening(tournament, now + whole)
    return replace(
        tournament,
        status=CHECK_IN,
        due_at=now + whole if opening is None else max(opening, now + whole / 2),
        people=tuple(replace(each, checked_in=False) for each in tournament.people),
    )


def drops(
    before: Tournament, after: Tournament, cause: str, people: Collection[int] = ()
) -> list[dict[str, Any]]:
    """Return the facts for the log about entrants dropped between two states.

    ``people``: the users who caused it; for a team its members among them are logged.
    """
    still = {each.number for each in after.active_entrants}
    found = []
    for each in before.active_entrants:
        if each.number not in still:
            facts = {**facts_of(before, each.number), "cause": cause}
            if before.teams and people:
                facts["gone"] = [one for one in facts["members"] if one["user_id"] in people]
            found.append(facts)
    return found


def without_those_gone(tournament: Tournament, people: Collection[int]) -> Tournament:
    """Return ``tournament`` without the entrants missing from the server.

    ``people`` are the Discord ids of missing users. Before the first round they are removed; later
    dropped. So is a team with one of them.
    """
    gone = dict.fromkeys(each.number for each in tournament.active_people if each.user_id in people)
    if tournament.contest.rounds:
        return _without(tournament, gone, "left-server")
    for number in gone:
        tournament = changes.parted(tournament, number, people)
    return tournament


def first_in_line(tournament: Tournament) -> Waiting | None:
    """Return the first on the waiting list with a place now, if any."""
    if not tournament.waiting or tournament.full:
        return None
    line = (each for each in tournament.waiting if _may_move_up(tournament, each))
    return next(line, None)


def _may_move_up(tournament: Tournament, waiting: Waiting) -> bool:
    free = tournament.not_waiting(waiting.user_id)
    return all(may_enter(free, user_id) for user_id, _ in waiting.people)


def moved_up(
    tournament: Tournament, first: Waiting, ratings: Mapping[int, float], rng: random.Random
) -> tuple[Tournament, dict[str, Any]]:
    """Return ``tournament`` with a waiting user or team in it, and the facts to log.

    During check-in they still have to check in.
    """
    there = tournament.participant(first.user_id)
    if there is not None:
        after = changes.returned(tournament, there.number)
    else:
        after = changes.entered(tournament, first.people, ratings, rng)
    me = after.participant(first.user_id)
    assert me is not None
    return after.with_members(me.number, checked_in=False), facts_of(after, me.number)


def checked_in(tournament: Tournament) -> Tournament:
    """Return ``tournament`` without the entrants who missed check-in.

    Before the first round they are removed; later they are dropped.
    """
    return _without(tournament, tournament.missing, "check-in")


def _without(tournament: Tournament, numbers: Collection[int], out: str) -> Tournament:
    if not tournament.contest.rounds:
        return changes.without(tournament, numbers)
    for number in numbers:
        tournament = changes.dropped(tournament, number, out)
    return tournament


def has_checked_in(tournament: Tournament, number: int, round_number: int) -> bool:
    """Return whether an entrant has checked in for this round, the last one."""
    asked = tournament.plan.check_in
    if asked == "none" or (asked == "first" and round_number > 1):
        return False
    return tournament.captain(number).checked_in


def paired(tournament: Tournament, coming: Round | None, now: datetime) -> Tournament:
    """Return ``tournament`` with the next round; over without one.

    It begins now or, if there are round days, on the next of them: until then it is announced.
    """
    if coming is None:
        # Pseudonyms of disqualified users are kept until now only.
        barred = tuple(each for each in tournament.disqualified if each > NOBODY)
        return replace(tournament, status=OVER, due_at=None, opens_at=None, disqualified=barred)
    opens_at = next_opening(tournament, now)
    end = changes.round_end(tournament, opens_at or now)
    venues = tuple(
        Venue(coming.number, match.table, due_at=end)
        for match in coming.matches
        if match.result is None
    )
    contest = tournament.contest
    return replace(
        tournament,
        status=RUNNING,
        due_at=end,
        opens_at=opens_at,
        contest=replace(contest, rounds=(*contest.rounds, coming)),
        venues=(*tournament.venues, *venues),
    )


def next_opening(tournament: Tournament, ready: datetime) -> datetime | None:
    """Return when a round opens that is ready to begin; ``None``: at once.

    On round days it is not the day on which the round before opened, even if that was over within
    minutes. A round that is late by less than ``LATEST`` opens at its planned moment, which has
    passed.
    """
    weekly, before = tournament.plan.weekly, tournament.opens_at
    if weekly is None:
        return None
    if before is None:
        return weekly.due(ready)
    earliest = before + changes.SHORTEST_ROUND
    soonest = max(weekly.due(ready), weekly.next(earliest))
    end = changes.round_end(tournament, before)
    assert end is not None
    planned = weekly.next(max(end + changes.check_in_time(tournament), earliest))
    return planned if planned < soonest and ready - planned < LATEST else soonest


def with_result(
    tournament: Tournament,
    venue: Venue,
    result: Result,
    source: str,
    not_come: Collection[int] = (),
) -> Tournament:
    """Return ``tournament`` with the result of a match, without persistent no-shows."""
    contest = recorded(tournament.contest, venue.round, venue.table, result)
    after = replace(tournament, contest=contest).with_venue(replace(venue, source=source))
    for number in contest.round(venue.round).at(venue.table).seats:
        if number in not_come:
            missed = after.captain(number).missed + 1
            after = after.with_members(number, missed=missed)
            if missed >= MISSES:
                after = changes.dropped(after, number, "missed")
        elif number not in result.absent:
            after = after.with_members(number, missed=0)
    return after
