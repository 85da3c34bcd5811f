"""Changes of a tournament by users and organisers. Pure; the service commits them."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from bot.features.tournaments.contest import formats
from bot.features.tournaments.corrections import corrected
from bot.features.tournaments.model import Entrant, Result, draw_lots
from bot.features.tournaments.names import team_name
from bot.features.tournaments.tournament import (
    CANCELLED,
    CHECK_IN,
    OVER,
    RUNNING,
    SIGN_UP,
    Participant,
    Single,
    Tournament,
    Venue,
    Waiting,
)

# On round days: the time between the openings of two rounds, at least.
SHORTEST_ROUND = timedelta(days=1)

# A player, or the members of a team, captain first, by Discord id and name.
People = Sequence[tuple[int, str]]

# Entrants


def entered(
    tournament: Tournament, people: People, ratings: Mapping[int, float], rng: random.Random
) -> Tournament:
    """Return the tournament with a new entrant; a late one draws a lot at once.

    ``people``: a user, or the two of a team; ``ratings``: theirs.
    """
    contest = tournament.contest
    number = max((each.number for each in contest.entrants), default=0) + 1
    (_, name), *mates = people
    if mates:
        name = team_name(name, mates[0][1], tournament.language)
    rating = rating_of([user_id for user_id, _ in people], ratings)
    entrant = Entrant(number, name, rating, joined=tournament.coming)
    entrants: tuple[Entrant, ...] = (*contest.entrants, entrant)
    if contest.rounds:
        entrants = draw_lots(entrants, rng)
    checked_in = tournament.status == CHECK_IN
    members = (
        Participant(
            number, user_id, checked_in=checked_in, member=place, name=called if mates else ""
        )
        for place, (user_id, called) in enumerate(people, 1)
    )
    return replace(
        _free(tournament, [user_id for user_id, _ in people]),
        contest=replace(contest, entrants=entrants),
        people=(*tournament.people, *members),
    )


def rating_of(users: Collection[int], ratings: Mapping[int, float]) -> float:
    """Return the rating of an entrant: the player's, or the mean of a team's."""
    return sum(ratings[user_id] for user_id in users) / len(users)


def _free(tournament: Tournament, users: Iterable[int]) -> Tournament:
    """Return ``tournament`` with these users neither waiting nor without a partner.

    Waiting mates of theirs have no partner any more, unless the team had dropped out before, and
    questions to them lapse.
    """
    users = [*users]
    left = [
        Single(user_id, name)
        for line in tournament.waiting
        if not {line.user_id, line.mate_id}.isdisjoint(users)
        for user_id, name in line.people
        if user_id not in users and tournament.participant(user_id) is None
    ]
    singles = [
        replace(each, asked=None, declined=True) if each.asked in users else each
        for each in tournament.singles
        if each.user_id not in users
    ]
    for user_id in users:
        tournament = tournament.not_waiting(user_id)
    return replace(tournament, singles=(*singles, *left))


def waiting(tournament: Tournament, people: People, place: int | None = None) -> Tournament:
    """Return the tournament with a user, or a team, on its waiting list.

    ``place``: from 1; at the end by default.
    """
    (user_id, name), *mates = people
    mate = mates[0] if mates else (None, "")
    free = _free(tournament, [user_id for user_id, _ in people])
    line = [*free.waiting]
    line.insert(len(line) if place is None else place - 1, Waiting(user_id, name, *mate))
    return replace(free, waiting=tuple(line))


def facts_of_waiting(tournament: Tournament, place: int) -> dict[str, Any]:
    """Return the identity of a team on the waiting list; empty for a player."""
    people = tournament.waiting[place - 1].people
    return {} if len(people) == 1 else facts_of_people(people, tournament.language)


def facts_of_people(people: People, language: str) -> dict[str, Any]:
    """Return the identity of a player, or a team, that is no entrant, for the log."""
    (user_id, name), *mates = people
    if not mates:
        return {"user_id": user_id, "name": name}
    ((_, other),) = mates
    return {
        "user_id": user_id,
        "name": team_name(name, other, language),
        "members": [{"user_id": each, "name": called} for each, called in people],
    }


def single(tournament: Tournament, one: Single) -> Tournament:
    """Return the tournament with a user without a partner, in their place or last."""
    if tournament.single(one.user_id) is None:
        return replace(tournament, singles=(*tournament.singles, one))
    singles = tuple(one if each.user_id == one.user_id else each for each in tournament.singles)
    return replace(tournament, singles=singles)


def parted(tournament: Tournament, number: int, leaving: Collection[int]) -> Tournament:
    """Return ``tournament`` without an entrant that these users leave.

    Only before the first round. A remaining mate has no partner any more.
    """
    staying = [each for each in tournament.members(number) if each.user_id not in leaving]
    after = without(tournament, [number])
    if not tournament.teams:
        return after
    left = tuple(Single(each.user_id, tournament.stored_name(each)) for each in staying)
    return replace(after, singles=(*after.singles, *left))


def without_user(tournament: Tournament, user_id: int) -> Tournament:
    """Return ``tournament`` without a user waiting for a place or a partner."""
    return _free(tournament, [user_id])


def without(tournament: Tournament, numbers: Collection[int]) -> Tournament:
    """Return ``tournament`` without these entrants, as if they had never joined.

    Only before the first round.
    """
    contest = tournament.contest
    return replace(
        tournament,
        contest=replace(
            contest,
            entrants=tuple(each for each in contest.entrants if each.number not in numbers),
        ),
        people=tuple(each for each in tournament.people if each.number not in numbers),
    )


def dropped(tournament: Tournament, number: int, out: str) -> Tournament:
    """Return ``tournament`` with an entrant out for a reason, one of ``OUT``."""
    return tournament.with_entrant(number, active=False).with_members(number, out=out)


def disqualified(tournament: Tournament, number: int, member: int = 1) -> Tournament:
    """Return ``tournament`` with an entrant, or a member of a team, disqualified.

    Before the first round they leave no other trace, and a mate has no partner any more.
    """
    user_id = tournament.members(number)[member - 1].user_id
    barred = (*tournament.disqualified, user_id)
    after = replace(without_user(tournament, user_id), disqualified=barred)
    if not tournament.contest.rounds:
        return parted(after, number, [user_id])
    return dropped(after, number, "disqualified")


def lifted(tournament: Tournament, user_id: int) -> Tournament:
    """Return ``tournament`` with a user's disqualification lifted: they may come back.

    In a team they stay out while the mate is disqualified.
    """
    others = tuple(each for each in tournament.disqualified if each != user_id)
    after = replace(tournament, disqualified=others)
    there = after.participant(user_id)
    if there is None or any(after.bars(each) for each in after.users([there.number])):
        return after
    return after.with_members(there.number, out="organiser")


def returned(tournament: Tournament, number: int) -> Tournament:
    """Return ``tournament`` with a dropped entrant back for the coming round."""
    back = _free(tournament, tournament.users([number]))
    there = back.with_entrant(number, active=True)
    checked_in = tournament.status == CHECK_IN
    return there.with_members(number, missed=0, checked_in=checked_in, out=None)


def deducted(tournament: Tournament, number: int, halves: int) -> Tournament:
    """Return ``tournament`` with half points deducted from an entrant, or given back."""
    penalty = tournament.contest.entrant(number).penalty + halves
    return tournament.with_entrant(number, penalty=max(penalty, 0))


def replaced(
    tournament: Tournament, number: int, user_id: int, name: str, member: int = 1
) -> Tournament:
    """Return ``tournament`` with another user in the place of a participant."""
    before = tournament.members(number)[member - 1].user_id
    called = name if tournament.teams else ""
    after = tournament.with_members(number, member, user_id=user_id, instead_of=before, name=called)
    # Requests for byes to come belong to the replaced user.
    away = formats.byes_taken(tournament.contest, number)
    after = after.with_entrant(number, away=away)
    if tournament.teams:
        return returned(with_team_name(after, number), number)
    return returned(after.with_entrant(number, name=name), number)


def with_team_name(tournament: Tournament, number: int, name: str = "") -> Tournament:
    """Return ``tournament`` with a team called ``name``; empty: by its members.

    One that has a name of its own keeps it if none is given and its members have changed.
    """
    entrant = tournament.contest.entrant(number)
    if name:
        return tournament.with_entrant(number, name=name, named=True)
    if entrant.named:
        return tournament
    one, other = (tournament.stored_name(each) for each in tournament.members(number))
    called = team_name(one, other, tournament.language)
    return tournament.with_entrant(number, name=called, named=False)


def seeded(tournament: Tournament, number: int, seed: int) -> Tournament:
    """Return ``tournament`` with an entrant moved to a seed, from 1.

    The others move along, and all present entrants keep their seeds from then on.
    """
    order = [each.number for each in tournament.contest.seeded if each.number != number]
    order.insert(seed - 1, number)
    return with_seeds(tournament, {each: place for place, each in enumerate(order, 1)})


def with_seeds(tournament: Tournament, seeds: Mapping[int, int]) -> Tournament:
    """Return ``tournament`` with these seeds by entrant; 0 or none: no seed."""
    entrants = tuple(
        replace(each, seed=seeds.get(each.number, 0)) for each in tournament.contest.entrants
    )
    return replace(tournament, contest=replace(tournament.contest, entrants=entrants))


def swapped(tournament: Tournament, one: int, other: int) -> Tournament:
    """Return ``tournament`` with two entrants of the last round in each other's place."""
    contest = tournament.contest
    instead = {one: other, other: one}

    def moved(numbers: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(instead.get(number, number) for number in numbers)

    *before, last = contest.rounds
    last = replace(
        last,
        matches=tuple(replace(each, seats=moved(each.seats)) for each in last.matches),
        byes=moved(last.byes),
    )
    return replace(tournament, contest=replace(contest, rounds=(*before, last)))


def featured(tournament: Tournament, table: int | None) -> Tournament:
    """Return ``tournament`` with this match of its last round featured, or none."""
    *before, last = tournament.contest.rounds
    rounds = (*before, replace(last, featured=table))
    return replace(tournament, contest=replace(tournament.contest, rounds=rounds))


# Time


def later(moment: datetime | None, by: timedelta) -> datetime | None:
    """Return ``moment`` postponed; ``None`` stays."""
    return None if moment is None else moment + by


def resumed(tournament: Tournament, now: datetime) -> Tournament:
    """Return ``tournament`` resumed: deadlines are later by the length of the pause."""
    assert tournament.paused_at is not None
    by = now - tournament.paused_at
    plan = tournament.plan
    return replace(
        tournament,
        paused_at=None,
        due_at=later(tournament.due_at, by),
        plan=replace(plan, signup_until=plan.signup_until + by),
        venues=tuple(
            replace(venue, due_at=later(venue.due_at, by), ask_until=later(venue.ask_until, by))
            if venue.source is None
            else venue
            for venue in tournament.venues
        ),
    )


def due_then(tournament: Tournament, until: datetime | None) -> Tournament:
    """Return ``tournament`` with a new end of the current sign-up, check-in or round."""
    changed = replace(tournament, due_at=until)
    if tournament.status == SIGN_UP and until is not None:
        return replace(changed, plan=replace(tournament.plan, signup_until=until))
    venues = tuple(
        replace(venue, due_at=until, late=None) if venue.source is None else venue
        for venue in tournament.venues
    )
    return replace(changed, venues=venues)


def round_end(tournament: Tournament, now: datetime) -> datetime | None:
    """Return the deadline of a match that begins now.

    Without a time limit it is the next round day, if there are such days, or the time at which
    check-in for that round has to begin; a day from now at least.
    """
    plan = tournament.plan
    if plan.round_hours is not None:
        return now + timedelta(hours=plan.round_hours)
    if plan.weekly is None:
        return None
    check_in = check_in_time(tournament)
    return plan.weekly.next(now + SHORTEST_ROUND + check_in) - check_in


def check_in_time(tournament: Tournament) -> timedelta:
    """Return the time that check-in takes between two rounds."""
    plan = tournament.plan
    return timedelta(hours=plan.check_in_hours if plan.check_in == "each" else 0)


# The tournament as a whole


def cancelled(tournament: Tournament, reason: str) -> Tournament:
    """Return ``tournament`` cancelled; the tables still in play are to be ended."""
    return replace(
        tournament,
        status=CANCELLED,
        reason=reason,
        paused_at=None,
        due_at=None,
        void=(*tournament.void, *_open_tables(tournament)),
    )


def revived(tournament: Tournament, about: dict[str, Any], now: datetime) -> Tournament:
    """Return ``tournament`` as before it was cancelled, from ``facts_of_cancelling``.

    Unfinished matches are played again from the start, as their tables were ended. Deadlines that
    have passed meanwhile, or will within a day, are a day from now.
    """
    due = None if about["due_at"] is None else datetime.fromisoformat(about["due_at"])
    if due is not None or about["status"] != RUNNING:
        due = max(due or now, now + timedelta(days=1))
    open_ = {match.table for match in tournament.open_matches()}
    last = len(tournament.contest.rounds)
    venues = tuple(
        Venue(venue.round, venue.table, venue.thread_id, due_at=due, games=venue.games)
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
    """Return the facts needed to revive it."""
    due = tournament.due_at
    return {
        "status": tournament.status,
        "due_at": None if due is None else due.isoformat(),
        "paused": tournament.paused,
    }


def unbegun(tournament: Tournament, now: datetime) -> Tournament:
    """Return ``tournament`` open for sign-up again, unpaired, with open tables void."""
    until = max(tournament.plan.signup_until, now + timedelta(days=1))
    entrants = tuple(replace(each, joined=1) for each in tournament.contest.entrants)
    return replace(
        tournament,
        status=SIGN_UP,
        due_at=until,
        plan=replace(tournament.plan, signup_until=until),
        contest=replace(tournament.contest, entrants=entrants, rounds=()),
        opens_at=None,
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
    """Return ``tournament`` with an organiser's result; ``None`` replays the match.

    Tables that no longer count are void. Refused: as by ``corrected``; ``begun`` are the rounds and
    tables with moves by players.
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
