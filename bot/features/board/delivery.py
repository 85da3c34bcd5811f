"""Delivery state: the messages of each table that have been sent.

A ``Table`` determines all messages to be sent. Code that sends them goes in this order: find the
messages due (``table.untold``, ``seat.ping_due`` …), send them through ``bot.ui.outbox``, and note
them here (``set_board_message``, ``mark_pinged``, ``set_dm_message``), last of all with
``set_told``. The ``also`` of a note finishes the sending in the same transaction: both are kept, or
neither. After a crash ``TableRepository.untold`` finds the tables that were not finished.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from bot.core.table import NO_BOARD, Delivery, Seat, Table
from bot.storage import TurnMessage
from bot.storage.outbox import deletion
from bot.tables.repository import TableRepository


class DeliveryState:
    """Records the state shown to users, without announcing a change of the table."""

    def __init__(self, tables: TableRepository) -> None:
        self._tables = tables

    async def set_board_message(
        self,
        table_id: int,
        channel_id: int,
        message_id: int,
        turn: int = 0,
        also: Callable[[], None] | None = None,
    ) -> Table:
        """Note the newest board message, posted for ``turn`` (0: the lobby).

        That of an earlier turn is remembered until the game is over, as it may be undone.
        """
        async with self._tables.locked(table_id) as table:
            past, turns = _past_message(table, turn), self._tables.store.turns

            def write() -> None:
                if past is not None:
                    turns.add(past)
                elif not table.active:
                    turns.forget_all(table_id)
                if also is not None:
                    also()

            shown = replace(
                table,
                board_channel_id=channel_id,
                board_message_id=message_id,
                board_turn=turn,
                lost_told=False,
            )
            return await self._tables.keep(table, shown, write)

    async def forget_messages(self, table_id: int) -> Table:
        """Note that none of the messages exists any more: all are to be sent again."""
        async with self._tables.locked(table_id) as table:
            seats = tuple(
                replace(
                    seat,
                    delivery=Delivery(
                        dm_closed=seat.delivery.dm_closed, dm_news=seat.delivery.dm_news
                    ),
                    offer=seat.offer and replace(seat.offer, channel_id=None, message_id=None),
                )
                for seat in table.seats
            )
            guests = tuple(
                replace(guest, called=False, channel_id=None, message_id=None)
                for guest in table.guests
            )
            call = table.gathering.roll_call
            if call is not None:
                call = replace(call, called=False, channel_id=None, message_id=None)
            state = replace(table.gathering, roll_call=call)
            anew = replace(table, **NO_BOARD, seats=seats, guests=guests, gathering=state, shown=0)
            return await self._tables.keep(table, anew)

    async def set_told(self, table: Table) -> Table:
        """Note that users have been shown ``table``, as it was then, with all its events."""
        async with self._tables.locked(table.id) as now:
            told = replace(
                now,
                shown=max(now.shown, table.version),
                told=max(now.told, table.event_count),
            )
            return await self._tables.keep(now, told)

    async def mark_pinged(
        self,
        table_id: int,
        waits: Mapping[str, int],
        call: tuple[int, int] | None = None,
        also: Callable[[], None] | None = None,
    ) -> Table:
        """Note that these players were pinged, and for which waits (``seat.wait``).

        ``call``: the ids of channel and message, if the message served only to ping them.
        """
        async with self._tables.locked(table_id) as table:
            return await self._tables.keep(
                table,
                replace(table, seats=tuple(_pinged(seat, waits, call) for seat in table.seats)),
                also,
            )

    async def forget_call(self, table_id: int, player: str, message_id: int) -> Table:
        """Note that the message that pinged ``player`` has been deleted."""
        async with self._tables.locked(table_id) as table:
            if table.seat(player).delivery.call_message_id != message_id:
                return table
            seat = table.seat(player).with_delivery(call_channel_id=None, call_message_id=None)
            seats = table.with_new_seat(seat)
            return await self._tables.keep(table, replace(table, seats=seats))

    async def set_lost_told(
        self, table_id: int, told: bool, also: Callable[[], None] | None = None
    ) -> Table:
        """Note whether the players know that the table cannot be shown in its channel.

        ``also`` begins the messages that tell them, in the same transaction.
        """
        async with self._tables.locked(table_id) as table:
            return await self._tables.keep(table, replace(table, lost_told=told), also)

    async def set_dm_message(
        self,
        table_id: int,
        player: str,
        channel_id: int,
        message_id: int,
        version: int,
        *,
        to: int,
        pinged: int | None = None,
        also: Callable[[], None] | None = None,
    ) -> Table:
        """Note the direct message that shows ``to`` the hand of ``player``.

        ``pinged``: the wait that it notified of, if any.

        A message that arrived proves that direct messages are open. The deletion of the one before
        is begun, so that it is made up for after a crash. No message is noted if the hand belongs
        to another user by now: the caller then has to delete it.
        """
        async with self._tables.locked(table_id) as table:
            seat = table.seat(player)
            if seat.user_id is None or seat.called != to:
                return await self._tables.keep(table, table, also)
            begin = self._deleting_before(seat, message_id)
            seat = seat.with_delivery(
                pinged=seat.delivery.pinged
                if pinged is None
                else _later(seat.delivery.pinged, pinged),
                dm_channel_id=channel_id,
                dm_message_id=message_id,
                dm_version=version,
                dm_closed=False,
                dm_news=False,
            )
            seats = table.with_new_seat(seat)

            def write() -> None:
                begin()
                if also is not None:
                    also()

            return await self._tables.keep(table, replace(table, seats=seats), write)

    def _deleting_before(self, seat: Seat, message_id: int) -> Callable[[], None]:
        """Return the write that begins the deletion of an older message, if any."""
        channel, message = seat.delivery.dm_channel_id, seat.delivery.dm_message_id
        keys = []
        if channel is not None and message is not None and message < message_id:
            keys.append(deletion(channel, message))
        return partial(self._tables.store.outbox.begin_all, keys, self._tables.now())

    async def set_dm_closed(self, table_id: int, player: str) -> Table:
        """Note that Discord refuses direct messages to ``player``; they are told once."""
        if self._tables.get(table_id).seat(player).delivery.dm_closed:
            return self._tables.get(table_id)
        return await self._note(table_id, player, dm_closed=True, dm_news=True)

    async def set_dm_news_told(self, table_id: int, player: str) -> Table:
        """Note that ``player`` was told that direct messages do not arrive."""
        return await self._note(table_id, player, dm_news=False)

    async def _note(self, table_id: int, player: str, **changes: bool) -> Table:
        async with self._tables.locked(table_id) as table:
            seats = table.with_new_seat(table.seat(player).with_delivery(**changes))
            return await self._tables.keep(table, replace(table, seats=seats))


def _past_message(table: Table, page: int) -> TurnMessage | None:
    """Return the message of ``table`` that the one for ``page`` replaces for good."""
    before = table.board_turn
    if table.board_channel_id is None or table.board_message_id is None or not before:
        return None  # there is none, or it is the lobby's
    if not table.active or before >= page:
        return None
    return TurnMessage(table.id, table.board_channel_id, table.board_message_id, before, page)


def _pinged(seat: Seat, waits: Mapping[str, int], call: tuple[int, int] | None) -> Seat:
    if seat.player not in waits:
        return seat
    seat = seat.with_delivery(pinged=_later(seat.delivery.pinged, waits[seat.player]))
    if call is None:
        return seat
    return seat.with_delivery(call_channel_id=call[0], call_message_id=call[1])


def _later(before: int | None, wait: int) -> int:
    return wait if before is None else max(before, wait)
