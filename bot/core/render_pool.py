"""A process pool for rendering, so that drawing never blocks the event loop.

Pillow holds the GIL for most of its work, so threads would block it.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor
from typing import TypeVar

from bot.core.metrics import PICTURES
from bot.core.processes import ProcessPool

log = logging.getLogger(__name__)

PROCESSES = min(4, os.cpu_count() or 1)
NICENESS = 5  # the bot itself responds first

T = TypeVar("T")


class Outdated(Exception):
    """The picture is no longer wanted by the time its turn comes."""


class RenderPool:
    """A pool of processes that draw pictures, and another one for animations."""

    def __init__(self, executor: Executor | None = None) -> None:
        """``executor`` draws instead of processes of its own."""
        self._processes = ProcessPool(PROCESSES, niceness=NICENESS, given=executor)
        # A pool of its own, started with the first animation.
        self._animator = ProcessPool(1, niceness=NICENESS, given=executor)
        # Pictures wait here instead of in the executor, so that they can still be dropped.
        self._free = asyncio.Semaphore(PROCESSES)
        self._animating = asyncio.Semaphore(1)

    def close(self) -> None:
        """Stop drawing."""
        self._processes.close()
        self._animator.close()

    async def draw(self, work: Callable[[], T], outdated: Callable[[], bool] | None = None) -> T:
        """Return the result of ``work``, which must be picklable.

        Raises ``Outdated`` if ``outdated`` returns true when its turn comes, and the exceptions of
        ``work``.
        """
        async with self._free:
            if outdated is not None and outdated():
                raise Outdated
            with PICTURES.time():
                return await self._carry_out(work, self._processes)

    async def animate(self, work: Callable[[], T]) -> T:
        """Return the result of ``work`` that takes seconds, without delaying pictures."""
        async with self._animating:
            return await self._carry_out(work, self._animator)

    async def _carry_out(self, work: Callable[[], T], processes: ProcessPool) -> T:
        try:
            return await processes.run(work)
        except BrokenExecutor:
            log.warning("a render worker has died; another one takes over")
            return await processes.run(work)
