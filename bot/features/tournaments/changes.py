"""How a tournament changes by what people and organisers do. Pure; the service commits it."""

from __future__ import annotations

import random
from collections.abc import Collection
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from bot.features.tournaments import formats
from bot.features.tournaments.corrections import corrected
from bot.features.tournaments.elimination import THIRD
from bot.features.tournaments.model import Contest, Entrant, Result, draw_lots
from bot.features.tournaments.tournament import (
    CANCELLED,
    CHECK_IN,
    OVER,
    RUNNING,
    SIGN_UP,
    Participant,
    Tournament,
    Venue,
)

# Who takes part


def entered(
    tournament: Tournament, user_id: int, name: str, rating: float, rng: random.Random
) -> Tournament:
    """With somebody more; who comes late draws a lot at once."""
    contest = tournament.contest
    number = max((each.number for each in contest.entrants), default=0) + 1
    entrant = Entrant(number, name, rating, joined=tournament.coming)
    entrants: tuple[Entrant, ...] = (*contest.entrants, entrant)
    if contest.rounds:
        entrants = draw_lots(entrants, rng)
    me = Participant(number, user_id, checked_in=tournament.status == CHECK_IN)
    return replace(
        tournament,
        contest=replace(contest, entrants=entrants),
        people=(*tournament.people, me),
    )


def without(tournament: Tournament, numbers: Collection[int]) -> Tournament:
    """Without these entrants, as if they had never joined; before the first round."""
    contest = tournament.contest
    return replace(
        tournament,
        contest=replace(
            contest,
            entrants=tuple(each for each in contest.entrants if each.number not in numbers),
        ),
        people=tuple(each for each in tournament.people if each.number not in numbers),
    )


def dropped(tournament: Tournament, number: int) -> Tournament:
    """With an entrant who is not paired any more."""
    return tournament.with_entrant(number, active=False)


def returned(tournament: Tournament, number: int) -> Tournament:
    """With an entrant who had dropped out, and is there again for the coming round."""
    there = tournament.with_entrant(number, active=True)
    return there.with_person(number, missed=0, checked_in=tournament.status == CHECK_IN)


def replaced(tournament: Tournament, number: int, user_id: int, name: str) -> Tournament:
    """With somebody else in the place of an entrant."""
    before = tournament.person(number).user_id
    there = returned(tournament.with_entrant(number, name=name), number)
    return there.with_person(number, user_id=user_id, instead_of=before)


def is_out(contest: Contest, number: int) -> bool:
    """Whether somebody has lost for good, so that there is nothing to come back to."""
    played = [each for each in contest.rounds if each.stage == "elimination"]
    if not played:
        return False
    if contest.settings.seats > 2:
        return played[-1].match_of(number) is None
    if number not in played[0].seeds:
        return True
    places = formats.bracket(contest)
    lost = {
        each.slot.name
        for each in places
        if each.over and number in each.seats and each.winner != number
    }
    if any(each.slot.name in lost and each.winner is None for each in places):
        return True  # neither came
    # Who loses a semi-final may have a match for third place to come.
    to_come = {
        source.slot for each in places if each.slot.name == THIRD and not each.over
        for source in each.slot.sources
    }  # fmt: skip
    return len(lost - to_come) >= (2 if contest.settings.format == "double-elimination" else 1)


# Time


def later(moment: datetime | None, by: timedelta) -> datetime | None:
    """A moment that may not be, put off."""
    return None if moment is None else moment + by


def resumed(tournament: Tournament, now: datetime) -> Tournament:
    """Going on after a pause: all deadlines are later by as long as it was."""
    assert tournament.paused_at is not None
    by = now - tournament.paused_at
    plan = tournament.plan
    return replace(
        tournament,
        paused_at=None,
        due_at=later(tournament.due_at, by),
        plan=replace(plan, signup_until=plan.signup_until + by),
        venues=tuple(
            replace(venue, due_at=later(venue.due_at, by)) if venue.source is None else venue
            for venue in tournament.venues
        ),
    )


def due_then(tournament: Tournament, until: datetime | None) -> Tournament:
    """With another end of what goes on now: of sign-up, check-in, or the round."""
    changed = replace(tournament, due_at=until)
    if tournament.status == SIGN_UP and until is not None:
        return replace(changed, plan=replace(tournament.plan, signup_until=until))
    venues = tuple(
        replace(venue, due_at=until, late=None) if venue.source is None else venue
        for venue in tournament.venues
    )
    return replace(changed, venues=venues)


