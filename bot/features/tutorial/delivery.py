"""The message of a tutorial: one direct message, updated in place."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from bot.features.board.delivery import DeliveryState
from bot.features.people.service import People
from bot.tables.service import Tables
from bot.ui.direct import DirectMessages
from bot.ui.error_codes import DISCORD_FAILS
from bot.ui.private_view import PrivateView
from bot.ui.slot import DmsClosed, Edited, MessageSlot

if TYPE_CHECKING:
    from bot.core.table import Seat, Table
    from bot.ui.client import Client

log = logging.getLogger(__name__)


def learner(table: Table) -> Seat:
    """Return the seat of the learner at ``table``."""
    return next(seat for seat in table.seats if seat.user_id is not None)


class TutorialMessages:
    """Shows each tutorial to its learner, without pings."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot

    async def show(self, table: Table, *, anew: bool = False) -> bool:
        """Bring the message up to date, or send it ``anew``; return whether it is there."""
        async with self._bot.get(Tables).locks("tutorial", table.id):
            table = self._bot.get(Tables).get(table.id)
            if table.game is None:
                return False
            seat = learner(table)
            try:
                await self._show(table, seat, anew)
            except DmsClosed:
                await self._bot.get(DeliveryState).set_dm_closed(table.id, seat.player)
            except DISCORD_FAILS as error:
                if not anew:
                    raise
                log.info("a tutorial is begun where it was asked for: %r", error)
                return False
            if seat.wait is not None:
                await self._bot.get(DeliveryState).mark_pinged(table.id, {seat.player: seat.wait})
            seat = learner(self._bot.get(Tables).get(table.id))
            return seat.delivery.dm_message_id is not None and not seat.delivery.dm_closed

    async def _show(self, table: Table, seat: Seat, anew: bool) -> None:
        key = f"tutorial {table.id} {seat.player}"
        slot = MessageSlot(self._bot, key, seat.delivery.dm_channel_id, seat.delivery.dm_message_id)
        there = slot.message_id is not None and not anew
        if there and seat.delivery.dm_version == table.version and not slot.interrupted:
            return
        if not there and seat.delivery.dm_closed and not anew:
            return  # it is played in the reply to their interaction
        words = self._bot.get(People).words(seat.person, table.language)
        view = self._bot.get(PrivateView)
        panel = await view.panel(table, seat.player, words, viewer=seat.person)
        if there and slot.young and await slot.edit(panel) is Edited.DONE:
            assert seat.delivery.dm_channel_id is not None
            assert seat.delivery.dm_message_id is not None
            await self._note(
                table, seat, (seat.delivery.dm_channel_id, seat.delivery.dm_message_id)
            )
            return
        # The player has just interacted, or was written to before.
        channel_id = await self._bot.get(DirectMessages).channel(seat.person, at_once=True)
        if channel_id is None:
            return  # too many were opened just now: it is shown there once it is open
        await slot.replace(
            channel_id,
            panel,
            lambda posted: self._note(table, seat, posted.ids, posted.finish),
            silent=True,
        )

    async def _note(
        self,
        table: Table,
        seat: Seat,
        message: tuple[int, int],
        also: Callable[[], None] | None = None,
    ) -> None:
        await self._bot.get(DeliveryState).set_dm_message(
            table.id, seat.player, *message, table.version, to=seat.person, also=also
        )
