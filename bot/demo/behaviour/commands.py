"""Application commands: the daily limit on creating them."""

from __future__ import annotations

from collections import deque
from datetime import datetime, timedelta
from typing import Any

from bot.demo.behaviour import simcord_seam
from bot.demo.behaviour.request import CarryOut, Request
from bot.demo.behaviour.simcord_seam import BackendError

CREATES, DAY = 200, timedelta(days=1)


class Commands:
    """Error 30034: the limit of 200 commands created in a day.

    A bulk overwrite creates those that are new.
    https://docs.discord.com/developers/interactions/application-commands#registering-a-command
    https://docs.discord.com/developers/topics/opcodes-and-status-codes#json (30034)
    """

    def __init__(self, backend: simcord_seam.Backend) -> None:
        self._backend = backend
        self._created: deque[datetime] = deque()

    def answer(self, request: Request, carry_out: CarryOut) -> Any:
        """Refuse an overwrite that would create too many."""
        if not request.matches("PUT", "/applications/*/commands"):
            return carry_out()
        known = {name for name, _ in self._backend.commands.get(None, {})}
        new = [command for command in request.json or [] if command["name"] not in known]
        now = simcord_seam.now(self._backend)
        while self._created and self._created[0] <= now - DAY:
            self._created.popleft()
        if len(self._created) + len(new) > CREATES:
            text = "Max number of daily application command creates has been reached (200)"
            raise BackendError(400, 30034, text)
        answer = carry_out()
        self._created.extend(now for _ in new)
        return answer
