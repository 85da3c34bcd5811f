"""The process pool for computer players, which keeps the event loop free."""

from __future__ import annotations

import asyncio
import logging
import os
from concurrent.futures import Executor
from dataclasses import replace

from bot.core.processes import ProcessPool
from bot.features.computers.thinking import Question, plain_answer, think, think_or_die
from engine.decision import Answer

log = logging.getLogger(__name__)

# Two at least, so that quick decisions never wait for a long search.
WORKERS = max(2, min(4, (os.cpu_count() or 1) // 2))
POLITENESS = 10  # niceness of the processes, below the bot's own work


class SearchPool:
    """A small process pool, started at the first question."""

    def __init__(self, executor: Executor | None = None) -> None:
        """Think in ``executor`` instead of a process pool."""
        self._processes = ProcessPool(WORKERS, POLITENESS, given=executor)
        self._here = executor is not None
        # Queue here rather than in the executor, where waiting work can still be seen and
        # cancelled.
        self._free = asyncio.Semaphore(WORKERS)

    async def answer(self, question: Question) -> Answer:
        """Return a legal answer to ``question``; it never fails.

        Falls back on an easier player, and in the end on ``plain_answer``.
        """
        # Only a worker process may be killed for a search that never ends.
        work = think if self._here else think_or_die
        async with self._free:
            for level in dict.fromkeys((question.level, "easy")):
                try:
                    asked = replace(question, level=level)
                    return await self._processes.carry_out(work, asked)
                except Exception:
                    log.exception("a computer player could not think (%s)", level)
        return plain_answer(question.decision)

    def close(self) -> None:
        """Stop thinking."""
        self._processes.close()
