"""Rights of helpers: all, or results and pairings only. Pure.

Helpers for results and pairings have the organisers' views, enter and correct results, change the
deadline of a match, swap pairings, nudge and warn players, and undo their own such actions.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine import Refusal

if TYPE_CHECKING:
    from bot.features.tournaments.tournament import Act, Organiser, Tournament

# The kinds of acts of such helpers that they may take back.
OF_RESULTS = ("correct", "extend-match", "swap", "warn")


def check_may_organise(tournament: Tournament, by: Organiser) -> None:
    """Refuse all but organisers with all rights.

    Refused: ``tournament-results-only`` to helpers for results, ``tournament-organise`` to others.
    """
    check_may_help(tournament, by)
    if not by.may_organise(tournament):
        raise Refusal("tournament-results-only")


def check_may_help(tournament: Tournament, by: Organiser) -> None:
    """Refuse ``tournament-organise`` to all but organisers and helpers of any kind."""
    if not by.may_help(tournament):
        raise Refusal("tournament-organise")


def check_may_appoint(tournament: Tournament, by: Organiser) -> None:
    """Refuse a change of a helper's rights: ``tournament-helper-role``."""
    if not by.may_appoint(tournament):
        raise Refusal("tournament-helper-role")


def check_may_take_back(tournament: Tournament, act: Act, by: Organiser) -> None:
    """Refuse ``tournament-undo-own``, ``tournament-helper-role`` to undo an action."""
    own = act.by == by.user_id and act.kind in OF_RESULTS
    if not (own or by.may_organise(tournament)):
        raise Refusal("tournament-undo-own")
    if act.kind == "helper-role":
        check_may_appoint(tournament, by)


def with_helper(tournament: Tournament, user_id: int, *, results_only: bool) -> Tournament:
    """Return ``tournament`` with a helper, whether they are new or have another role."""
    organisers = tournament.organisers
    if user_id not in organisers:
        organisers = (*organisers, user_id)
    limited = tuple(each for each in tournament.results_only if each != user_id)
    if results_only:
        limited = (*limited, user_id)
    return replace(tournament, organisers=organisers, results_only=limited)


def without_helper(tournament: Tournament, user_id: int) -> Tournament:
    """Return ``tournament`` without a helper."""
    return replace(
        tournament,
        organisers=tuple(each for each in tournament.organisers if each != user_id),
        results_only=tuple(each for each in tournament.results_only if each != user_id),
    )
