"""Those who draw, in processes of their own: what they are at never holds the event loop up.

Pillow keeps the interpreter to itself for most of its work, so threads would do just that.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor
from typing import TypeVar

from bot.core.metrics import PICTURES
from bot.core.processes import Processes

log = logging.getLogger(__name__)

ARTISTS = min(4, os.cpu_count() or 1)
POLITENESS = 5  # to the bot, which answers at once however much is to be drawn

T = TypeVar("T")


class Outdated(Exception):
    """Nobody wants any more what waited to be drawn."""


class Artists:
    """Draw one thing after another, and beside that one animation at a time."""

    def __init__(self, executor: Executor | None = None) -> None:
        """``executor`` draws instead of processes of its own."""
        self._processes = Processes(ARTISTS, politeness=POLITENESS, given=executor)
        # Another one, which is not there before somebody wants an animation.
        self._animator = Processes(1, politeness=POLITENESS, given=executor)
        # What would only wait in the executor waits here, where it can still be given up.
        self._free = asyncio.Semaphore(ARTISTS)
        self._animating = asyncio.Semaphore(1)

    def close(self) -> None:
        """Stop drawing."""
        self._processes.close()
        self._animator.close()

    async def draw(self, work: Callable[[], T], outdated: Callable[[], bool] | None = None) -> T:
        """What ``work`` gives, which another process can be told.

        Raises ``Outdated`` if ``outdated`` says so when its turn comes, and what ``work`` raises.
        """
        async with self._free:
            if outdated is not None and outdated():
                raise Outdated
            with PICTURES.time():
                return await self._carry_out(work, self._processes)

    async def animate(self, work: Callable[[], T]) -> T:
        """As ``draw``, for what takes seconds: no picture waits for it."""
        async with self._animating:
            return await self._carry_out(work, self._animator)

    async def _carry_out(self, work: Callable[[], T], processes: Processes) -> T:
        try:
            return await processes.carry_out(work)
        except BrokenExecutor:
            log.warning("a process that draws has died; another one takes over")
            return await processes.carry_out(work)
