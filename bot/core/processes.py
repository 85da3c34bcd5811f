"""Processes beside the bot's own, for whatever would hold its event loop up."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from multiprocessing import forkserver
from multiprocessing.context import BaseContext
from typing import Any, TypeVar

# What all of them know from the beginning.
KNOWN = ["bot.host.preloaded"]

T = TypeVar("T")


class Processes:
    """At most ``count`` processes, each started when there is something to do.

    They share nothing with this one: no thread, no file, no game. ``politeness`` says how far they
    stand back behind the bot's own work.
    """

    def __init__(self, count: int, politeness: int = 0, given: Executor | None = None) -> None:
        """``given`` does the work in their place."""
        self._count = count
        self._politeness = politeness
        self._given = given
        self._executor = given

    async def carry_out(self, work: Callable[..., T], *about: Any) -> T:
        """What ``work`` gives; another process can be told it and what it is ``about``.

        Raises what ``work`` raises, and ``BrokenExecutor`` if a process died; the next time there
        are others.
        """
        if self._executor is None:
            self._executor = _processes(self._count, self._politeness)
        executor = self._executor
        try:
            return await asyncio.wrap_future(executor.submit(work, *about))
        except BrokenExecutor:
            if executor is self._executor:
                executor.shutdown(wait=False)
                self._executor = self._given
            raise

    def close(self) -> None:
        """Begin nothing more, and do not wait for what was begun."""
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)


def get_ready() -> None:
    """Have everything read that processes know from the beginning, before one is needed."""
    if _context().get_start_method() == "forkserver":
        forkserver.ensure_running()


def _context() -> BaseContext:
    # A fork server forks from a process that has nothing but what is known; Windows has none.
    server = "forkserver" in multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("forkserver" if server else "spawn")
    context.set_forkserver_preload(KNOWN)
    return context


def _processes(count: int, politeness: int) -> ProcessPoolExecutor:
    context = _context()
    return ProcessPoolExecutor(count, context, initializer=_begin, initargs=(politeness,))


def _begin(politeness: int) -> None:
    """What each of the processes does first."""
    if hasattr(os, "nice"):
        os.nice(politeness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot, which ends this process
    threading.Thread(target=_end_with_the_bot, daemon=True).start()


def _end_with_the_bot() -> None:
    """Whoever kills the bot leaves nobody behind who waits for work for ever."""
    bot = multiprocessing.parent_process()
    if bot is not None:
        bot.join()
        os._exit(0)
