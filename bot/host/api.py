"""The Discord API to which requests go: Discord's own, or another server with the same protocol."""

from __future__ import annotations

from typing import TYPE_CHECKING

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

if TYPE_CHECKING:
    import discord


def use_api(base: str) -> None:
    """Send all requests of this process, and so the token, to ``base``.

    ``base`` is an address with the version in it, without a slash at its end.
    """
    Route.BASE = base


async def find_gateway(client: discord.Client) -> tuple[int, int]:
    """Let ``client``, which is logged in, connect to the gateway that the API names.

    discord.py asks for it only where Discord chooses the number of shards; where the host does, and
    for each new session, it goes to Discord's own. Returns how many shards are recommended, and
    how many sessions can be started until tomorrow. Raises ``discord.GatewayNotFound``.
    """
    shards, url, limits = await client.http.get_bot_gateway()
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url)
    return shards, limits["remaining"]
