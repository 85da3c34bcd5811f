"""Pings in the channels of tables: messages that notify awaited players.

A ping is posted once for each wait, and deleted once it is answered. It names the decision. If that
changes within the wait, the ping is edited once the table is quiet: most players answer again at
once, and Discord limits posts and edits in a channel together.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from bot.core.timers import Timers
from bot.core.updates import Updates
from bot.core.words import words_for
from bot.features.board.awaited import turn_notification
from bot.features.board.delivery import DeliveryState
from bot.features.board.notifier import Notifier
from bot.features.board.pages import page_of
from bot.features.reminders.ping_policy import PingPolicy
from bot.tables.service import Tables
from bot.ui.direct import DirectMessages
from bot.ui.error_codes import DISCORD_FAILS
from bot.ui.slot import DmsClosed, MessageSlot
from engine import Refusal

if TYPE_CHECKING:
    from bot.core.table import Seat, Table
    from bot.ui.client import Client

log = logging.getLogger(__name__)

# The debounce interval: pings are edited once a table has been unchanged for this long.
QUIET = timedelta(minutes=1)


class ChannelPings:
    """Posts, edits and deletes these pings as ``MessageSync`` updates tables."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._tables = bot.get(Tables)
        self._ping_policy = bot.get(PingPolicy)
        self._delivery = bot.get(DeliveryState)
        # Tables with a ping that is held back, and until when.
        self._held: dict[int, datetime] = {}
        timers = bot.get(Timers)
        self._held_pings = timers.add("held-pings", self._post_held, due=self._next_held)
        # By the id of a ping: the decisions that it asks for, by player.
        self._asked: dict[int, dict[str, int]] = {}
        # Tables whose ping asks for an outdated decision, and when it is edited.
        self._outdated: dict[int, datetime] = {}
        self._updates = timers.add("outdated-pings", self._update, due=self._next_update)

    async def post(self, table: Table) -> None:
        """Notify awaited players in the channel, once for each wait.

        Not for a table whose message could not be posted, since players could not answer there.
        Players with the setting direct messages only are left to ``HandMessages.notify_all``.
        """
        shown, table = table, self._tables.get(table.id)
        if table.version != shown.version:  # it has changed meanwhile, and is updated again at once
            return
        never = waits_of(
            seat for seat in table.seats if seat.ping_due and self._ping_policy.never(seat)
        )
        if never:
            await self._delivery.mark_pinged(table.id, never)
        table = await self._with_channels_opened(table)
        self._note_held(table)
        due = [seat for seat in self._ping_policy.due(table) if self._ping_policy.in_channel(seat)]
        if not due or table.lost_told or table.board_turn != page_of(table):
            return
        waits = waits_of(due)
        named = ".".join(f"{player}.{wait}" for player, wait in waits.items())
        slot = MessageSlot(self._bot, f"call {table.id} {named}", guild_id=table.guild_id)
        notification = turn_notification(table, list(waits), words_for(table.language))
        posted = await slot.post(
            table.channel_id, notification, pinged=[seat.called for seat in due]
        )
        await self._delivery.mark_pinged(table.id, waits, posted.ids, also=posted.finish)
        self._asked[posted.message_id] = _decisions(table, due)

    def _note_held(self, table: Table) -> None:
        """Schedule the pings that are held back while players answer unprompted."""
        held = [self._ping_policy.held_until(table, seat) for seat in table.seats]
        if until := min(filter(None, held), default=None):
            self._held[table.id] = until
            self._held_pings.at(until)

    def _next_held(self) -> datetime | None:
        return min(self._held.values(), default=None)

    async def _post_held(self) -> None:
        for table_id in _due(self._held, self._tables.now()):
            self._bot.get(Updates).tell(table_id)

    async def _with_channels_opened(self, table: Table) -> Table:
        """Open the DM channels of players notified by direct message, where possible.

        Players without one are notified in the channel.
        """
        for seat in self._ping_policy.due(table):
            if self._ping_policy.by_dm(seat) and not seat.delivery.dm_closed:
                try:
                    await self._bot.get(DirectMessages).channel(seat.called)
                except DmsClosed:
                    table = await self._delivery.set_dm_closed(table.id, seat.player)
                except DISCORD_FAILS as error:
                    log.info("table %s: a channel is not opened: %s", table.id, error)
        return table

    async def take_back(self, table: Table) -> None:
        """Delete pings that have been answered, so that the channel stays readable."""
        called = [seat for seat in table.seats if seat.delivery.call_message_id is not None]
        # As ``table`` was before this round's pings: waiting seats were pinged for that.
        answered = [seat for seat in called if seat.wait is None or seat.ping_due]
        kept = {seat.delivery.call_message_id for seat in called if seat not in answered}
        for seat in answered:
            if seat.delivery.call_message_id is not None:
                await self._delivery.forget_call(
                    table.id, seat.player, seat.delivery.call_message_id
                )
        for seat in {seat.delivery.call_message_id: seat for seat in answered}.values():
            if seat.delivery.call_message_id not in kept:
                self._asked.pop(seat.delivery.call_message_id or 0, None)
                await self._bot.get(Notifier).call_slot(table, seat).delete()

    async def update_later(self, table: Table) -> None:
        """Schedule an edit of pings whose players face another decision by now.

        Reminders, and pings from before a restart, stay as they are.
        """
        self._outdated.pop(table.id, None)
        if self._outdated_calls(self._tables.get(table.id)):
            self._outdated[table.id] = self._tables.now() + QUIET
            self._updates.at(self._outdated[table.id])

    def _next_update(self) -> datetime | None:
        return min(self._outdated.values(), default=None)

    async def _update(self) -> None:
        for table_id in _due(self._outdated, self._tables.now()):
            try:
                await self._update_calls(self._tables.get(table_id))
            except (Refusal, *DISCORD_FAILS) as error:  # it is not worth a retry
                log.info("table %s: a ping stays as it is: %s", table_id, error)

    async def _update_calls(self, table: Table) -> None:
        words = words_for(table.language)
        for message_id, seats in self._outdated_calls(table).items():
            players = [seat.player for seat in seats]
            slot = self._bot.get(Notifier).call_slot(table, seats[0])
            await slot.edit(turn_notification(table, players, words))
            self._asked[message_id] = _decisions(table, seats)

    def _outdated_calls(self, table: Table) -> dict[int, list[Seat]]:
        """Return outdated pings, by message, with the seats that still wait."""
        waiting: dict[int, list[Seat]] = {}
        for seat in table.seats:
            message_id = seat.delivery.call_message_id
            if message_id in self._asked and seat.wait is not None and not seat.ping_due:
                waiting.setdefault(message_id, []).append(seat)
        return {
            message_id: seats
            for message_id, seats in waiting.items()
            if _decisions(table, seats) != self._asked[message_id]
            and not self._bot.get(Notifier).call_slot(table, seats[0]).old
        }


def _decisions(table: Table, seats: Sequence[Seat]) -> dict[str, int]:
    """Return the numbers of the decisions for which these seats are awaited."""
    pending = table.game.pending if table.game is not None else {}
    return {seat.player: pending[seat.player].number for seat in seats if seat.player in pending}


def waits_of(seats: Iterable[Seat]) -> dict[str, int]:
    """Return the waits of those of ``seats`` that are awaited, by player."""
    return {seat.player: seat.wait for seat in seats if seat.wait is not None}


def _due(moments: dict[int, datetime], now: datetime) -> list[int]:
    """Remove the due tables from ``moments``, and return them."""
    due = [table_id for table_id, moment in moments.items() if moment <= now]
    for table_id in due:
        del moments[table_id]
    return due
