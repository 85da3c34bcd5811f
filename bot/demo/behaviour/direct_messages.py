"""Direct messages: closed ones, and the limit on opening their channels."""

from __future__ import annotations

from collections import deque
from datetime import datetime, timedelta
from typing import Any

from bot.demo.behaviour import simcord_seam
from bot.demo.behaviour.latency import Latency
from bot.demo.behaviour.request import CarryOut, Request
from bot.demo.behaviour.simcord_seam import BackendError

# Discord publishes no number; bots were stopped after 25 to 40 in a row. Here it is fewer.
# https://github.com/discord-php/DiscordPHP/issues/467
NEW_CHANNELS, NEW_WINDOW = 10, timedelta(minutes=1)


class DirectMessages:
    """Errors 40003, 50007 and 50278, which differ in meaning.

    - 403/40003: too many new channels in a short time; existing ones do not count.
    - 400/50007 from Create DM: the recipient has blocked the bot, or is a bot.
      403/50007 from Create Message: the recipient accepts no direct messages.
    - 403/50278 from Create Message: the bot no longer shares a server with the recipient.

    https://docs.discord.com/developers/resources/user#create-dm
    https://github.com/davidhozic/discord-advertisement-framework/issues/82 (403/40003)
    https://github.com/discord/discord-api-docs/issues/1905 (400/50007)
    https://github.com/discord/discord-api-docs/pull/8212 (50278)
    """

    def __init__(self, backend: simcord_seam.Backend, latency: Latency) -> None:
        self._backend = backend
        self._latency = latency
        self._known: set[int] = set()
        self._opened: deque[datetime] = deque()
        self.blocked: set[int] = set()  # users who have blocked the bot
        self.closed: set[int] = set()  # users who accept no direct messages

    def answer(self, request: Request, carry_out: CarryOut) -> Any:
        """Refuse to open a channel or to create a message in one."""
        if request.matches("POST", "/users/@me/channels") is not None:
            self._open(int(request.body["recipient_id"]))
        elif found := request.matches("POST", "/channels/*/messages"):
            recipient = simcord_seam.dm_recipient(self._backend, int(found[0]))
            if recipient is not None:
                self._write(recipient)
        return carry_out()

    def _open(self, user_id: int) -> None:
        if user_id in self.blocked or simcord_seam.is_bot(self._backend, user_id):
            raise BackendError(400, 50007, "Cannot send messages to this user")
        if user_id in self._known:
            return
        now = self._latency.now()
        while self._opened and self._opened[0] <= now - NEW_WINDOW:
            self._opened.popleft()
        if len(self._opened) >= NEW_CHANNELS:
            raise BackendError(403, 40003, "You are opening direct messages too fast")
        self._opened.append(now)
        self._known.add(user_id)

    def _write(self, user_id: int) -> None:
        if user_id in self.closed or user_id in self.blocked:
            raise BackendError(403, 50007, "Cannot send messages to this user")
        if not simcord_seam.shares_a_guild(self._backend, user_id):
            text = "Cannot send messages to this user due to having no mutual guilds"
            raise BackendError(403, 50278, text)
