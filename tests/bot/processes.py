"""Bots in processes of their own, which are stopped or killed.

They are forked from a server that has imported all modules once, since that takes longer than most
of them live.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from queue import Queue
from threading import Event, Thread
from typing import Any

PATIENCE = 120
STOPPED = -1

Told = tuple[int, int, str]  # table, decision, player
Main = Callable[[str, int, int, Connection, Connection], Awaitable[None]]

forking = multiprocessing.get_context("forkserver")


def begin(
    main: Callable[..., Awaitable[None]], *about: Any, log: Path | None = None
) -> tuple[ForkServerProcess, Connection]:
    """Run ``main(*about, told)`` in a process; return it, and the pipe of messages.

    It logs to ``log``, by default to where this process logs.
    """
    forking.set_forkserver_preload(
        ["tests.bot.forkserver_preload"]
    )  # unless the bot's is running already
    heard, told = forking.Pipe(duplex=False)
    process = forking.Process(target=_run, args=(log, main, *about, told), daemon=True)
    process.start()
    told.close()
    return process, heard


def _run(log: Path | None, main: Callable[..., Any], *about: Any) -> None:
    if log is not None:
        os.dup2(os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT), 2)
    asyncio.run(main(*about))


def listen(heard: Connection) -> Iterator[Any]:
    """Yield a process's messages until it ends, without one cut off by its end."""
    with suppress(EOFError, OSError):
        while True:
            yield heard.recv()


class Process:
    """A bot for one shard, in a process."""

    def __init__(
        self, main: Main, url: str, shard: int, heard: Queue[int], log: Path | None = None
    ) -> None:
        """Start it; ``heard`` gets ``shard`` for each answer told, then ``STOPPED``."""
        self._main = main
        self._log = log
        self.shard = shard
        self.told: list[Told] = []
        self._heard = heard
        self.resting = Event()
        self.life = 0
        self._url = url
        self.begin()

    def begin(self) -> None:
        """Start it, for the first time or again."""
        orders, self._orders = forking.Pipe(duplex=False)
        about = (self._url, self.shard, self.life, orders)
        self._process, heard = begin(self._main, *about, log=self._log)
        orders.close()
        self.life += 1
        self._listening = Thread(target=self._listen, args=[self._process, heard], daemon=True)
        self._listening.start()

    def _listen(self, process: ForkServerProcess, heard: Connection) -> None:
        for told in listen(heard):
            if told == "resting":
                self.resting.set()
            else:
                self.told.append(told)
                self._heard.put(self.shard)
        wait([process.sentinel])
        self._heard.put(STOPPED)

    def kill(self) -> None:
        """kill -9, and start it again."""
        self._process.kill()
        self._process.join()
        self._listening.join()
        self.begin()

    @property
    def runs(self) -> bool:
        """True unless it has stopped by itself."""
        return self._process.is_alive()

    def rest(self) -> None:
        """Stop all people from acting."""
        self._orders.send("rest")

    def finish(self) -> None:
        """Let it deliver all messages, and stop."""
        self._orders.close()

    def finished(self) -> bool:
        """Wait for the end of the process; return whether it succeeded."""
        self._process.join(PATIENCE)
        self._listening.join(PATIENCE)
        return self._process.exitcode == 0

    def end(self) -> None:
        """Clean up after any outcome."""
        self._process.kill()
        self._process.join()


def wait_for(processes: list[Process], heard: Queue[int], answers: int) -> None:
    """Wait for this many more answers, some of them by each process."""
    more: Counter[int] = Counter()
    while more.total() < answers or len(more) < len(processes):
        shard = heard.get(timeout=PATIENCE)
        if shard != STOPPED:
            more[shard] += 1
        assert all(each.runs for each in processes), "one has stopped by itself"
