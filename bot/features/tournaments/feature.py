"""Installs tournaments, and the director, which follows channels and permissions."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.core.timers import Timers
from bot.features.ratings.service import Ratings
from bot.features.tournaments.byes import Byes
from bot.features.tournaments.drafts import Drafts
from bot.features.tournaments.editing import Editing
from bot.features.tournaments.entrants import Entrants
from bot.features.tournaments.featuring import Featuring
from bot.features.tournaments.importing.service import Imports
from bot.features.tournaments.nudges import Nudges
from bot.features.tournaments.penalties import Penalties
from bot.features.tournaments.running.director import Director
from bot.features.tournaments.running.events import Events
from bot.features.tournaments.running.following import Following
from bot.features.tournaments.running.roles import Roles
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.teams.service import Teams
from bot.features.tournaments.templates.service import Templates
from bot.features.tournaments.webhooks.service import Webhooks
from bot.tables.service import Tables
from bot.ui.services import Config

if TYPE_CHECKING:
    from bot.ui.client import Client


def install(bot: Client) -> None:
    """Add the services of this feature to ``bot``."""
    tables = bot.get(Tables)
    tournaments = bot.add(Tournaments(tables, bot.get(Ratings)))
    bot.add(Entrants(tournaments))
    bot.add(Penalties(tournaments))
    bot.add(Imports(tournaments, tables))
    bot.add(Editing(tournaments))
    bot.add(Featuring(tournaments))
    bot.add(Byes(tournaments))
    bot.add(Teams(tournaments))
    bot.add(Nudges(tournaments, tables))
    bot.add(Drafts(tables))
    bot.add(Templates(tables))
    bot.add(Events(bot))
    webhooks = Webhooks(tournaments, tables, bot.get(Timers), bot.get(Config).webhooks)
    bot.stopping.push_async_callback(bot.add(webhooks).stop)
    Following(bot)
    roles = bot.add(Roles(bot))
    director = bot.add(Director(bot))
    bot.stopping.push_async_callback(director.stop)

    @bot.listen()
    async def on_guild_channel_delete(channel: discord.abc.GuildChannel) -> None:
        director.wake_guild(channel.guild.id)

    @bot.listen()
    async def on_raw_thread_delete(thread: discord.RawThreadDeleteEvent) -> None:
        director.wake_guild(thread.guild_id)

    # The bot's permissions may have changed with a channel or a role.

    @bot.listen()
    async def on_guild_channel_update(
        _: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        director.try_again(after.guild.id)

    @bot.listen()
    async def on_guild_role_update(_: discord.Role, after: discord.Role) -> None:
        director.try_again(after.guild.id)
        roles.try_again(after.guild.id)
