"""The only module that touches the internals of simcord and discord.py.

simcord is pinned exactly; ``tests/bot/behaviour/test_simcord_seam.py`` checks every name.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from fnmatch import fnmatch
from typing import Any

import discord
import simcord
from simcord import _dpy_internals, _runtime, _settlement
from simcord.backend import Backend, errors, serializers
from simcord.backend.errors import BackendError
from simcord.backend.models import channel as channel_model
from simcord.enums import OverwriteType
from simcord.http import client, router
from simcord.types import HttpLogEntry

from bot.demo.behaviour.request import Request

__all__ = ["Backend", "BackendError", "errors"]

# simcord knows no announcement threads.
_models: Any = channel_model
if discord.ChannelType.news_thread.value not in _models.THREAD_TYPES:
    _models.THREAD_TYPES = (*_models.THREAD_TYPES, discord.ChannelType.news_thread.value)

FakeHTTPClient = client.FakeHTTPClient
FakeWebhookAdapter = client.FakeWebhookAdapter


def install_transports(http: type[Any], webhooks: type[Any]) -> None:
    """Make simcord create clients and webhook adapters of these classes from now on."""
    internals: Any = _dpy_internals
    runtime: Any = _runtime
    runtime.FakeHTTPClient, runtime.FakeWebhookAdapter = http, webhooks
    install = internals.install_http

    def install_http(bot: discord.Client, made: Any) -> None:
        # The bot's own settings are kept: simcord makes its client without them.
        made.max_ratelimit_timeout = bot.http.max_ratelimit_timeout
        install(bot, made)

    internals.install_http = install_http


def path_of(url: str) -> str:
    """Return the path of a URL of Discord's API, below its version."""
    return client._path_of(url)


def parsed_form(form: Any, files: Any) -> tuple[Any, list[Any]]:
    """Return the JSON body and the files of a multipart form as discord.py makes it."""
    return router.parse_form(list(form), list(files or []))


def dispatch(backend: Backend, request: Request, *, message_content_access: bool = True) -> Any:
    """Let simcord carry a request out. Raises ``BackendError`` if it refuses.

    ``dispatch`` is looked up each time, as tests replace it to listen.
    """
    return router.dispatch(
        backend,
        request.method,
        request.path,
        json=request.json,
        params=dict(request.params),
        files=list(request.files),
        reason=request.reason,
        message_content_access=message_content_access,
    )


def is_to_fail(backend: Backend, request: Request) -> bool:
    """Return whether ``Env.inject_error`` asks for this request to fail."""
    return any(
        fault["method"] in (request.method, "*") and fnmatch(request.path, fault["path"])
        for fault in backend.faults
    )


def log(backend: Backend, request: Request) -> None:
    """Record a request that simcord has not seen, as simcord does."""
    json = request.json if isinstance(request.json, dict) else None
    entry = HttpLogEntry(
        request.method, request.path, dict(request.params), request.json, request.reason
    )
    backend.http_requests.append(entry)
    backend.transcript.append(("HTTP", f"{request.method} {request.path}", json))


def is_gap(error: BackendError) -> bool:
    """Return whether simcord refuses a request that it has not implemented."""
    return isinstance(error, (router.RouteNotImplemented, router.UnsupportedField))


def now(backend: Backend) -> datetime:
    """Return the simulated time."""
    return backend.clock.now()


def owns_current_task(env: simcord.Env) -> bool:
    """Return whether the current task is the bot's and waits for nothing declared."""
    task = _runtime._current_task()
    return task in env._work.tasks and task not in env._work.external_waits


def next_wake(env: simcord.Env, reason: str) -> float | None:
    """Return the simulated seconds until the next task waiting for ``reason`` goes on."""
    state, times = env._settlement_state(), []
    for task, waits_for in env._work.external_waits.items():
        if waits_for == reason:
            waiter = getattr(task, "_fut_waiter", None)
            times += [
                record.when
                for record in _settlement._timer_records_waking(state, task, waiter)
                if record.when is not None
            ]
    return min(times) - env._virtual_time if times else None


def message_payload(backend: Backend, channel_id: int, message_id: int) -> dict[str, Any]:
    """Return a message as sent to the bot, its author.

    Raises ``BackendError`` (10008) if it was deleted.
    """
    message = backend.get_message(channel_id, message_id)
    return dict(serializers.message_payload(backend, message))


