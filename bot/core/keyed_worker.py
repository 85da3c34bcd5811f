"""A worker with one coalescing task per key, and its policy for retries."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.core.timers import Timers

log = logging.getLogger(__name__)

SECONDS_TO_FINISH = 10
QUICK_TRIES = 3


@dataclass(frozen=True, slots=True)
class Backoff:
    """Exponential back-off from ``first`` up to ``longest``, after a few quick tries."""

    longest: timedelta
    first: timedelta = timedelta(seconds=30)

    def pause(self, failures: int) -> timedelta:
        """Return the pause after this number of consecutive failures."""
        doublings = max(0, failures - QUICK_TRIES)
        return min(self.first * 2 ** min(doublings, 20), self.longest)


# For messages that no game waits for.
SLOW_BACKOFF = Backoff(first=timedelta(minutes=1), longest=timedelta(minutes=30))


@dataclass(slots=True)
class _Failure:
    count: int
    again: datetime


class KeyedWorker:
    """Runs ``work`` for keys in the background, in at most one task for each key.

    Requests coalesce: one for a key under way makes ``work`` run once more after that. A run that
    returns ``False`` or raises is retried with back-off, without end; a request retries at once.
    """

    def __init__(
        self,
        name: str,
        work: Callable[[int], Awaitable[bool]],
        timers: Timers,
        now: Callable[[], datetime],
        *,
        backoff: Backoff,
        at_once: int | None = None,
    ) -> None:
        """``at_once``: the most keys of ``queue`` that are worked on at the same time."""
        self._name = name
        self._work = work
        self._now = now
        self._backoff = backoff
        self._at_once = at_once
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._queue: dict[int, None] = {}  # keys that can wait, in order
        self._failed: dict[int, _Failure] = {}
        self._closed = False
        self._timers = timers
        # Each key has its own pauses; a longer one would delay those that failed again meanwhile.
        self._timer = timers.add(
            f"{name}-retries", self._retry, due=self._next_retry, pause=timedelta(seconds=1)
        )

    def __contains__(self, key: int) -> bool:
        """Return whether this key is being worked on."""
        return key in self._tasks

    @property
    def busy(self) -> bool:
        """True while any key is being worked on."""
        return bool(self._tasks)

    @property
    def pending(self) -> set[int]:
        """The keys that are worked on, queued, or failed."""
        return {*self._tasks, *self._queue, *self._failed}

    @property
    def backlog(self) -> int:
        """The number of keys that have failed or are queued."""
        return len(self._failed.keys() | self._queue.keys())

    def request(self, key: int) -> None:
        """Work on ``key`` at once, or again as soon as the run under way ends."""
        self._queue.pop(key, None)
        if key in self._tasks:
            self._again.add(key)
        elif not self._closed:
            self._tasks[key] = self._timers.context.copy().run(
                asyncio.create_task, self._run(key), name=f"{self._name}-{key}"
            )

    def queue(self, keys: Iterable[int]) -> None:
        """Work on many keys, a bounded number at once, as others are done."""
        self._queue.update(dict.fromkeys(keys))
        self._drain()

    def requested_again(self, key: int) -> bool:
        """Return whether ``key`` was requested since its run under way began."""
        return key in self._again

    def forget(self, key: int) -> None:
        """Stop retrying ``key``."""
        self._failed.pop(key, None)

    async def wait(self, key: int) -> None:
        """Wait until ``key`` is not being worked on."""
        while task := self._tasks.get(key):
            await asyncio.wait([task])

    async def idle(self) -> None:
        """Wait until no key is being worked on."""
        while self._tasks:
            await asyncio.wait(list(self._tasks.values()))

    async def finish(self, *, seconds: float = SECONDS_TO_FINISH) -> None:
        """Accept no more requests; finish the runs under way, or cancel long ones."""
        self._closed = True
        self._queue.clear()
        tasks = list(self._tasks.values())
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=seconds)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    def _drain(self) -> None:
        while self._queue and (self._at_once is None or len(self._tasks) < self._at_once):
            self.request(next(iter(self._queue)))

    async def _run(self, key: int) -> None:
        try:
            while True:
                self._again.discard(key)
                self._note(key, await self._done(key))
                if key not in self._again or self._closed:
                    break
        finally:
            del self._tasks[key]
            self._again.discard(key)
        if not self._closed:
            self._drain()

    async def _done(self, key: int) -> bool:
        try:
            return await self._work(key)
        except Exception:
            log.exception("%s %s failed", self._name, key)
            return False

    def _note(self, key: int, done: bool) -> None:
        if done:
            self._failed.pop(key, None)
            return
        count = self._failed[key].count + 1 if key in self._failed else 1
        again = self._now() + self._backoff.pause(count)
        self._failed[key] = _Failure(count, again)
        self._timer.at(again)

    def _next_retry(self) -> datetime | None:
        return min((each.again for _, each in self._waiting()), default=None)

    async def _retry(self) -> None:
        now = self._now()
        self.queue([key for key, each in self._waiting() if each.again <= now])

    def _waiting(self) -> list[tuple[int, _Failure]]:
        """Return the failures that are not being retried already."""
        under_way = {*self._queue, *self._tasks}
        return [each for each in self._failed.items() if each[0] not in under_way]
