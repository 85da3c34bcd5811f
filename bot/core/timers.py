"""Timers: work that is due at stored moments, of which the soonest is awaited."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextvars import copy_context
from datetime import datetime, timedelta

import discord
from discord.ext import tasks

from bot.core.errors import NotRead

log = logging.getLogger(__name__)

Work = Callable[[], Awaitable[None]]
Due = Callable[[], datetime | None]

# The minimum interval between two runs of a timer, and the delay before a retry.
PAUSE = timedelta(seconds=30)
# The longest sleep of a timer: the system clock may be adjusted meanwhile.
LONGEST = timedelta(hours=1)


def nothing_due() -> None:
    """Return no moment: for timers that are only set by ``at``."""


class Timer:
    """Runs ``work`` at the soonest of the moments that are known, one run at a time.

    ``due`` is asked after each run for the next stored moment; ``at`` names an earlier one that has
    been stored since. Moments that passed before the start are due at the start.
    """

    def __init__(
        self,
        name: str,
        work: Work,
        now: Callable[[], datetime],
        rearm: Callable[[], None],
        *,
        due: Due,
        at_start: bool,
        pause: timedelta,
        longest: timedelta,
    ) -> None:
        """``rearm`` is called when the next turn is to come earlier, or a run is over.

        ``at_start``: also run at the start; ``longest``: the interval after which ``due`` is asked
        again.
        """
        self._name = name
        self._work = work
        self._now = now
        self._rearm = rearm
        self._due = due
        self._at_start = at_start
        self._pause = pause
        self._longest = longest
        self._moment: datetime | None = None
        self._earliest: datetime | None = None  # when the next run may begin
        self._ask_at: datetime | None = None  # when ``due`` is to be asked again, once started
        self._run: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Run due work from now on, without a pause after an earlier run."""
        self._earliest, self._ask_at = None, self._now()
        if self._at_start:
            self._schedule(self._ask_at)

    def stop(self) -> None:
        """Cancel the run under way."""
        if self._run is not None:
            self._run.cancel()

    def at(self, moment: datetime) -> None:
        """Run at ``moment`` unless an earlier run is scheduled."""
        if self._schedule(moment):
            self._rearm()

    def soon(self) -> None:
        """Run as soon as the pause after the last run is over."""
        self.at(self._now())

    @property
    def next_turn(self) -> datetime | None:
        """The time of the next ``turn``; ``None`` during a run and before the start."""
        if self._run is not None or self._ask_at is None:
            return None
        wake = self._wake
        return self._ask_at if wake is None else min(wake, self._ask_at)

    def turn(self, now: datetime) -> None:
        """Start a run if it is due, after asking for the next stored moment unless one is."""
        if not self._is_due(now):
            self._look_up(now)
        if self._is_due(now):
            self._moment, self._earliest = None, now + self._pause
            self._run = asyncio.create_task(self._running(), name=self._name)

    def _is_due(self, now: datetime) -> bool:
        return self._wake is not None and self._wake <= now

    @property
    def _wake(self) -> datetime | None:
        """The time at which the next run begins."""
        if self._moment is None or self._earliest is None:
            return self._moment
        return max(self._moment, self._earliest)

    async def _running(self) -> None:
        """Do the due work; a failure is logged, and retried after the pause."""
        try:
            await self._work()
        except Exception as error:
            self._failed(error)
        finally:
            self._run = None
        self._look_up(self._now())
        self._rearm()

    def _look_up(self, now: datetime) -> None:
        """Ask for the next stored moment."""
        self._ask_at = now + self._longest
        try:
            following = self._due()
        except Exception as error:
            self._failed(error)
        else:
            if following is not None:
                self._schedule(following)

    def _failed(self, error: Exception) -> None:
        if isinstance(error, NotRead):
            log.error("not read: %s", error)
        else:
            log.error("%s failed", self._name, exc_info=error)
        self._schedule(self._now() + self._pause)

    def _schedule(self, moment: datetime) -> bool:
        """Set the next run if that is earlier; return whether it is."""
        if self._moment is not None and self._moment <= moment:
            return False
        self._moment = moment
        return True


class Timers:
    """The timers of the bot, which start and stop together.

    One loop awaits the soonest moment of all; the runs are tasks of their own.
    """

    def __init__(self, now: Callable[[], datetime], *, shared: bool = False) -> None:
        """``shared``: other processes store moments too, so they are looked up more often."""
        self._now = now
        self._longest = PAUSE if shared else LONGEST
        self._timers: list[Timer] = []
        self._turning = self._restarting = False
        # The bot's own context, for work that interactions cause and do not own.
        self.context = copy_context()
        # A loop of discord.ext.tasks, because only these can be advanced by a simulated clock.
        self._loop = tasks.loop(seconds=LONGEST.total_seconds())(self._turn)

    def add(
        self,
        name: str,
        work: Work,
        *,
        due: Due = nothing_due,
        at_start: bool = False,
        pause: timedelta = PAUSE,
        longest: timedelta = LONGEST,
    ) -> Timer:
        """Return a new timer, which runs ``work`` from the start on whenever it is due."""
        timer = Timer(
            name,
            work,
            self._now,
            self._sleep,
            due=due,
            at_start=at_start,
            pause=pause,
            longest=min(longest, self._longest),
        )
        self._timers.append(timer)
        if self._loop.is_running():
            timer.start()
            self._sleep()
        return timer

    def start(self) -> None:
        """Start all timers; without effect if they are started."""
        if self._loop.is_running():
            return
        self.context = copy_context()
        self._restarting = False
        for timer in self._timers:
            timer.start()
        self._loop.start()

    def stop(self) -> None:
        """Stop all timers and their runs; overdue work is done after the next start."""
        self._loop.cancel()
        for timer in self._timers:
            timer.stop()

    async def _turn(self) -> None:
        self._turning, self._restarting = True, False
        try:
            now = self._now()
            for timer in self._timers:
                if timer.next_turn is not None and timer.next_turn <= now:
                    timer.turn(now)
            self._sleep()
        finally:
            self._turning = False

    def _sleep(self) -> None:
        """Set the loop to wake at the soonest of the next turns."""
        if self._loop.next_iteration is None or self._restarting:
            return
        turns = (turn for timer in self._timers if (turn := timer.next_turn) is not None)
        soonest = min(turns, default=None)
        delay = LONGEST if soonest is None else soonest - self._now()
        # The loop belongs to the bot, not to the interaction that stored the moment.
        context = self.context.copy()
        if delay <= timedelta() and not self._turning:
            self._restarting = True
            context.run(self._loop.restart)  # at once
            return
        # It counts its interval from the start of the turn.
        turn = self._loop.next_iteration - timedelta(seconds=self._loop.seconds or 0)
        interval = discord.utils.utcnow() + delay - turn
        context.run(self._loop.change_interval, seconds=max(0.0, interval.total_seconds()))
