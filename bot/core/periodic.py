"""Periodic background tasks that survive errors."""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any

from discord.ext import tasks

from bot.core.errors import NotRead

log = logging.getLogger(__name__)

Round = Callable[..., Coroutine[Any, Any, None]]


def periodic(*, seconds: float = 0, minutes: float = 0) -> Callable[[Round], tasks.Loop[Any]]:
    """Return a decorator that makes a ``tasks.loop`` which logs errors and goes on.

    A ``tasks.loop`` alone would end with the first unexpected error. After a failure, such as an
    unreadable database, the next round runs as usual.
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
