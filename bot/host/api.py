"""The Discord API that requests go to: Discord's own, or a compatible server."""

from __future__ import annotations

from typing import TYPE_CHECKING

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

if TYPE_CHECKING:
    import discord


def use_api(base: str) -> None:
    """Send all requests of this process, and so the token, to ``base``.

    ``base`` includes the API version and has no trailing slash.
    """
    Route.BASE = base


async def find_gateway(client: discord.Client) -> tuple[int, int]:
    """Connect ``client``, which is logged in, to the gateway that the API names.

    discord.py asks for it only where Discord chooses the number of shards; where the host does, and
    for each new session, it uses Discord's own. Returns the recommended number of shards, and the
    number of sessions that can be started until the limit is reset. Raises
    ``discord.GatewayNotFound``.
    """
    shards, url, limits = await client.http.get_bot_gateway()
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url)
    return shards, limits["remaining"]
