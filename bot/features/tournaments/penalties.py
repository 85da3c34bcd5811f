"""Warnings and penalties, which organisers give to entrants for a reason.

Each is logged, told to the entrant, and can be taken back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.features.tournaments import changes
from bot.features.tournaments.entrants import LONGEST_REASON
from bot.features.tournaments.guards import (
    check_entrant,
    check_known,
    check_not_cancelled,
    facts_of,
    users_of,
)
from bot.features.tournaments.model import Match, Result, dump_result, placed
from engine import Refusal

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from bot.features.tournaments.service import Tournaments
    from bot.features.tournaments.tournament import Act, Organiser, Tournament

# In half points.
DEDUCTIONS = (1, 2, 4, 6)
# The kinds of acts that are warnings and penalties.
PENALTIES = ("warn", "deduct", "lose")
# Formats in which places are a matter of rounds reached.
WITHOUT_POINTS = ("elimination", "double-elimination")


class Penalties:
    """Gives warnings and penalties to entrants.

    All methods refuse as ``Tournaments.locked_for_organiser``, ``tournament-cancelled``,
    ``tournament-no-such-entrant``, and ``tournament-no-reason`` if ``reason`` is empty.
    """

    def __init__(self, tournaments: Tournaments) -> None:
        self._tournaments = tournaments

    async def warn(self, tournament_id: int, by: Organiser, number: int, reason: str) -> Tournament:
        """Give an entrant a warning, without further effect.

        Helpers for results and pairings may, too.
        """
        reason = _checked(reason)
        async with self._tournaments.locked_for_helper(tournament_id, by) as before:
            check_entrant(before, number)
            facts = {**facts_of(before, number), "reason": reason}
            return await self._tournaments.act(before, before, by.user_id, "warn", facts)

    async def deduct(
        self, tournament_id: int, by: Organiser, number: int, halves: int, reason: str
    ) -> Tournament:
        """Deduct half points from an entrant, down to zero points at most.

        Refused: ``not-an-option`` unless ``halves`` is one of ``DEDUCTIONS``,
        ``tournament-penalty-no-points`` in a bracket.
        """
        reason = _checked(reason)
        async with self._tournaments.locked_for_organiser(tournament_id, by) as before:
            check_not_cancelled(before)
            check_known(before, number)
            if not counts_points(before):
                raise Refusal("tournament-penalty-no-points")
            if halves not in DEDUCTIONS:
                raise Refusal("not-an-option")
            after = changes.deducted(before, number, halves)
            facts = {**facts_of(before, number), "reason": reason, "halves": halves}
            return await self._tournaments.act(before, after, by.user_id, "deduct", facts)

    async def lose(self, tournament_id: int, by: Organiser, number: int, reason: str) -> Tournament:
        """Let an entrant lose their latest match; a game in progress is ended.

        Refused: ``tournament-no-match`` without one, ``tournament-lost-already``,
        ``tournament-loss-undecided`` at a larger table without a result, and as by
        ``corrections.corrected``.
        """
        reason = _checked(reason)
        async with self._tournaments.locked_for_organiser(tournament_id, by) as before:
            check_not_cancelled(before)
            check_known(before, number)
            round_number, match = latest_match(before, number)
            result = _lost(match, number)
            facts = {
                **facts_of(before, number),
                "reason": reason,
                "round": round_number,
                "table": match.table,
                "seats": list(match.seats),
                "before": None if match.result is None else dump_result(match.result),
                "after": dump_result(result),
            }
            after = changes.with_result(
                before,
                round_number,
                match.table,
                result,
                self._tournaments.begun(before),
                self._tournaments.time(),
            )
            return await self._tournaments.act(before, after, by.user_id, "lose", facts)


def counts_points(tournament: Tournament) -> bool:
    """Return whether places are a matter of points, which can be deducted."""
    return tournament.contest.settings.format not in WITHOUT_POINTS


def latest_match(tournament: Tournament, number: int) -> tuple[int, Match]:
    """Return the latest match of an entrant, and its round.

    Refused: ``tournament-no-match``.
    """
    for round_ in reversed(tournament.contest.rounds):
        if match := round_.match_of(number):
            return round_.number, match
    raise Refusal("tournament-no-match")


def penalties_of(acts: Iterable[Act], users: Collection[int]) -> list[Act]:
    """Return the penalties that stand, oldest first, from acts that are newest first.

    ``users``: the members of the entrant concerned.
    """
    found = [
        act
        for act in acts
        if act.kind in PENALTIES
        and act.taken_back_by is None
        and not set(users_of(act.about)).isdisjoint(users)
    ]
    return found[::-1]


def _checked(reason: str) -> str:
    reason = " ".join(reason.split())[:LONGEST_REASON]
    if not reason:
        raise Refusal("tournament-no-reason")
    return reason


def _lost(match: Match, number: int) -> Result:
    """Return the result of ``match`` after a loss by penalty.

    Refused: ``tournament-lost-already``, ``tournament-loss-undecided``.
    """
    absent = () if match.result is None else match.result.absent
    others = [each for each in match.seats if each != number and each not in absent]
    if number in absent:
        raise Refusal("tournament-lost-already")
    if not others:
        return placed(match, {}, match.seats)
    places: dict[int, Any] = match.places or {others[0]: 1}
    if match.result is None and len(match.seats) > 2:
        raise Refusal("tournament-loss-undecided")
    if places.get(number, 0) > max(places[each] for each in others):
        raise Refusal("tournament-lost-already")
    lost = {each: places[each] for each in others} | {number: len(match.seats) + 1}
    return placed(match, lost, absent)
