"""The direct message that shows each player their hand, and notifies them by DM."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from bot.core.table import Seat, Table
from bot.core.updates import Updates
from bot.features.board.awaited import turn_notification
from bot.features.board.delivery import DeliveryState
from bot.features.hand.messages import watching_panel
from bot.features.people.service import People
from bot.features.reminders.ping_policy import PingPolicy
from bot.games.registry import presenter_of
from bot.tables.service import Tables
from bot.ui.direct import DirectMessages
from bot.ui.error_codes import DISCORD_FAILS
from bot.ui.panel import Panel
from bot.ui.private_view import PrivateView
from bot.ui.slot import DmsClosed, Edited, Message, MessageSlot, Posted

if TYPE_CHECKING:
    from bot.ui.client import Client
    from bot.ui.notification import Notification


class HandMessages:
    """Posts, edits and replaces these messages as ``MessageSync`` updates tables."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._ping_policy = bot.get(PingPolicy)
        # By table and player: the version and state that their direct message shows.
        self._shown: dict[tuple[int, str], tuple[int, Any]] = {}

    async def notify_all(self, table: Table) -> None:
        """Notify players by direct message if they chose that, or their channel is lost."""
        await self._each_hand(table, loud=True)

    async def show_all(self, table: Table) -> None:
        """Update the messages that show hands, without a notification."""
        await self._each_hand(table, loud=False)

    async def _each_hand(self, table: Table, *, loud: bool) -> None:
        failed: Exception | None = None
        due = self._ping_policy.due(table)
        lost = self._bot.get(Tables).get(table.id).lost_told
        for seat in table.seats if table.game is not None else ():
            calling = seat in due and not self._ping_policy.never(seat)
            if loud != (calling and (lost or self._ping_policy.by_dm(seat))):
                continue
            # DMs may have been opened again since: try once for each wait and, if the channel is
            # lost, whenever that is retried.
            if seat.user_id is None or (seat.delivery.dm_closed and seat not in due and not lost):
                continue
            try:
                if loud:
                    await self._notify_seat(table, seat)
                else:
                    await self._show_hand(table, seat, calling=calling)
            except DmsClosed:
                await self._bot.get(DeliveryState).set_dm_closed(table.id, seat.player)
                if seat in due and not seat.delivery.dm_closed:
                    self._bot.get(Updates).tell(table.id)  # to be notified in the channel instead
            except DISCORD_FAILS as error:
                failed = error
        if failed is not None:
            raise failed

    async def _notify_seat(self, table: Table, seat: Seat) -> None:
        words = self._bot.get(People).words(seat.called, table.language)
        notification = turn_notification(table, [seat.player], words)
        await self.notify(table, seat, f"call {seat.wait}", notification)

    async def _show_hand(self, table: Table, seat: Seat, *, calling: bool) -> None:
        """Update the direct message of ``seat``; a new wait gets a new message."""
        may_send = calling or (not self._ping_policy.never(seat) and not seat.ping_due)
        if seat.delivery.dm_message_id is not None and not calling:
            if await self._edit_hand(table, seat, may_send=may_send):
                return
        elif seat.wait is None:
            return
        if may_send:
            panel = await self._hand_panel(table, seat)
            await self._put(table, seat, "hand", panel, silent=True)

    async def _edit_hand(self, table: Table, seat: Seat, *, may_send: bool) -> bool:
        """Edit the direct message of ``seat`` if needed; return whether it is up to date.

        An old message is not edited but left to be replaced, if ``may_send`` allows a new one; so
        is one whose replacement was interrupted.
        """
        state = _hand_state(table, seat)
        shown = seat.delivery.dm_version, state
        if (
            seat.delivery.dm_version == table.version
            or self._shown.get((table.id, seat.player)) == shown
        ):
            return True
        slot = self._hand_slot(table, seat, "hand")
        if may_send and (slot.old or slot.interrupted):
            return False
        if await slot.edit(await self._hand_panel(table, seat)) is not Edited.DONE:
            now = self._bot.get(Tables).get(table.id).seat(seat.player)
            return now.delivery.dm_message_id != seat.delivery.dm_message_id  # it has been replaced
        await self.shown(table, seat.player)
        return True

    async def notify(
        self,
        table: Table,
        seat: Seat,
        what: str,
        notification: Notification,
        also: Callable[[Posted], Callable[[], None] | None] = lambda posted: posted.finish,
    ) -> Posted | None:
        """Send the player of ``seat`` a notification in place of their hand.

        It becomes their hand when they press its button, or play elsewhere. ``what`` names it for
        the outbox; ``also`` returns the write that goes with noting the message. Returns ``None``
        if it was not sent because the DM channel is still to be opened. Raises ``DmsClosed``,
        ``DISCORD_FAILS``.
        """
        return await self._put(table, seat, what, notification, silent=False, also=also)

    async def _put(
        self,
        table: Table,
        seat: Seat,
        what: str,
        message: Message,
        *,
        silent: bool,
        also: Callable[[Posted], Callable[[], None] | None] = lambda posted: posted.finish,
    ) -> Posted | None:
        """Post ``message`` to the player of ``seat``, replacing the previous one."""
        slot = self._hand_slot(table, seat, what)
        posted = await self._bot.get(DirectMessages).post(seat.called, slot, message, silent=silent)
        if posted is None:
            return None
        self._shown[table.id, seat.player] = table.version, _hand_state(table, seat)
        noted = await self._bot.get(DeliveryState).set_dm_message(
            table.id,
            seat.player,
            *posted.ids,
            table.version,
            to=seat.called,
            pinged=None if silent else seat.wait,
            also=also(posted),
        )
        if noted.seat(seat.player).delivery.dm_message_id != posted.message_id:
            # The hand belongs to another user by now.
            await MessageSlot(self._bot, "hand", *posted.ids).delete()
        else:
            await slot.delete(after=posted)
        return posted

    def _hand_slot(self, table: Table, seat: Seat, what: str) -> MessageSlot:
        key = f"{what} {table.id} {seat.player}"
        return MessageSlot(self._bot, key, seat.delivery.dm_channel_id, seat.delivery.dm_message_id)

    async def _hand_panel(self, table: Table, seat: Seat) -> Panel:
        words = self._bot.get(People).words(seat.called, table.language)
        if table.player_of(seat.called) is None:
            return watching_panel(table, seat.called, words)
        view = self._bot.get(PrivateView)
        return await view.panel(table, seat.player, words, viewer=seat.called)

    async def shown(self, table: Table, player: str) -> None:
        """Note that the direct message of ``player`` shows ``table`` already."""
        seat = table.seat(player)
        self._shown[table.id, player] = table.version, _hand_state(table, seat)
        if seat.delivery.dm_channel_id is not None and seat.delivery.dm_message_id is not None:
            await self._bot.get(DeliveryState).set_dm_message(
                table.id,
                player,
                seat.delivery.dm_channel_id,
                seat.delivery.dm_message_id,
                table.version,
                to=seat.called,
            )

    def forget(self, table: Table) -> None:
        """Drop cached state of a table that is over."""
        for seat in table.seats:
            self._shown.pop((table.id, seat.player), None)


def _hand_state(table: Table, seat: Seat) -> Any:
    """Return the state that a direct message shows: it is edited when this changes."""
    assert table.game is not None
    held = presenter_of(table).state_of_hand(table.game.view(seat.player), seat.player)
    decision = table.game.pending.get(seat.player)
    deadline = seat.clock and seat.clock.deadline
    return held, decision and decision.number, table.status, seat.level, deadline
