"""What the bot looks after from time to time, whatever happens."""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any

from discord.ext import tasks

from bot.storage import NotRead

log = logging.getLogger(__name__)

Round = Callable[..., Coroutine[Any, Any, None]]


def every(*, seconds: float = 0, minutes: float = 0) -> Callable[[Round], tasks.Loop[Any]]:
    """Do this again and again: ``tasks.loop``, which an error would end, for what reads the store.

    A round in which the database cannot be read, or something else fails, is left out; the next one
    is as good.
    """

    def looped(attend: Round) -> tasks.Loop[Any]:
        @wraps(attend)
        async def attended(*parts: Any) -> None:
            try:
                await attend(*parts)
            except NotRead as error:
                log.error("not read: %s", error)
            except Exception:
                log.exception("%s failed", attend.__qualname__)

        return tasks.loop(seconds=seconds, minutes=minutes)(attended)

    return looped
