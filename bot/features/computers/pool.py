"""The process pool for computer players, which keeps the event loop free."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator
from concurrent.futures import Executor
from contextlib import asynccontextmanager
from dataclasses import replace

from bot.core.processes import ProcessPool
from bot.features.computers.thinking import (
    FEWEST_SECONDS,
    SECONDS,
    Question,
    plain_answer,
    think,
)
from engine.decision import Answer

log = logging.getLogger(__name__)

# Two at least, so that quick decisions never wait for a long search.
WORKERS = max(2, min(4, (os.cpu_count() or 1) // 2))
LONG = "expert"  # the level that searches for seconds
LONG_AT_ONCE = WORKERS - 1  # so that a worker is left for the others
NICENESS = 10  # of the processes: below the bot's own work
TOO_LONG = 60.0  # seconds: a search ends after a few


class SearchPool:
    """A small process pool, started at the first question."""

    def __init__(self, executor: Executor | None = None) -> None:
        """Search in ``executor`` instead of a process pool."""
        self._processes = ProcessPool(WORKERS, NICENESS, given=executor, too_long=TOO_LONG)
        # Queue here rather than in the executor, where waiting work can still be seen and
        # cancelled.
        self._free = asyncio.Semaphore(WORKERS)
        self._free_for_long = asyncio.Semaphore(LONG_AT_ONCE)
        self._long = 0  # long searches that wait or run

    async def answer(self, question: Question) -> Answer:
        """Return a legal answer to ``question``; it never fails.

        Falls back on an easier player, and in the end on ``plain_answer``.
        """
        async with self._turn(question.level) as seconds:
            for level in dict.fromkeys((question.level, "easy")):
                try:
                    asked = replace(question, level=level, seconds=seconds)
                    return await self._processes.run(think, asked)
                except Exception:
                    log.exception("a computer player could not think (%s)", level)
        return plain_answer(question.decision)

    @asynccontextmanager
    async def _turn(self, level: str) -> AsyncIterator[float]:
        """Wait for a worker, and yield the seconds that a search may take.

        Long searches leave a worker to the others, and share the rest: the more of them wait, the
        shorter each is.
        """
        if level != LONG:
            async with self._free:
                yield SECONDS
            return
        self._long += 1
        try:
            async with self._free_for_long, self._free:
                yield max(FEWEST_SECONDS, SECONDS * min(1.0, LONG_AT_ONCE / self._long))
        finally:
            self._long -= 1

    def close(self) -> None:
        """Shut the pool down."""
        self._processes.close()
