"""Channels, threads and the opening of direct messages.

https://docs.discord.com/developers/resources/channel
"""

from __future__ import annotations

from collections import deque
from datetime import datetime, timedelta
from typing import Any

from tests.wire.errors import forbidden, invalid, unknown
from tests.wire.permissions import demand
from tests.wire.routing import Call, route
from tests.wire.state import ANNOUNCEMENT, ANNOUNCEMENT_THREAD, PRIVATE_THREAD, PUBLIC_THREAD
from tests.wire.state import Channel as Place

CHANNEL = "/channels/{channel_id}"

# The limit on opening direct messages is not documented. These values are for a small bot.
NEW_DMS, NEW_DMS_IN = 30, timedelta(minutes=10)


@route("POST", "/users/@me/channels")
async def open_dm(call: Call) -> Any:
    """Open direct messages with a user, or find those that are open.

    https://docs.discord.com/developers/resources/user#create-dm : "if you open a significant
    amount of DMs too quickly, your bot may be rate limited or blocked from opening new ones".
    """
    state, clock = call.discord.state, call.discord.clock
    recipient = state.users.get(int(call.body["recipient_id"]))
    if recipient is None or recipient.bot:
        raise invalid("Invalid Recipient(s)", 50033)
    dm = state.dms[recipient.id]
    if not dm.opened:
        recent: deque[datetime] = call.discord.new_dms
        while recent and clock.now() - recent[0] > NEW_DMS_IN:
            recent.popleft()
        if len(recent) >= NEW_DMS:
            raise forbidden(40003)
        recent.append(clock.now())
        dm.opened = True
    return dm.json()


@route("GET", CHANNEL)
async def read_channel(call: Call) -> Any:
    """A channel that the bot sees."""
    channel = call.channel()
    demand(call.discord.state, channel)
    return channel.json(call.discord.state.me.id)


@route("PATCH", CHANNEL)
async def edit_channel(call: Call) -> Any:
    """Rename, archive, unarchive or lock a thread; archiving is allowed to its owner."""
    state, channel, body = call.discord.state, call.channel(), call.body
    demand(state, channel)
    if not channel.thread:
        demand(state, channel, manage_channels=True)
    elif channel.owner_id != state.me.id or {*body} - {"name", "archived", "auto_archive_duration"}:
        demand(state, channel, manage_threads=True)
    if channel.archived and body.get("archived") is not False:
        raise invalid("Thread is archived", 50083)
    channel.name = body.get("name", channel.name)
    channel.archived = body.get("archived", channel.archived)
    channel.locked = body.get("locked", channel.locked)
    channel.archive_after = body.get("auto_archive_duration", channel.archive_after)
    call.discord.gateway.channel("UPDATE", channel)
    return channel.json(state.me.id)


@route("DELETE", CHANNEL)
async def delete_channel(call: Call) -> Any:
    """Delete a channel or thread."""
    state, channel = call.discord.state, call.channel()
    wanted = "manage_threads" if channel.thread else "manage_channels"
    demand(state, channel, **{wanted: True})
    call.discord.remove_channel(channel)
    return channel.json(state.me.id)


@route("POST", CHANNEL + "/threads")
async def create_thread(call: Call) -> Any:
    """Create a thread without a starter message; the bot is a member of it."""
    body, channel = call.body, call.channel()
    kind = body.get("type", PRIVATE_THREAD)
    if channel.type == ANNOUNCEMENT and kind != ANNOUNCEMENT_THREAD:
        raise invalid("Cannot execute action on this channel type", 50024)
    if channel.type != ANNOUNCEMENT and kind == ANNOUNCEMENT_THREAD:
        raise invalid("Cannot execute action on this channel type", 50024)
    if kind == PRIVATE_THREAD:
        demand(call.discord.state, channel, create_private_threads=True)
    return _thread(call, channel, kind)


@route("POST", CHANNEL + "/messages/{message_id}/threads")
async def create_thread_from_message(call: Call) -> Any:
    """Create a thread from a message."""
    message, channel = call.message(), call.channel()
    kind = ANNOUNCEMENT_THREAD if channel.type == ANNOUNCEMENT else PUBLIC_THREAD
    return _thread(call, channel, kind, message.id)


def _thread(call: Call, channel: Place, kind: int, number: int | None = None) -> Any:
    state, body = call.discord.state, call.body
    if channel.thread or channel.guild_id is None:
        raise invalid("Cannot execute action on this channel type", 50024)
    if kind != PRIVATE_THREAD:
        demand(state, channel, create_public_threads=True)
    thread = Place(
        number or state.clock.snowflake(),
        kind,
        body["name"],
        channel.guild_id,
        channel.id,
        state.me.id,
        members={state.me.id},
        archive_after=body.get("auto_archive_duration") or 1440,
    )
    state.guilds[channel.guild_id].channels[thread.id] = thread
    call.discord.gateway.channel("CREATE", thread)
    return thread.json(state.me.id)


@route("GET", CHANNEL + "/thread-members/{user_id}")
async def read_thread_member(call: Call) -> Any:
    """A member of a thread."""
    thread = call.channel()
    demand(call.discord.state, thread)
    if call.number("user_id") not in thread.members:
        raise unknown("Member")
    return thread.member_json(call.number("user_id"))


@route("PUT", CHANNEL + "/thread-members/{user_id}")
async def add_thread_member(call: Call) -> Any:
    """Add a user to a thread."""
    thread, state = call.channel(), call.discord.state
    demand(state, thread, send_messages_in_threads=True)
    guild = state.guilds[thread.guild_id or 0]
    if call.number("user_id") not in guild.members:
        raise unknown("Member")
    if thread.archived:
        raise invalid("Thread is archived", 50083)
    thread.members.add(call.number("user_id"))


@route("DELETE", CHANNEL + "/thread-members/{user_id}")
async def remove_thread_member(call: Call) -> Any:
    """Remove a user from a thread."""
    thread = call.channel()
    demand(call.discord.state, thread, manage_threads=True)
    thread.members.discard(call.number("user_id"))
