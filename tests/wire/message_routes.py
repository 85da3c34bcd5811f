"""Messages in channels and direct messages: post, read, edit, delete.

https://docs.discord.com/developers/resources/message
"""

from __future__ import annotations

from collections import deque
from datetime import datetime, timedelta
from typing import Any

from tests.wire.errors import ApiError, forbidden, invalid, unknown
from tests.wire.message_text import write
from tests.wire.permissions import demand
from tests.wire.routing import Call, route
from tests.wire.state import COMPONENTS_V2, EPHEMERAL, Channel, Message

MESSAGES = "/channels/{channel_id}/messages"
MESSAGE = MESSAGES + "/{message_id}"

LONGEST_NONCE = 25
NONCE_LASTS = timedelta(minutes=5)
OLD = timedelta(hours=1)
OLD_EDITS, OLD_EDITS_IN = 3, timedelta(seconds=20)


@route("POST", MESSAGES)
async def create_message(call: Call) -> Any:
    """Post a message, or return the one posted with the same nonce minutes ago."""
    channel, body = call.channel(), call.body
    _may_post(call, channel, files=bool(call.files))
    if channel.locked:
        raise invalid("Thread is locked", 160005)
    if int(body.get("flags") or 0) & EPHEMERAL:
        raise invalid("Invalid Form Body")
    nonce = body.get("nonce")
    if len(str(nonce or "")) > LONGEST_NONCE:
        raise invalid("Invalid Form Body")
    before = _sent_with(call, nonce) if body.get("enforce_nonce") else None
    if before is not None:
        if before.gone:
            raise unknown("Message")
        return before.json()
    message = Message(call.discord.state.clock.snowflake(), channel, call.discord.state.me)
    message.nonce = nonce
    write(message, body, call.files, call)
    channel.archived = False
    channel.messages[message.id] = message
    if nonce is not None:
        call.discord.nonces[str(nonce)] = message, call.discord.clock.now()
    call.discord.gateway.message("MESSAGE_CREATE", message)
    return message.json()


def _sent_with(call: Call, nonce: object) -> Message | None:
    """The message that the bot posted recently with a nonce, in any channel.

    Discord says that the nonce is checked for "the same author" and "the past few minutes":
    https://docs.discord.com/developers/resources/message#create-message
    """
    message, at = call.discord.nonces.get(str(nonce), (None, None))
    if at is None or call.discord.clock.now() - at > NONCE_LASTS:
        return None
    return message


def _may_post(call: Call, channel: Channel, *, files: bool) -> None:
    """Check that the bot may post here. Raises ``ApiError``."""
    state = call.discord.state
    if channel.recipient is not None:
        if not state.mutual(channel.recipient):
            raise forbidden(50278)
        if not channel.recipient.takes_dms:
            raise forbidden(50007)
        return
    if channel.thread:
        demand(state, channel, send_messages_in_threads=True, attach_files=files)
    else:
        demand(state, channel, send_messages=True, attach_files=files)


@route("GET", MESSAGES)
async def read_messages(call: Call) -> Any:
    """The newest messages of a channel, the last one first."""
    channel = call.channel()
    demand(call.discord.state, channel, read_message_history=True)
    seen = [message for message in channel.messages.values() if message.only_for is None]
    before = int(call.params.get("before") or 0)
    seen = [message for message in seen if not before or message.id < before]
    newest = sorted(seen, key=lambda message: message.id, reverse=True)
    return [message.json() for message in newest[: int(call.params.get("limit") or 50)]]


@route("GET", MESSAGE)
async def read_message(call: Call) -> Any:
    """A single message."""
    demand(call.discord.state, call.channel(), read_message_history=True)
    return call.message().json()


@route("PATCH", MESSAGE)
async def edit_message(call: Call) -> Any:
    """Edit a message of the bot's own."""
    channel, state = call.channel(), call.discord.state
    demand(state, channel)
    message = call.message()
    if message.author is not state.me:
        raise forbidden(50005)
    if channel.archived:
        raise invalid("Thread is archived", 50083)
    if call.files:
        demand(state, channel, attach_files=True)
    _not_too_often_if_old(call, message)
    was_v2 = message.flags & COMPONENTS_V2
    if was_v2 and (call.body.get("content") or call.body.get("embeds")):
        raise invalid("MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2")
    write(message, call.body, call.files, call)
    edited(call, message)
    return message.json()


def edited(call: Call, message: Message) -> None:
    """Note that a message was edited, and send the event."""
    message.edited = call.discord.clock.now()
    message.changes += 1
    call.discord.gateway.message("MESSAGE_UPDATE", message)


def _not_too_often_if_old(call: Call, message: Message) -> None:
    """Limit the edits of messages older than an hour, per channel.

    The rest is answered with 30046, as 429: https://github.com/discord/discord-api-docs/issues/4413
    . The limit is not documented; three in twenty seconds were counted:
    https://github.com/circuitsacul/starboard-4/issues/118
    """
    clock = call.discord.clock
    if clock.age(message.id) <= OLD:
        return
    recent: deque[datetime] = call.discord.old_edits.setdefault(message.channel.id, deque())
    while recent and clock.now() - recent[0] > OLD_EDITS_IN:
        recent.popleft()
    if len(recent) >= OLD_EDITS:
        wait = (OLD_EDITS_IN - (clock.now() - recent[0])).total_seconds()
        told = "Maximum number of edits to messages older than 1 hour reached. Try again later."
        raise ApiError(429, 30046, told, {"retry_after": round(wait, 3), "global": False})
    recent.append(clock.now())


@route("DELETE", MESSAGE)
async def delete_message(call: Call) -> Any:
    """Delete a message of the bot's own, or with Manage Messages another's."""
    state, channel, message = call.discord.state, call.channel(), call.message()
    demand(state, channel)
    if message.author is not state.me:
        demand(state, channel, manage_messages=True)
    if channel.archived:
        raise invalid("Thread is archived", 50083)
    del channel.messages[message.id]
    call.discord.gateway.message("MESSAGE_DELETE", message)
