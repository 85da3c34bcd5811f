"""The matches of a round: opens their threads and tables, and ends them in time."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING, Any

from bot.core.table import LOBBY, PLAYING, Seat, Table, TableKind
from bot.core.updates import Updates
from bot.core.words import words_for
from bot.features.computers.driver import Computers
from bot.features.computers.seats import USUAL_LEVEL
from bot.features.seats.service import Seating
from bot.features.tournaments import changes, course
from bot.features.tournaments.contest import formats, match_games
from bot.features.tournaments.finished_games import finished_games
from bot.features.tournaments.model import Match, Result, forfeited
from bot.features.tournaments.panels.messages import reminder_panel, thread_panel
from bot.features.tournaments.panels.notices import (
    late_panel,
    match_over_panel,
    missed_panel,
    post_text,
    there_panel,
    thread_name,
)
from bot.features.tournaments.results import (
    ADJUDICATED,
    decided,
    has_answered,
    not_come,
    result_at,
    seats_by_entrant,
    unseen,
)
from bot.features.tournaments.running.announcer import Announcer
from bot.features.tournaments.running.attempts import Attempts, Failed, Lost, threads_step
from bot.features.tournaments.running.threads import Threads
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.tournament import Participant, Tournament, Venue
from bot.tables.service import Tables
from bot.ui.membership import place_of
from bot.ui.panel import Panel
from engine import Refusal

if TYPE_CHECKING:
    from bot.ui.client import Client

log = logging.getLogger(__name__)

# The extra time after the end of a round if computers play on for late entrants.
OVERTIME = timedelta(hours=24)
# Matches opened later than this after the start of the round have their full time from then on.
DELAY = timedelta(hours=1)


class Rounds:
    """Runs the matches of tournaments, each step stored before or with its effect."""

    def __init__(
        self, bot: Client, announcer: Announcer, threads: Threads, attempts: Attempts
    ) -> None:
        self._bot = bot
        self._tables = bot.get(Tables)
        self._tournaments = bot.get(Tournaments)
        self._announcer = announcer
        self._threads = threads
        self._attempts = attempts

    async def advance(self, tournament_id: int) -> bool:
        """Take all steps due at the tables of a tournament; return whether a result came."""
        tournament = self._tournaments.get(tournament_id)
        await self._end_void(tournament)
        await self._tell_scores(tournament)
        if not tournament.active:
            return False
        number, changed = len(tournament.contest.rounds), False
        for match in tournament.open_matches():
            step = f"match:{number}.{match.table}"
            if not self._attempts.due(tournament_id, step):
                continue
            opening = self._opens(tournament)
            try:
                with suppress(Failed), self._attempts.at(tournament_id, step):
                    changed |= await self._advance_match(tournament_id, number, match, opening)
            except Lost as lost:
                await self._note_lost(tournament, lost)
        return changed

    def _opens(self, tournament: Tournament) -> bool:
        """Return whether tables may be opened now."""
        waits = tournament.paused or tournament.waits(self._tables.now())
        return not waits and self._attempts.due(tournament.id, threads_step(tournament))

    async def _tell_scores(self, tournament: Tournament) -> None:
        """Post the results of matches of several games in their threads, each once."""
        words, said = words_for(tournament.language), self._tournaments.said(tournament.id)
        for venue in tournament.venues:
            match = tournament.contest.round(venue.round).at(venue.table)
            if not venue.games or match.result is None:
                continue
            table_id = venue.games[-1].table_id
            if (key := f"over:{table_id}") not in said:
                games = finished_games(tournament, venue.round, venue.table, self._tables)
                panel = match_over_panel(tournament, match, games, words)
                await self._say_there(tournament, key, panel, self._tables.get(table_id), ())

    async def _note_lost(self, tournament: Tournament, lost: Lost) -> None:
        """Try later to open threads; tell the organiser why, unless that was posted there."""
        self._attempts.failed(tournament.id, threads_step(tournament), lost)
        if "no-threads" not in self._tournaments.said(tournament.id):
            await self._announcer.tell_lost(tournament, tournament.tables_channel_id)

    async def _end_void(self, tournament: Tournament) -> None:
        """End the tables that no longer count."""
        for table_id in tournament.void:
            await self._tables.end(table_id, "organiser")
            self._bot.get(Updates).tell(table_id)
        if tournament.void:
            async with self._tournaments.locked(tournament.id) as now:
                left = tuple(each for each in now.void if each not in tournament.void)
                await self._tournaments.commit(now, replace(now, void=left))

    async def _advance_match(
        self, tournament_id: int, number: int, match: Match, opening: bool
    ) -> bool:
        """Take the steps due in one match; return whether it has got a result.

        No thread or table is opened unless ``opening``. Raises ``Lost`` if no thread can be opened.
        """
        tournament = self._tournaments.get(tournament_id)
        venue = _open(tournament, number, match)
        if venue is None:
            return False
        if venue.table_id is None:
            if not opening:
                return False
            gone = [each for each in match.seats if not tournament.contest.entrant(each).active]
            if len(gone) >= len(match.seats) - 1:
                result = match_games.abandoned(match, venue.games, gone)
                return await self._record(venue, match, tournament, result, "dropped")
            venue = await self._opened(tournament, venue, match)
            if venue is None:
                return False
        assert venue.table_id is not None
        table = self._tables.get(venue.table_id)
        if table.game is None and not _fits(tournament, venue, table):
            await self._reopen(tournament, venue, match)
            return True
        if table.status == LOBBY:
            table = await self._tables.start(table.id, table.host_id)
        tournament = self._tournaments.get(tournament_id)
        if table.active:
            venue, table = await self._within_reach(tournament, venue, match, table)
        await self._greet(tournament, venue, match, table)
        if table.active:
            table = await self._kept_in_step(tournament, venue, table)
            if table.channel_id == venue.thread_id:
                self._threads.add_players(table)
        if not tournament.paused and venue.due_at is not None:
            venue, table = await self._in_time(tournament, venue, match, table)
        if decided(table, venue):
            return await self._end(tournament, venue, match, table)
        return False

    # The beginning

    async def _opened(self, tournament: Tournament, venue: Venue, match: Match) -> Venue | None:
        """Open thread and table, as far as needed; return ``None`` if that fails now."""
        if venue.thread_id is None:
            thread_id = await self._thread(tournament, venue.round, match)
            venue = await self._note(tournament.id, venue, match, thread_id=thread_id)
        async with self._tournaments.locked(tournament.id) as now:
            held = _open(now, venue.round, match)
            if held is None or held.table_id is not None or held.thread_id is None:
                return None  # it has changed meanwhile, and the next round sees to it
            seats = match_games.seats_of_next(match, held.games)
            active = [each for each in seats if now.contest.entrant(each).active]
            end = None if held.games else changes.round_end(now, self._tables.now())
            if held.due_at is not None and end is not None and end - held.due_at > DELAY:
                held = replace(held, due_at=end)  # it could not be opened for a while
            held = replace(held, seated=tuple(each.number for each in now.seating(active)))
            try:
                table = await self._tournaments.seat(now, held, self._table(now, held))
            except Refusal as refusal:
                if refusal.reason != "channel-busy":
                    raise
                # A user has opened a table of their own there: it gets another thread.
                await self._tournaments.commit(now, now.with_venue(replace(held, thread_id=None)))
                return None
            return replace(held, table_id=table.id)

    async def _reopen(self, tournament: Tournament, venue: Venue, match: Match) -> None:
        """Void a table that a player has left or ended before its game began."""
        async with self._tournaments.locked(tournament.id) as now:
            held = _open(now, venue.round, match)
            if held is not None and held.table_id is not None:
                anew = now.with_venue(replace(held, table_id=None, seated=()))
                void = (*now.void, held.table_id)
                await self._tournaments.commit(now, replace(anew, void=void))

    def _table(self, tournament: Tournament, venue: Venue) -> Table:
        """Return the table of a match, with its entrants seated, before the game begins."""
        assert venue.thread_id is not None
        seats = tuple(
            Seat(f"p{place}", each.user_id, tournament.member_name(each))
            for place, each in enumerate(tournament.seating(venue.seated), 1)
        )
        return Table(
            id=0,
            guild_id=tournament.guild_id,
            channel_id=venue.thread_id,
            host_id=seats[0].person,
            game_name=tournament.game_name,
            kind=TableKind.TOURNAMENT,
            language=tournament.language,
            max_seats=len(seats),
            opened_at=self._tables.now(),
            options=dict(tournament.options),
            terms=tournament.terms,
            seats=seats,
        )

    async def _thread(self, tournament: Tournament, number: int, match: Match) -> int:
        """Return the thread of a match: one opened before a crash, or a new one."""
        words = words_for(tournament.language)
        name = thread_name(tournament, number, match, words)
        text = post_text(tournament, number, match, words)
        return await self._threads.open(tournament, name, text)

    async def _within_reach(
        self, tournament: Tournament, venue: Venue, match: Match, table: Table
    ) -> tuple[Venue, Table]:
        """Move a table whose thread is gone to a new thread.

        The new thread is noted before the table moves there: after a crash it is found again. If
        none can be opened the game goes on as it is, for the round has to end. Meanwhile, no
        request looks for the thread.
        """
        lost = not self._attempts.due(tournament.id, threads_step(tournament))
        if lost or await place_of(self._bot, table.channel_id) is not None:
            return venue, table
        thread_id = venue.thread_id
        try:
            if thread_id in (None, table.channel_id) or not await place_of(self._bot, thread_id):
                thread_id = await self._thread(tournament, venue.round, match)
                venue = await self._note(tournament.id, venue, match, thread_id=thread_id)
            table = await self._tables.move(table.id, thread_id, tournament.guild_id)
        except Lost as error:
            await self._note_lost(tournament, error)
            return venue, table
        except Refusal as refusal:  # it has just ended, or a user has a table of their own there
            log.info("table %s does not move: %s", table.id, refusal)
            return venue, self._tables.get(table.id)
        self._bot.get(Updates).tell(table.id)
        return venue, table

    async def _greet(
        self, tournament: Tournament, venue: Venue, match: Match, table: Table
    ) -> None:
        """Post the opponents of a match in its thread.

        It pings players not awaited; the others are pinged for their turn. In a new thread it pings
        all, so that they find it.
        """
        key = f"match:{table.id}"
        said = self._tournaments.said(tournament.id)
        first = said.get(key)
        if first is not None:
            if table.channel_id == first.channel_id or table.channel_id != venue.thread_id:
                return
            key = f"{key}.{table.channel_id}"
            if key in said:
                return
        panel = thread_panel(tournament, venue.round, match, words_for(tournament.language))
        seats = [seat for seat in table.seats if seat.wait is None or first is not None]
        pinged = [seat.called for seat in seats]
        try:
            await self._announcer.say(tournament, key, panel, table.channel_id, pinged)
        except Lost:
            log.info("tournament %s: thread %s is lost", tournament.id, table.channel_id)
        self._bot.get(Updates).tell(table.id)  # which tells the players if their thread is lost

    # The game

    async def _kept_in_step(self, tournament: Tournament, venue: Venue, table: Table) -> Table:
        """Return the table in its due state: paused or not, with entrants up to date."""
        if table.status != PLAYING:
            return table
        table = await self._timed(tournament, table)
        for each, seat in zip(tournament.seating(venue.seated), table.seats, strict=True):
            if each.instead_of is not None and seat.user_id == each.instead_of:
                table = await self._hand_over(tournament, table, seat, each)
            elif not tournament.contest.entrant(each.number).active:
                table = await self._resign(table, seat.player)
        return table

    async def _timed(self, tournament: Tournament, table: Table) -> Table:
        """Stop all clocks while the tournament is paused; restart them after that."""
        pace = None if tournament.paused else tournament.terms.pace
        if table.terms.pace == pace:
            return table
        async with self._tables.locked(table.id) as now:
            seats = tuple(seat.with_waiting(clock=None) for seat in now.seats)
            after = replace(now, terms=replace(now.terms, pace=pace), seats=seats)
            table = await self._tables.commit(now, after)
        self._bot.get(Updates).tell(table.id)
        return table

    async def _hand_over(
        self, tournament: Tournament, table: Table, seat: Seat, participant: Participant
    ) -> Table:
        """Hand a seat over to the replacement of its player."""
        to, name = participant.user_id, tournament.member_name(participant)
        seating, by = self._bot.get(Seating), tournament.created_by
        try:
            table = await seating.replace(table.id, seat.player, by, to, name)
            offer = table.seat(seat.player).offer
            assert offer is not None
            table = await seating.take(table.id, seat.player, offer.number, to, name)
        except Refusal as refusal:
            # The new user may know another hand of this table: then the time limit decides.
            log.info("table %s: a seat is not handed over: %s", table.id, refusal)
            return self._tables.get(table.id)
        self._bot.get(Updates).tell(table.id)
        return table

    async def _resign(self, table: Table, player: str) -> Table:
        """Resign for a player, unless that is done."""
        seat = table.seat(player)
        if table.status != PLAYING or seat.resigned or seat.user_id is None:
            return table
        table = await self._tables.resign(table.id, seat.person)
        self._bot.get(Updates).tell(table.id)
        return table

    # The end of the round

    async def _in_time(
        self, tournament: Tournament, venue: Venue, match: Match, table: Table
    ) -> tuple[Venue, Table]:
        """Remind of the end of the round, and enforce it when it has come."""
        now, warning = self._tables.now(), course.warning(tournament)
        assert venue.due_at is not None
        if table.active and venue.late is None and now >= venue.due_at - warning:
            if now >= venue.due_at and not self._reminded(tournament, venue):
                # Players are warned before they run out of time, even if the bot was down.
                venue = await self._note(tournament.id, venue, match, due_at=now + warning)
            await self._remind(tournament, venue, match, table)
        assert venue.due_at is not None
        if now < venue.due_at or decided(table, venue):
            return venue, table
        if venue.late is None:
            places = zip(venue.seated, table.seats, strict=True)
            late = dict.fromkeys(number for number, seat in places if seat.wait is not None)
            venue = await self._note(tournament.id, venue, match, late=tuple(late))
        if not table.active:
            return venue, table
        assert venue.late is not None
        # No-shows are named with the result.
        answered = self._answered(table)
        came = [number for number in venue.late if has_answered(venue, table, number, answered)]
        if came or not venue.late:
            words = words_for(tournament.language)
            panel = late_panel(tournament, venue.round, came, words)
            await self._say_there(tournament, _key("late", venue), panel, table, came)
        table = await self._enforce(tournament, venue, table)
        if table.active:
            venue = await self._note(
                tournament.id,
                venue,
                match,
                late=None,
                overtime=(*venue.overtime, *venue.late),
                due_at=now + OVERTIME,
            )
        return venue, table

    async def _enforce(self, tournament: Tournament, venue: Venue, table: Table) -> Table:
        """Apply the organiser's rule to late entrants and to the game."""
        assert venue.late is not None
        rule, late = tournament.plan.at_deadline, set(venue.late)
        seats = seats_by_entrant(venue, table)
        others = [
            number
            for number, held in seats.items()
            if any(each in table.remaining for each in held)
        ]
        if rule == "standing" or not late or late.issuperset(others):
            return await self._adjudicate(table)
        answered = self._answered(table)
        for number in venue.late:
            plays_on = rule == "computer" and has_answered(venue, table, number, answered)
            for seat in seats[number]:
                if not plays_on:
                    table = await self._resign(table, seat.player)
                elif seat.wait is not None:
                    table = await self._take_over(table, seat.player)
        if table.active and rule == "forfeit":
            table = await self._adjudicate(table)
        return table

    async def _take_over(self, table: Table, player: str) -> Table:
        try:
            table = await self._bot.get(Computers).take_over(table.id, player, USUAL_LEVEL)
        except Refusal as refusal:
            if refusal.reason != "last-person":
                raise
            return await self._adjudicate(table)
        self._bot.get(Updates).tell(table.id)
        return table

    async def _adjudicate(self, table: Table) -> Table:
        table = await self._tables.end(table.id, ADJUDICATED)
        self._bot.get(Updates).tell(table.id)
        return table

    def _reminded(self, tournament: Tournament, venue: Venue) -> bool:
        return _key("remind", venue) in self._tournaments.said(tournament.id)

    async def _remind(
        self, tournament: Tournament, venue: Venue, match: Match, table: Table
    ) -> None:
        """Remind the awaited players, once, that the round is almost over."""
        if self._reminded(tournament, venue):
            return
        people = [seat.called for seat in table.awaited if seat.played_by_person]
        words = words_for(tournament.language)
        panel = reminder_panel(tournament, venue.round, match, people, words)
        key = _key("remind", venue)
        await self._announcer.say_there(tournament, key, panel, table.channel_id, people)

    async def _say_there(
        self,
        tournament: Tournament,
        key: str,
        panel: Panel,
        table: Table,
        numbers: Iterable[int],
    ) -> None:
        """Post a message in the thread of a match, and ping these entrants."""
        pinged = tournament.users(numbers)
        await self._announcer.say_there(tournament, key, panel, table.channel_id, pinged)

    # The result

    async def _end(self, tournament: Tournament, venue: Venue, match: Match, table: Table) -> bool:
        """Record the result of a table that has ended; name the no-shows.

        No entrant advances by the absence of others without having been there: the only entrant
        left is asked first, and the result waits for that.
        """
        answered = self._answered(table)
        result = result_at(match, venue, table, answered)
        several = formats.games_of_match(tournament.contest, venue.round) > 1
        if venue.games or (several and not result.absent):
            return await self._end_game(tournament, venue, match, table, result)
        absent = not_come(match, venue, table, result)
        there = [
            each for each in match.seats if course.has_checked_in(tournament, each, venue.round)
        ]
        if alone := unseen(match, venue, table, result, answered, there):
            venue = await self._ask_if_there(tournament, venue, match, table, alone)
            if self._may_still_come(tournament, venue, alone):
                return False
            if not venue.present:
                result, absent = forfeited(match, match.seats), {*absent, alone}
        words = words_for(tournament.language)
        for last in (False, True):
            those = [
                number
                for number in sorted(absent)
                if (tournament.captain(number).missed + 1 >= course.MISSES) == last
            ]
            if those:
                key = f"missed:{table.id}" + (".last" if last else "")
                panel = missed_panel(tournament, venue, those, last, words)
                await self._say_there(tournament, key, panel, table, those)
        late = venue.late is not None or venue.overtime
        source = "missed" if absent else "deadline" if late else "played"
        return await self._record(venue, match, tournament, result, source, absent)

    async def _end_game(
        self, tournament: Tournament, venue: Venue, match: Match, table: Table, result: Result
    ) -> bool:
        """Note a game of a match of several; record the match if that decides it.

        A no-show at any game loses the match.
        """
        due, late = venue.due_at, venue.late is not None or venue.overtime
        if absent := not_come(match, venue, table, result):
            decision: Result | None = match_games.abandoned(match, venue.games, absent)
        else:
            game = match_games.game_of(table.id, match, result)
            venue = replace(venue, games=(*venue.games, game))
            best_of = formats.games_of_match(tournament.contest, venue.round)
            last = bool(late) or (due is not None and self._tables.now() >= due)
            decision = match_games.outcome(match, venue.games, best_of, last=last)
        if decision is not None:
            source = "deadline" if late else "played"
            return await self._record(venue, match, tournament, decision, source)
        played = venue.games
        await self._note(tournament.id, venue, match, games=played, table_id=None, seated=())
        return True

    async def _ask_if_there(
        self, tournament: Tournament, venue: Venue, match: Match, table: Table, alone: int
    ) -> Venue:
        """Ask the only entrant left of a match, once, if they are there."""
        if venue.ask_until is None:
            until = self._tables.now() + course.warning(tournament)
            venue = await self._note(tournament.id, venue, match, asked=alone, ask_until=until)
        assert venue.ask_until is not None
        words = words_for(tournament.language)
        panel = there_panel(tournament, venue, alone, venue.ask_until, words)
        await self._say_there(tournament, f"there:{table.id}", panel, table, [alone])
        return venue

    def _may_still_come(self, tournament: Tournament, venue: Venue, alone: int) -> bool:
        """Return whether an entrant asked if they are there may still say so."""
        assert venue.ask_until is not None
        if venue.present or not tournament.contest.entrant(alone).active:
            return False
        return tournament.paused or self._tables.now() < venue.ask_until

    async def _record(
        self,
        venue: Venue,
        match: Match,
        tournament: Tournament,
        result: Result,
        source: str,
        absent: Iterable[int] = (),
    ) -> bool:
        """Record a result, once; return whether that was still to be done."""
        async with self._tournaments.locked(tournament.id) as now:
            held = _open(now, venue.round, match)
            if held is None or held.table_id != venue.table_id:
                return False
            held = replace(held, games=venue.games)
            after = course.with_result(now, held, result, source, tuple(absent))
            drops = course.drops(now, after, "missed")
            await self._tournaments.commit_drops(now, after, drops)
            return True

    def _answered(self, table: Table) -> set[str]:
        """Return the players for whom a person has made a choice, or ordered it."""
        return {
            answer.player
            for answer in self._tables.answers(table.id)
            if not answer.undone and (answer.user_id is not None or answer.by_order is not None)
        }

    async def _note(self, tournament_id: int, venue: Venue, match: Match, **changes: Any) -> Venue:
        """Change the venue of a match; return the new one.

        Refused: ``tournament-match-changed``.
        """
        async with self._tournaments.locked(tournament_id) as now:
            held = _open(now, venue.round, match)
            if held is None or held.table_id != venue.table_id:
                raise Refusal("tournament-match-changed")  # the next round looks at it again
            noted = replace(held, **changes)
            await self._tournaments.commit(now, now.with_venue(noted))
            return noted


def _fits(tournament: Tournament, venue: Venue, table: Table) -> bool:
    """Return whether a table that has not begun seats the entrants of its match."""
    seated = [seat.user_id for seat in table.seats]
    return table.active and seated == [each.user_id for each in tournament.seating(venue.seated)]


def _key(what: str, venue: Venue) -> str:
    """Return the key of a message sent once before, or at, the end of a match."""
    assert venue.due_at is not None
    return f"{what}:{venue.table_id}.{int(venue.due_at.timestamp()):x}"


def _open(tournament: Tournament, number: int, match: Match) -> Venue | None:
    """Return the venue of ``match``, if its seats are the same and it has no result."""
    if number != len(tournament.contest.rounds):
        return None
    now = next((each for each in tournament.open_matches() if each.table == match.table), None)
    if now is None or now.seats != match.seats:
        return None
    return tournament.venue(number, match.table)
