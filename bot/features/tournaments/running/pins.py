"""Pins the message of the stage that a tournament has reached."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from bot.features.tournaments.running.system_messages import SystemMessages
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.storage import Said
from bot.ui.error_codes import DISCORD_FAILS
from bot.ui.membership import place_of

if TYPE_CHECKING:
    from bot.features.tournaments.tournament import Tournament
    from bot.ui.client import Client

log = logging.getLogger(__name__)

PIN = "pin"  # the key under which the pinned message is stored


class Pins:
    """Keeps one message of each tournament pinned, where the bot has Pin Messages."""

    def __init__(self, bot: Client, system_messages: SystemMessages) -> None:
        self._bot = bot
        self._tournaments = bot.get(Tournaments)
        self._system_messages = system_messages
        self._refused: set[int] = set()  # messages that could not be pinned

    async def keep(self, tournament_id: int, key: str | None) -> None:
        """Pin the message stored as ``key``, and unpin the previous one; ``None``: unpin.

        A pin is a convenience: if it fails, the message stays as it is.
        """
        tournament = self._tournaments.get(tournament_id)
        said = self._tournaments.said(tournament_id)
        wanted, pinned = said.get(key or ""), said.get(PIN)
        if pinned is not None and (wanted is None or wanted.message_id != pinned.message_id):
            await self._set(pinned, pin=False)
            await self._tournaments.unsay(tournament_id, PIN)
            pinned = None
        if wanted is None or pinned is not None or wanted.message_id in self._refused:
            return
        if await self._may_pin(wanted) and await self._set(wanted, pin=True):
            await self._note(tournament, wanted)

    async def _note(self, tournament: Tournament, pinned: Said) -> None:
        said = Said(PIN, pinned.channel_id, pinned.message_id)
        await self._tournaments.say(tournament.id, said)
        self._system_messages.expect(pinned.channel_id)

    async def _may_pin(self, said: Said) -> bool:
        try:
            channel = await place_of(self._bot, said.channel_id)
        except DISCORD_FAILS:
            return False
        if not isinstance(channel, discord.TextChannel):
            return False
        me: discord.Member | None = channel.guild.me  # unknown in a process without this server
        return me is not None and channel.permissions_for(me).pin_messages

    async def _set(self, said: Said, *, pin: bool) -> bool:
        """Pin or unpin a message; return whether that worked."""
        channel = self._bot.get_partial_messageable(said.channel_id)
        message = channel.get_partial_message(said.message_id)
        try:
            await (message.pin() if pin else message.unpin())
        except DISCORD_FAILS as error:
            log.info("a message is not %s: %r", "pinned" if pin else "unpinned", error)
            self._refused.add(said.message_id)
            return False
        return True
