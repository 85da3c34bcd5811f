"""Threads: the channels that take them, and archived and locked ones."""

from __future__ import annotations

from typing import Any

from discord import ChannelType

from bot.demo.behaviour import simcord_seam
from bot.demo.behaviour.request import CarryOut, Request
from bot.demo.behaviour.simcord_seam import BackendError, errors

TYPES = {
    ChannelType.text.value: (ChannelType.public_thread.value, ChannelType.private_thread.value),
    ChannelType.news.value: (ChannelType.news_thread.value,),
    ChannelType.forum.value: (ChannelType.public_thread.value,),
    ChannelType.media.value: (ChannelType.public_thread.value,),
}
# The fields of a thread that its owner may change.
# https://docs.discord.com/developers/topics/threads#editing-deleting-threads
OWNERS = {"name", "archived", "auto_archive_duration"}
# Requests that an archived thread refuses.
ACTIVE_ONLY = (
    ("PATCH", "/channels/*/messages/*"),
    ("PUT", "/channels/*/thread-members/*"),
    ("DELETE", "/channels/*/thread-members/*"),
    ("PUT", "/channels/*/messages/*/reactions/*/@me"),
)


class Threads:
    """Errors 50024, 50083, 10003 and 10007 of threads.

    - 400/50024: the channel does not take threads of this type: announcement channels take
      announcement threads only, and threads, direct messages and voice channels none.
    - 403/50083: an archived thread takes no edits and no members. A new message unarchives it,
      unless it is locked and the bot lacks Manage Threads.
    - 403/50013: deleting or locking a thread, or editing another's, takes Manage Threads; its owner
      may rename and archive it, and its members may unarchive it unless it is locked.
    - 404/10003: a deleted channel's threads are gone.
    - 404/10007: a user who has left the server cannot be added.

    https://docs.discord.com/developers/topics/threads
    https://docs.discord.com/developers/resources/channel#start-thread-without-message
    https://github.com/discord/discord-api-docs/issues/7707 (403/50083)
    https://github.com/discord/discord-api-docs/issues/6884 (50083 in a locked thread)
    """

    def __init__(self, backend: simcord_seam.Backend) -> None:
        self._backend = backend

    def answer(self, request: Request, carry_out: CarryOut) -> Any:
        """Refuse requests that the thread does not take; unarchive it on new messages."""
        if found := request.matches("POST", "/channels/*/threads"):
            self._start(int(found[0]), int(request.body.get("type", 12)))
        segments = request.path.strip("/").split("/")
        if segments[0] == "channels" and segments[1].isdigit():
            self._act(request, int(segments[1]))
        if found := request.matches("PATCH", "/channels/*"):
            return self._edit(request, int(found[0]), carry_out)
        if found := request.matches("DELETE", "/channels/*"):
            return self._delete(int(found[0]), carry_out)
        return carry_out()

    def _edit(self, request: Request, channel_id: int, carry_out: CarryOut) -> Any:
        """Edit a thread or channel; simcord asks for Manage Channels for threads, too."""
        thread = self._backend.channels.get(channel_id)
        if thread is None or (state := thread.thread_metadata) is None:
            return carry_out()
        own = thread.owner_id == self._backend.bot_user.id and request.body.keys() <= OWNERS
        if not own and not simcord_seam.bot_may(self._backend, thread, "manage_threads"):
            opens = request.body == {"archived": False} and not state.locked
            if not opens or self._backend.bot_user.id not in thread.thread_members:
                raise errors.missing_permissions()
        with simcord_seam.granted(self._backend, thread, "manage_channels"):
            return carry_out()

    def _delete(self, channel_id: int, carry_out: CarryOut) -> Any:
        """Delete a thread or channel; here, too, simcord asks for Manage Channels."""
        thread = self._backend.channels.get(channel_id)
        if thread is None or thread.thread_metadata is None:
            return carry_out()
        if not simcord_seam.bot_may(self._backend, thread, "manage_threads"):
            raise errors.missing_permissions()
        with simcord_seam.granted(self._backend, thread, "manage_channels"):
            return carry_out()

    def _start(self, channel_id: int, kind: int) -> None:
        channel = self._backend.get_channel(channel_id)
        if kind not in TYPES.get(channel.type, ()):
            raise BackendError(400, 50024, "Cannot execute action on this channel type")

    def _act(self, request: Request, thread_id: int) -> None:
        thread = self._backend.channels.get(thread_id)
        if thread is None or (state := thread.thread_metadata) is None:
            return
        if thread.parent_id not in self._backend.channels:
            raise errors.unknown_channel()
        if found := request.matches("PUT", "/channels/*/thread-members/*"):
            self._check_member(thread, found[1])
        if not state.archived and not state.locked:
            return
        may_manage = simcord_seam.bot_may(self._backend, thread, "manage_threads")
        creates = request.matches("POST", "/channels/*/messages")
        if state.locked and not may_manage and (creates or self._is_active_only(request)):
            raise BackendError(403, 50083, "Thread is archived")
        if state.archived and self._is_active_only(request):
            raise BackendError(403, 50083, "Thread is archived")
        if state.archived and creates:
            self._backend.edit_channel(thread_id, {}, thread_metadata={"archived": False})

    def _check_member(self, thread: Any, user_id: str) -> None:
        members = self._backend.get_guild(thread.guild_id).members
        if user_id != "@me" and int(user_id) not in members:
            raise errors.unknown_member()

    def _is_active_only(self, request: Request) -> bool:
        return any(request.matches(method, template) for method, template in ACTIVE_ONLY)
