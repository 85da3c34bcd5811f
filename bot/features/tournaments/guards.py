"""Refusals of entries and actions in tournaments, shared by the services. Pure."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Any

from bot.core.table import NOBODY
from bot.features.tournaments import changes
from bot.features.tournaments.contest import formats
from bot.features.tournaments.contest.remaining import is_out
from bot.features.tournaments.tournament import CHECK_IN, OVER, RUNNING
from bot.tables.options import CAREFUL, can_be_careful, check_options, check_seats
from engine import Refusal

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping
    from datetime import datetime

    from bot.features.tournaments.model import Entrant, Settings
    from bot.features.tournaments.tournament import Plan, Tournament


def check_not_cancelled(tournament: Tournament) -> None:
    """Refuse ``tournament-cancelled``."""
    if not tournament.active and tournament.status != OVER:
        raise Refusal("tournament-cancelled")


def check_active(tournament: Tournament) -> None:
    """Refuse ``tournament-cancelled``, ``tournament-over``."""
    check_not_cancelled(tournament)
    if tournament.status == OVER:
        raise Refusal("tournament-over")


def check_entrant(tournament: Tournament, number: int) -> None:
    """Refuse as ``check_active``, and ``tournament-no-such-entrant``."""
    check_active(tournament)
    check_known(tournament, number)


def check_known(tournament: Tournament, number: int) -> None:
    """Refuse ``tournament-no-such-entrant``."""
    if all(each.number != number for each in tournament.people):
        raise Refusal("tournament-no-such-entrant", number=number)


def participant_number(tournament: Tournament, user_id: int) -> int:
    """Return a participant's number.

    Refused: as ``check_active``, ``tournament-not-in-it``.
    """
    check_active(tournament)
    me = tournament.participant(user_id)
    if me is None:
        raise Refusal("tournament-not-in-it")
    return me.number


def check_not_disqualified(tournament: Tournament, user_id: int) -> None:
    """Refuse ``tournament-disqualified``."""
    if tournament.bars(user_id):
        raise Refusal("tournament-disqualified")


def check_plays_alone(tournament: Tournament) -> None:
    """Refuse a single entrant in a tournament of teams: ``tournament-needs-partner``."""
    if tournament.teams:
        raise Refusal("tournament-needs-partner")


def check_role(tournament: Tournament, role_ids: Collection[int]) -> None:
    """Refuse a user without the role for entry.

    Refused: ``tournament-role-needed`` (``role``: its id).
    """
    role = tournament.plan.role_id
    if role is not None and role not in role_ids:
        raise Refusal("tournament-role-needed", role=str(role))


def check_entry(tournament: Tournament, user_id: int) -> Entrant | None:
    """Refuse a user who can't enter now; return their entrant if they come back.

    Roles are left to ``check_role``. Refused: as ``check_active``, ``tournament-joined-already``,
    ``tournament-disqualified``, ``team-mate-disqualified``, ``tournament-out`` in a bracket that is
    lost, ``tournament-joining-over``, ``tournament-joined-too-late``,
    ``tournament-waiting-already``.
    """
    check_active(tournament)
    me = tournament.entrant_of(user_id)
    if me is not None and me.active:
        raise Refusal("tournament-joined-already")
    check_not_disqualified(tournament, user_id)
    if me is not None:
        if any(tournament.bars(mate.user_id) for mate in tournament.mates_of(user_id)):
            raise Refusal("team-mate-disqualified")
        check_return(tournament, me.number)
    else:
        formats.check_late(tournament.contest)
    if place := tournament.place_in_line(user_id):
        raise Refusal("tournament-waiting-already", place=place)
    return me


def check_room(tournament: Tournament) -> None:
    """Refuse another active entrant: ``tournament-full`` (``max``: the places)."""
    if tournament.full:
        raise Refusal("tournament-full", max=tournament.plan.max_people)


def check_waits_with_no_other(tournament: Tournament, users: Collection[int]) -> None:
    """Refuse to take one of a team on the waiting list: the mate would lose the place.

    Refused: ``team-waits`` (``name``: that of the user in ``users``).
    """
    for name in waiting_with_others(tournament, users).values():
        raise Refusal("team-waits", name=name)


def waiting_with_others(tournament: Tournament, users: Collection[int]) -> dict[int, str]:
    """Return the users waiting with a mate outside ``users``, and their names."""
    found: dict[int, str] = {}
    for line in tournament.waiting:
        wanted = {user_id: name for user_id, name in line.people if user_id in users}
        if len(wanted) < len(line.people):
            found |= wanted
    return found


def may_enter(tournament: Tournament, user_id: int) -> bool:
    """Return whether a user may enter or come back now, as far as roles allow it."""
    try:
        check_entry(tournament, user_id)
    except Refusal:
        return False
    return True


def late_entry(tournament: Tournament) -> int | None:
    """Return the round up to whose pairing new entrants are taken after sign-up.

    ``None``: sign-up is open, or there are no late entries any more.
    """
    if tournament.status not in (CHECK_IN, RUNNING):
        return None
    contest = tournament.contest
    try:
        formats.check_late(contest)
    except Refusal:
        return None
    if not contest.rounds:
        return 1
    return formats.open_rounds(contest.settings, len(contest.starters)) // 2 + 1


def check_return(tournament: Tournament, number: int) -> None:
    """Refuse the return of an entrant.

    Refused: ``tournament-not-dropped``, ``tournament-disqualified``, ``team-incomplete`` if a
    member of the team was forgotten, ``tournament-out``.
    """
    if tournament.contest.entrant(number).active:
        raise Refusal("tournament-not-dropped")
    for user_id in tournament.users([number]):
        check_not_disqualified(tournament, user_id)
        if tournament.teams and user_id == NOBODY:
            raise Refusal("team-incomplete")
    if is_out(tournament.contest, number):
        raise Refusal("tournament-out")


def check_swap(tournament: Tournament, one: int, other: int) -> None:
    """Refuse to swap two entrants of the last round.

    Refused: ``tournament-pairings-open`` once a table has been opened, and
    ``tournament-pairings-fixed`` if they aren't paired, meet each other, or play in a bracket or a
    schedule, where pairings follow from others.
    """
    round_ = tournament.round
    if tournament.status != RUNNING or round_ is None or not tournament.unopened:
        raise Refusal("tournament-pairings-open")
    for number in (one, other):
        match = round_.match_of(number)
        if number not in round_.byes and (match is None or match.result is not None):
            raise Refusal("tournament-pairings-fixed")
    if round_.stage != "swiss" or round_.match_of(one) == round_.match_of(other):
        raise Refusal("tournament-pairings-fixed")


def check_seed(tournament: Tournament, seed: int) -> None:
    """Refuse a seed that can't be given any more, or that isn't one.

    Refused: ``tournament-setting-fixed``, ``tournament-no-such-seed`` (``max``: the last one).
    """
    if tournament.contest.rounds:
        raise Refusal("tournament-setting-fixed")
    if not 1 <= seed <= len(tournament.contest.entrants):
        raise Refusal("tournament-no-such-seed", max=len(tournament.contest.entrants))


def gone(tournament: Tournament, number: int, out: str) -> Tournament:
    """Return ``tournament`` without an entrant, for a reason of ``OUT``.

    Before the first round they leave no trace. Refused: ``tournament-dropped-already``.
    """
    if not tournament.contest.rounds:
        return changes.without(tournament, [number])
    if not tournament.contest.entrant(number).active:
        raise Refusal("tournament-dropped-already")
    return changes.dropped(tournament, number, out)


def facts_of(tournament: Tournament, number: int) -> dict[str, Any]:
    """Return the identity of an entrant, for the log and for taking back.

    Those of a team have its ``members``, and the captain's ``user_id``.
    """
    entrant, captain = tournament.contest.entrant(number), tournament.captain(number)
    facts = {
        "number": number,
        "user_id": captain.user_id,
        "name": entrant.name,
        "active": entrant.active,
        "rating": entrant.rating,
        "out": captain.out,
    }
    if tournament.teams:
        members = [
            {"user_id": each.user_id, "name": tournament.stored_name(each)}
            for each in tournament.members(number)
        ]
        facts |= {"members": members, "named": entrant.named}
    return facts


def people_of(about: Mapping[str, Any]) -> list[tuple[int, str]]:
    """Return the members of an entrant, by id and name, from ``facts_of``."""
    return [(each["user_id"], each["name"]) for each in about.get("members", [about])]


def users_of(about: Mapping[str, Any]) -> list[int]:
    """Return the users concerned by an action, from its facts: all of a team."""
    return [each["user_id"] for each in about.get("members", [about])]


def stands(tournament: Tournament, about: Mapping[str, Any]) -> bool:
    """Return whether the entrant of an action still has one of its people."""
    people = [user_id for user_id in users_of(about) if user_id != NOBODY]
    number = about.get("number")
    members = [each.user_id for each in tournament.people if number in (None, each.number)]
    return not set(people).isdisjoint(members)


def check_enough(tournament: Tournament, count: int) -> None:
    """Refuse to begin with ``count``: ``tournament-too-few``, ``tournament-too-many``."""
    fewest = tournament.plan.min_people
    if count < fewest:
        raise Refusal("tournament-too-few", min=fewest, count=count)
    formats.check_people(tournament.contest.settings, count)


def checked_options(
    game: str, language: str, options: Mapping[str, Any], settings: Settings
) -> dict[str, Any]:
    """Return the options of the game, with ``strict``, if these tables allow them.

    Refused: ``tournament-no-teams`` if teams of two don't play against one other, and as by
    ``formats.check``, ``options.check_seats`` and the rules of the game.
    """
    formats.check(settings)
    seats, teams = settings.seats, bool(options.get("teams"))
    if teams and seats != 2:
        raise Refusal("tournament-no-teams")
    seats = 2 * seats if teams else seats
    check_seats(game, seats)
    careful = {**options, CAREFUL: True} if can_be_careful(game) else dict(options)
    check_options(game, seats, language, careful)
    return careful


def check_plan(plan: Plan, settings: Settings, now: datetime) -> None:
    """Refuse a plan: ``tournament-people``, ``tournament-deadline-past``, ``-far``."""
    possible = formats.people(settings)
    if not possible[0] <= plan.min_people <= plan.max_people <= possible[-1]:
        raise Refusal("tournament-people", min=possible[0], max=possible[-1])
    if plan.signup_until <= now:
        raise Refusal("tournament-deadline-past")
    if plan.signup_until - now > timedelta(days=180):
        raise Refusal("tournament-deadline-far", days=180)
