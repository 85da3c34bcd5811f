"""Signing up for teams of two: partners are asked, and both have to agree."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.names import plain_name
from bot.features.tournaments import changes
from bot.features.tournaments.guards import (
    check_active,
    check_entry,
    check_known,
    check_not_disqualified,
    check_role,
    check_room,
    check_waits_with_no_other,
    facts_of,
)
from bot.features.tournaments.tournament import SIGN_UP, Single
from engine import Refusal

if TYPE_CHECKING:
    from collections.abc import Collection

    from bot.features.tournaments.changes import People
    from bot.features.tournaments.service import Tournaments
    from bot.features.tournaments.tournament import Organiser, Tournament


def check_may_name(tournament: Tournament, by: Organiser, number: int) -> None:
    """Refuse to let a user name a team: neither a member nor an organiser.

    Refused: ``tournament-no-such-entrant``, ``team-not-yours``.
    """
    check_known(tournament, number)
    if by.user_id not in tournament.users([number]) and not by.may_organise(tournament):
        raise Refusal("team-not-yours")


class Teams:
    """Lets users find partners, and organisers put teams together.

    All methods refuse ``tournament-no-partners`` in tournaments without teams.
    """

    def __init__(self, tournaments: Tournaments) -> None:
        self._tournaments = tournaments

    async def sign_up(
        self, tournament_id: int, user_id: int, name: str, role_ids: Collection[int] = ()
    ) -> Tournament:
        """Sign up without a partner yet; either member brings a team back.

        It is idempotent. Refused: as by ``guards.check_entry``, ``guards.check_role``.
        """
        async with self._tournaments.locked(tournament_id) as before:
            _check_teams(before)
            me = check_entry(before, user_id)
            check_role(before, role_ids)
            if me is not None:
                return await self._bring_back(before, me.number, user_id)
            if before.single(user_id) is not None:
                return before
            after = changes.single(before, _single(before, user_id, name))
            return await self._tournaments.commit(before, after)

    async def ask(
        self,
        tournament_id: int,
        user_id: int,
        name: str,
        other: tuple[int, str],
        role_ids: Collection[int] = (),
    ) -> Tournament:
        """Ask another user, by id and name, to be the partner, in place of any other.

        If they have asked this user, too, the two are a team at once. Refused: as by
        ``guards.check_entry`` and ``guards.check_role``, ``team-with-yourself``,
        ``team-dropped-out`` to a member of a team, ``team-partner-taken``,
        ``team-declined-already``, ``tournament-disqualified``.
        """
        other_id, other_name = other
        async with self._tournaments.locked(tournament_id) as before:
            _check_alone(before, user_id, role_ids)
            if other_id == user_id:
                raise Refusal("team-with-yourself")
            check_not_disqualified(before, other_id)
            taken = before.participant(other_id) is not None or before.place_in_line(other_id)
            if taken:
                raise Refusal("team-partner-taken", name=other_name)
            me, there = before.single(user_id), before.single(other_id)
            if me is not None and me.declined and me.asked == other_id:
                raise Refusal("team-declined-already", name=other_name)
            if there is not None and there.pending and there.asked == user_id:
                people = [(other_id, there.name), (user_id, name)]
                return await self._form(before, people, user_id)
            asking = replace(
                me or _single(before, user_id, name),
                asked=other_id,
                ask=before.version + 1,
                declined=False,
            )
            return await self._tournaments.commit(before, changes.single(before, asking))

    async def accept(
        self,
        tournament_id: int,
        ask: int,
        user_id: int,
        name: str,
        role_ids: Collection[int] = (),
    ) -> Tournament:
        """Agree to be the partner of the asking user.

        If all places are taken the team waits for one. Refused: as by ``guards.check_entry`` and
        ``guards.check_role``, ``team-ask-gone``, ``team-ask-not-yours`` to other users,
        ``team-dropped-out``.
        """
        async with self._tournaments.locked(tournament_id) as before:
            asker = _asker(before, ask, user_id)
            _check_alone(before, user_id, role_ids)
            check_entry(before, asker.user_id)
            people = [(asker.user_id, asker.name), (user_id, name)]
            return await self._form(before, people, user_id)

    async def decline(self, tournament_id: int, ask: int, user_id: int) -> Tournament:
        """Decline to be the partner of the asking user, and notify them.

        Refused: as by ``guards.check_active``, ``team-ask-gone``, ``team-ask-not-yours``.
        """
        async with self._tournaments.locked(tournament_id) as before:
            asker = _asker(before, ask, user_id)
            after = changes.single(before, replace(asker, declined=True))
            return await self._tournaments.commit(before, after)

    async def rename(self, tournament_id: int, by: Organiser, number: int, name: str) -> Tournament:
        """Let a member or an organiser name a team; an empty name is its default.

        Refused: as by ``guards.check_active``, ``tournament-no-such-entrant``, ``team-not-yours``,
        ``team-name-taken``.
        """
        name = plain_name(name)
        async with self._tournaments.locked(tournament_id) as before:
            _check_teams(before)
            check_may_name(before, by, number)
            others = [each.number for each in before.contest.entrants if each.number != number]
            if name.casefold() in {before.name_of(each).casefold() for each in others}:
                raise Refusal("team-name-taken", name=name)
            bare = before.with_entrant(number, named=False)
            after = changes.with_team_name(bare, number, name)
            facts = {**facts_of(before, number), "title": name}
            return await self._tournaments.act(before, after, by.user_id, "team-name", facts)

    async def put_together(self, tournament_id: int, by: Organiser, people: People) -> Tournament:
        """Enter two users as a team, with or without the role for entry.

        Refused: as by ``Tournaments.locked_for_organiser``, ``guards.check_entry`` of either,
        ``guards.check_waits_with_no_other`` and ``guards.check_room``; ``team-dropped-out`` for a
        member of a team.
        """
        async with self._tournaments.locked_for_organiser(tournament_id, by) as before:
            _check_teams(before)
            for user_id, _ in people:
                if check_entry(before.not_waiting(user_id), user_id) is not None:
                    raise Refusal("team-dropped-out")
            check_waits_with_no_other(before, [user_id for user_id, _ in people])
            check_room(before)
            after = self._entered(before, people)
            facts = facts_of(after, after.people[-1].number)
            return await self._tournaments.act(before, after, by.user_id, "add", facts)

    async def _bring_back(self, before: Tournament, number: int, by: int) -> Tournament:
        """Let a team that had dropped out be paired again, or wait for a place."""
        after, how = changes.returned(before, number), "back"
        if before.full:
            members = before.members(number)
            people = [(each.user_id, before.stored_name(each)) for each in members]
            after, how = changes.waiting(before, people), "waiting"
        facts = {**facts_of(after, number), "how": how}
        return await self._tournaments.act(before, after, by, "team", facts)

    async def _form(self, before: Tournament, people: People, by: int) -> Tournament:
        """Enter a team, or let it wait for a place."""
        if before.full:
            after = changes.waiting(before, people)
            facts = changes.facts_of_people(people, before.language)
        else:
            after = self._entered(before, people)
            facts = facts_of(after, after.people[-1].number)
        how = "waiting" if before.full else "formed"
        return await self._tournaments.act(before, after, by, "team", {**facts, "how": how})

    def _entered(self, before: Tournament, people: People) -> Tournament:
        ratings = self._tournaments.ratings_of(before, [user_id for user_id, _ in people])
        return changes.entered(before, people, ratings, self._tournaments.chance)


def _single(tournament: Tournament, user_id: int, name: str) -> Single:
    return Single(user_id, name, late=tournament.status != SIGN_UP)


def _check_teams(tournament: Tournament) -> None:
    check_active(tournament)
    if not tournament.teams:
        raise Refusal("tournament-no-partners")


def _check_alone(tournament: Tournament, user_id: int, role_ids: Collection[int]) -> None:
    """Refuse a user who can't enter now, or is in a team."""
    _check_teams(tournament)
    if check_entry(tournament, user_id) is not None:
        raise Refusal("team-dropped-out")
    check_role(tournament, role_ids)


def _asker(tournament: Tournament, ask: int, user_id: int) -> Single:
    """Return the asking user. Refused: ``team-ask-gone``, ``team-ask-not-yours``."""
    _check_teams(tournament)
    for each in tournament.singles:
        if each.ask == ask and each.pending:
            if each.asked != user_id:
                raise Refusal("team-ask-not-yours")
            return each
    raise Refusal("team-ask-gone")
