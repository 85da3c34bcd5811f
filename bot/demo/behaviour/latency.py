"""The latency of requests, simulated without waiting."""

from __future__ import annotations

import asyncio
from contextvars import ContextVar
from datetime import datetime, timedelta

from bot.demo.behaviour import simcord_seam

# The time that the current task has reached by its sequence of requests.
_reached: ContextVar[datetime | None] = ContextVar("reached", default=None)


class Latency:
    """The latency of requests, added up for each chain of requests.

    The simulated clock stands still while the bot works. So each task carries its own time along
    and hands it on to the tasks that it starts: a task that makes five requests before it
    acknowledges a press acknowledges it five round trips later.
    """

    def __init__(self, backend: simcord_seam.Backend, seconds: float, *, sleep: bool) -> None:
        """``seconds``: of a round trip. ``sleep``: wait for it, where the clock is real."""
        self._backend = backend
        self.seconds = seconds
        self._sleep = sleep

    def now(self) -> datetime:
        """Return the time at which the current task's next request arrives."""
        clock, reached = simcord_seam.now(self._backend), _reached.get()
        return clock if reached is None else max(clock, reached)

    def begin(self) -> None:
        """Reset the current task to the time of the clock."""
        _reached.set(None)

    async def spend(self) -> None:
        """Add one round trip."""
        if self._sleep:
            await asyncio.sleep(self.seconds)
        else:
            _reached.set(self.now() + timedelta(seconds=self.seconds))
