"""What people have pressed or typed and the bot is answering: it stops when they are answered."""

from __future__ import annotations

import asyncio
import logging

SECONDS_TO_FINISH = 10

log = logging.getLogger(__name__)


class Underway:
    """The tasks in which something that has arrived is being answered."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[object]] = set()

    @property
    def busy(self) -> bool:
        """Whether anybody waits for an answer."""
        return bool(self._tasks)

    def note(self) -> None:
        """What the current task does is the answer to somebody, until it ends."""
        task = asyncio.current_task()
        assert task is not None
        if task not in self._tasks:
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def finish(self) -> None:
        """Wait until all are answered; not for ever: what is stored is told at the next start."""
        if self._tasks:
            _, late = await asyncio.wait(list(self._tasks), timeout=SECONDS_TO_FINISH)
            if late:
                log.warning("stopped with %s presses or commands unanswered", len(late))
