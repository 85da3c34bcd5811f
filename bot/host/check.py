"""``python -m bot check``: try all of the bot's operations on Discord.

It runs in a channel that the host names. No command is registered and no game is touched. All
objects created are deleted again, also if a step fails; a thread, which only Manage Threads allows
to delete, is left archived.
https://docs.discord.com/developers/topics/threads#editing-deleting-threads
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable
from functools import partial
from secrets import token_hex
from time import perf_counter
from typing import Any, TypeVar

import discord

from bot.core.settings import Settings
from bot.core.words import DEFAULT, NAMES, Fact, words_for
from bot.host.api import find_gateway
from bot.host.doctor import BAD, GOOD, NOTE, Finding, log_in
from bot.host.places import NotThere, Places
from bot.host.portal import looked_up
from bot.ui.error_codes import DISCORD_FAILS, OPENING_DMS_TOO_FAST, dms_closed
from bot.ui.panel import Panel
from bot.ui.permissions import NEEDED_FOR_TOURNAMENTS, invite_link, named
from bot.ui.press import Style, button
from render.card import card_picture

SECONDS_TO_CONNECT = 60
SLOW = 1000  # milliseconds of a request: a press has to be acknowledged within three times that
GAME = next(iter(NAMES))
CARD = next(iter(NAMES[GAME]))
FAILS = (*DISCORD_FAILS, discord.DiscordException)
USER_INSTALL = 1
NOTES = 10  # messages searched for Discord's own about a new thread

T = TypeVar("T")


async def run_checks(
    settings: Settings, client: discord.Client, channel_id: int, user_id: int | None = None
) -> AsyncGenerator[Finding, None]:
    """Run all steps in this channel, and send a direct message to ``user_id``.

    By default that is the owner of the application.
    """
    if not settings.token:
        yield Finding(BAD, "stop-no-token")
        return
    finding = await log_in(settings, client)
    yield finding
    if finding.grade == BAD:
        return
    check = _Check(client, channel_id, user_id)
    try:
        async for finding in check.steps():
            yield finding
        for finding in await check.tidy_up():
            yield finding
    finally:
        await check.tidy_up()


class _Check:
    """A run of all steps. ``_made`` holds the created objects, with their deletion."""

    def __init__(self, client: discord.Client, channel_id: int, user_id: int | None) -> None:
        self._client = client
        self._channel_id = channel_id
        self._user_id = user_id
        self._channel: discord.TextChannel | discord.Thread | None = None
        self._lacking = discord.Permissions.none()
        self._may_delete_threads = False
        self._made: dict[int, tuple[str, Callable[[], Awaitable[Any]]]] = {}
        self._times: dict[str, int] = {}
        self._connection: asyncio.Task[None] | None = None
        self._words = words_for(DEFAULT)

    async def steps(self) -> AsyncIterator[Finding]:
        """Run the steps one after another, whether or not earlier ones failed."""
        steps = {
            "portal": self._portal,
            "place": self._place,
            "gateway": self._gateway,
            "message": self._message,
            "thread": self._thread,
            "dm": self._direct_message,
            "commands": self._commands,
            "times": self._latencies,
        }
        for name, step in steps.items():
            try:
                async for finding in step():
                    yield finding
            except FAILS as error:
                what = self._words(f"check-step-{name}")
                yield Finding(BAD, "check-failed", {"what": what, "error": str(error)})

    async def tidy_up(self) -> list[Finding]:
        """Delete the created objects, newest first, and disconnect; return failures."""
        left = []
        while self._made:
            _, (what, delete) = self._made.popitem()
            try:
                await delete()
            except discord.NotFound:
                pass
            except FAILS as error:
                facts = {"what": self._words(what), "error": str(error)}
                left.append(Finding(NOTE, "check-left", facts))
        if self._connection is not None:
            self._connection.cancel()
            self._connection = None
        return left

    async def _portal(self) -> AsyncIterator[Finding]:
        info = await self._client.application_info()
        user = self._client.user
        for finding in looked_up(info, user is not None and user.public_flags.verified_bot):
            yield finding
        if self._user_id is None:
            self._user_id = info.team.owner_id if info.team is not None else info.owner.id

    async def _place(self) -> AsyncIterator[Finding]:
        """Check the channel and the bot's permissions there."""
        try:
            channel = await self._client.fetch_channel(self._channel_id)
        except (discord.NotFound, discord.Forbidden, discord.InvalidData):
            application_id = self._client.application_id or 0
            yield Finding(BAD, "check-no-channel", {"link": invite_link(application_id)})
            return
        if not isinstance(channel, discord.TextChannel | discord.Thread):
            yield Finding(BAD, "check-channel-kind")
            return
        places = Places(self._client)
        try:
            bad = await places.lacking(channel.guild.id, channel.id)
            self._lacking = await places.lacking(
                channel.guild.id, channel.id, NEEDED_FOR_TOURNAMENTS
            )
            managing = discord.Permissions(manage_threads=True)
            self._may_delete_threads = not await places.lacking(
                channel.guild.id, channel.id, managing
            )
        except NotThere:
            application_id = self._client.application_id or 0
            yield Finding(BAD, "check-no-channel", {"link": invite_link(application_id)})
            return
        self._channel = channel
        less = discord.Permissions(self._lacking.value & ~bad.value)
        if bad:
            yield Finding(BAD, "check-permissions", {"names": ", ".join(named(bad))})
        if less:
            yield Finding(NOTE, "check-tournaments", {"names": ", ".join(named(less))})
        if not self._lacking:
            yield Finding(GOOD, "check-place")

    async def _gateway(self) -> AsyncIterator[Finding]:
        """Connect beside a running bot without affecting its sessions."""
        shards, left = await find_gateway(self._client)
        guild_id = self._channel.guild.id if self._channel is not None else 0
        self._client.shard_id = (guild_id >> 22) % shards
        self._client.shard_count = self._client._connection.shard_count = shards
        begun = perf_counter()
        self._connection = asyncio.create_task(self._client.connect())
        ready = asyncio.create_task(self._client.wait_until_ready())
        done, _ = await asyncio.wait(
            {self._connection, ready},
            timeout=SECONDS_TO_CONNECT,
            return_when=asyncio.FIRST_COMPLETED,
        )
        ready.cancel()
        if ready not in done:
            ended = self._connection if self._connection in done else None
            error = ended.exception() if ended is not None else None
            what = self._words("check-step-gateway")
            yield Finding(BAD, "check-failed", {"what": what, "error": str(error or "–")})
            return
        facts: dict[str, Fact] = {
            "seconds": round(perf_counter() - begun, 1),
            "shards": shards,
            "left": left,
        }
        yield Finding(GOOD, "check-gateway", facts)
        self._times["gateway"] = round(self._client.latency * 1000)

    async def _message(self) -> AsyncIterator[Finding]:
        """Post, edit and repost a message like that of a table, and delete it."""
        if (channel := self._channel) is None:
            return
        nonce = token_hex(8)
        first = await self._send(channel, "post", "check-hello", nonce)
        if not first.attachments or not first.components:
            yield Finding(BAD, "check-incomplete")
        again = await self._send(channel, "post", "check-hello", nonce)
        if again.id != first.id:
            yield Finding(NOTE, "check-nonce")
        panel = self._panel("check-changed")
        await self._timed("edit", first.edit(**panel.editing()))
        second = await self._send(channel, "post", "check-hello")
        await self._timed("delete", self._delete(first))
        await self._delete(second)
        yield Finding(GOOD, "check-message")

    async def _thread(self) -> AsyncIterator[Finding]:
        """Open a thread like that of a match, write there, and archive it."""
        channel = self._channel
        if channel is None or self._lacking.create_public_threads:
            return
        if isinstance(channel, discord.Thread):
            yield Finding(NOTE, "check-in-thread")
            return
        kinds = discord.ChannelType
        kind = kinds.news_thread if channel.is_news() else kinds.public_thread
        name = self._words("check-thread-name")
        thread = await self._timed("thread", channel.create_thread(name=name, type=kind))
        self._made[thread.id] = "check-step-thread", partial(thread.edit, archived=True)
        async for note in channel.history(limit=NOTES):
            if _is_about(note, thread):
                self._made[note.id] = "check-step-thread", note.delete
        await thread.send(**self._panel("check-hello").sending())
        await thread.edit(archived=True)
        del self._made[thread.id]
        if self._may_delete_threads:
            await thread.delete()
            yield Finding(GOOD, "check-thread")
        else:
            yield Finding(GOOD, "check-thread-stays", {"name": name})

    async def _direct_message(self) -> AsyncIterator[Finding]:
        """Send the host a direct message with a picture, like a hand, and delete it."""
        if self._user_id is None:  # the portal did not name the owner
            return
        try:
            channel = await self._client.create_dm(discord.Object(self._user_id))
            message = await self._send(channel, "dm", "check-hello")
        except discord.HTTPException as error:
            if dms_closed(error):
                yield Finding(NOTE, "check-dm-closed")
            elif error.code == OPENING_DMS_TOO_FAST:
                yield Finding(NOTE, "check-dm-later")
            else:
                raise
            return
        await self._delete(message)
        yield Finding(GOOD, "check-dm")

    async def _commands(self) -> AsyncIterator[Finding]:
        """List the registered commands; the bot registers them when it starts."""
        application_id = self._client.application_id
        assert application_id is not None
        commands = await self._client.http.get_global_commands(application_id)
        if any(USER_INSTALL in (each.get("integration_types") or ()) for each in commands):
            yield Finding(NOTE, "check-commands-old")
        elif commands:
            yield Finding(GOOD, "check-commands", {"count": len(commands)})
        else:
            yield Finding(NOTE, "check-no-commands")

    async def _latencies(self) -> AsyncIterator[Finding]:
        times = [self._words(f"check-time-{name}", time=ms) for name, ms in self._times.items()]
        if times:
            slow = max(self._times.values()) > SLOW
            key = "check-slow" if slow else "check-times"
            yield Finding(NOTE if slow else GOOD, key, {"times": self._words.list(times)})

    def _panel(self, key: str) -> Panel:
        """Return a message with a picture, and buttons that reply that they do not act."""
        panel = Panel().text(self._words(key)).picture(card_picture(GAME, CARD, self._words))
        return panel.row(
            button("check:1", self._words("check-button"), Style.primary),
            button("check:2", self._words("check-button"), disabled=True),
        )

    async def _send(
        self, channel: discord.abc.Messageable, time: str, key: str, nonce: str = ""
    ) -> discord.Message:
        """Send such a message; it is deleted at the end unless it was deleted before."""
        sending = channel.send(
            **self._panel(key).sending(), silent=True, nonce=nonce or token_hex(8)
        )
        message = await self._timed(time, sending)
        self._made[message.id] = f"check-step-{'dm' if time == 'dm' else 'message'}", message.delete
        return message

    async def _delete(self, message: discord.Message) -> None:
        await message.delete()
        self._made.pop(message.id, None)

    async def _timed(self, name: str, request: Awaitable[T]) -> T:
        """Return the response to ``request``, and record the longest time of each kind."""
        begun = perf_counter()
        answer = await request
        taken = round((perf_counter() - begun) * 1000)
        self._times[name] = max(taken, self._times.get(name, 0))
        return answer


def _is_about(note: discord.Message, thread: discord.Thread) -> bool:
    """Return whether this is Discord's own message about a thread opened there.

    https://docs.discord.com/developers/topics/threads#new-message-types
    """
    created = note.type is discord.MessageType.thread_created
    return created and note.content == thread.name and note.id > thread.id
