"""Checks of the bot's permissions in the channels of tables."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import discord

from bot.ui.permissions import NEEDED, NEEDED_IN_THREADS


class NotThere(Exception):
    """The bot is not on this server."""


@dataclass
class Places:
    """The servers and channels as ``client``, which is logged in, sees them."""

    client: discord.Client
    _servers: dict[int, tuple[discord.Guild, discord.Member] | None] = field(default_factory=dict)

    async def lacking(
        self, guild_id: int, channel_id: int, needed: discord.Permissions = NEEDED
    ) -> discord.Permissions:
        """Return the ``needed`` permissions that the bot lacks in a channel or thread.

        In a thread, those that apply to threads count. Raises ``NotThere``; ``discord.NotFound`` or
        ``discord.Forbidden`` if the channel is gone or hidden from the bot; and any other error of
        the request.
        """
        server = await self._server(guild_id)
        if server is None:
            raise NotThere
        guild, me = server
        channel: Any = await guild.fetch_channel(channel_id)
        if isinstance(channel, discord.Thread):
            channel, needed = await guild.fetch_channel(channel.parent_id), NEEDED_IN_THREADS
        return discord.Permissions(needed.value & ~channel.permissions_for(me).value)

    async def _server(self, guild_id: int) -> tuple[discord.Guild, discord.Member] | None:
        if guild_id not in self._servers:
            self._servers[guild_id] = await self._asked(guild_id)
        return self._servers[guild_id]

    async def _asked(self, guild_id: int) -> tuple[discord.Guild, discord.Member] | None:
        assert self.client.user is not None
        try:
            guild = await self.client.fetch_guild(guild_id, with_counts=False)
            return guild, await guild.fetch_member(self.client.user.id)
        except (discord.NotFound, discord.Forbidden):
            return None
