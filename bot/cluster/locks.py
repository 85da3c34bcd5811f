"""Locks: what is read to be changed is changed by nobody else meanwhile, in whichever process."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, TypeVar
from weakref import WeakValueDictionary

from bot.core.metrics import NOT_SAVED
from bot.storage import NotStored
from engine import Refusal

if TYPE_CHECKING:
    from bot.storage.across import Across, Held

log = logging.getLogger(__name__)

PATIENT = 16  # locks of other processes that are waited for at the same time

T = TypeVar("T")


class Locks:
    """One lock for each thing, named by what it is and its number. None is taken twice by one."""

    def __init__(self, across: Across | None) -> None:
        """``across``: what several processes share; ``None`` if this is the only one."""
        self._across = across
        self._here: WeakValueDictionary[tuple[str, int], asyncio.Lock] = WeakValueDictionary()
        # Whoever waits for another process must not keep a lock from being given back.
        self._quick = ThreadPoolExecutor(1, thread_name_prefix="locks")
        self._patient = ThreadPoolExecutor(PATIENT, thread_name_prefix="waiting-locks")

    def close(self) -> None:
        """Give all locks back."""
        self._patient.shutdown()
        self._quick.shutdown()

    @asynccontextmanager
    async def __call__(self, kind: str, number: int) -> AsyncIterator[None]:
        """Hold a lock for the time of this. Refused: ``not-saved`` if that is not possible."""
        async with self._here.setdefault((kind, number), asyncio.Lock()):
            if self._across is None:
                yield
                return
            held = await self._taken(self._across, f"{kind} {number}")
            try:
                yield
            finally:
                await _finished(self._quick, held.release)

    async def _taken(self, across: Across, name: str) -> Held:
        try:
            held = await _finished(self._quick, lambda: across.try_lock(name), _given_back)
            if held is None:
                held = await _finished(self._patient, lambda: across.lock(name), _given_back)
            return held
        except NotStored as error:
            NOT_SAVED.inc()
            log.error("the lock %s cannot be had: %s", name, error)
            raise Refusal("not-saved") from error


async def _finished(
    executor: Executor, work: Callable[[], T], undone: Callable[[T], None] = lambda _: None
) -> T:
    """Carry out ``work`` in a thread. Who is cancelled waits for it, and has it ``undone``."""
    working = asyncio.get_running_loop().run_in_executor(executor, work)
    try:
        return await asyncio.shield(working)
    except asyncio.CancelledError:
        while not working.done():  # however often it is cancelled: nobody else would give it back
            with suppress(asyncio.CancelledError):
                await asyncio.wait([working])
        if working.exception() is None:
            undone(working.result())
        raise


def _given_back(held: Held | None) -> None:
    if held is not None:
        held.release()
