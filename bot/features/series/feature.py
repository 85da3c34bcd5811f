"""Installs series, and the updates of their standings in channels."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.features.series.delivery import SeriesMessages
from bot.features.series.service import SeriesService
from bot.features.tournaments.service import Tournaments
from bot.tables.service import Tables

if TYPE_CHECKING:
    from bot.ui.client import Client


def install(bot: Client) -> None:
    """Add the services of this feature to ``bot``."""
    bot.add(SeriesService(bot.get(Tables), bot.get(Tournaments)))
    messages = bot.add(SeriesMessages(bot))
    bot.stopping.push_async_callback(messages.stop)

    @bot.listen()
    async def on_guild_channel_delete(channel: discord.abc.GuildChannel) -> None:
        await messages.forget_channel(channel.id)

    @bot.listen()
    async def on_raw_thread_delete(thread: discord.RawThreadDeleteEvent) -> None:
        await messages.forget_channel(thread.thread_id)

    # The bot's permissions may have changed with a channel or a role.

    @bot.listen()
    async def on_guild_channel_update(
        _: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        messages.wake_guild(after.guild.id)

    @bot.listen()
    async def on_guild_role_update(_: discord.Role, after: discord.Role) -> None:
        messages.wake_guild(after.guild.id)
