"""The internals of simcord and discord.py on which the simulated Discord relies.

Only this module, and ``bot/demo/preview.py`` for what is behind a preview, use private names of
simcord. It is pinned exactly; ``tests/bot/behaviour/test_simcord_seam.py`` checks every name.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from datetime import datetime
from fnmatch import fnmatch
from typing import Any

import discord
import simcord
from simcord import _dpy_internals, _runtime, _settlement, actors
from simcord._clock import Clock
from simcord.backend import Backend, errors, serializers
from simcord.backend.errors import BackendError
from simcord.backend.models import channel as channel_model
from simcord.enums import OverwriteType
from simcord.http import client, router
from simcord.types import HttpLogEntry

from bot.demo.behaviour.request import Request

__all__ = ["Backend", "BackendError", "Clock", "errors"]

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


class Env(simcord.Env):
    """A simulated Discord that polls often whether the bot is idle.

    It usually is within a few milliseconds.
    """

    async def _settle_internal(self, *, idle: float = 0.01, **options: Any) -> None:
        if options.get("timeout") is not None:  # simcord gives a start five seconds
            options["timeout"] = max(options["timeout"], self.settle_timeout)
        await super()._settle_internal(idle=idle, **options)
        if not self._advancing:
            await self.settled()

    async def settled(self) -> None:
        """Go on where the bot is idle; overridden."""


async def advance(env: simcord.Env, seconds: float) -> None:
    """Let simulated time pass while another action is carried out."""
    assert env._loop is not None
    await env._advance_to(env._virtual_time + seconds, env._loop.time() + 60)


@contextmanager
def settling(env: simcord.Env, settle: Callable[..., Awaitable[None]]) -> Iterator[None]:
    """Wait for ``settle`` in a context instead of for an idle bot."""
    patched: Any = env
    before = vars(env).get("_settle_internal")
    patched._settle_internal = settle
    try:
        yield
    finally:
        if before is None:
            del patched._settle_internal
        else:
            patched._settle_internal = before


async def at_once(**_: Any) -> None:
    """Wait for nothing; for ``settling``."""


def act_at_any_time(env: simcord.Env) -> None:
    """Let actions begin while others are carried out, and wait for nothing."""
    patched: Any = env
    patched._settle_internal = at_once
    patched._begin_operation = lambda _: None
    patched._end_operation = lambda: None


def keep_the_clocks() -> None:
    """Leave the clocks of this process as they are, from now on."""
    internals: Any = _dpy_internals
    internals.acquire_clocks = lambda _: None


def discard_files(backend: Backend, files: dict[str, bytes]) -> None:
    """Put ``files`` in the place of those that were uploaded."""
    cdn: Any = backend.cdn
    cdn._blobs = files


def bot_scope(env: simcord.Env) -> AbstractContextManager[Any]:
    """Act as the bot in a context: by its clock, with its tasks tracked."""
    return env._bot_scope()


def raise_errors(env: simcord.Env, since: int | None = None) -> None:
    """Raise the bot's errors from number ``since`` on; by default the unread ones."""
    env._raise_errors_since(env._errors_acknowledged if since is None else since)


def observe_dispatch(env: simcord.Env, observer: Callable[..., None]) -> None:
    """Call ``observer`` with each interaction that is sent to the bot."""
    env._register_dispatch_observer(observer)


def set_epoch(backend: Backend, epoch: datetime) -> None:
    """Set the time at which the simulated clock began."""
    backend.clock._epoch = epoch


def guild_of(result: Any) -> int | None:
    """Return the server on which a result of an interaction was caused, if any."""
    guild_id: int | None = result._interaction.guild_id
    return guild_id


def routes(method: str) -> list[tuple[list[str], Callable[[Any], Any]]]:
    """Return the path templates and handlers of a method."""
    return list(router._ROUTES[method])


@contextmanager
def answering(
    method: str, handler: Callable[[Any], Any], answer: Callable[[Any], Any]
) -> Iterator[None]:
    """Let ``answer`` handle the requests of a ``handler`` in a context."""
    known: list[tuple[Any, Any]] = router._ROUTES[method]
    (at,) = (place for place, (_, each) in enumerate(known) if each is handler)
    template, _ = known[at]
    known[at] = template, answer
    try:
        yield
    finally:
        known[at] = template, handler


async def dispatch_interaction(*about: Any, **more: Any) -> Any:
    """Send an interaction of a user to the bot, as simcord's own actors do."""
    private: Any = actors
    return await private._dispatch_actor_interaction(*about, **more)


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
