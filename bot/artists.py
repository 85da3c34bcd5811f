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

from bot.metrics import PICTURES
from bot.processes import processes

log = logging.getLogger(__name__)

ARTISTS = min(4, os.cpu_count() or 1)

T = TypeVar("T")


class Outdated(Exception):
    """Nobody wants any more what waited to be drawn."""


class Artists:
    """Draw one thing after another, and beside that one animation at a time."""

    def __init__(self, executor: Executor | None = None) -> None:
        """``executor`` draws instead of processes of its own."""
        self._given = executor
        self._executor = executor
        # What would only wait in the executor waits here, where it can still be given up.
        self._free = asyncio.Semaphore(ARTISTS)
        self._animating = asyncio.Semaphore(1)

    def close(self) -> None:
        """Stop drawing."""
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)

    async def draw(self, work: Callable[[], T], outdated: Callable[[], bool] | None = None) -> T:
        """What ``work`` gives, which another process can be told.

        Raises ``Outdated`` if ``outdated`` says so when its turn comes, and what ``work`` raises.
        """
        async with self._free:
            if outdated is not None and outdated():
                raise Outdated
            with PICTURES.time():
                return await self._carry_out(work)

    async def animate(self, work: Callable[[], T]) -> T:
        """As ``draw``, for what takes seconds: no picture waits for it."""
        async with self._animating:
            return await self._carry_out(work)

    async def _carry_out(self, work: Callable[[], T]) -> T:
        try:
            return await self._submit(work)
        except BrokenExecutor:
            log.warning("a process that draws has died; another one takes over")
            return await self._submit(work)

    async def _submit(self, work: Callable[[], T]) -> T:
        if self._executor is None:
            self._executor = processes(ARTISTS + 1)
        executor = self._executor
        try:
            return await asyncio.wrap_future(executor.submit(work))
        except BrokenExecutor:
            if executor is self._executor:
                executor.shutdown(wait=False)
                self._executor = self._given
            raise
