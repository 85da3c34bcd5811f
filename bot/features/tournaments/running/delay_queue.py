"""A delay queue: ids, each processed once its due time has come."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.core.timers import Timers


class DelayQueue:
    """Calls ``work`` with each queued number when it is due, one per turn of a timer.

    It is not stored. ``work`` may queue the number again.
    """

    def __init__(
        self,
        name: str,
        work: Callable[[int], Awaitable[None]],
        timers: Timers,
        now: Callable[[], datetime],
        *,
        pause: timedelta,
    ) -> None:
        """``pause``: the time between two turns, at least."""
        self._work = work
        self._now = now
        self._due: dict[int, datetime] = {}
        self._timer = timers.add(name, self._turn, due=self._next, pause=pause)

    def __contains__(self, number: int) -> bool:
        return number in self._due

    def put(self, number: int, delay: timedelta = timedelta(0)) -> None:
        """Queue ``number``; if it is queued already, its moment changes."""
        when = self._now() + delay
        self._due[number] = when
        self._timer.at(when)

    def _next(self) -> datetime | None:
        return min(self._due.values(), default=None)

    async def _turn(self) -> None:
        now = self._now()
        number = next((each for each, when in self._due.items() if when <= now), None)
        if number is not None:
            del self._due[number]
            await self._work(number)
