"""Delivery state: the messages of each table that have been sent.

A ``Table`` holds all that there is to tell. Code that tells it goes in this order: find what is to
be sent (``table.untold``, ``seat.ping_due`` …), send it through ``bot.ui.outbox``, and note it here
(``set_board_message``, ``mark_pinged``, ``set_dm_message``), last of all with ``set_told``. The
``also`` of a note finishes the sending in the same transaction: both are kept, or neither. After a
crash ``Ledger.untold`` finds the tables that were not finished.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from bot.core.offers import Guest
from bot.core.table import NO_BOARD, Seat, Table
from bot.features.tables.repository import Ledger


class Told:
    """Notes what people have been shown. None of it is news to anybody."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def set_board_message(
        self,
        table_id: int,
        channel_id: int,
        message_id: int,
        turn: int = 0,
        also: Callable[[], None] | None = None,
    ) -> Table:
        """Note the newest board message, posted for ``turn`` (0: the lobby)."""
        async with self._ledger.locked(table_id) as table:
            shown = replace(
                table,
                board_channel_id=channel_id,
                board_message_id=message_id,
                board_turn=turn,
                lost_told=False,
            )
            return await self._ledger.keep(table, shown, also)

    async def forget_messages(self, table_id: int) -> Table:
        """Note that none of the messages is there any more: everything is to be told anew."""
        async with self._ledger.locked(table_id) as table:
            seats = tuple(
                replace(
                    seat,
                    **_NO_MESSAGES,
                    offer=seat.offer and replace(seat.offer, channel_id=None, message_id=None),
                )
                for seat in table.seats
            )
            guests = tuple(Guest(guest.user_id, guest.name) for guest in table.guests)
            anew = replace(table, **NO_BOARD, seats=seats, guests=guests, shown=0)
            return await self._ledger.keep(table, anew)

    async def set_told(self, table: Table) -> Table:
        """Note that people have been shown ``table``, as it was then, with all its events."""
        async with self._ledger.locked(table.id) as now:
            told = replace(
                now,
                shown=max(now.shown, table.version),
                told=max(now.told, table.event_count),
            )
            return await self._ledger.keep(now, told)

    async def mark_pinged(
        self,
        table_id: int,
        waits: Mapping[str, int],
        call: tuple[int, int] | None = None,
        also: Callable[[], None] | None = None,
    ) -> Table:
        """Note that these players were pinged, and for which waits (``seat.wait``).

        ``call``: the ids of channel and message, if that did nothing else.
        """
        async with self._ledger.locked(table_id) as table:
            return await self._ledger.keep(
                table,
                replace(table, seats=tuple(_pinged(seat, waits, call) for seat in table.seats)),
                also,
            )

    async def forget_call(self, table_id: int, player: str, message_id: int) -> Table:
        """Note that the message that called ``player`` has been taken back."""
        async with self._ledger.locked(table_id) as table:
            if table.seat(player).call_message_id != message_id:
                return table
            seats = table.with_seat(player, call_channel_id=None, call_message_id=None)
            return await self._ledger.keep(table, replace(table, seats=seats))

    async def set_lost_told(self, table_id: int, told: bool) -> Table:
        """Note whether those seated know that the table cannot be shown in its channel."""
        return await self._ledger.note(table_id, lost_told=told)

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

        ``pinged``: the wait for which it notified them, if it did.
        A message that arrived proves that direct messages are open. Nothing is noted if the hand is
        another user's to see by now: the message is then to be deleted.
        """
        async with self._ledger.locked(table_id) as table:
            seat = table.seat(player)
            if seat.user_id is None or seat.called != to:
                return await self._ledger.keep(table, table, also)
            seats = table.with_seat(
                player,
                pinged=seat.pinged if pinged is None else _later(seat.pinged, pinged),
                dm_channel_id=channel_id,
                dm_message_id=message_id,
                dm_version=version,
                dm_closed=False,
                dm_news=False,
            )
            return await self._ledger.keep(table, replace(table, seats=seats), also)

    async def set_dm_closed(self, table_id: int, player: str) -> Table:
        """Note that Discord does not let the bot write to ``player``, who is to be told once."""
        if self._ledger.get(table_id).seat(player).dm_closed:
            return self._ledger.get(table_id)
        return await self._ledger.note_seat(table_id, player, dm_closed=True, dm_news=True)

    async def set_dm_news_told(self, table_id: int, player: str) -> Table:
        """Note that ``player`` was told that direct messages do not arrive."""
        return await self._ledger.note_seat(table_id, player, dm_news=False)


def _pinged(seat: Seat, waits: Mapping[str, int], call: tuple[int, int] | None) -> Seat:
    if seat.player not in waits:
        return seat
    seat = replace(seat, pinged=_later(seat.pinged, waits[seat.player]))
    if call is None:
        return seat
    return replace(seat, call_channel_id=call[0], call_message_id=call[1])


def _later(before: int | None, wait: int) -> int:
    return wait if before is None else max(before, wait)


_NO_MESSAGES: dict[str, Any] = {
    "pinged": None,
    "dm_channel_id": None,
    "dm_message_id": None,
    "dm_version": None,
    "call_channel_id": None,
    "call_message_id": None,
}
