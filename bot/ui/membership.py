"""Who is on a server, and who may see a channel there, as far as Discord tells without intents."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING

import discord

from bot.ui.error_codes import DISCORD_FAILS, UNKNOWN_MEMBER, channel_lost, code_of

if TYPE_CHECKING:
    from bot.app import Civitas
    from bot.core.table import Table

log = logging.getLogger(__name__)

Place = discord.abc.GuildChannel | discord.Thread


async def place_of(bot: Civitas, channel_id: int) -> Place | None:
    """The channel or thread, even if archived; ``None`` if gone or closed to the bot.

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
    """Whether ``member`` may see what is said in ``place``.

    Of a private thread only those may who are in it, or who manage threads.
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


async def member_of(bot: Civitas, guild_id: int, user_id: int) -> discord.Member | None:
    """This person as a member of the server; ``None`` if they are not there (any more).

    Raises ``discord.HTTPException`` if Discord does not say.
    """
    guild = bot.get_guild(guild_id)
    try:
        if guild is None:
            if bot.tables.shards.mine(guild_id):
                return None
            guild = await bot.fetch_guild(guild_id, with_counts=False)
        return await guild.fetch_member(user_id)
    except discord.HTTPException as error:
        if code_of(error) != UNKNOWN_MEMBER:
            raise
        return None


async def gone_from(bot: Civitas, guild_id: int, people: Iterable[int]) -> set[int]:
    """Who of ``people`` is not on the server, as far as Discord says; nobody if the bot is not."""
    gone: set[int] = set()
    if bot.get_guild(guild_id) is None and bot.tables.shards.mine(guild_id):
        return gone
    for person in people:
        try:
            if await member_of(bot, guild_id, person) is None:
                gone.add(person)
        except DISCORD_FAILS as error:
            log.info("whether somebody is on a server was not said: %s", error)
    return gone


async def unseat_who_is_gone(bot: Civitas, table: Table) -> None:
    """Take those from a table that has not begun who have left the server meanwhile."""
    people = [seat.user_id for seat in table.seats if seat.user_id is not None]
    for person in await gone_from(bot, table.guild_id, people):
        await bot.tables.leave(table.id, person)
        bot.herald.tell(table.id)


async def note_who_is_gone(bot: Civitas, table: Table) -> Table:
    """Note which of those who play have left the server, so that nobody waits for their consent.

    Who has come back is there again.
    """
    seats = [seat for seat in table.seats if seat.played_by_person]
    gone = await gone_from(bot, table.guild_id, [seat.person for seat in seats])
    for seat in seats:
        if seat.gone != (seat.person in gone):
            table = await bot.tables.note_seat(table.id, seat.player, gone=seat.person in gone)
    return table
