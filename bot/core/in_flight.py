"""Interactions in flight: the bot stops only once they are answered."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter

from engine import Refusal

SECONDS_TO_FINISH = 10

# The most interactions of a user in flight at a time.
AT_ONCE = 6

log = logging.getLogger(__name__)


class InFlight:
    """The tasks that are answering interactions."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[object]] = set()
        self._people: Counter[int] = Counter()  # interactions in flight, by user

    @property
    def busy(self) -> bool:
        """True if an interaction is being answered."""
        return bool(self._tasks)

    def note(self) -> None:
        """Note that the current task answers an interaction, until the task ends."""
        task = asyncio.current_task()
        assert task is not None
        if task not in self._tasks:
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def enter(self, user_id: int) -> None:
        """Note that this task answers this user, until it ends. Refused: ``busy-person``."""
        if self._people[user_id] >= AT_ONCE:
            raise Refusal("busy-person", count=AT_ONCE)
        self._people[user_id] += 1
        task = asyncio.current_task()
        assert task is not None
        task.add_done_callback(lambda _: self._leave(user_id))

    def _leave(self, user_id: int) -> None:
        self._people[user_id] -= 1
        if self._people[user_id] <= 0:
            del self._people[user_id]

    async def finish(self) -> None:
        """Wait until all are answered, or for ``SECONDS_TO_FINISH``.

        Changes of tasks that take longer are stored, and shown at the next start.
        """
        if self._tasks:
            _, late = await asyncio.wait(list(self._tasks), timeout=SECONDS_TO_FINISH)
            if late:
                log.warning("stopped with %s presses or commands unanswered", len(late))
