"""The internals of simcord and discord.py on which the simulated Discord relies.

No other module of the bot uses private names of simcord. It is pinned exactly, and
``tests/bot/behaviour/test_simcord_seam.py`` checks every name.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from datetime import datetime
from fnmatch import fnmatch
from typing import Any

import discord
import simcord
from aiohttp import web
from simcord import _dpy_internals, _runtime, _settlement
from simcord.backend import Backend, errors, serializers
from simcord.backend.errors import BackendError
from simcord.backend.models import channel as channel_model
from simcord.enums import OverwriteType
from simcord.http import client, router
from simcord.preview import Preview, _action_plans, _markdown, _media, _snapshot
from simcord.types import HttpLogEntry

from bot.demo.behaviour.request import Request

__all__ = ["Backend", "BackendError", "errors"]

# simcord knows no announcement threads.
_models: Any = channel_model
if discord.ChannelType.news_thread.value not in _models.THREAD_TYPES:
    _models.THREAD_TYPES = (*_models.THREAD_TYPES, discord.ChannelType.news_thread.value)

# Carries out an action on a page, by the page's id and the request.
Act = Callable[[str | None, Any], Awaitable[Any]]

MediaError = _media.MediaError
MediaInfo = _media.MediaInfo

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
    """Return whether the current task is the bot's and in no declared wait."""
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
    """Remove the bot under test from a server; its other members go on as before."""
    del backend.get_guild(guild_id).members[backend.bot_user.id]
    backend.emit("GUILD_DELETE", {"id": str(guild_id)})


def shares_a_guild(backend: Backend, user_id: int) -> bool:
    """Return whether the bot under test and a user share a server."""
    bot = backend.bot_user.id
    return any(
        bot in guild.members and user_id in guild.members for guild in backend.guilds.values()
    )


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


def set_epoch(backend: Backend, epoch: datetime) -> None:
    """Set the time at which the simulated clock began."""
    backend.clock._epoch = epoch


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
    return [
        ("READY", ready),
        *(("GUILD_CREATE", _guild_create(backend, guild)) for guild in guilds),
    ]


def _guild_create(backend: Backend, guild: Any) -> Any:
    """Return a server as a session begins with it: only with its active threads.

    https://docs.discord.com/developers/events/gateway-events#guild-create
    """
    payload = serializers.guild_create_payload(backend, guild)
    threads = [each for each in payload["threads"] if not each["thread_metadata"]["archived"]]
    return {**payload, "threads": threads}


# Previews


class SideBySide:
    """Several previews in the place of the only one of a simulated Discord."""

    def __init__(self, env: simcord.Env) -> None:
        self.all: list[Preview] = []
        self._env = env
        # simcord reads it before it opens another preview.
        self._closed = True

    async def open(self, preview: Preview) -> None:
        """Open ``preview`` beside the others. Raises ``SetupError`` if its port is taken."""
        try:
            await preview.__aenter__()
        finally:
            self._env._preview = self  # type: ignore[assignment]
        self.all.append(preview)

    def _mark_action_dispatched(self) -> None:
        """Called by simcord after a press."""
        for preview in self.all:
            preview._mark_action_dispatched()


def pages(preview: Preview) -> Mapping[str, Any]:
    """Return the pages of a preview that are open, by id."""
    return preview._pages


def publish(preview: Preview) -> None:
    """Send every page that is open in a browser its present state."""
    preview._advance_presentation_time()
    for page in list(preview._pages.values()):
        # The page for scripts, which is not in a browser.
        if page is not preview._python:
            preview._publish(page, reason="refresh")


def on_publish(preview: Preview, then: Callable[[Any], None]) -> None:
    """Call ``then`` with each page that has been sent its present state."""
    publish: Any = preview._publish

    def publish_first(page: Any, **why: Any) -> None:
        publish(page, **why)
        then(page)

    preview._publish = publish_first  # type: ignore[method-assign]


def wrap_actions(preview: Preview, wrap: Callable[[Act], Act]) -> None:
    """Wrap the actions on the pages of ``preview`` with ``wrap``."""
    patched: Any = preview
    patched._action = wrap(patched._action)


def change_files(
    preview: Preview,
    headers: Callable[[Mapping[str, str]], dict[str, str]],
    added: Mapping[str, str],
    changes: Mapping[str, Mapping[str, str]],
) -> None:
    """Serve the files of a preview's pages otherwise than simcord does.

    ``headers``  returns the security headers instead of simcord's
    ``added``    text to append to a file, by path
    ``changes``  pieces to replace in a file, by path
    """
    server: Any = preview._server
    server._SECURITY_HEADERS = headers(server._SECURITY_HEADERS)
    serve = server._static

    async def answer(request: web.Request) -> web.Response:
        response: web.Response = await serve(request)
        for piece, instead in changes.get(request.path, {}).items():
            response.text = str(response.text).replace(piece, instead)
        if text := added.get(request.path):
            response.text = f"{response.text}{text}"
        return response

    server._static = answer


class _Media(_media.MediaWorker):
    """Reads files in a thread, not each in a new Python process."""

    def __init__(self, describe: Callable[[bytes], MediaInfo]) -> None:
        super().__init__()
        self._describe = describe

    async def _decode(self, key: str, blob: bytes, media_time: float | None) -> MediaInfo:
        return await asyncio.to_thread(self._describe, blob)


def read_media_by(preview: Preview, describe: Callable[[bytes], MediaInfo]) -> None:
    """Read the files of messages by ``describe``, which may raise ``MediaError``."""
    preview._media_worker = _Media(describe)


def show_latest_only(count: int) -> None:
    """Show the latest ``count`` messages of a channel in all previews of this process."""
    modules: tuple[Any, ...] = (_snapshot, _action_plans)
    for module in modules:
        module.HISTORY_WINDOW_SIZE = count
    snapshot: Any = _snapshot
    list_messages = snapshot._message_navigation
    # The list beside the channel holds every message.
    snapshot._message_navigation = lambda preview, page, visible: list_messages(
        preview, page, visible[-1:]
    )


def wrap_parsers(wrap: Callable[[Callable[..., Any]], Callable[..., Any]]) -> None:
    """Let all previews of this process parse Markdown as ``wrap`` returns it."""
    markdown: Any = _markdown
    markdown._markdown_parser = wrap(markdown._markdown_parser)
