"""Organisers' actions on single entrants. Each is logged, and can be taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.core.table import NOBODY
from bot.features.tournaments import changes
from bot.features.tournaments.guards import (
    check_active,
    check_entrant,
    check_entry,
    check_not_disqualified,
    check_plays_alone,
    check_return,
    check_room,
    check_seed,
    check_swap,
    check_waits_with_no_other,
    facts_of,
    gone,
    users_of,
)
from engine import Refusal

if TYPE_CHECKING:
    from bot.features.tournaments.service import Tournaments
    from bot.features.tournaments.tournament import Organiser, Tournament

LONGEST_REASON = 300


class Entrants:
    """Adds, removes, disqualifies, brings back, replaces and seeds entrants.

    All methods refuse as ``Tournaments.locked_for_organiser`` and ``guards.check_active``.
    """

    def __init__(self, tournaments: Tournaments) -> None:
        self._tournaments = tournaments

    async def add(self, tournament_id: int, by: Organiser, user_id: int, name: str) -> Tournament:
        """Enter a user, with or without the role for entry, or bring an entrant back.

        Refused: as by ``guards.check_entry`` and ``guards.check_room``;
        ``tournament-needs-partner`` in one of teams.
        """
        async with self._tournaments.locked_for_organiser(tournament_id, by) as before:
            check_plays_alone(before)
            me = check_entry(before.not_waiting(user_id), user_id)
            check_room(before)
            if me is not None:
                after = changes.returned(before, me.number)
                return await self._act(before, after, by, "come-back", me.number)
            ratings = self._tournaments.ratings_of(before, [user_id])
            after = changes.entered(before, [(user_id, name)], ratings, self._tournaments.chance)
            entered = after.participant(user_id)
            assert entered is not None
            facts = facts_of(after, entered.number)
            return await self._tournaments.act(before, after, by.user_id, "add", facts)

    async def remove(self, tournament_id: int, by: Organiser, number: int) -> Tournament:
        """Remove an entrant; they may come back. Before the first round, without a trace.

        Refused: ``tournament-no-such-entrant``, ``tournament-dropped-already``.
        """
        async with self._tournaments.locked_for_organiser(tournament_id, by) as before:
            check_entrant(before, number)
            after = gone(before, number, "organiser")
            return await self._act(before, after, by, "drop", number)

    async def unlist(self, tournament_id: int, by: Organiser, user_id: int) -> Tournament:
        """Take a user waiting for a place or a partner off the list, with their team.

        They may sign up again. Refused: ``tournament-not-waiting`` if they wait for neither.
        """
        async with self._tournaments.locked_for_organiser(tournament_id, by) as before:
            check_active(before)
            facts = _facts_of_listed(before, user_id)
            after = before
            for each in users_of(facts):
                after = changes.without_user(after, each)
            return await self._tournaments.act(before, after, by.user_id, "unlist", facts)

    async def disqualify(
        self, tournament_id: int, by: Organiser, number: int, reason: str, member: int = 1
    ) -> Tournament:
        """Remove an entrant for good, until an organiser lifts the disqualification.

        In a team ``member`` is disqualified; it needs a replacement to be paired again.

        Refused: ``tournament-no-such-entrant``, ``tournament-disqualified`` already,
        ``tournament-no-reason`` if ``reason`` is empty.
        """
        reason = " ".join(reason.split())[:LONGEST_REASON]
        if not reason:
            raise Refusal("tournament-no-reason")
        async with self._tournaments.locked_for_organiser(tournament_id, by) as before:
            check_entrant(before, number)
            barred = before.members(number)[member - 1]
            check_not_disqualified(before, barred.user_id)
            after = changes.disqualified(before, number, member)
            facts: dict[str, int | str] = {"reason": reason}
            if before.teams:
                facts |= {"barred": barred.user_id, "barred_name": before.stored_name(barred)}
            return await self._act(before, after, by, "disqualify", number, **facts)

    async def lift(self, tournament_id: int, by: Organiser, user_id: int) -> Tournament:
        """Lift a disqualification: the user may come back by themselves.

        Refused: ``tournament-not-disqualified``.
        """
        async with self._tournaments.locked_for_organiser(tournament_id, by) as before:
            check_active(before)
            if user_id not in before.disqualified:
                raise Refusal("tournament-not-disqualified")
            after = changes.lifted(before, user_id)
            return await self._tournaments.act(
                before, after, by.user_id, "lift", {"user_id": user_id}
            )

    async def bring_back(self, tournament_id: int, by: Organiser, number: int) -> Tournament:
        """Let a dropped entrant be paired again from the next round on.

        Refused: ``tournament-no-such-entrant``, and as by ``guards.check_return`` and
        ``guards.check_room``.
        """
        async with self._tournaments.locked_for_organiser(tournament_id, by) as before:
            check_entrant(before, number)
            check_return(before, number)
            check_room(before)
            after = changes.returned(before, number)
            return await self._act(before, after, by, "come-back", number)

    async def replace(
        self,
        tournament_id: int,
        by: Organiser,
        number: int,
        user_id: int,
        name: str,
        member: int = 1,
    ) -> Tournament:
        """Replace an entrant by another user, with place, points and game.

        In a team its ``member`` is replaced.

        Refused: ``tournament-no-such-entrant``, ``tournament-joined-already``,
        ``tournament-disqualified``, ``team-incomplete`` if the mate was forgotten; as by
        ``guards.check_waits_with_no_other``; for a dropped entrant, as by ``guards.check_room``.
        """
        async with self._tournaments.locked_for_organiser(tournament_id, by) as before:
            check_entrant(before, number)
            check_not_disqualified(before, user_id)
            if before.participant(user_id) is not None:
                raise Refusal("tournament-joined-already")
            check_waits_with_no_other(before, [user_id])
            for each in before.members(number):
                if each.member != member:
                    check_not_disqualified(before, each.user_id)
                    if each.user_id == NOBODY:
                        raise Refusal("team-incomplete")
            if not before.contest.entrant(number).active:
                check_room(before)
            after = changes.replaced(before, number, user_id, name, member)
            facts: dict[str, int | str] = {"to": user_id, "to_name": name}
            if before.teams:
                replaced = before.members(number)[member - 1]
                facts |= {"member": member, "replaced": before.stored_name(replaced)}
            return await self._act(before, after, by, "replace", number, **facts)

    async def seed(self, tournament_id: int, by: Organiser, number: int, seed: int) -> Tournament:
        """Move an entrant to a seed before the first pairing; the others move along.

        Refused: ``tournament-no-such-entrant``, ``tournament-setting-fixed`` after that,
        ``tournament-no-such-seed`` (``max``: the last one).
        """
        async with self._tournaments.locked_for_organiser(tournament_id, by) as before:
            check_entrant(before, number)
            check_seed(before, seed)
            after = changes.seeded(before, number, seed)
            seeds = [
                [each.user_id, before.contest.entrant(each.number).seed] for each in before.people
            ]
            return await self._act(before, after, by, "seed", number, seed=seed, seeds=seeds)

    async def swap(self, tournament_id: int, by: Organiser, number: int, other: int) -> Tournament:
        """Swap two entrants of a Swiss round before its tables open, also with a bye.

        Helpers for results and pairings may, too. Refused: ``tournament-no-such-entrant``, and as
        by ``guards.check_swap``.
        """
        async with self._tournaments.locked_for_helper(tournament_id, by) as before:
            for each in (number, other):
                check_entrant(before, each)
            check_swap(before, number, other)
            after = changes.swapped(before, number, other)
            name = before.contest.entrant(other).name
            return await self._act(before, after, by, "swap", number, other=other, to_name=name)

    async def _act(
        self,
        before: Tournament,
        after: Tournament,
        by: Organiser,
        kind: str,
        number: int,
        **about: int | str | list[list[int]],
    ) -> Tournament:
        facts = {**facts_of(before, number), **about}
        return await self._tournaments.act(before, after, by.user_id, kind, facts)


def _facts_of_listed(tournament: Tournament, user_id: int) -> dict[str, Any]:
    """Return the identity of a user or team on the lists, for the log.

    Refused: ``tournament-not-waiting`` if a user waits for neither a place nor a partner.
    """
    if place := tournament.place_in_line(user_id):
        people = tournament.waiting[place - 1].people
        return {**changes.facts_of_people(people, tournament.language), "place": place}
    if single := tournament.single(user_id):
        return changes.facts_of_people([(user_id, single.name)], tournament.language)
    raise Refusal("tournament-not-waiting")
