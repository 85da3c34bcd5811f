"""The tournament service: actions of users and organisers, by Discord ids only.

Automatic steps, as time passes and games end, are taken by the director.
"""

from __future__ import annotations

import random
import re
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Any

from bot.core.table import NOBODY
from bot.core.terms import Terms
from bot.features.ratings.arithmetic import NEWCOMER, number_of
from bot.features.ratings.service import Ratings
from bot.features.tournaments import changes, helpers, taking_back
from bot.features.tournaments.guards import (
    check_active,
    check_enough,
    check_entry,
    check_not_cancelled,
    check_plan,
    check_plays_alone,
    check_return,
    check_role,
    check_room,
    checked_options,
    facts_of,
    gone,
    participant_number,
)
from bot.features.tournaments.model import Contest, Settings, dump_result, placed
from bot.features.tournaments.repository import TournamentRepository
from bot.features.tournaments.tournament import (
    CHECK_IN,
    RUNNING,
    Act,
    Organiser,
    Plan,
    Tournament,
)
from bot.tables.options import first_seat_can_begin
from bot.tables.repository import TableRepository
from engine import Refusal

LONGEST_NAME = 60
# Days of a month on which absences stop the clock, if the terms don't say otherwise.
HOLIDAYS = 3


class Tournaments(TournamentRepository):
    """The tournaments of one store with their actions; each names its refusals.

    Methods that take a tournament's id may refuse ``no-such-tournament``; methods that change one
    may refuse ``not-saved``, and ``tournament-over`` or ``tournament-cancelled`` where it is too
    late. Methods that take an ``Organiser`` refuse as by ``for_organiser``, or ``for_helper`` where
    they are for results and pairings, and log the action.
    """

    def __init__(
        self, tables: TableRepository, ratings: Ratings, chance: random.Random | None = None
    ) -> None:
        """Draw lots and shuffle by ``chance``."""
        super().__init__(tables)
        self._ratings = ratings
        self.chance = chance or random.SystemRandom()

    # Look-ups with checks of the user's rights

    def of_server(self, tournament_id: int, guild_id: int | None) -> Tournament:
        """Return a tournament of this server. Refused: ``no-such-tournament``."""
        tournament = self.get(tournament_id)
        if tournament.guild_id != guild_id:
            raise Refusal("no-such-tournament")
        return tournament

    def named(self, name: str, guild_id: int | None) -> Tournament:
        """Return the tournament of this name. Refused: ``no-such-tournament``."""
        for tournament in self.of_guild(guild_id or 0, active=False):
            if tournament.name.casefold() == name.strip().casefold():
                return tournament
        raise Refusal("no-such-tournament")

    def for_organiser(self, tournament_id: int, by: Organiser) -> Tournament:
        """Return a tournament for its organiser.

        Refused: ``no-such-tournament`` on another server, as by ``helpers.check_may_organise``.
        """
        tournament = self.of_server(tournament_id, by.guild_id)
        helpers.check_may_organise(tournament, by)
        return tournament

    def for_helper(self, tournament_id: int, by: Organiser) -> Tournament:
        """Return a tournament for an organiser, or a helper for results and pairings.

        Refused: ``no-such-tournament`` on another server, ``tournament-organise``.
        """
        tournament = self.of_server(tournament_id, by.guild_id)
        helpers.check_may_help(tournament, by)
        return tournament

    @asynccontextmanager
    async def locked_for_organiser(
        self, tournament_id: int, by: Organiser
    ) -> AsyncIterator[Tournament]:
        """Hold the lock of a tournament. Refused: as by ``for_organiser``."""
        async with self.locked(tournament_id):
            yield self.for_organiser(tournament_id, by)

    @asynccontextmanager
    async def locked_for_helper(
        self, tournament_id: int, by: Organiser
    ) -> AsyncIterator[Tournament]:
        """Hold the lock of a tournament. Refused: as by ``for_helper``."""
        async with self.locked(tournament_id):
            yield self.for_helper(tournament_id, by)

    def checked_name(self, name: str, guild_id: int, but: int | None = None) -> str:
        """Return a name on one line, unlike that of any other active tournament.

        ``but``: the id of the tournament that is to have it. Refused: ``tournament-name`` (empty,
        or longer than ``max``), ``tournament-name-taken``.
        """
        name = " ".join(name.split())
        if not 0 < len(name) <= LONGEST_NAME:
            raise Refusal("tournament-name", max=LONGEST_NAME)
        others = [each for each in self.of_guild(guild_id) if each.id != but]
        if any(each.name.casefold() == name.casefold() for each in others):
            raise Refusal("tournament-name-taken", name=name)
        return name

    def next_name(self, name: str, guild_id: int) -> str:
        """Return a free name that follows ``name``: *Cup*, *Cup 2*, *Cup 3*."""
        stem, number = name, 1
        if found := re.fullmatch(r"(.*?)\s*(\d{1,4})", name):
            stem, number = found[1], int(found[2])
        taken = {each.name.casefold() for each in self.of_guild(guild_id, active=False)}
        while True:
            number += 1
            after = f" {number}"
            following = stem[: LONGEST_NAME - len(after)].rstrip() + after
            if following.casefold() not in taken:
                return following.strip()

    def time(self) -> datetime:
        """Return the time now."""
        return self._tables.now()

    # Taking part

    async def join(
        self, tournament_id: int, user_id: int, name: str, role_ids: Collection[int] = ()
    ) -> Tournament:
        """Sign up, or join late where the format allows it; a dropped entrant is back.

        If all places are taken the user waits for one, in ``Tournament.waiting``.
        Refused: as by ``guards.check_entry`` and ``guards.check_role``;
        ``tournament-needs-partner`` in one of teams.
        """
        async with self.locked(tournament_id) as before:
            check_plays_alone(before)
            me = check_entry(before, user_id)
            check_role(before, role_ids)
            if before.full:
                return await self.commit(before, changes.waiting(before, [(user_id, name)]))
            if me is not None:
                return await self.commit(before, changes.returned(before, me.number))
            ratings = self.ratings_of(before, [user_id])
            entered = changes.entered(before, [(user_id, name)], ratings, self.chance)
            return await self.commit(before, entered)

    async def leave(self, tournament_id: int, user_id: int) -> Tournament:
        """Leave: before the first round without a trace, later by dropping out.

        A game in progress is resigned. Users waiting for a place or a partner leave only that list.
        Before the first round the mate in a team has no partner any more; later the team drops out.
        Refused: ``tournament-not-in-it``, ``tournament-dropped-already``.
        """
        async with self.locked(tournament_id) as before:
            place = before.place_in_line(user_id)
            if before.active and (place or before.single(user_id)):
                after = changes.without_user(before, user_id)
                facts = {} if place is None else changes.facts_of_waiting(before, place)
            else:
                number = participant_number(before, user_id)
                paired = bool(before.contest.rounds)
                after = (
                    gone(before, number, "self")
                    if paired
                    else changes.parted(before, number, [user_id])
                )
                facts = facts_of(before, number)
            if "members" not in facts:
                return await self.commit(before, after)
            return await self.act(before, after, user_id, "break-up", facts)

    async def check_in(
        self, tournament_id: int, user_id: int, role_ids: Collection[int] = ()
    ) -> Tournament:
        """Check in for the coming round; it is idempotent.

        A dropped entrant is back by this. Refused: ``tournament-not-in-it``,
        ``tournament-no-check-in``; to a dropped entrant, as by ``guards.check_return``,
        ``guards.check_role`` and ``guards.check_room``.
        """
        async with self.locked(tournament_id) as before:
            number = participant_number(before, user_id)
            if before.status != CHECK_IN:
                raise Refusal("tournament-no-check-in")
            if not before.contest.entrant(number).active:
                check_return(before, number)
                check_role(before, role_ids)
                check_room(before)
                return await self.commit(before, changes.returned(before, number))
            return await self.commit(before, before.with_members(number, checked_in=True))

    async def say_there(
        self, tournament_id: int, user_id: int, round_number: int, table: int
    ) -> Tournament:
        """Note that the only entrant left of a match is there.

        Refused: ``tournament-not-in-it``, ``tournament-not-asked`` to all other users, and when the
        match has its result.
        """
        async with self.locked(tournament_id) as before:
            number = participant_number(before, user_id)
            venue = before.venue(round_number, table)
            if venue is None or venue.asked != number or venue.source is not None:
                raise Refusal("tournament-not-asked")
            return await self.commit(before, before.with_venue(replace(venue, present=True)))

    # Organising: every action is logged

    async def create(
        self,
        guild_id: int,
        channel_id: int,
        by: int,
        name: str,
        game: str,
        language: str,
        options: Mapping[str, Any],
        settings: Settings,
        plan: Plan,
        terms: Terms,
        organisers: Collection[int] = (),
        results_only: Collection[int] = (),
        series_id: int | None = None,
        people: Sequence[tuple[int, str]] = (),
        also: Callable[[int], None] | None = None,
    ) -> Tournament:
        """Open a tournament for sign-up. ``options`` are the game's; ``strict`` is added.

        ``organisers``: its helpers; ``results_only``: those of them for results and pairings only.
        ``series_id``: the series for which it counts. ``people``: the participants from the start,
        by id and name. ``also`` is called with its id, and written in the same transaction.

        Refused: as by ``checked_name``, ``unknown-game``, ``wrong-seats``, ``tournament-no-teams``,
        as by the game's rules and ``formats.check``, ``tournament-people`` (``min``, ``max``:
        the possible numbers), ``tournament-deadline-past``.
        """
        name = self.checked_name(name, guild_id)
        options = checked_options(game, language, options, settings)
        settings = replace(settings, first_seat=first_seat_can_begin(game))
        now = self._tables.now()
        check_plan(plan, settings, now)
        holidays = HOLIDAYS if terms.holidays is None else terms.holidays
        opened = Tournament(
            id=0,
            guild_id=guild_id,
            channel_id=channel_id,
            created_by=by,
            created_at=now,
            name=name,
            game_name=game,
            language=language,
            plan=plan,
            contest=Contest(settings, ()),
            options=options,
            terms=replace(terms, strict=True, holidays=holidays),
            organisers=tuple(each for each in organisers if each not in (by, NOBODY)),
            results_only=tuple(each for each in results_only if each not in (by, NOBODY)),
            series_id=series_id,
            due_at=plan.signup_until,
        )
        if people:
            check_plays_alone(opened)
        ratings = self.ratings_of(opened, [user_id for user_id, _ in people])
        for user_id, called in people:
            opened = changes.entered(opened, [(user_id, called)], ratings, self.chance)
        return await self.add(opened, also)

    async def start(self, tournament_id: int, by: Organiser) -> Tournament:
        """Close sign-up, or check-in, now, as if its deadline had come.

        The tables of a round that waits for its day open now. Refused: ``tournament-begun``,
        ``tournament-paused``, ``tournament-too-few``.
        """
        async with self.locked_for_organiser(tournament_id, by) as before:
            check_active(before)
            waits = before.waits(self._tables.now())
            if before.status == RUNNING and not waits:
                raise Refusal("tournament-begun")
            if before.paused:
                raise Refusal("tournament-paused")
            if waits:
                after = replace(before, opens_at=self._tables.now())
                return await self.act(before, after, by.user_id, "open")
            there = len(before.active_entrants)
            if before.status == CHECK_IN:
                there -= len(before.missing)
            if not before.contest.rounds:
                check_enough(before, there)
            after = replace(before, due_at=self._tables.now())
            return await self.act(before, after, by.user_id, "start")

    async def pause(self, tournament_id: int, by: Organiser) -> Tournament:
        """Stop new rounds and all clocks. Refused: ``tournament-paused``."""
        async with self.locked_for_organiser(tournament_id, by) as before:
            return await self.act(before, _paused(before, self._tables.now()), by.user_id, "pause")

    async def resume(self, tournament_id: int, by: Organiser) -> Tournament:
        """Resume: all deadlines are later by the length of the pause.

        Refused: ``tournament-not-paused``.
        """
        async with self.locked_for_organiser(tournament_id, by) as before:
            return await self.act(
                before, _resumed(before, self._tables.now()), by.user_id, "resume"
            )

    async def cancel(self, tournament_id: int, by: Organiser) -> Tournament:
        """Cancel it; games in progress are ended without a result."""
        async with self.locked_for_organiser(tournament_id, by) as before:
            check_active(before)
            facts = changes.facts_of_cancelling(before)
            return await self.act(
                before, changes.cancelled(before, "organiser"), by.user_id, "cancel", facts
            )

    async def extend(self, tournament_id: int, by: Organiser, until: datetime) -> Tournament:
        """Change the deadline of sign-up, check-in or the round, whichever is current.

        Refused: ``tournament-deadline-past``.
        """
        async with self.locked_for_organiser(tournament_id, by) as before:
            check_active(before)
            if until <= self._tables.now():
                raise Refusal("tournament-deadline-past")
            was = None if before.due_at is None else before.due_at.isoformat()
            facts = {
                "before": was,
                "until": until.isoformat(),
                "status": before.status,
                "round": len(before.contest.rounds),
            }
            return await self.act(
                before, changes.due_then(before, until), by.user_id, "extend", facts
            )

    async def move(self, tournament_id: int, by: Organiser, channel_id: int) -> Tournament:
        """Move the announcements to another channel from now on.

        Tables are opened there, too, unless they have a channel of their own.
        """
        async with self.locked_for_organiser(tournament_id, by) as before:
            check_active(before)
            after = replace(before, channel_id=channel_id)
            facts = {"before": before.channel_id, "channel": channel_id}
            return await self.act(before, after, by.user_id, "move", facts)

    async def publish(self, tournament_id: int, by: Organiser, page: bool) -> Tournament:
        """Make the web page of the tournament public, or take it off."""
        async with self.locked_for_organiser(tournament_id, by) as before:
            check_not_cancelled(before)
            after = replace(before, plan=replace(before.plan, page=page))
            facts = {"before": before.plan.page, "page": page}
            return await self.act(before, after, by.user_id, "publish", facts)

    async def give_role(
        self, tournament_id: int, by: Organiser, kind: str, role_id: int | None
    ) -> Tournament:
        """Let the bot give a role to the ``player`` or ``winner``; ``None``: none."""
        async with self.locked_for_organiser(tournament_id, by) as before:
            check_not_cancelled(before)
            name = f"{kind}_role_id"
            given: dict[str, Any] = {name: role_id}
            after = replace(before, plan=replace(before.plan, **given))
            facts = {"kind": kind, "before": getattr(before.plan, name), "role": role_id}
            return await self.act(before, after, by.user_id, "give-role", facts)

    async def move_tables(
        self, tournament_id: int, by: Organiser, channel_id: int | None
    ) -> Tournament:
        """Open the tables in another channel or forum; ``None``: where it is announced."""
        async with self.locked_for_organiser(tournament_id, by) as before:
            check_active(before)
            after = replace(before, plan=replace(before.plan, tables_channel_id=channel_id))
            facts = {"before": before.plan.tables_channel_id, "channel": after.tables_channel_id}
            return await self.act(before, after, by.user_id, "move-tables", facts)

    async def join_series(
        self, tournament_id: int, by: Organiser, series_id: int, name: str
    ) -> Tournament:
        """Count the tournament for a series called ``name``, unless it was cancelled."""
        async with self.locked_for_organiser(tournament_id, by) as before:
            check_not_cancelled(before)
            after = replace(before, series_id=series_id)
            facts = {"joined": True, "title": name}
            return await self.act(before, after, by.user_id, "series", facts)

    async def leave_series(
        self, tournament_id: int, by: int, series_id: int, name: str
    ) -> Tournament:
        """Let it no longer count for a series called ``name``; ``by``: its organiser."""
        async with self.locked(tournament_id) as before:
            if before.series_id != series_id:
                return before
            facts = {"joined": False, "title": name}
            return await self.act(before, replace(before, series_id=None), by, "series", facts)

    async def correct(
        self,
        tournament_id: int,
        by: Organiser,
        round_number: int,
        table: int,
        places: Mapping[int, int] | None,
        absent: Collection[int] = (),
    ) -> Tournament:
        """Enter or correct a result: the place of each entrant by number, and absences.

        ``None``: the result is void and the match is replayed, in the last round. A game in
        progress is ended. Refused: as by ``corrections.corrected`` and ``model.placed``.
        """
        async with self.locked_for_helper(tournament_id, by) as before:
            check_not_cancelled(before)
            match = before.contest.round(round_number).at(table)
            result = None if places is None else placed(match, places, absent)
            facts = {
                "round": round_number,
                "table": table,
                "seats": list(match.seats),
                "before": None if match.result is None else dump_result(match.result),
                "after": None if result is None else dump_result(result),
            }
            after = changes.with_result(
                before, round_number, table, result, self.begun(before), self._tables.now()
            )
            return await self.act(before, after, by.user_id, "correct", facts)

    async def announce(self, tournament_id: int, by: Organiser, text: str) -> Tournament:
        """Log an announcement; the caller posts it."""
        async with self.locked_for_organiser(tournament_id, by) as before:
            return await self.act(before, before, by.user_id, "announce", {"text": text})

    async def add_organiser(
        self, tournament_id: int, by: Organiser, user_id: int, *, results_only: bool = False
    ) -> Tournament:
        """Add a helper, for all actions or ``results_only``.

        Refused: ``tournament-organiser-already``.
        """
        async with self.locked_for_organiser(tournament_id, by) as before:
            if user_id == before.created_by or user_id in before.organisers:
                raise Refusal("tournament-organiser-already")
            after = helpers.with_helper(before, user_id, results_only=results_only)
            facts = {"user_id": user_id, "results_only": results_only}
            return await self.act(before, after, by.user_id, "add-organiser", facts)

    async def set_helper_role(
        self, tournament_id: int, by: Organiser, user_id: int, *, results_only: bool
    ) -> Tournament:
        """Change the rights of a helper; it is idempotent.

        Refused: as by ``helpers.check_may_appoint``, ``tournament-no-organiser``.
        """
        async with self.locked_for_organiser(tournament_id, by) as before:
            helpers.check_may_appoint(before, by)
            if user_id not in before.organisers:
                raise Refusal("tournament-no-organiser")
            if results_only == (user_id in before.results_only):
                return before
            after = helpers.with_helper(before, user_id, results_only=results_only)
            facts = {"user_id": user_id, "results_only": results_only}
            return await self.act(before, after, by.user_id, "helper-role", facts)

    async def remove_organiser(self, tournament_id: int, by: Organiser, user_id: int) -> Tournament:
        """Remove a helper from the organisers. Refused: ``tournament-no-organiser``."""
        async with self.locked_for_organiser(tournament_id, by) as before:
            if user_id not in before.organisers:
                raise Refusal("tournament-no-organiser")
            facts = {"user_id": user_id, "results_only": user_id in before.results_only}
            after = helpers.without_helper(before, user_id)
            return await self.act(before, after, by.user_id, "remove-organiser", facts)

    async def take_back(
        self, tournament_id: int, by: Organiser, act_id: int | None = None
    ) -> tuple[Tournament, Act]:
        """Take back the last action of an organiser that can be; return it, too.

        Announcements stay posted, and games played stay played: a resigned game is not revived.
        Refused: ``tournament-not-the-last`` if that is not ``act_id``,
        ``tournament-nothing-to-take-back``, ``tournament-round-played`` where the first round has
        begun, ``tournament-passed`` of a deadline that no longer matters, and as by
        ``corrections.corrected`` and ``helpers.check_may_take_back``.
        """
        async with self.locked_for_helper(tournament_id, by) as before:
            act, after = self._undone(before, by)
            if act_id not in (None, act.id):
                raise Refusal("tournament-not-the-last")
            noted = partial(self._note_taken_back, act, by.user_id)
            return await self.commit(before, after, also=noted), act

    def undoable(self, tournament: Tournament, by: Organiser) -> Act:
        """Return the action that ``take_back`` means now. Refused: as by it."""
        return self._undone(tournament, by)[0]

    def _undone(self, before: Tournament, by: Organiser) -> tuple[Act, Tournament]:
        begun, now = self.begun(before), self._tables.now()

        def undo(act: Act) -> Tournament:
            helpers.check_may_take_back(before, act, by)
            after = taking_back.without(before, act, begun, now, self.chance)
            if after.name != before.name:
                self.checked_name(after.name, after.guild_id, after.id)
            return after

        return taking_back.last(before, self.log(before.id), undo)

    def _note_taken_back(self, act: Act, by: int) -> None:
        self._store.take_back(act.id, by)
        about = {"kind": act.kind, "act": act.id}
        about |= {key: act.about[key] for key in ("round", "table", "user_id") if key in act.about}
        self._store.add_act(Act(0, act.tournament_id, self._tables.now(), by, "take-back", about))

    # For the director

    def ratings_of(self, tournament: Tournament, people: Collection[int]) -> dict[int, float]:
        """Return the ratings of these users, as displayed; newcomers have the default."""
        known = self._ratings.numbers(tournament.guild_id, tournament.game_name, list(people))
        newcomer = number_of(NEWCOMER.mu)
        return {person: float(known.get(person, newcomer)) for person in people}

    def begun(self, tournament: Tournament) -> set[tuple[int, int]]:
        """Return the rounds and tables without a result at which a person has played."""
        return {
            (venue.round, venue.table)
            for venue in tournament.venues
            if venue.source is None and (venue.games or self._has_answers(venue.table_id))
        }

    def _has_answers(self, table_id: int | None) -> bool:
        return table_id is not None and self._tables.get(table_id).answer_count > 0


def _paused(tournament: Tournament, now: datetime) -> Tournament:
    check_active(tournament)
    if tournament.paused:
        raise Refusal("tournament-paused")
    return replace(tournament, paused_at=now)


def _resumed(tournament: Tournament, now: datetime) -> Tournament:
    check_active(tournament)
    if not tournament.paused:
        raise Refusal("tournament-not-paused")
    return changes.resumed(tournament, now)
