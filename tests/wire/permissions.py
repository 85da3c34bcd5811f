"""Permissions of a member in a channel.

https://docs.discord.com/developers/topics/permissions#permission-overwrites
"""

from __future__ import annotations

import discord

from tests.wire.errors import forbidden
from tests.wire.state import Channel, Guild, State

ALL = discord.Permissions.all().value

# The permissions of @everyone on a new server. The bot needs no others.
EVERYONE = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    embed_links=True,
    attach_files=True,
    add_reactions=True,
    read_message_history=True,
    use_application_commands=True,
).value


def of_guild(guild: Guild, user_id: int) -> int:
    """The permissions of a member on the whole server."""
    if user_id == guild.owner_id:
        return ALL
    roles = guild.members[user_id].roles | {guild.id}
    found = 0
    for role in roles:
        found |= guild.roles[role].permissions
    return ALL if found & discord.Permissions(administrator=True).value else found


def in_channel(guild: Guild, channel: Channel, user_id: int) -> int:
    """The permissions of a member in a channel; in a thread, those in its parent."""
    if channel.parent_id is not None and channel.thread:
        channel = guild.channels[channel.parent_id]
    found = of_guild(guild, user_id)
    if found == ALL:
        return ALL
    roles = sorted(guild.members[user_id].roles)
    for one in (guild.id, *roles, user_id):
        if one in channel.overwrites:
            _, allow, deny = channel.overwrites[one]
            found = found & ~deny | allow
    return found if found & discord.Permissions(view_channel=True).value else 0


def demand(state: State, channel: Channel, **wanted: bool) -> None:
    """Check that the bot has this permission in a channel of a server.

    Raises ``ApiError``: 50001 if it does not see the channel, 50013 if it lacks a permission.
    """
    if channel.guild_id is None:
        return
    guild = state.guilds[channel.guild_id]
    if state.me.id not in guild.members:
        raise forbidden(50001)
    allowed = in_channel(guild, channel, state.me.id)
    if not allowed & discord.Permissions(view_channel=True).value:
        raise forbidden(50001)
    needed = discord.Permissions(**wanted).value
    if allowed & needed != needed:
        raise forbidden(50013)
