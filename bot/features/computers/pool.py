"""The processes in which computer players think, so that the bot itself never has to."""

from __future__ import annotations

import asyncio
import logging
import os
from concurrent.futures import Executor
from dataclasses import replace

from bot.core.processes import Processes
from bot.features.computers.thinking import Question, plain_answer, think, think_or_die
from engine.decision import Answer

log = logging.getLogger(__name__)

# Two at least, so that nobody who answers at once waits for somebody who thinks for long.
WORKERS = max(2, min(4, (os.cpu_count() or 1) // 2))
POLITENESS = 10  # how far the processes stand back behind the bot's own work


class Pool:
    """A few processes, started when there is something to think about."""

    def __init__(self, executor: Executor | None = None) -> None:
        """``executor`` thinks instead of processes of its own."""
        self._processes = Processes(WORKERS, POLITENESS, given=executor)
        self._here = executor is not None
        # What would only wait in the executor waits here, where it can still be seen and stopped.
        self._free = asyncio.Semaphore(WORKERS)

    async def answer(self, question: Question) -> Answer:
        """A legal answer to ``question``; it never fails.

        Where thinking does, an easier player answers, or in the end nobody who thinks at all.
        """
        # Only a process of its own may die of a thought that never ends.
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
