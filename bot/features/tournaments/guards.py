"""Refusals of entries and actions in tournaments, shared by the services. Pure."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.features.tournaments import changes, formats
from bot.features.tournaments.remaining import is_out
from bot.features.tournaments.tournament import CHECK_IN, OVER, RUNNING
from engine import Refusal

if TYPE_CHECKING:
    from collections.abc import Collection

    from bot.features.tournaments.model import Entrant
    from bot.features.tournaments.tournament import Tournament


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
    ``tournament-disqualified``, ``tournament-out`` in a bracket that is lost,
    ``tournament-joining-over``, ``tournament-joined-too-late``, ``tournament-waiting-already``.
    """
    check_active(tournament)
    me = tournament.entrant_of(user_id)
    if me is not None and me.active:
        raise Refusal("tournament-joined-already")
    check_not_disqualified(tournament, user_id)
    if me is not None:
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


def may_enter(tournament: Tournament, user_id: int) -> bool:
    """Return whether a user may enter or come back now, as far as roles allow it."""
    try:
        check_entry(tournament, user_id)
    except Refusal:
        return False
    return True


def late_entry(tournament: Tournament) -> int | None:
    """Return the round until whose pairing new entrants are taken after sign-up.

    ``None``: sign-up is open, or no one can enter any more.
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
    """Refuse an entrant who can't come back.

    Refused: ``tournament-not-dropped``, ``tournament-disqualified``, ``tournament-out``.
    """
    if tournament.contest.entrant(number).active:
        raise Refusal("tournament-not-dropped")
    check_not_disqualified(tournament, tournament.person(number).user_id)
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
    """Return the identity of an entrant, for the log and for taking back."""
    entrant, participant = tournament.contest.entrant(number), tournament.person(number)
    return {
        "number": number,
        "user_id": participant.user_id,
        "name": entrant.name,
        "active": entrant.active,
        "rating": entrant.rating,
        "out": participant.out,
    }
