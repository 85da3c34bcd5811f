"""Installs the public messages of tables, which follow their servers and channels."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from bot.features.board.board_view import BoardView
from bot.features.board.channel_pings import ChannelPings
from bot.features.board.delivery import DeliveryState
from bot.features.board.notifier import Notifier
from bot.features.board.pictures import Pictures
from bot.features.board.sync import MessageSync
from bot.features.people.service import People
from bot.tables.service import Tables
from bot.ui.services import Config

if TYPE_CHECKING:
    from bot.ui.client import Client

log = logging.getLogger(__name__)


def install(bot: Client) -> None:
    """Add the services of this feature to ``bot``."""
    tables, config = bot.get(Tables), bot.get(Config)
    bot.add(DeliveryState(tables))
    pictures = bot.add(Pictures(tables, bot.get(People), config.render_executor, config.painter))
    bot.closing.callback(pictures.close)
    bot.add(BoardView(bot))
    bot.add(Notifier(bot))
    bot.add(ChannelPings(bot))
    sync = bot.add(MessageSync(bot))
    bot.stopping.push_async_callback(sync.stop)

    @bot.listen()
    async def on_shard_ready(_: int) -> None:
        # A new session has no events for deletions since the last one.
        sync.look_for_losses()

    @bot.listen()
    async def on_guild_remove(guild: discord.Guild) -> None:
        log.warning("the bot is no longer on the server %s", guild.id)
        sync.forget_guild(guild.id)

    @bot.listen()
    async def on_guild_channel_delete(channel: discord.abc.GuildChannel) -> None:
        sync.forget_channel(channel.id)  # also of its threads

    @bot.listen()
    async def on_raw_thread_delete(thread: discord.RawThreadDeleteEvent) -> None:
        sync.forget_channel(thread.thread_id)
