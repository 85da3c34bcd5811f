"""Discord's error codes, and their meaning for a message of the bot.

The codes are listed at https://docs.discord.com/developers/topics/opcodes-and-status-codes#json. A
code that no function here knows means that a request failed and is to be retried later. So does a
rate limit, except 30046, which is sent as HTTP 429 and persists while the message is edited.
"""

from __future__ import annotations

import aiohttp
import discord

# Exceptions of a request: refused, failed, rate limited, timed out, or Discord out of reach.
# ``RateLimited`` is not an ``HTTPException``:
# https://discordpy.readthedocs.io/en/stable/api.html#discord.RateLimited
DISCORD_FAILS = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)

UNKNOWN_CHANNEL = 10003
UNKNOWN_GUILD = 10004
UNKNOWN_MEMBER = 10007
UNKNOWN_MESSAGE = 10008
UNKNOWN_WEBHOOK = 10015
UNKNOWN_INTERACTION = 10062
TOO_MANY_EDITS_OF_AN_OLD_MESSAGE = 30046
OPENING_DMS_TOO_FAST = 40003
ALREADY_ACKNOWLEDGED = 40060
MISSING_ACCESS = 50001
MESSAGE_OF_ANOTHER = 50005
CANNOT_WRITE_TO_THIS_PERSON = 50007
NOT_A_TEXT_CHANNEL = 50008
MISSING_PERMISSIONS = 50013
SYSTEM_MESSAGE = 50021
WRONG_TYPE_OF_CHANNEL = 50024
ARCHIVED_THREAD = 50083
NO_MUTUAL_SERVER = 50278
LOCKED_THREAD = 160005
TOO_MANY_THREADS = 160006
TOO_MANY_ANNOUNCEMENT_THREADS = 160007

_CHANNEL_LOST = {
    UNKNOWN_CHANNEL,
    UNKNOWN_GUILD,
    MISSING_ACCESS,
    NOT_A_TEXT_CHANNEL,
    MISSING_PERMISSIONS,
    WRONG_TYPE_OF_CHANNEL,
    LOCKED_THREAD,
}
_NOT_EDITABLE = {
    TOO_MANY_EDITS_OF_AN_OLD_MESSAGE,
    MESSAGE_OF_ANOTHER,
    SYSTEM_MESSAGE,
    ARCHIVED_THREAD,
}
_DMS_CLOSED = {CANNOT_WRITE_TO_THIS_PERSON, NO_MUTUAL_SERVER}
_TOO_MANY_THREADS = {TOO_MANY_THREADS, TOO_MANY_ANNOUNCEMENT_THREADS}
_TOO_LATE = {UNKNOWN_INTERACTION, UNKNOWN_WEBHOOK, ALREADY_ACKNOWLEDGED}


def code_of(error: BaseException) -> int:
    """Return the JSON error code of a request's exception; 0 if it has none."""
    return error.code if isinstance(error, discord.HTTPException) else 0


def message_gone(error: BaseException) -> bool:
    """Return whether the message of the request does not exist (any more).

    For a *created* message it means that its nonce belongs to one deleted meanwhile, see
    ``bot.ui.outbox``.
    """
    return code_of(error) == UNKNOWN_MESSAGE


def channel_lost(error: BaseException) -> bool:
    """Return whether the channel is gone, or the bot may not see it or write there."""
    return code_of(error) in _CHANNEL_LOST


def takes_no_message(error: BaseException) -> bool:
    """Return whether no message can be created in the channel.

    It is lost, or a locked thread: 50083 and 160005. A message would open a thread that is only
    archived: https://docs.discord.com/developers/topics/threads#active-archived-threads
    """
    return channel_lost(error) or code_of(error) == ARCHIVED_THREAD


def not_editable(error: BaseException) -> bool:
    """Return whether Discord refuses to edit this message where it is, as it is now.

    Messages older than an hour can only be edited so often (30046, documented at
    https://github.com/discord/discord-api-docs/pull/4381; an HTTP 429 without useful headers, as
    https://github.com/discord/discord-api-docs/issues/4413 shows); those of an archived thread
    (50083) not until a new message unarchives it.
    """
    return code_of(error) in _NOT_EDITABLE


def dms_closed(error: BaseException) -> bool:
    """Return whether this user takes no direct messages from the bot.

    50007 also comes with HTTP 400, from the request that opens the channel. 40003 ("opening direct
    messages too fast") is a 403 as well, but does not depend on the user:
    https://github.com/davidhozic/discord-advertisement-framework/issues/82
    """
    return code_of(error) in _DMS_CLOSED


def too_many_threads(error: BaseException) -> bool:
    """Return whether the server has reached its limit of active threads."""
    return code_of(error) in _TOO_MANY_THREADS


def too_fast(error: BaseException) -> bool:
    """Return whether the request came too early, and may succeed unchanged later."""
    if isinstance(error, discord.RateLimited):
        return True
    if not isinstance(error, discord.HTTPException) or not_editable(error):
        return False
    return error.status == 429 or error.code == OPENING_DMS_TOO_FAST


def passing(error: BaseException) -> bool:
    """Return whether retrying a request that raised ``DISCORD_FAILS`` may succeed.

    Discord was overloaded, out of reach, or had a fault of its own; it did not refuse.
    """
    if not isinstance(error, discord.HTTPException):
        return True
    return too_fast(error) or error.status >= 500


def too_late(error: BaseException) -> bool:
    """Return whether a response came after its deadline, or after another one."""
    return code_of(error) in _TOO_LATE
