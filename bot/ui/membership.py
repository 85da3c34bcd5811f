"""Membership of servers and access to channels, as far as known without intents."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING

import discord

from bot.core.updates import Updates
from bot.tables.service import Tables
from bot.ui.error_codes import DISCORD_FAILS, UNKNOWN_MEMBER, channel_lost, code_of
from engine import Refusal

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.ui.client import Client

log = logging.getLogger(__name__)

Place = discord.abc.GuildChannel | discord.Thread


async def place_of(bot: Client, channel_id: int) -> Place | None:
    """Return the channel or thread, even archived; ``None`` if gone or inaccessible.

    Raises ``DISCORD_FAILS`` if Discord does not say.
    """
    channel = bot.get_channel(channel_id)
    if channel is None:
        try:
            channel = await bot.fetch_channel(channel_id)
        except discord.InvalidData:  # of another server
            return None
        except discord.HTTPException as error:
            if not channel_lost(error):
                raise
            return None
    return channel if isinstance(channel, discord.abc.GuildChannel | discord.Thread) else None


async def may_see(place: Place, member: discord.Member) -> bool:
    """Return whether ``member`` may see ``place``.

    Private threads are visible to their members and to members with Manage Threads.
    """
    try:
        allowed = place.permissions_for(member)
    except discord.ClientException:  # a thread whose channel is closed to the bot
        return False
    if not allowed.view_channel:
        return False
    if not isinstance(place, discord.Thread) or not place.is_private() or allowed.manage_threads:
        return True
    try:
        await place.fetch_member(member.id)
    except discord.HTTPException as error:
        if not (code_of(error) == UNKNOWN_MEMBER or channel_lost(error)):
            raise
        return False
    return True


async def member_of(bot: Client, guild_id: int, user_id: int) -> discord.Member | None:
    """Return the user as a member of the server, or ``None`` if they are not in it.

    Raises ``discord.HTTPException`` if Discord does not say.
    """
    guild = bot.get_guild(guild_id)
    try:
        if guild is None:
            if bot.get(Tables).shards.mine(guild_id):
                return None
            guild = await bot.fetch_guild(guild_id, with_counts=False)
        return await guild.fetch_member(user_id)
    except discord.HTTPException as error:
        if code_of(error) != UNKNOWN_MEMBER:
            raise
        return None


async def user_sees(bot: Client, place: Place | None, user_id: int) -> bool:
    """Return whether a user is on the server of ``place`` and may see it there.

    A place that is gone (``None``) is visible to no user.
    Raises ``DISCORD_FAILS`` if Discord does not say.
    """
    if place is None:
        return False
    member = await member_of(bot, place.guild.id, user_id)
    return member is not None and await may_see(place, member)


async def departed(bot: Client, guild_id: int, people: Iterable[int]) -> set[int]:
    """Return the users in ``people`` known to have left the server.

    Empty if the bot is not on it. Without an answer from Discord, a user counts as a member.
    """
    gone: set[int] = set()
    if bot.get_guild(guild_id) is None and bot.get(Tables).shards.mine(guild_id):
        return gone
    for person in people:
        try:
            if await member_of(bot, guild_id, person) is None:
                gone.add(person)
        except DISCORD_FAILS as error:
            log.info("a membership is unknown: %s", error)
    return gone


async def unseat_departed(bot: Client, table: Table) -> None:
    """Remove players who have left the server from a table that has not begun."""
    people = [seat.user_id for seat in table.seats if seat.user_id is not None]
    for person in await departed(bot, table.guild_id, people):
        with suppress(Refusal):  # another press has done so meanwhile
            await bot.get(Tables).leave(table.id, person)
        bot.get(Updates).tell(table.id)


async def record_departed(bot: Client, table: Table) -> Table:
    """Note which players have left the server, so that their consent is not awaited.

    Players who have come back no longer count as gone.
    """
    seats = [seat for seat in table.seats if seat.played_by_person]
    gone = await departed(bot, table.guild_id, [seat.person for seat in seats])
    for seat in seats:
        if seat.gone != (seat.person in gone):
            table = await bot.get(Tables).note_seat(table.id, seat.player, gone=seat.person in gone)
    return table
