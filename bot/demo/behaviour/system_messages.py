"""Pins, and the system messages that new threads leave in a channel."""

from __future__ import annotations

from typing import Any

from discord import MessageType

from bot.demo.behaviour import simcord_seam
from bot.demo.behaviour.request import CarryOut, Request
from bot.demo.behaviour.simcord_seam import errors


class SystemMessages:
    """Differences of simcord in the messages that Discord writes for the bot.

    - A public thread is announced in its channel by a message of type 18 if it was started without
      a message, or from an old one, and refers to it; simcord announces one of the newest message,
      too, and leaves the reference out.
      https://github.com/discord/discord-api-docs/pull/5256
    - Pinning takes Pin Messages, which was split off Manage Messages; simcord asks for the latter.
      https://docs.discord.com/developers/resources/message#pin-message
    """

    def __init__(self, backend: simcord_seam.Backend) -> None:
        self._backend = backend

    def answer(self, request: Request, carry_out: CarryOut) -> Any:
        """Announce no thread of the newest message; check the permission to pin."""
        if found := request.matches("POST", "/channels/*/messages/*/threads"):
            return self._start(int(found[0]), int(found[1]), carry_out)
        if found := request.matches("GET", "/channels/*/messages"):
            return [self._referring(int(found[0]), each) for each in carry_out()]
        for method in ("PUT", "DELETE"):
            if found := request.matches(method, "/channels/*/messages/pins/*"):
                return self._pin(int(found[0]), carry_out)
        return carry_out()

    def _start(self, channel_id: int, message_id: int, carry_out: CarryOut) -> Any:
        messages = self._backend.messages[channel_id]
        newest = max(messages) == message_id
        thread = carry_out()
        last = messages[max(messages)]
        if newest and last.type == MessageType.thread_created.value:
            self._backend.delete_message(channel_id, last.id)
        return thread

    def _referring(self, channel_id: int, payload: dict[str, Any]) -> dict[str, Any]:
        """Return a message with its reference, if it announces a thread."""
        about = self._backend.messages[channel_id][int(payload["id"])].system_metadata
        if payload["type"] != MessageType.thread_created.value or about is None:
            return payload
        return {**payload, "message_reference": {"type": 0, "channel_id": str(about.channel_id)}}

    def _pin(self, channel_id: int, carry_out: CarryOut) -> Any:
        channel = self._backend.get_channel(channel_id)
        if not simcord_seam.bot_may(self._backend, channel, "pin_messages"):
            raise errors.missing_permissions()
        with simcord_seam.granted(self._backend, channel, "manage_messages"):
            return carry_out()
