"""A bare simulated Discord, and a bot that only follows its test."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from typing import Any

import discord
import pytest
from discord import app_commands

from tests import simcord_seam
from tests.bot.world import Impatient


class Bot(discord.AutoShardedClient):
    """A bot with one command, ``/do``, which calls a function of the test."""

    def __init__(self, **options: Any) -> None:
        super().__init__(intents=discord.Intents(guilds=True), **options)
        self.heard: list[str] = []
        self.does: Callable[[discord.Interaction[Any]], Awaitable[None]] | None = None
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        @self.tree.command(name="do", description="do something")
        @app_commands.allowed_installs(guilds=True, users=True)
        async def do(interaction: discord.Interaction[Any]) -> None:
            assert self.does is not None
            await self.does(interaction)

        await self.tree.sync()

    def dispatch(self, event: str, /, *args: Any, **more: Any) -> None:
        self.heard.append(event)
        super().dispatch(event, *args, **more)


class Discord(Impatient):
    """A server with one channel and one user; requests are made through discord.py."""

    def __init__(self, bot: discord.Client, **options: Any) -> None:
        super().__init__(bot, **options)
        self.server = self.create_guild("Alexandria")
        self.agora = self.server.create_text_channel("agora")
        self.person = self.create_user("ann")
        self.member = self.server.add_member(self.person)

    async def press(self, does: Callable[[discord.Interaction[Any]], Awaitable[None]]) -> Any:
        """Let the user use ``/do``, which calls this function."""
        bot: Any = self.bot
        bot.does = does
        return await self.member.slash(self.agora, "do")

    def channel(self, channel_id: int | None = None) -> discord.PartialMessageable:
        """A channel, the agora by default, as the bot writes to it."""
        guild_id = self.server.id if channel_id is None else None
        return self.bot.get_partial_messageable(channel_id or self.agora.id, guild_id=guild_id)

    def begins(self, act: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Let the bot start a task."""
        with simcord_seam.bot_scope(self):
            return asyncio.get_running_loop().create_task(act)

    async def does(self, act: Coroutine[Any, Any, Any]) -> Any:
        """Let the bot call this function; return its result."""
        doing = self.begins(act)
        await self.settle()
        return await doing

    async def refusal(self, act: Coroutine[Any, Any, Any]) -> tuple[int, int]:
        """Let the bot make a refused request; return HTTP status and code."""
        with pytest.raises(discord.HTTPException) as refused:
            await self.does(act)
        return refused.value.status, refused.value.code


@pytest.fixture
async def at_discord(request: pytest.FixtureRequest) -> AsyncIterator[Discord]:
    """A bare Discord with its bot logged in; an indirect parameter sets bot options."""
    options = getattr(request, "param", {})
    bot = Bot(**options)
    found = Discord(bot)
    await found.start()
    yield found
    await bot.close()
    await found.shutdown()
