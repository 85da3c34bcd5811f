"""The message in which a tutorial is played: one direct message, brought up to date in place."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from bot.errors import DISCORD_FAILS

if TYPE_CHECKING:
    from bot.client import Civitas
    from bot.table import Seat, Table

log = logging.getLogger(__name__)


def learner(table: Table) -> Seat:
    """The seat of whoever learns at ``table``."""
    return next(seat for seat in table.seats if seat.user_id is not None)


class TutorialMessages:
    """Shows each tutorial to its learner. Nobody is called: who learns is there or comes back."""

    def __init__(self, bot: Civitas) -> None:
        self._bot = bot

    async def show(self, table: Table, *, anew: bool = False) -> bool:
        """Bring the message up to date, or send it ``anew``; whether they can be written to."""
        async with self._bot.tables.locks("tutorial", table.id):
            table = self._bot.tables.get(table.id)
            if table.game is None:
                return False
            seat = learner(table)
            try:
                await self._show(table, seat, anew)
            except discord.Forbidden:
                await self._bot.told.set_dm_closed(table.id, seat.player)
            if seat.wait is not None:
                await self._bot.told.mark_pinged(table.id, seat.player, seat.wait)
            return not learner(self._bot.tables.get(table.id)).dm_closed

    async def _show(self, table: Table, seat: Seat, anew: bool) -> None:
        there = seat.dm_message_id is not None and not anew
        if there and seat.dm_version == table.version:
            return
        if not there and seat.dm_closed and not anew:
            return  # it is played where they have pressed
        words = self._bot.people.words(seat.person, table.language)
        panel = await self._bot.hands.panel(table, seat.player, words)
        channel = await self._bot.create_dm(discord.Object(seat.person))
        message_id = seat.dm_message_id
        if there and message_id is not None:
            try:
                await channel.get_partial_message(message_id).edit(**panel.editing())
            except discord.NotFound:
                there = False
        if not there:
            nonce = f"{table.id}.{seat.player}.{table.version}"
            message = await channel.send(**panel.sending(), silent=True, nonce=nonce)
            if message_id is not None:
                await self._delete(channel.get_partial_message(message_id))
            message_id = message.id
        assert message_id is not None
        await self._bot.told.set_dm_message(
            table.id, seat.player, channel.id, message_id, table.version, to=seat.person
        )

    async def _delete(self, message: discord.PartialMessage) -> None:
        try:
            await message.delete()
        except DISCORD_FAILS as error:
            log.info("a message stays: %s", error)  # what is pressed there is answered kindly