def is_published(backend: Backend, channel_id: int, message_id: int) -> bool:
    """Return whether a message was published to an announcement channel's followers."""
    message = backend.messages.get(channel_id, {}).get(message_id)
    # simcord marks it with the flag of the copies.
    crossposted = discord.MessageFlags(crossposted=True, is_crossposted=True).value
    return message is not None and bool(message.flags & crossposted)


def dm_recipient(backend: Backend, channel_id: int) -> int | None:
    """Return the recipient of a direct message channel; ``None`` for other channels."""
    channel = backend.channels.get(channel_id)
    if channel is None or channel.type != discord.ChannelType.private.value:
        return None
    return next((user for user in channel.recipient_ids if user != backend.bot_user.id), None)


def is_bot(backend: Backend, user_id: int) -> bool:
    """Return whether a user is a bot."""
    return user_id in backend.users and backend.users[user_id].bot


def bot_is_in(backend: Backend, guild_id: int) -> bool:
    """Return whether the bot under test is a member of a server."""
    guild = backend.guilds.get(guild_id)
    return guild is not None and backend.bot_user.id in guild.members


def leave(backend: Backend, guild_id: int) -> None:
    """Remove the bot under test from a server, whose other members go on as before."""
    del backend.get_guild(guild_id).members[backend.bot_user.id]
    backend.emit("GUILD_DELETE", {"id": str(guild_id)})


def shares_a_guild(backend: Backend, user_id: int) -> bool:
    """Return whether the bot under test and a user share a server."""
    bot = backend.bot_user.id
    return any(
        bot in guild.members and user_id in guild.members for guild in backend.guilds.values()
    )


def grant_bot(backend: Backend, guild_id: int, permissions: discord.Permissions) -> None:
    """Set the bot's permissions on a server: these, and those of @everyone."""
    guild = backend.get_guild(guild_id)
    for role_id in guild.members[backend.bot_user.id].role_ids:
        guild.roles[role_id].permissions = permissions.value


def bot_may(backend: Backend, channel: Any, permission: str) -> bool:
    """Return whether the bot under test has a permission in a channel."""
    value = backend.compute_permissions(channel.guild_id, backend.bot_user.id, channel.id)
    return bool(getattr(discord.Permissions(value), permission))


@contextmanager
def granted(backend: Backend, channel: Any, permission: str) -> Iterator[None]:
    """Grant the bot this permission in ``channel`` in a context, without an event."""
    place = backend.channels[channel.permission_channel_id()]
    before, bot = place.overwrites, backend.bot_user.id
    bit = discord.Permissions(**{permission: True}).value
    mine = next(
        (each for each in before if each.target_id == bot),
        channel_model.Overwrite(bot, OverwriteType.MEMBER),
    )
    also = channel_model.Overwrite(bot, mine.type, mine.allow | bit, mine.deny & ~bit)
    place.overwrites = [*(each for each in before if each.target_id != bot), also]
    try:
        yield
    finally:
        place.overwrites = before


def everyones_permissions(backend: Backend, guild_id: int, channel_id: int) -> int:
    """Return the permissions of @everyone in a channel."""
    guild = backend.get_guild(guild_id)
    permissions: int = guild.everyone_role.permissions
    channel = backend.get_channel(backend.get_channel(channel_id).permission_channel_id())
    for overwrite in channel.overwrites:
        if overwrite.target_id == guild_id:
            permissions = (permissions & ~overwrite.deny) | overwrite.allow
    return permissions


def bot_feed(env: simcord.Env) -> Any:
    """Return the subscriber of the backend that dispatches events to the tested bot."""
    return env._gateway_feed


def session_start(env: simcord.Env) -> list[tuple[str, Any]]:
    """Return the events with which a new session begins."""
    backend = env.backend
    guilds = [guild for guild in backend.guilds.values() if bot_is_in(backend, guild.id)]
    ready = {
        "v": 10,
        "user": dict(serializers.user_payload(backend.bot_user)),
        "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
        "session_id": "another",
        "resume_gateway_url": "wss://discord.invalid",
        "shard": [0, env._shard_count],
        "application": {"id": str(backend.application_id), "flags": 0},
    }
    created = [
        ("GUILD_CREATE", serializers.guild_create_payload(backend, guild)) for guild in guilds
    ]
    return [("READY", ready), *created]
