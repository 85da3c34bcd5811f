"""Limits on editing old messages and messages published to other servers."""

from __future__ import annotations

from collections import defaultdict
from datetime import datetime, timedelta
from typing import Any

import discord

from bot.demo.behaviour import simcord_seam
from bot.demo.behaviour.request import CarryOut, Request, TooManyRequests

OLD = timedelta(hours=1)
# https://docs.discord.food/resources/message#edit-message
OLD_EDITS, OLD_WINDOW = 3, timedelta(seconds=6)
# https://github.com/discord/discord-api-docs/issues/2258
PUBLISHED_EDITS, PUBLISHED_WINDOW = 3, timedelta(hours=1)


class Edits:
    """Errors 30046 and 20022, both as HTTP 429, which discord.py waits for.

    Messages older than an hour can be edited three times in six seconds, counted per channel;
    messages that were published from an announcement channel three times in an hour, counted per
    message. No header announces these limits.
    https://docs.discord.com/developers/topics/opcodes-and-status-codes#json (20022, 30046)
    https://github.com/aikaterna/aikaterna-cogs/issues/302 (429 with code 30046)
    """

    def __init__(self, backend: simcord_seam.Backend) -> None:
        self._backend = backend
        self._made: dict[tuple[int, int], list[datetime]] = defaultdict(list)

    def answer(self, request: Request, carry_out: CarryOut) -> Any:
        """Refuse an edit of an old or published message if there were too many."""
        if found := request.matches("PATCH", "/channels/*/messages/*"):
            channel_id, message_id = map(int, found)
            now = simcord_seam.now(self._backend)
            if now - discord.utils.snowflake_time(message_id) > OLD:
                text = "Maximum number of edits to messages older than 1 hour reached."
                self._count((channel_id, 0), OLD_EDITS, OLD_WINDOW, 30046, text)
            if simcord_seam.is_published(self._backend, channel_id, message_id):
                text = "This message cannot be edited due to announcement rate limits."
                key = (channel_id, message_id)
                self._count(key, PUBLISHED_EDITS, PUBLISHED_WINDOW, 20022, text)
        return carry_out()

    def _count(
        self, key: tuple[int, int], most: int, within: timedelta, code: int, text: str
    ) -> None:
        now = simcord_seam.now(self._backend)
        made = self._made[key] = [time for time in self._made[key] if time > now - within]
        if len(made) >= most:
            retry_after = (made[0] + within - now).total_seconds()
            raise TooManyRequests(retry_after, code=code, message=text)
        made.append(now)
