"""A server on loopback per test, which fails if Discord would refuse a request."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import discord as dpy
import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.host.api import find_gateway, use_api
from tests.wire.bot_process import BotProcess
from tests.wire.server import WireDiscord
from tests.wire.world import World, bot_in

# Rate limits last a fiftieth, for shorter games.
HASTE = 0.02


@pytest.fixture
async def discord(request: pytest.FixtureRequest) -> AsyncIterator[WireDiscord]:
    """The server; ``@pytest.mark.wire(shards=2)`` passes options on to it."""
    marker = request.node.get_closest_marker("wire")
    options = {"scale": HASTE, "identify_interval": 0.0, **(marker.kwargs if marker else {})}
    async with WireDiscord(**options) as discord:
        yield discord
    if discord.complaints:
        told = "\n".join(dict.fromkeys(discord.complaints))
        pytest.fail(f"Discord would refuse:\n{told}", pytrace=False)


@pytest.fixture
def world(discord: WireDiscord) -> World:
    """A server with a channel and two people."""
    return World(discord)


@pytest.fixture
async def bot(world: World, tmp_path: Path) -> AsyncIterator[BotProcess]:
    """The bot, connected."""
    async with bot_in(world, tmp_path / "data") as bot:
        yield bot


@pytest.fixture
async def client(
    discord: WireDiscord, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[dpy.AutoShardedClient]:
    """A connected client."""
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    use_api(discord.api)
    async with dpy.AutoShardedClient(intents=dpy.Intents(guilds=True)) as client:
        await client.login(discord.token)
        await find_gateway(client)
        task = asyncio.create_task(client.connect())
        await discord.until(lambda: discord.gateway.shards, "connected")
        yield client
        await client.close()
        await task
