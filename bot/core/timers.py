"""Timers: work that is due at stored moments, of which the soonest is awaited."""

from __future__ import annotations

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

# Two runs of a timer begin at least this far apart, and a failed one is retried after it.
PAUSE = timedelta(seconds=30)
# A machine's clock may be set meanwhile, so no timer sleeps longer.
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
        *,
        due: Due = nothing_due,
        at_start: bool = False,
        pause: timedelta = PAUSE,
        longest: timedelta = LONGEST,
    ) -> None:
        """``at_start``: run then, too; ``longest``: after which ``due`` is asked again."""
        self._name = name
        self._work = work
        self._now = now
        self._due = due
        self._at_start = at_start
        self._pause = pause
        self._longest = longest
        self._moment: datetime | None = None
        self._context = copy_context()
        self._earliest: datetime | None = None  # when the next run may begin
        self._turning = False
        # Of all ways to sleep, the library's loops are the one that a simulated clock can move on.
        self._loop = tasks.loop(seconds=longest.total_seconds())(self._turn)

    def start(self) -> None:
        """Run whenever it is due from now on; without effect if started."""
        if not self._loop.is_running():
            self._context = copy_context()
            self._earliest = None
            if self._at_start:
                self._schedule(self._now())
            self._loop.start()

    def stop(self) -> None:
        """Cancel the timer, and the run under way."""
        self._loop.cancel()

    def at(self, moment: datetime) -> None:
        """Run at ``moment`` unless an earlier run is scheduled."""
        if self._schedule(moment) and not self._turning:
            self._sleep()

    def soon(self) -> None:
        """Run as soon as the pause after the last run is over."""
        self.at(self._now())

    async def _turn(self) -> None:
        self._turning = True
        try:
            self._look_up()
            wake = self._wake()
            if wake is not None and wake <= self._now():
                self._earliest = self._now() + self._pause
                await self._run()
                self._look_up()
            self._sleep()
        finally:
            self._turning = False

    def _wake(self) -> datetime | None:
        """Return when the next run begins."""
        if self._moment is None or self._earliest is None:
            return self._moment
        return max(self._moment, self._earliest)

    async def _run(self) -> None:
        """Do what is due; a failure is logged, and retried after the pause."""
        self._moment = None
        try:
            await self._work()
        except Exception as error:
            self._failed(error)

    def _look_up(self) -> None:
        """Ask for the next stored moment."""
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

    def _sleep(self) -> None:
        """Set the loop to wake at the moment scheduled."""
        if self._loop.next_iteration is None:
            return
        delay, wake = self._longest, self._wake()
        if wake is not None:
            delay = min(delay, wake - self._now())
        # The loop belongs to the bot, not to the interaction that stored the moment.
        context = self._context.copy()
        if delay <= timedelta() and not self._turning:
            context.run(self._loop.restart)  # at once
            return
        # It counts its interval from the start of the turn.
        turn = self._loop.next_iteration - timedelta(seconds=self._loop.seconds or 0)
        interval = discord.utils.utcnow() + delay - turn
        context.run(self._loop.change_interval, seconds=max(0.0, interval.total_seconds()))


class Timers:
    """The timers of the bot, which start and stop together."""

    def __init__(self, now: Callable[[], datetime], *, shared: bool = False) -> None:
        """``shared``: other processes store moments too, so they are looked up more often."""
        self._now = now
        self._longest = PAUSE if shared else LONGEST
        self._timers: list[Timer] = []
        self._started = False
        # The bot's own context, for work that interactions cause and do not own.
        self.context = copy_context()

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
        longest = min(longest, self._longest)
        timer = Timer(
            name, work, self._now, due=due, at_start=at_start, pause=pause, longest=longest
        )
        self._timers.append(timer)
        if self._started:
            timer.start()
        return timer

    def start(self) -> None:
        """Start all timers; without effect if they are started."""
        self._started = True
        self.context = copy_context()
        for timer in self._timers:
            timer.start()

    def stop(self) -> None:
        """Stop all timers; what is due is done after the next start."""
        self._started = False
        for timer in self._timers:
            timer.stop()
