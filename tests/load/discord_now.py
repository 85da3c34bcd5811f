"""An in-memory Discord for load: real time, many users, bounded memory.

simcord is made for one action after another, on a clock that stands still, and it keeps all
history. Here it only answers the bot's requests: the event loop, the clock and all timers are those
of the bot on Discord, no job waits for the loop to settle, and messages out of sight are discarded,
so that the bot is measured and not simcord.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import simcord

from bot.app import Civitas
from bot.demo.behaviour import Behaviour
from tests import simcord_seam

# The parts that simcord would replace by its own.
_HOOKED = {
    "create_task", "call_soon", "call_later", "call_at", "call_soon_threadsafe", "run_in_executor",
}  # fmt: skip

# The messages of a channel that people can still see without scrolling.
IN_SIGHT = 8

# The latest interactions of a user: by the token of one of them the bot edits their private panel.
IN_USE = 3


class Loop(asyncio.SelectorEventLoop):
    """An event loop that rejects changes of its hooks."""

    def __setattr__(self, name: str, value: Any) -> None:
        if name not in _HOOKED:
            super().__setattr__(name, value)


class WallClock(simcord_seam.Clock):
    """A clock with the time of this machine."""

    def now(self) -> datetime:
        return datetime.now(UTC)


class _Nothing(list[Any]):
    """A list that stays empty."""

    def append(self, _: Any) -> None:
        return None


class _NoFiles(dict[str, bytes]):
    """A store of files that discards them."""

    def __setitem__(self, _: str, __: bytes) -> None:
        return None


async def discord_now(
    bot: Civitas, before: Callable[[simcord.Env], None] = lambda _: None
) -> simcord.Env:
    """Return a simulated Discord with ``bot`` logged in; ``before`` sets it up.

    To be called in a ``Loop``.
    """
    assert isinstance(asyncio.get_running_loop(), Loop)
    simcord_seam.keep_the_clocks()
    env: Any = simcord.Env(bot, shard_count=1, check_errors=False)
    Behaviour(env, sleep=True)
    simcord_seam.act_at_any_time(env)
    backend = env.backend
    backend.clock = WallClock()
    backend.http_requests = _Nothing()
    backend.transcript = _Nothing()
    simcord_seam.discard_files(backend, _NoFiles())
    before(env)
    await env.start()
    await bot.wait_until_ready()
    # Commands are registered while the bot starts.
    while not backend.commands.get(None):  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    return env


def forget(env: simcord.Env) -> None:
    """Discard messages out of sight, old interactions, and the log of requests."""
    getattr(env.backend, "behaviour").log.clear()  # noqa: B009
    for messages in env.backend.messages.values():
        for message_id in sorted(messages)[:-IN_SIGHT]:
            del messages[message_id]
    backend, kept = env.backend, Counter[int]()
    for interaction_id in sorted(backend.interactions, reverse=True):
        interaction = backend.interactions[interaction_id]
        kept[interaction.user_id] += 1
        if kept[interaction.user_id] > IN_USE:
            del backend.interactions[interaction_id]
            del backend.interaction_tokens[interaction.token]
