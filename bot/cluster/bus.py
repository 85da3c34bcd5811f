"""News for the process that attends to a server, from those that changed something there.

Direct messages arrive where shard 0 is, so that is where most answers are given. What follows from
them is done by the process that attends to the table. If news does not arrive, that process finds
what people have not been shown when it looks around the next time.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextvars import copy_context
from functools import partial
from typing import TYPE_CHECKING

from bot.cluster.shards import Shards
from bot.storage import NotStored

if TYPE_CHECKING:
    from bot.storage.across import Across

log = logging.getLogger(__name__)


class Relay:
    """Passes on what has happened, by its kind and a number."""

    def __init__(self, across: Across | None, shards: Shards) -> None:
        """``across``: what several processes share; ``None`` if this is the only one."""
        self._across = across
        self._shards = shards
        self._follow: dict[str, Callable[[int], None]] = {}
        self._passing: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """From now on, hear what others have changed here."""
        if self._across is not None:
            loop = asyncio.get_running_loop()
            here = copy_context()  # what follows runs as if the bot had begun it itself
            self._across.listen(
                lambda news: loop.call_soon_threadsafe(self._heard, news, context=here)
            )

    def stop(self) -> None:
        """Hear nothing more."""
        self._follow.clear()

    async def finish(self) -> None:
        """Wait until what was to be passed on has been."""
        if self._passing:
            await asyncio.wait(list(self._passing))

    def on(self, kind: str, follow: Callable[[int], None]) -> None:
        """Call ``follow`` with the number of each news of this kind about a server of one's own."""
        self._follow[kind] = follow

    def mine(self, kind: str, number: int, guild_id: int) -> bool:
        """Whether this server is attended to here; if it is not, the news is passed on."""
        if self._across is None or self._shards.mine(guild_id):
            return True
        news = partial(self._across.tell, f"{kind} {number} {guild_id}")
        passing = asyncio.create_task(self._pass_on(news), name=f"{kind}-{number}")
        self._passing.add(passing)
        passing.add_done_callback(self._passing.discard)
        return False

    async def _pass_on(self, news: Callable[[], None]) -> None:
        try:
            await asyncio.to_thread(news)
        except NotStored as error:  # it is found by whoever looks around
            log.warning("news is not passed on: %s", error)

    def _heard(self, news: str) -> None:
        kind, number, guild_id = news.split()
        follow = self._follow.get(kind)
        if follow is None or not self._shards.mine(int(guild_id)):
            return
        try:
            follow(int(number))
        except Exception:
            log.exception("what follows from the news %s is not done", news)
