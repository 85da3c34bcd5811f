"""Processes beside the bot's own, for whatever would hold its event loop up."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor

# What all of them know from the beginning.
KNOWN = ["bot.computers.thinking", "bot.pictures"]


def processes(count: int, politeness: int = 0) -> ProcessPoolExecutor:
    """At most ``count`` processes, each started when there is something to do.

    They share nothing with this one: no thread, no file, no game. ``politeness`` says how far they
    stand back behind the bot's own work.
    """
    # A fork server forks from a process that has nothing but what is known; Windows has none.
    server = "forkserver" in multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("forkserver" if server else "spawn")
    context.set_forkserver_preload(KNOWN)
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
