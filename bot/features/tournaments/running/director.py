"""The director: takes the next step of each tournament, whenever one is due."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

from bot.core.keyed_worker import KeyedWorker
from bot.core.table import NOBODY, Table
from bot.core.timers import Timers
from bot.core.workers import Workers
from bot.features.tournaments import changes, course
from bot.features.tournaments.contest import formats
from bot.features.tournaments.contest.remaining import out
from bot.features.tournaments.guards import check_enough
from bot.features.tournaments.model import Round
from bot.features.tournaments.running.announcer import Announcer, current
from bot.features.tournaments.running.attempts import (
    ENOUGH,
    GO_ON,
    PAIR,
    RETRIES,
    Attempts,
    Failed,
    Lost,
)
from bot.features.tournaments.running.events import Events
from bot.features.tournaments.running.health import Progress, progress_of
from bot.features.tournaments.running.pins import Pins
from bot.features.tournaments.running.player_notices import PlayerNotices
from bot.features.tournaments.running.roles import Roles
from bot.features.tournaments.running.rounds import Rounds
from bot.features.tournaments.running.system_messages import SystemMessages
from bot.features.tournaments.running.threads import Threads
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.teams.notices import TeamNotices
from bot.features.tournaments.tournament import CHECK_IN, SIGN_UP, Tournament
from bot.tables.service import Tables
from bot.ui.membership import departed
from engine import Refusal

if TYPE_CHECKING:
    from bot.ui.client import Client

# The facts for the log about dropped entrants.
Drops = list[dict[str, Any]]

# The attempt to post notices to players.
PLAYER_NOTICES = "post:players"

# The poll interval, apart from stored deadlines: edits of old messages are throttled, and a lost
# thread may be noticed only by polling.
LONGEST_PAUSE = timedelta(minutes=5)


class Director:
    """Directs all tournaments, each of them in one task at a time."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._tournaments = bot.get(Tournaments)
        self._tables = bot.get(Tables)
        timers = bot.get(Timers)
        self._timer = timers.add("tournaments", self._poll, due=self._next_poll, at_start=True)
        self._attempts = Attempts(self._tables.now, self._timer.at)
        self._announcer = Announcer(bot, self._attempts)
        system_messages = SystemMessages(bot)
        self._player_notices = PlayerNotices(bot, self._announcer)
        self._team_notices = TeamNotices(bot, self._announcer)
        self._pins = Pins(bot, system_messages)
        self._threads = Threads(bot, self._announcer, self._attempts, system_messages)
        self._rounds = Rounds(bot, self._announcer, self._threads, self._attempts)
        self._worker = KeyedWorker(
            "tournament", self._take_steps, timers, self._tables.now, backoff=RETRIES
        )
        self._polled = self._tables.now()
        self._running = False
        bot.get(Tournaments).listeners.append(self._changed)
        self._tables.listeners.append(self._follow)

    async def stop(self) -> None:
        """Stop starting steps, and finish those under way."""
        self._running = False
        await self._worker.finish()

    def wake(self, tournament_id: int) -> None:
        """Check soon whether a step is due in this tournament."""
        if self._running:
            self._worker.request(tournament_id)

    def progress(self) -> list[Progress]:
        """Return the progress of the active, unpaused tournaments of this process."""
        return [progress_of(each) for each in self._unsettled() if each.active and not each.paused]

    def failures(self) -> int:
        """Return the failures in a row of the step that has failed most often."""
        found = (self._attempts.failing(each) for each in self._attempts.tournaments())
        return max((steps[0].count for steps in found if steps), default=0)

    def try_again(self, guild_id: int) -> None:
        """Retry at once the failed steps of a server, after a change of permissions."""
        for tournament_id in self._attempts.tournaments():
            if self._tournaments.get(tournament_id).guild_id == guild_id:
                self._attempts.retry_now(tournament_id)
                self.wake(tournament_id)

    def wake_guild(self, guild_id: int) -> None:
        """Check soon all tournaments of a server, where a channel or thread was deleted."""
        for tournament in self._unsettled():
            if tournament.guild_id == guild_id:
                self.wake(tournament.id)

    def _changed(self, tournament: Tournament) -> None:
        """Attend to a tournament that has changed; if a user changed it, retry at once."""
        if tournament.id not in self._worker:
            self._attempts.retry_now(tournament.id)
        self.wake(tournament.id)
        if following := course.next_moment(tournament, self._tables.now()):
            self._timer.at(following)

    def _follow(self, table: Table) -> None:
        """Wake the tournament of a table that has ended.

        The table may have been played on a server that another process serves.
        """
        if table.active:
            return
        tournament = self._tournaments.of_table(table.id)
        if tournament is None:
            return
        if self._tables.bus.mine("tournament", tournament.id, tournament.guild_id):
            self.wake(tournament.id)

    async def _poll(self) -> None:
        """Take the steps that are due, including those due since the last stop."""
        self._running = True
        self._polled = self._tables.now()
        self._attempts.drop_stale()
        for tournament in self._unsettled():
            if self._attempts.due(tournament.id, GO_ON):
                self.wake(tournament.id)

    def _next_poll(self) -> datetime | None:
        """Return when the next step is due, or a failed one is to be retried."""
        unsettled = self._unsettled()
        if not unsettled:
            return None
        moments = [
            self._polled + LONGEST_PAUSE,
            self._attempts.next_retry(),
            *(course.next_moment(each, self._polled) for each in unsettled),
        ]
        return min(each for each in moments if each is not None)

    def _unsettled(self) -> list[Tournament]:
        mine = self._tables.shards.mine
        return [each for each in self._tournaments.unsettled() if mine(each.guild_id)]

    async def _take_steps(self, tournament_id: int) -> bool:
        """Attend to a tournament; failures are counted and retried as attempts."""
        with suppress(Failed), self._attempts.at(tournament_id, GO_ON):
            await self._attend(tournament_id)
        with suppress(Failed), self._attempts.at(tournament_id, GO_ON):
            await self._report(tournament_id)
        return True

    async def _report(self, tournament_id: int) -> None:
        """Report, once, users who moved up or left, and steps that fail or work again."""
        tournament = self._tournaments.get(tournament_id)
        await self._announcer.tell_moved_up(tournament)
        await self._announcer.tell_added(tournament)
        await self._announcer.tell_featured(tournament)
        await self._announcer.tell_left(tournament)
        told = "failing" in self._tournaments.said(tournament_id)
        failing = self._attempts.failing(tournament_id)
        if not failing:
            if told:
                await self._announcer.tell_works(tournament)
            return
        worst = next((each for each in failing if not isinstance(each.error, Lost)), None)
        if worst is not None and worst.count >= ENOUGH and not (told or worst.told):
            worst.told = await self._announcer.tell_failing(tournament, worst)

    async def _attend(self, tournament_id: int) -> None:
        """Take all steps due now, and update the messages."""
        while self._running:
            await self._move_up(tournament_id)
            await self._tell_players(tournament_id)
            advanced = await self._try_to_advance(tournament_id)
            await self._announcer.post(tournament_id)
            await self._pins.keep(tournament_id, current(self._tournaments.get(tournament_id)))
            await self._bot.get(Events).keep(tournament_id)
            self._bot.get(Roles).update(tournament_id)
            if not await self._rounds.advance(tournament_id) and not advanced:
                break
        shown = await self._announcer.update(tournament_id)
        if shown.active or shown != self._tournaments.get(tournament_id):
            return
        if self._attempts.blocked(tournament_id):
            return  # the end is not shown yet
        if self._announcer.complete(shown):
            await self._tournaments.settle(shown)
            self._announcer.forget(tournament_id)
            self._player_notices.forget(tournament_id)
            self._team_notices.forget(tournament_id)

    async def _tell_players(self, tournament_id: int) -> None:
        """Post the notices to players; failures are retried, without blocking the matches."""
        if self._attempts.due(tournament_id, PLAYER_NOTICES):
            with suppress(Failed), self._attempts.at(tournament_id, PLAYER_NOTICES):
                await self._player_notices.tell(tournament_id)
                await self._team_notices.tell(tournament_id)

    async def _move_up(self, tournament_id: int) -> None:
        """Give free places to users on the waiting list."""
        if course.first_in_line(self._tournaments.get(tournament_id)) is None:
            return
        async with self._tournaments.locked(tournament_id) as before:
            after, entered = before, []
            while first := course.first_in_line(after):
                users = [user_id for user_id, _ in first.people]
                ratings = self._tournaments.ratings_of(before, users)
                after, facts = course.moved_up(after, first, ratings, self._tournaments.chance)
                entered.append(facts)
            await self._tournaments.commit_moving_up(before, after, entered)

    # From sign-up to the end

    async def _try_to_advance(self, tournament_id: int) -> bool:
        """Call ``_advance`` if it is due; its failures don't block matches and messages."""
        advanced = False
        if self._attempts.due(tournament_id, PAIR):
            with suppress(Failed), self._attempts.at(tournament_id, PAIR):
                advanced = await self._advance(tournament_id)
        return advanced

    async def _advance(self, tournament_id: int) -> bool:
        """End sign-up, check-in or the round if it is over; return whether it was."""
        if not course.due(self._tournaments.get(tournament_id), self._tables.now()):
            return False
        # Asked without the lock, as Discord may take its time.
        gone = await self._gone(self._tournaments.get(tournament_id))
        async with self._tournaments.locked(tournament_id) as before:
            if not course.due(before, self._tables.now()):
                return False
            there = course.without_those_gone(before, gone)
            drops = course.drops(before, there, "left-server", gone)
            if before.status == SIGN_UP:
                await self._close_sign_up(before, there, drops)
            elif before.status == CHECK_IN:
                await self._close_check_in(before, there, drops)
            else:
                await self._check_in_or_pair(before, there, drops)
            return True

    async def _gone(self, tournament: Tournament) -> set[int]:
        """Return the entrants to be paired now who have left the server, or were banned.

        Those without a reply from Discord are paired.
        """
        if tournament.status != CHECK_IN and course.asks_to_check_in(tournament):
            return set()  # they are asked about when check-in closes
        if tournament.coming > tournament.planned_rounds:
            return set()
        lost = out(tournament.contest)
        people = [
            each.user_id
            for each in tournament.active_people
            if each.user_id != NOBODY and each.number not in lost
        ]
        return await departed(self._bot, tournament.guild_id, people)

    async def _close_sign_up(self, before: Tournament, there: Tournament, drops: Drops) -> None:
        if await self._too_few(before, there):
            return
        await self._check_in_or_pair(before, self._drawn(there), drops)

    async def _close_check_in(self, before: Tournament, there: Tournament, drops: Drops) -> None:
        ready = course.checked_in(there)
        missing = course.drops(there, ready, "check-in")
        if before.contest.rounds:
            await self._pair(before, ready, [*drops, *missing])
        elif not await self._too_few(before, ready):
            # Entrants have no lot yet if they joined during check-in.
            await self._pair(before, self._drawn(ready), [*drops, *missing])

    def _drawn(self, there: Tournament) -> Tournament:
        """Return the tournament with current ratings, and a lot for each entrant."""
        ratings = self._tournaments.ratings_of(there, [each.user_id for each in there.people])
        return course.drawn(there, ratings, self._tournaments.chance)

    async def _too_few(self, before: Tournament, there: Tournament) -> bool:
        """Cancel the tournament if it has too few entrants; return whether it has."""
        try:
            check_enough(there, len(there.active_entrants))
        except Refusal:
            facts = changes.facts_of_cancelling(before)
            called_off = changes.cancelled(before, "too-few")
            await self._tournaments.act(before, called_off, None, "cancel", facts)
            return True
        return False

    async def _check_in_or_pair(self, before: Tournament, ready: Tournament, drops: Drops) -> None:
        if course.asks_to_check_in(ready) and not await self._over(ready):
            asking = course.checking_in(ready, self._tables.now())
            await self._tournaments.commit_drops(before, asking, drops)
        else:
            await self._pair(before, ready, drops)

    async def _over(self, ready: Tournament) -> bool:
        """Return whether all rounds are played."""
        rounds = ready.contest.rounds
        return bool(rounds) and rounds[-1].over and await self._coming(ready) is None

    async def _coming(self, ready: Tournament) -> Round | None:
        """Return the next round, off the event loop: pairing takes time."""
        key = ("pairing", ready.id, ready.version)
        workers = self._bot.get(Workers)
        # It also depends on lots, which are drawn again if they could not be stored.
        return await workers.run(key, formats.next_round, ready.contest, cached=False)

    async def _pair(self, before: Tournament, ready: Tournament, drops: Drops) -> None:
        after = course.paired(ready, await self._coming(ready), self._tables.now())
        await self._tournaments.commit_drops(before, after, drops)
