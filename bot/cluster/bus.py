"""A message bus that notifies the process responsible for a server of changes.

Direct messages arrive at shard 0, so most answers are given there. The process responsible for the
table handles all consequences. If a message is lost, that process finds the change when it next
polls for tables that are not up to date.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextvars import copy_context
from functools import partial
from typing import TYPE_CHECKING

from bot.core.errors import NotStored
from bot.core.shards import Shards

if TYPE_CHECKING:
    from bot.storage.coordination import Coordination

log = logging.getLogger(__name__)


class Bus:
    """A bus for messages of a kind and a number."""

    def __init__(self, across: Coordination | None, shards: Shards) -> None:
        """``across``: the coordination of several processes; ``None`` in a single process."""
        self._across = across
        self._shards = shards
        self._follow: dict[str, Callable[[int], None]] = {}
        self._passing: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Receive the changes that other processes make here, from now on."""
        if self._across is not None:
            loop = asyncio.get_running_loop()
            here = copy_context()  # callbacks run as if the bot itself had started them
            self._across.listen(
                lambda news: loop.call_soon_threadsafe(self._heard, news, context=here)
            )

    def stop(self) -> None:
        """Stop receiving messages."""
        self._follow.clear()

    async def finish(self) -> None:
        """Wait until all pending messages have been sent."""
        if self._passing:
            await asyncio.wait(list(self._passing))

    def on(self, kind: str, follow: Callable[[int], None]) -> None:
        """Call ``follow`` with the number of each message of this kind for this process."""
        self._follow[kind] = follow

    def mine(self, kind: str, number: int, guild_id: int) -> bool:
        """Return whether this server is this process's; if not, forward the message."""
        if self._across is None or self._shards.mine(guild_id):
            return True
        news = partial(self._across.notify, f"{kind} {number} {guild_id}")
        passing = asyncio.create_task(self._pass_on(news), name=f"{kind}-{number}")
        self._passing.add(passing)
        passing.add_done_callback(self._passing.discard)
        return False

    async def _pass_on(self, news: Callable[[], None]) -> None:
        try:
            await asyncio.to_thread(news)
        except NotStored as error:  # the periodic check finds the change
            log.warning("couldn't pass on news: %s", error)

    def _heard(self, news: str) -> None:
        kind, number, guild_id = news.split()
        follow = self._follow.get(kind)
        if follow is None or not self._shards.mine(int(guild_id)):
            return
        try:
            follow(int(number))
        except Exception:
            log.exception("couldn't act on the news %s", news)
