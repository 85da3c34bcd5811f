"""A pool of worker processes for work that would block the event loop."""

from __future__ import annotations

import asyncio
import faulthandler
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from functools import partial
from multiprocessing import forkserver
from multiprocessing.context import BaseContext
from pathlib import Path
from typing import Any, TypeVar

# Modules preloaded in every worker.
KNOWN = ["bot.host.worker_initialisation"]

# Work that takes so many seconds will never end. The longest, an analysis, takes some ten.
TOO_LONG = 300.0

T = TypeVar("T")


class ProcessPool:
    """At most ``count`` worker processes, each started when there is work.

    They share no thread, file or game with this process, and run with ``niceness``. A worker exits,
    and so unblocks the queue, if its job exceeds the timeout ``too_long``, in seconds.
    """

    def __init__(
        self,
        count: int,
        niceness: int = 0,
        given: Executor | None = None,
        too_long: float = TOO_LONG,
    ) -> None:
        """``given``: an executor to use instead of worker processes."""
        self._count = count
        self._niceness = niceness
        self._too_long = too_long
        self._given = given
        self._executor = given

    async def run(self, work: Callable[..., T], *about: Any) -> T:
        """Return the result of ``work(*about)``, all of which must be picklable.

        Raises the exceptions of ``work``, and ``BrokenExecutor`` if a worker died; the next call
        starts new ones.
        """
        if self._executor is None:
            self._executor = _processes(self._count, self._niceness)
        executor = self._executor
        if self._given is None:  # only a process of the pool may be ended
            work = partial(_in_time, self._too_long, work)
        try:
            return await asyncio.wrap_future(executor.submit(work, *about))
        except BrokenExecutor:
            if executor is self._executor:
                executor.shutdown(wait=False)
                self._executor = self._given
            raise

    def close(self) -> None:
        """Cancel queued work, and do not wait for running work."""
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)


def get_ready() -> None:
    """Start the fork server with its preloaded modules, before a worker is needed."""
    if _context().get_start_method() == "forkserver":
        forkserver.ensure_running()


def _context() -> BaseContext:
    # A fork server forks from a process with only the preloaded modules; Windows has none.
    server = "forkserver" in multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("forkserver" if server else "spawn")
    context.set_forkserver_preload(KNOWN)
    return context


def _processes(count: int, niceness: int) -> ProcessPoolExecutor:
    context = _context()
    return ProcessPoolExecutor(count, context, initializer=_begin, initargs=(niceness,))


def _begin(niceness: int) -> None:
    """Set up a new worker process."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    if sys.stderr is None:  # of a bot that was started without one; _in_time needs it
        sys.stderr = Path(os.devnull).open("w")  # noqa: SIM115
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot, which ends this process
    threading.Thread(target=_end_with_the_bot, daemon=True).start()


def _in_time(seconds: float, work: Callable[..., T], *about: Any) -> T:
    """Return the result of ``work(*about)``; exit this process if that takes too long."""
    faulthandler.dump_traceback_later(seconds, exit=True)
    try:
        return work(*about)
    finally:
        faulthandler.cancel_dump_traceback_later()


def _end_with_the_bot() -> None:
    """Exit with the bot, even a killed one, instead of waiting for work forever."""
    bot = multiprocessing.parent_process()
    if bot is not None:
        bot.join()
        os._exit(0)
