"""Notifications to the players of a table, in its channel or by direct message."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING

from bot.features.board.delivery import DeliveryState
from bot.features.reminders.ping_policy import PingPolicy
from bot.tables.service import Tables
from bot.ui.direct import DirectMessages
from bot.ui.error_codes import DISCORD_FAILS
from bot.ui.outbox import Outbox
from bot.ui.slot import DmsClosed, MessageSlot, Posted, Unreachable

if TYPE_CHECKING:
    from bot.core.table import Seat, Table
    from bot.ui.client import Client
    from bot.ui.notification import Notification

log = logging.getLogger(__name__)


class Notifier:
    """Sends notifications that go to several players."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot

    async def ask_all(
        self, table: Table, key: str, question: Notification, pinged: Iterable[int] = ()
    ) -> Posted | None:
        """Post a question to all players in the channel, or by DM if the channel is lost.

        Returns ``None`` if they were asked one by one.
        """
        slot = MessageSlot(self._bot, key, guild_id=table.guild_id)
        pings = self._bot.get(PingPolicy).pingable(pinged)
        try:
            return await slot.post(table.channel_id, question, pinged=pings)
        except Unreachable:
            await self.write_to_all(table, key, question)
            return None

    async def write_to_all(self, table: Table, key: str, notification: Notification) -> None:
        """Send ``notification`` to all players by direct message."""
        for seat in table.remaining:
            with suppress(*DISCORD_FAILS):
                await self.write_to(table, seat, key, notification)

    async def write_to(
        self, table: Table, seat: Seat, key: str, notification: Notification
    ) -> None:
        """Send ``notification`` to one player by direct message, unless they take none.

        Raises ``DISCORD_FAILS``.
        """
        key = f"{key} {seat.player}"
        slot = MessageSlot(self._bot, key)
        try:
            posted = await self._bot.get(DirectMessages).post(
                seat.person, slot, notification, at_once=True
            )
        except (DmsClosed, *DISCORD_FAILS) as error:
            log.info("seat %s of table %s: not reached: %s", seat.player, table.id, error)
            if not isinstance(error, DmsClosed):
                raise
            await self._bot.get(Outbox).give_up(key)
            return
        if posted is not None:
            await self._bot.get(Tables).write(posted.finish)

    async def replace_call(self, table: Table, seat: Seat, posted: Posted) -> None:
        """Record a newer message that pings ``seat``; delete the old one if it is unused."""
        assert seat.wait is not None
        told = self._bot.get(DeliveryState)
        now = await told.mark_pinged(table.id, {seat.player: seat.wait}, posted.ids)
        if all(
            other.delivery.call_message_id != seat.delivery.call_message_id for other in now.seats
        ):
            await self.call_slot(table, seat).delete(after=posted)

    def call_slot(self, table: Table, seat: Seat) -> MessageSlot:
        """Return the slot of the message in the channel that pings ``seat``."""
        return MessageSlot(
            self._bot,
            f"call {table.id}",
            seat.delivery.call_channel_id,
            seat.delivery.call_message_id,
            guild_id=table.guild_id,
        )
