"""The message in which a tutorial is played: one direct message, brought up to date in place."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from bot.ui.error_codes import DISCORD_FAILS
from bot.ui.slot import DmsClosed, Edited, MessageSlot

if TYPE_CHECKING:
    from bot.app import Civitas
    from bot.core.table import Seat, Table

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
            except DmsClosed:
                await self._bot.told.set_dm_closed(table.id, seat.player)
            except DISCORD_FAILS as error:
                if not anew:
                    raise
                log.info("a tutorial is begun where it was asked for: %r", error)
                return False
            if seat.wait is not None:
                await self._bot.told.mark_pinged(table.id, {seat.player: seat.wait})
            return not learner(self._bot.tables.get(table.id)).dm_closed

    async def _show(self, table: Table, seat: Seat, anew: bool) -> None:
        there = seat.dm_message_id is not None and not anew
        if there and seat.dm_version == table.version:
            return
        if not there and seat.dm_closed and not anew:
            return  # it is played where they have pressed
        words = self._bot.people.words(seat.person, table.language)
        panel = await self._bot.hands.panel(table, seat.player, words)
        key = f"tutorial {table.id} {seat.player}"
        slot = MessageSlot(self._bot, key, seat.dm_channel_id, seat.dm_message_id)
        if there and not slot.old and await slot.edit(panel) is Edited.DONE:
            assert seat.dm_channel_id is not None
            assert seat.dm_message_id is not None
            await self._note(table, seat, (seat.dm_channel_id, seat.dm_message_id))
            return
        # The player has just interacted, or was written to before.
        channel_id = await self._bot.direct.open(seat.person)
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
        await self._bot.told.set_dm_message(
            table.id, seat.player, *message, table.version, to=seat.person, also=also
        )
