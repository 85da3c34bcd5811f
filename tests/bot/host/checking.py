"""The check, run against the simulated Discord."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import discord

from bot.core.settings import Settings
from bot.core.words import languages, words_for
from bot.host.check import run_checks
from bot.host.doctor import Finding
from tests import simcord_seam
from tests.bot.world import World


class Visitor:
    """The bot of ``world`` as the client of the check, connected when told to."""

    latency = 0.08

    def __init__(self, world: World) -> None:
        self._bot, self._env = world.bot, world.env
        self.http = SimpleNamespace(
            get_bot_gateway=self._gateway, get_global_commands=world.bot.http.get_global_commands
        )
        self.ready, self.left = True, asyncio.Event()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._bot, name)

    async def _gateway(self) -> Any:
        return 1, "wss://discord.invalid", {"remaining": 999}

    async def login(self, token: str) -> None:
        """No-op: no request is sent."""

    async def connect(self) -> None:
        """Stay until the check ends."""
        if not self.ready:
            raise discord.ConnectionClosed(SimpleNamespace(close_code=4014), shard_id=0)  # type: ignore[arg-type]
        await self._env.external_wait(self.left.wait(), reason="connected")

    async def wait_until_ready(self) -> None:
        """Return at once if it is ready; otherwise never."""
        if not self.ready:
            await self._env.external_wait(self.left.wait(), reason="never ready")


async def check(
    world: World,
    settings: Settings,
    *,
    at: int | None = None,
    client: Visitor | None = None,
    to_owner: bool = False,
) -> dict[str, Finding]:
    """The findings of a check in the channel; each has texts in every language.

    The direct message goes to Ann, or ``to_owner`` of the application.
    """
    visitor: Any = client or Visitor(world)
    settings = replace(settings, token="x")
    person = None if to_owner else world.ann.id

    async def everything() -> list[Finding]:
        return [
            each async for each in run_checks(settings, visitor, at or world.channel.id, person)
        ]

    with simcord_seam.bot_scope(world.env):
        trying = asyncio.ensure_future(everything())
    await world.limits_over(trying)
    found = await trying
    for language in languages():
        for finding in found:
            assert words_for(language)(finding.key, **finding.facts)
    return {finding.key: finding for finding in found}
