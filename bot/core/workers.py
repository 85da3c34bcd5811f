"""A bounded worker pool for expensive requests that users may repeat at will.

Hints, replays, records, pages of logs and standings take a while to compute, and pressing a button
again is easy. So requests for the same result in the same state are coalesced: they join the one
under way, or get its cached result. One job at a time runs per table and per user, and the queue is
limited to ``MOST`` jobs.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import BrokenExecutor, Executor
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from bot.core.lru_cache import LruCache
from bot.core.processes import ProcessPool
from engine import Refusal

log = logging.getLogger(__name__)

WORKERS = 2
NICENESS = 5  # the bot itself responds first
MOST = 24  # running and queued jobs
REMEMBERED, HEAVY_REMEMBERED = 128, 4

# Kind of job, its object, and that object's version.
Key = tuple[str | int | None, ...]
T = TypeVar("T")


class Workers:
    """A pool of a few processes that runs each distinct job once."""

    def __init__(self, executor: Executor | None = None) -> None:
        """``executor`` runs the jobs instead of processes of its own."""
        self._processes = ProcessPool(WORKERS, NICENESS, given=executor)
        self._free = asyncio.Semaphore(WORKERS)
        self._underway: dict[Key, asyncio.Future[Any]] = {}
        self._people: set[int] = set()
        # By table: its lock, and the number of jobs that want it.
        self._tables: dict[int, tuple[asyncio.Lock, int]] = {}
        self._results: LruCache[Key, Any] = LruCache(REMEMBERED)
        self._heavy: LruCache[Key, Any] = LruCache(HEAVY_REMEMBERED)

    async def run(
        self,
        key: Key,
        work: Callable[..., T],
        *about: Any,
        user_id: int | None = None,
        table_id: int | None = None,
        heavy: bool = False,
        cached: bool = True,
    ) -> T:
        """Return the result of ``work(*about)``, which must all be picklable.

        The same ``key`` always stands for the same result. ``user_id``: of the caller; ``None``:
        the bot itself, which is never refused. ``table_id``: the table that it is about. ``heavy``,
        ``cached``, refused: as by ``once``. Raises the exceptions of ``work``.
        """

        async def carried_out() -> T:
            async with self._free:
                try:
                    return await self._processes.run(work, *about)
                except BrokenExecutor:
                    log.warning("a worker has died; another one takes over")
                    return await self._processes.run(work, *about)

        return await self.once(
            key, carried_out, user_id=user_id, table_id=table_id, heavy=heavy, cached=cached
        )

    async def once(
        self,
        key: Key,
        start: Callable[[], Awaitable[T]],
        *,
        user_id: int | None = None,
        table_id: int | None = None,
        heavy: bool = False,
        cached: bool = True,
    ) -> T:
        """Return the result of ``start``, called once for all callers with ``key``.

        ``heavy``: the result takes megabytes, so fewer are cached. ``cached``: false for a result
        that depends on more than ``key``, which must not be cached; ``None`` never is.
        Refused: ``busy-yours`` while another job runs for this user, ``busy-all`` while the queue
        is full.
        """
        found: T | None = (self._heavy if heavy else self._results).get(key)
        if found is not None:
            return found
        future = self._underway.get(key)
        if future is None:
            if user_id is not None and user_id in self._people:
                raise Refusal("busy-yours")
            if user_id is not None and len(self._underway) >= MOST:
                raise Refusal("busy-all")
            if user_id is not None:
                self._people.add(user_id)
            work = self._carry_out(key, start, table_id, heavy, cached)
            future = self._underway[key] = asyncio.ensure_future(work)
            future.add_done_callback(lambda _: self._done(key, user_id))
        # A cancelled caller must not cancel it for the others.
        result: T = await asyncio.shield(future)
        return result

    @property
    def size(self) -> int:
        """The total size of all caches and bookkeeping, for tests of memory bounds."""
        cached = len(self._results) + len(self._heavy)
        return cached + len(self._underway) + len(self._people) + len(self._tables)

    def close(self) -> None:
        """Cancel all jobs and stop the processes."""
        for future in self._underway.values():
            future.cancel()
        self._processes.close()

    async def _carry_out(
        self,
        key: Key,
        start: Callable[[], Awaitable[T]],
        table_id: int | None,
        heavy: bool,
        cached: bool,
    ) -> T:
        async with self._one_at_a_time(table_id):
            result = await start()
        if cached and result is not None:
            (self._heavy if heavy else self._results)[key] = result
        return result

    @asynccontextmanager
    async def _one_at_a_time(self, table_id: int | None) -> AsyncIterator[None]:
        if table_id is None:
            yield
            return
        lock, wanted = self._tables.get(table_id, (asyncio.Lock(), 0))
        self._tables[table_id] = lock, wanted + 1
        try:
            async with lock:
                yield
        finally:
            lock, wanted = self._tables.pop(table_id)
            if wanted > 1:
                self._tables[table_id] = lock, wanted - 1

    def _done(self, key: Key, user_id: int | None) -> None:
        self._underway.pop(key, None)
        if user_id is not None:
            self._people.discard(user_id)
