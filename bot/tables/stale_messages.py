"""Messages that become stale when a seat or an invitation changes."""

from __future__ import annotations

from collections.abc import Iterable

from bot.core.offers import Guest
from bot.core.table import Seat, Table
from bot.storage import StaleMessage, Store


def leave(store: Store, messages: Iterable[StaleMessage]) -> None:
    """Record these messages for cleanup; to be called within a transaction."""
    for stale in messages:
        store.seating.add_stale_message(stale)


def offer_message(table: Table, seat: Seat, key: str, **facts: str) -> list[StaleMessage]:
    """Return the message that offers ``seat``, which shows ``key`` from now on."""
    offer = seat.offer
    if offer is None or offer.channel_id is None or offer.message_id is None:
        return []
    said = {"key": key, **facts}
    return [StaleMessage(table.id, offer.channel_id, offer.message_id, said)]


def hand_message(table: Table, seat: Seat, key: str, **facts: str) -> list[StaleMessage]:
    """Return the direct message of ``seat``'s hand, which shows ``key`` from now on."""
    if seat.delivery.dm_channel_id is None or seat.delivery.dm_message_id is None:
        return []
    return [
        StaleMessage(
            table.id,
            seat.delivery.dm_channel_id,
            seat.delivery.dm_message_id,
            {"key": key, **facts},
        )
    ]


def invitation_messages(table: Table, guests: Iterable[Guest]) -> list[StaleMessage]:
    """Return the messages that only pinged these guests, to be deleted.

    Messages that also ping guests yet to answer stay.
    """
    leaving = list(guests)
    needed = {guest.message_id for guest in table.guests if guest not in leaving}
    return [
        StaleMessage(table.id, guest.channel_id, guest.message_id)
        for guest in leaving
        if guest.channel_id is not None
        and guest.message_id is not None
        and guest.message_id not in needed
    ]
