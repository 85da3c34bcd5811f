"""Fault injection: requests fail, events are lost, and the bot dies.

All requests and transactions of the bot pass through here. So a failure can strike at each step of
any operation, before that step or right after it.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from fnmatch import fnmatch
from typing import Any

import aiohttp
import discord

from bot.demo.behaviour.simcord_seam import path_of
from bot.demo.behaviour.transport import Client, WebhookAdapter
from tests.bot.gateway import new_session
from tests.bot.world import World

# The errors of Discord, or of the network, in the place of an answer.
ERRORS = ("500", "502", "503", "429", "timeout", "disconnected")
PLACES = (
    ("PATCH", "/channels/*/messages/*"),
    ("POST", "/channels/*/messages"),
    ("POST", "/channels/*/threads"),
    ("DELETE", "/channels/*"),
    ("PATCH", "/webhooks/*"),
    ("POST", "/webhooks/*"),
    ("POST", "/interactions/*"),
    ("POST", "/users/@me/channels"),
)
TRANSPORTS: tuple[Any, ...] = (Client, WebhookAdapter)


class _Response:
    """The part of a response that discord.py's exceptions read."""

    def __init__(self, status: int) -> None:
        self.status = status
        self.reason = "Fault"
        self.headers: dict[str, str] = {}


def error(name: str) -> Exception:
    """Return the exception that discord.py raises once its own retries have failed."""
    if name == "timeout":
        return TimeoutError("Discord does not answer")
    if name == "disconnected":
        return aiohttp.ServerDisconnectedError()
    response: Any = _Response(int(name))
    kind = discord.DiscordServerError if name.startswith("5") else discord.HTTPException
    return kind(response, {"code": 0, "message": "Fault"})


@dataclass
class Failing:
    """A failure: the next ``times`` requests to ``place`` fail as ``name`` says.

    Some are carried out all the same.
    """

    name: str
    place: tuple[str, str]
    times: int
    carried_out: bool

    def meets(self, method: str, path: str) -> bool:
        """Return whether this request is one of them."""
        wanted, where = self.place
        return self.times > 0 and wanted in ("*", method) and fnmatch(path, where)


class Network:
    """The fault injection between the bot of ``world``, Discord and the disk."""

    def __init__(self, world: World, chance: random.Random) -> None:
        self.failed: Counter[str] = Counter()  # requests that have failed, by how
        self.dead = False  # the running bot has died, but counts as alive
        self._world = world
        self._chance = chance
        self._failing: list[Failing] = []
        self._to_kill: Any = None  # the bot that has only so many steps to live
        self._left = 0
        self._requests = [transport.request for transport in TRANSPORTS]
        for transport, request in zip(TRANSPORTS, self._requests, strict=True):
            setattr(transport, "request", self._between(request))  # noqa: B010

    def remove(self) -> None:
        """Remove the fault injection."""
        for transport, request in zip(TRANSPORTS, self._requests, strict=True):
            setattr(transport, "request", request)  # noqa: B010

    # Errors

    def fail(self) -> None:
        """Let some of the next requests fail."""
        chance = self._chance
        self._failing.append(
            Failing(
                chance.choice(ERRORS),
                chance.choice(PLACES) if chance.random() < 0.5 else ("*", "*"),
                chance.randint(1, 4),
                chance.random() < 0.4,
            )
        )

    @property
    def calm(self) -> bool:
        """True if the bot receives all events, and all its requests arrive."""
        return self.connected and not any(failing.times for failing in self._failing)

    def answer(self) -> None:
        """Let no more requests fail."""
        self._failing.clear()

    def _between(self, request: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def through(client: Any, route: Any, *args: Any, **body: Any) -> Any:
            return await self._step(lambda: self._request(request, client, route, args, body))

        return through

    async def _request(self, request: Any, client: Any, route: Any, args: Any, body: Any) -> Any:
        path = path_of(route.url)
        for failing in self._failing:
            if failing.meets(route.method, path):
                failing.times -= 1
                self.failed[failing.name] += 1
                if failing.carried_out:
                    await request(client, route, *args, **body)
                raise error(failing.name)
        return await request(client, route, *args, **body)

    # Death

    def schedule_kill(self) -> None:
        """Kill the current bot at one of its next steps."""
        self._to_kill, self._left = (
            self._world.bot,
            self._chance.randint(0, self._chance.choice((10, 30))),
        )
        write = self._to_kill.tables.write

        async def mortal(change: Any) -> Any:
            return await self._step(lambda: write(change))

        self._to_kill.tables.write = mortal

    def cancel_kill(self) -> None:
        """Cancel a planned kill."""
        self._to_kill, self.dead = None, False

    async def _step(self, do: Callable[[], Awaitable[Any]]) -> Any:
        """Run one step of the bot, a request or a transaction; it may die before or after."""
        self._live()
        result = await do()
        self._live()
        return result

    def _live(self) -> None:
        if self._to_kill is not self._world.bot:
            return
        self._left -= 1
        self.dead = self._left < 0
        if self.dead:
            raise asyncio.CancelledError

    # The gateway

    @property
    def connected(self) -> bool:
        """True if the bot receives events."""
        return self._world.behaviour.gateway.connected

    def disconnect(self) -> None:
        """Disconnect the bot from the gateway."""
        self._world.behaviour.gateway.close()

    async def resume(self, *, session: bool = True) -> None:
        """Reconnect: the bot receives all missed events, or none if its session is over."""
        gateway = self._world.behaviour.gateway
        if gateway.missed:  # by now it is too late to answer the presses in the meantime
            await self._world.later(seconds=5)
        if session:
            await gateway.reconnect()
        else:
            gateway.forget()
            await new_session(self._world)

    def hang_up(self) -> None:
        """Discard the session of a bot that is stopped while offline."""
        if not self.connected:
            self._world.behaviour.gateway.forget()
