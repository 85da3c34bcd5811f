"""The processes in which computer players think, so that the bot itself never has to."""

from __future__ import annotations

import asyncio
import logging
import os
from concurrent.futures import BrokenExecutor, Executor
from dataclasses import replace

from bot.computers.thinking import Question, plain_answer, think, think_or_die
from bot.processes import processes
from engine.decision import Answer

log = logging.getLogger(__name__)

# Two at least, so that nobody who answers at once waits for somebody who thinks for long.
WORKERS = max(2, min(4, (os.cpu_count() or 1) // 2))
POLITENESS = 10  # how far the processes stand back behind the bot's own work


class Pool:
    """A few processes, started when there is something to think about."""

    def __init__(self, executor: Executor | None = None) -> None:
        """``executor`` thinks instead of processes of its own."""
        self._given = executor
        self._executor = executor
        # What would only wait in the executor waits here, where it can still be seen and stopped.
        self._free = asyncio.Semaphore(WORKERS)

    async def answer(self, question: Question) -> Answer:
        """A legal answer to ``question``; it never fails.

        Where thinking does, an easier player answers, or in the end nobody who thinks at all.
        """
        async with self._free:
            for level in dict.fromkeys((question.level, "easy")):
                try:
                    return await self._think(replace(question, level=level))
                except Exception:
                    log.exception("a computer player could not think (%s)", level)
        return plain_answer(question.decision)

    async def _think(self, question: Question) -> Answer:
        if self._executor is None:
            self._executor = processes(WORKERS, POLITENESS)
        executor = self._executor
        work = think if executor is self._given else think_or_die
        try:
            return await asyncio.wrap_future(executor.submit(work, question))
        except BrokenExecutor:
            if executor is self._executor:
                executor.shutdown(wait=False)
                self._executor = self._given
            raise

    def close(self) -> None:
        """Stop thinking."""
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
