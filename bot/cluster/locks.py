"""Locks that protect read-modify-write cycles within and across processes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, TypeVar
from weakref import WeakValueDictionary

from bot.core.errors import NotStored
from bot.core.metrics import NOT_SAVED
from engine import Refusal

if TYPE_CHECKING:
    from bot.storage.coordination import AdvisoryLock, Coordination

log = logging.getLogger(__name__)

PATIENT = 16  # locks of other processes that are awaited at the same time

T = TypeVar("T")


class Locks:
    """Locks by kind and number. They are not reentrant."""

    def __init__(self, across: Coordination | None) -> None:
        """``across``: the coordination of several processes; ``None`` in a single process."""
        self._across = across
        self._here: WeakValueDictionary[tuple[str, int], asyncio.Lock] = WeakValueDictionary()
        # Waiting for another process must not delay the release of a lock.
        self._quick = ThreadPoolExecutor(1, thread_name_prefix="locks")
        self._patient = ThreadPoolExecutor(PATIENT, thread_name_prefix="waiting-locks")

    def close(self) -> None:
        """Wait for pending operations and stop the threads."""
        self._patient.shutdown()
        self._quick.shutdown()

    @asynccontextmanager
    async def __call__(self, kind: str, number: int) -> AsyncIterator[None]:
        """Hold a lock within the context. Refused: ``not-saved`` if it cannot be acquired."""
        async with self._here.setdefault((kind, number), asyncio.Lock()):
            if self._across is None:
                yield
                return
            held = await self._taken(self._across, f"{kind} {number}")
            try:
                yield
            finally:
                await _finished(self._quick, held.release)

    async def _taken(self, across: Coordination, name: str) -> AdvisoryLock:
        try:
            held = await _finished(self._quick, lambda: across.try_lock(name), _given_back)
            if held is None:
                held = await _finished(self._patient, lambda: across.lock(name), _given_back)
            return held
        except NotStored as error:
            NOT_SAVED.inc()
            log.error("can't acquire the lock %s: %s", name, error)
            raise Refusal("not-saved") from error


async def _finished(
    executor: Executor, work: Callable[[], T], undone: Callable[[T], None] = lambda _: None
) -> T:
    """Run ``work`` in a thread. On cancellation, wait for it and call ``undone``."""
    working = asyncio.get_running_loop().run_in_executor(executor, work)
    try:
        return await asyncio.shield(working)
    except asyncio.CancelledError:
        while not working.done():  # however often it is cancelled, the lock has to be released
            with suppress(asyncio.CancelledError):
                await asyncio.wait([working])
        if working.exception() is None:
            undone(working.result())
        raise


def _given_back(held: AdvisoryLock | None) -> None:
    if held is not None:
        held.release()
