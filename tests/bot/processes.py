"""Bots in processes of their own, which are stopped or killed."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from queue import Queue
from threading import Event, Thread
from typing import IO

ROOT = Path(__file__).parents[2]
PATIENCE = 120
STOPPED = -1

Told = tuple[int, int, str]  # table, decision, player


class Process:
    """A bot for one shard, in a process."""

    def __init__(
        self,
        url: str,
        shard: int,
        heard: Queue[int],
        module: str = "tests.bot.several",
        log: IO[str] | None = None,
    ) -> None:
        """Start it; ``heard`` gets ``shard`` for each answer printed, then ``STOPPED``.

        It logs to ``log``, by default to where this process logs.
        """
        self._module = module
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
        command = [sys.executable, "-m", self._module, self._url, str(self.shard)]
        self._process = subprocess.Popen(
            [*command, str(self.life)],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
        )
        self.life += 1
        self._listening = Thread(target=self._listen, daemon=True)
        self._listening.start()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line == "resting\n":
                self.resting.set()
            elif line.endswith("\n"):
                table, number, player = json.loads(line)
                self.told.append((table, number, player))
                self._heard.put(self.shard)
        self._process.wait()
        self._heard.put(STOPPED)

    def kill(self) -> None:
        """kill -9, and start it again."""
        self._process.kill()
        self._process.wait()
        self._listening.join()
        self.begin()

    @property
    def runs(self) -> bool:
        """True unless it has stopped by itself."""
        return self._process.poll() is None

    def rest(self) -> None:
        """Let nobody act any more."""
        assert self._process.stdin is not None
        self._process.stdin.write("rest\n")
        self._process.stdin.flush()

    def finish(self) -> None:
        """Let it deliver all messages, and stop."""
        assert self._process.stdin is not None
        self._process.stdin.close()

    def finished(self) -> bool:
        """Wait for the end of the process; return whether it succeeded."""
        code = self._process.wait(PATIENCE)
        self._listening.join()
        return code == 0

    def end(self) -> None:
        """Clean up after any outcome."""
        self._process.kill()
        self._process.wait()


def wait_for(processes: list[Process], heard: Queue[int], answers: int) -> None:
    """Wait for this many more answers, some of them by each process."""
    more: Counter[int] = Counter()
    while more.total() < answers or len(more) < len(processes):
        shard = heard.get(timeout=PATIENCE)
        if shard != STOPPED:
            more[shard] += 1
        assert all(each.runs for each in processes), "one has stopped by itself"
