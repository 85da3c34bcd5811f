"""Messages that are left when a seat or an invitation changes: what is to become of them."""

from __future__ import annotations

from collections.abc import Iterable

from bot.core.offers import Guest
from bot.core.table import Seat, Table
from bot.storage import Leftover, Store


def leave(store: Store, leftovers: Iterable[Leftover]) -> None:
    """Write that these messages are to be taken away; to be called within a transaction."""
    for leftover in leftovers:
        store.seating.add_leftover(leftover)


def offer_message(table: Table, seat: Seat, key: str, **facts: str) -> list[Leftover]:
    """The message with which ``seat`` is offered; it says ``key`` from now on."""
    offer = seat.offer
    if offer is None or offer.channel_id is None or offer.message_id is None:
        return []
    said = {"key": key, **facts}
    return [Leftover(table.id, offer.channel_id, offer.message_id, said)]


def hand_message(table: Table, seat: Seat, key: str, **facts: str) -> list[Leftover]:
    """The direct message that shows the hand of ``seat``; it says ``key`` from now on."""
    if seat.dm_channel_id is None or seat.dm_message_id is None:
        return []
    return [Leftover(table.id, seat.dm_channel_id, seat.dm_message_id, {"key": key, **facts})]


def calls(table: Table, guests: Iterable[Guest]) -> list[Leftover]:
    """The messages that did nothing but call these guests; nothing is left of them.

    One that calls others as well, who have not answered yet, stays.
    """
    leaving = list(guests)
    needed = {guest.message_id for guest in table.guests if guest not in leaving}
    return [
        Leftover(table.id, guest.channel_id, guest.message_id)
        for guest in leaving
        if guest.channel_id is not None
        and guest.message_id is not None
        and guest.message_id not in needed
    ]
