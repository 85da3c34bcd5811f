"""A Discord in memory that keeps up: in real time, for many people at once, and forgetful.

simcord is made for one action after another, on a clock that stands still, and it keeps all that
ever happened. Here it only answers the bot's requests: the event loop, the clock and all timers are
those with which the bot runs on Discord, nothing waits for anything to settle, and what nobody
looks at any more is thrown away, so that what is measured is the bot.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import simcord
from simcord import _dpy_internals
from simcord._clock import Clock

from bot.app import Civitas
from bot.demo.behaviour import Behaviour

# What simcord would put its own in the place of.
_HOOKED = {
    "create_task", "call_soon", "call_later", "call_at", "call_soon_threadsafe", "run_in_executor",
}  # fmt: skip

# The messages of a channel that people can still see without scrolling.
IN_SIGHT = 8


class Loop(asyncio.SelectorEventLoop):
    """An event loop as any other, but it lets nobody change how it works."""

    def __setattr__(self, name: str, value: Any) -> None:
        if name not in _HOOKED:
            super().__setattr__(name, value)


class WallClock(Clock):
    """The time of this machine."""

    def now(self) -> datetime:
        return datetime.now(UTC)


class _Nothing(list[Any]):
    """A list that stays empty."""

    def append(self, _: Any) -> None:
        return None


class _NoFiles(dict[str, bytes]):
    """Files that nobody will look at."""

    def __setitem__(self, _: str, __: bytes) -> None:
        return None


async def discord_now(
    bot: Civitas, before: Callable[[simcord.Env], None] = lambda _: None
) -> simcord.Env:
    """A Discord with ``bot`` logged in, and ``before`` that what ``before`` makes.

    To be called in a ``Loop``.
    """
    assert isinstance(asyncio.get_running_loop(), Loop)
    setattr(_dpy_internals, "acquire_clocks", lambda _: None)  # noqa: B010
    env: Any = simcord.Env(bot, shard_count=1, check_errors=False)
    Behaviour(env, sleep=True)

    async def at_once(**_: Any) -> None:
        return None

    env._settle_internal = at_once
    env._begin_operation = lambda _: None
    env._end_operation = lambda: None
    backend = env.backend
    backend.clock = WallClock()
    backend.http_requests = _Nothing()
    backend.transcript = _Nothing()
    backend.cdn._blobs = _NoFiles()
    before(env)
    await env.start()
    await bot.wait_until_ready()
    # Commands are registered while the bot starts.
    while not backend.commands.get(None):  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    return env


def forget(env: simcord.Env) -> None:
    """Throw away the messages that nobody sees any more, and the interactions that are over."""
    for messages in env.backend.messages.values():
        for message_id in sorted(messages)[:-IN_SIGHT]:
            del messages[message_id]
    interactions = env.backend.interactions
    for interaction_id in sorted(interactions)[:-300]:
        del interactions[interaction_id]