def round_end(tournament: Tournament, now: datetime) -> datetime | None:
    """When a match has to be over that begins now."""
    hours = tournament.plan.round_hours
    return None if hours is None else now + timedelta(hours=hours)


# The whole


def cancelled(tournament: Tournament, reason: str) -> Tournament:
    """Called off; the tables that go on are to be ended."""
    return replace(
        tournament,
        status=CANCELLED,
        reason=reason,
        paused_at=None,
        due_at=None,
        void=(*tournament.void, *_open_tables(tournament)),
    )


def revived(tournament: Tournament, about: dict[str, Any], now: datetime) -> Tournament:
    """Going on as before it was cancelled; ``about`` is what ``facts_of_cancelling`` noted.

    Matches that were not over are played anew, as their tables were ended. What ended meanwhile, or
    will within a day, has a day more.
    """
    due = None if about["due_at"] is None else datetime.fromisoformat(about["due_at"])
    if due is not None or about["status"] != RUNNING:
        due = max(due or now, now + timedelta(days=1))
    open_ = {match.table for match in tournament.open_matches()}
    last = len(tournament.contest.rounds)
    venues = tuple(
        Venue(venue.round, venue.table, venue.thread_id, due_at=due)
        if venue.round == last and venue.table in open_
        else venue
        for venue in tournament.venues
    )
    paused = now if about.get("paused") else None
    there = replace(
        tournament, status=about["status"], reason=None, due_at=due, venues=venues, paused_at=paused
    )
    if there.status == SIGN_UP and due is not None:
        return replace(there, plan=replace(there.plan, signup_until=due))
    return there


def facts_of_cancelling(tournament: Tournament) -> dict[str, Any]:
    """What is needed to let it go on after all."""
    due = tournament.due_at
    return {
        "status": tournament.status,
        "due_at": None if due is None else due.isoformat(),
        "paused": tournament.paused,
    }


def unbegun(tournament: Tournament, now: datetime) -> Tournament:
    """Open for sign-up again, as before the first round was paired; what was opened is void."""
    until = max(tournament.plan.signup_until, now + timedelta(days=1))
    return replace(
        tournament,
        status=SIGN_UP,
        due_at=until,
        plan=replace(tournament.plan, signup_until=until),
        contest=replace(tournament.contest, rounds=()),
        void=(*tournament.void, *_open_tables(tournament)),
        venues=(),
    )


def _open_tables(tournament: Tournament) -> list[int]:
    return [
        venue.table_id
        for venue in tournament.venues
        if venue.table_id is not None and venue.source is None
    ]


# Results


def with_result(
    tournament: Tournament,
    round_number: int,
    table: int,
    result: Result | None,
    begun: Collection[tuple[int, int]],
    now: datetime,
) -> Tournament:
    """With an organiser's result; ``None``: the match is played anew.

    Tables at which nobody has anything left to play for are void. Refused: what ``corrected``
    refuses; ``begun`` are the rounds and tables where somebody has played.
    """
    contest = corrected(tournament.contest, round_number, table, result, begun).contest
    venues = {(venue.round, venue.table): venue for venue in tournament.venues}
    end = round_end(tournament, now)
    kept: list[Venue] = []
    for each in contest.rounds:
        old = tournament.contest.round(each.number)
        before = {frozenset(match.seats): match for match in old.matches}
        for match in each.matches:
            same = before.get(frozenset(match.seats))
            venue = None if same is None else venues.get((each.number, same.table))
            if (each.number, match.table) == (round_number, table):
                venue = venue or Venue(round_number, table)
                if result is None:
                    venue = Venue(round_number, table, venue.thread_id, due_at=end)
                else:
                    venue = replace(venue, source="organiser")
            elif venue is not None:
                venue = replace(venue, table=match.table)
            elif match.result is None:
                venue = Venue(each.number, match.table, due_at=end)
            kept += [] if venue is None else [venue]
    in_use = {venue.table_id for venue in kept if venue.source is None}
    void = [
        venue.table_id
        for venue in tournament.venues
        if venue.table_id is not None and venue.source is None and venue.table_id not in in_use
    ]
    status = tournament.status
    if not contest.rounds[-1].over or (status == OVER and not formats.over(contest)):
        status = RUNNING
    changed = replace(
        tournament,
        contest=contest,
        venues=tuple(kept),
        void=(*tournament.void, *void),
        status=status,
    )
    if status == RUNNING and tournament.status != RUNNING:
        return replace(changed, due_at=end)
    return changed
