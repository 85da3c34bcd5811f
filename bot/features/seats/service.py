"""Seats that change hands: substitutes, replacements and sitters.

The engine knows seats, not people: the holder of ``p2`` gets the view of ``p2``. So a seat is
handed over by one change of the table, and from then on only its new owner gets that view. Of
Discord this module knows only ids.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from bot.core.offers import MODERATOR, SITTER, SUBSTITUTE, Offered
from bot.core.table import LOBBY, Seat, Table, TableKind
from bot.features.votes.ballot import Change
from bot.storage import Former, StaleMessage
from bot.tables.guards import (
    Caller,
    check,
    check_playing,
    not_resigned,
    outside_tournaments,
    playing,
)
from bot.tables.repository import TableRepository
from bot.tables.service import seat_in_play
from bot.tables.stale_messages import hand_message, invitation_messages, leave, offer_message
from engine import Refusal

# How long a player is awaited before the others may vote on a replacement, without a time limit.
PATIENCE = timedelta(days=3)
LONGEST_SITTING = 14  # days

# Values to replace: in a ``Seat``, no sitter; in its ``Delivery``, no direct message to its former
# player.
NO_SITTER: dict[str, Any] = {"sitter_id": None, "sitter_name": None, "sitter_until": None}
NO_DM: dict[str, Any] = {
    "dm_channel_id": None,
    "dm_message_id": None,
    "dm_version": None,
    "dm_closed": False,
    "dm_news": False,
}


def may_replace(caller: Caller) -> None:
    """Require a moderator, or a player allowed to ask the others.

    Refused: ``replace-not-allowed``, ``not-started``, ``game-over``, ``resigned``,
    ``seat-of-a-tournament``.
    """
    if caller.moderator:
        check(caller, playing)
        return
    if caller.table.seat_of(caller.user_id) is None:
        raise Refusal("replace-not-allowed")
    check(caller, playing, not_resigned, outside_tournaments)


class Seating:
    """Hands over seats; each method names its refusals.

    All of them may refuse ``not-started`` and ``game-over``.
    """

    def __init__(self, tables: TableRepository) -> None:
        self._tables = tables

    # Offers

    async def offer(
        self, table_id: int, user_id: int, to: int | None = None, to_name: str = ""
    ) -> Table:
        """Offer one's own seat for good: to one user, or to any.

        Refused: ``not-seated``, ``resigned``, ``seat-of-a-tournament``, and as by
        ``_check_newcomer``.
        """
        async with self._tables.locked(table_id) as table:
            seat = seat_in_play(table, user_id)
            check(Caller(table, user_id), outside_tournaments)
            offered = Offered(table.version + 1, SUBSTITUTE, user_id, to, to_name)
            return await self._commit(table, self.offering(table, seat, offered))

    async def ask_to_sit_in(
        self, table_id: int, user_id: int, to: int, to_name: str, days: int
    ) -> Table:
        """Ask a user to sit in at one's own seat for some days.

        Refused: ``not-seated``, ``resigned``, ``sitting-too-long``, ``seat-of-a-tournament``, and
        as by ``_check_newcomer``.
        """
        if not 1 <= days <= LONGEST_SITTING:
            raise Refusal("sitting-too-long", days=LONGEST_SITTING)
        async with self._tables.locked(table_id) as table:
            seat = seat_in_play(table, user_id)
            check(Caller(table, user_id), outside_tournaments)
            offered = Offered(table.version + 1, SITTER, user_id, to, to_name, days)
            return await self._commit(table, self.offering(table, seat, offered))

    async def replace(
        self,
        table_id: int,
        player: str,
        by: int,
        to: int | None = None,
        to_name: str = "",
    ) -> Table:
        """Offer the seat of a player, as a moderator.

        Refused: ``no-such-seat``, and as by ``_check_newcomer``.
        """
        async with self._tables.locked(table_id) as table:
            check_playing(table)
            seat = _seat(table, player)
            offered = Offered(table.version + 1, MODERATOR, by, to, to_name)
            return await self._commit(table, self.offering(table, seat, offered))

    def replaceable(self, caller: Caller, player: str) -> Seat:
        """Return the seat of ``player``, if this user may seek a replacement for it.

        Replacing players of a tournament is up to its organiser, through ``replace``. Refused: as
        by ``may_replace``; ``no-such-seat``; and for callers other than moderators, since they
        replace by vote, ``not-absent``.
        """
        check(caller, may_replace)
        table = caller.table
        seat = _seat(table, player)
        if not caller.moderator and not self.absent(table, seat):
            raise Refusal("not-absent", name=table.names[seat.player])
        return seat

    def absent(self, table: Table, seat: Seat) -> bool:
        """Return whether the others may vote on a replacement for ``seat``.

        They may if it is played by no person, or if its player has been awaited for longer than the
        table's time limit without having gone away.
        """
        if seat.resigned or seat.gone or not seat.played_by_person:
            return True
        now, clock = self._tables.now(), seat.clock
        since = None if seat.waiting is None else seat.waiting.since
        if since is None or (clock is not None and clock.away_until is not None):
            return False
        if clock is not None and clock.deadline is not None:
            return clock.deadline <= now
        return now - since >= PATIENCE

    async def withdraw(
        self, table_id: int, player: str, number: int, user_id: int, *, moderator: bool = False
    ) -> Table:
        """Withdraw an offer, as its maker, the owner of the seat, or a moderator.

        Refused: ``offer-gone``, ``offer-not-yours``.
        """
        async with self._tables.locked(table_id) as table:
            seat, offer = _offered(table, player, number)
            if user_id not in (offer.by, seat.user_id) and not moderator:
                raise Refusal("offer-not-yours")
            return await self._commit(table, self._settling(table, seat, "offer-withdrawn"))

    async def decline(self, table_id: int, player: str, number: int, user_id: int) -> Table:
        """Decline an offer made to the user. Refused: ``offer-gone``, ``offer-not-yours``."""
        async with self._tables.locked(table_id) as table:
            seat, offer = _offered(table, player, number)
            if offer.to != user_id:
                raise Refusal("offer-not-yours")
            declined = self._settling(table, seat, "offer-declined", name=offer.to_name)
            return await self._commit(table, declined)

    # Taking

    async def take(self, table_id: int, player: str, number: int, user_id: int, name: str) -> Table:
        """Take the seat that is offered, for good or as a sitter.

        Of two users who do so at once, one gets it; taking it again changes nothing.

        Refused: ``offer-gone``, ``offered-to-another``, and as by ``_check_newcomer``.
        """
        async with self._tables.locked(table_id) as table:
            held = table.played_by(user_id)
            if held is not None and held.player == player and held.offer is None:
                return table
            seat, offer = _offered(table, player, number)
            if offer.to not in (None, user_id):
                raise Refusal("offered-to-another", name=table.name_of(offer.to))
            self._check_newcomer(table, seat, user_id)
            if offer.kind == SITTER:
                change = self._sitting_in(table, seat, offer, user_id, name)
            else:
                change = self._handing_over(table, seat, user_id, name)
            return await self._commit(table, change)

    async def end_sitting(self, table_id: int, player: str, user_id: int) -> Table:
        """End a sitting, as the owner or the sitter.

        Refused: ``nobody-sits-in``.
        """
        async with self._tables.locked(table_id) as table:
            seat = _seat(table, player)
            if seat.sitter_id is None or user_id not in (seat.sitter_id, seat.user_id):
                raise Refusal("nobody-sits-in")
            return await self._commit(table, self._standing_up(table, seat))

    def overdue(self) -> list[int]:
        """Return the tables with a sitting that has lasted longer than was agreed."""
        now = self._tables.now()
        return self._tables.store.seating.sat_in_until(now)

    def next_end(self) -> datetime | None:
        """Return when the next sitting is over, if any has an end."""
        return self._tables.store.seating.first_end_of_sitting()

    async def tidy(self, table_id: int) -> bool:
        """End expired sittings, offers and invitations; return whether there were any.

        These are sittings whose time, game or seat is over, offers at a table whose game is over,
        and invitations to one that has begun or will never begin.
        """
        async with self._tables.locked(table_id) as untidy:
            table = untidy
            if table.guests and table.status != LOBBY:
                along = self._along(invitation_messages(table, table.guests))
                table = await self._commit(table, Change(replace(table, guests=()), also=along))
            for seat in table.seats:
                until = seat.sitter_until
                over = seat.resigned or not table.active
                if until is not None and (over or until <= self._tables.now()):
                    table = await self._commit(table, self._standing_up(table, seat))
                seat = table.seat(seat.player)
                if seat.offer is not None and not table.active:
                    table = await self._commit(table, self._settling(table, seat, "offer-gone"))
            return table is not untidy

    # Former players

    def formers(self, table_id: int) -> list[Former]:
        """Return the former owners and sitters of seats at this table."""
        return self._tables.store.seating.formers(table_id)

    # Changes of a table

    def _check_newcomer(self, table: Table, seat: Seat, user_id: int) -> None:
        """Refuse a user with knowledge of another hand of this table."""
        if table.seat_of(user_id) is not None:
            raise Refusal("already-seated")
        held = table.played_by(user_id)
        if held is not None and held.player != seat.player:
            raise Refusal("sits-in-already", name=table.names[held.player])
        same = (user_id, table.disguise(user_id))
        known = {former.player for former in self.formers(table.id) if former.user_id in same}
        if known - {seat.player}:
            raise Refusal("knows-a-hand")

    def offering(self, table: Table, seat: Seat, offered: Offered) -> Change:
        """Return the change that offers ``seat``, in place of any earlier offer.

        Refused: ``tutorial-stays``, and as by ``_check_newcomer``.
        """
        if table.kind is TableKind.TUTORIAL:
            raise Refusal("tutorial-stays")
        if offered.to is not None:
            self._check_newcomer(table, seat, offered.to)
        after = replace(table, seats=table.with_seat(seat.player, offer=offered))
        return Change(after, also=self._along(offer_message(table, seat, "offer-withdrawn")))

    def _handing_over(self, table: Table, seat: Seat, user_id: int, name: str) -> Change:
        """Return the change that gives the seat to this user."""
        now = self._tables.now()
        changes = {
            "user_id": user_id,
            "name": name,
            "computer": None,
            "resigned_after": None,
            "agreed": False,
            "lapses": 0,
            "offer": None,
            "gone": False,
            **NO_SITTER,
        }
        new = seat.with_delivery(**NO_DM, pinged=None).with_waiting(since=now, stand_in=None)
        after = replace(table, seats=table.with_new_seat(replace(new, **changes)))
        if seat.user_id == table.host_id:
            after = replace(after, host_id=user_id)
        left = [
            *hand_message(table, seat, "seat-left", name=name),
            *offer_message(table, seat, "seat-taken", name=name, before=seat.name),
        ]
        formers = [_sitter(table, seat, now)] if seat.sitter_id not in (None, user_id) else []
        if seat.user_id is not None:
            formers.append(Former(table.id, seat.player, seat.user_id, seat.name, name, now))
        orders = self._tables.store.orders.of_table(table.id)
        others = [order for order in orders if order.user_id != seat.user_id]
        along = self._along(left, formers, newcomer=user_id)

        def also() -> None:
            along()
            self._tables.store.orders.replace(table.id, others)

        return Change(after, also=also)

    def _settling(self, table: Table, seat: Seat, key: str, **facts: str) -> Change:
        """Return the change that closes an offer without a taker."""
        after = replace(table, seats=table.with_seat(seat.player, offer=None))
        return Change(after, also=self._along(offer_message(table, seat, key, **facts)))

    def _sitting_in(
        self, table: Table, seat: Seat, offer: Offered, user_id: int, name: str
    ) -> Change:
        now = self._tables.now()
        until = now + timedelta(days=offer.days)
        sitting: dict[str, Any] = {"sitter_id": user_id, "sitter_name": name, "sitter_until": until}
        formers = [_sitter(table, seat, now)] if seat.sitter_id not in (None, user_id) else []
        new = seat.with_delivery(**NO_DM, pinged=None)
        new = replace(new, **sitting, computer=None, offer=None)
        after = replace(table, seats=table.with_new_seat(new))
        facts = {"name": name, "owner": seat.name, "until": in_discord(until)}
        left = [
            *hand_message(table, seat, "sitter-began", **facts),
            *offer_message(table, seat, "sitter-began", **facts),
        ]
        return Change(after, also=self._along(left, formers, newcomer=user_id))

    def _standing_up(self, table: Table, seat: Seat) -> Change:
        new = replace(seat.with_delivery(**NO_DM, pinged=None), **NO_SITTER)
        after = replace(table, seats=table.with_new_seat(new))
        left = hand_message(table, seat, "sitter-ended", owner=seat.name)
        formers = [_sitter(table, seat, self._tables.now())]
        return Change(after, also=self._along(left, formers))

    async def _commit(self, table: Table, change: Change) -> Table:
        return await self._tables.commit(table, change.after, change.play, also=change.also)

    def _along(
        self,
        messages: Iterable[StaleMessage],
        formers: Iterable[Former] = (),
        newcomer: int | None = None,
    ) -> Callable[[], None]:
        """Return the write that goes with a change of hands.

        It stores messages to clean up and former players, and ends the watching of the newcomer.
        """
        store, left, gone = self._tables.store, list(messages), list(formers)

        def write() -> None:
            leave(store, left)
            for former in gone:
                store.seating.add_former(former)
                if newcomer is not None:
                    store.watchers.remove(former.table_id, newcomer)

        return write


def in_discord(moment: datetime) -> str:
    """Return a moment in Discord's format, shown in each user's own time zone."""
    return f"<t:{int(moment.timestamp())}:f>"


def _sitter(table: Table, seat: Seat, now: datetime) -> Former:
    assert seat.sitter_id is not None
    return Former(table.id, seat.player, seat.sitter_id, seat.sitter_name or "", None, now)


def _seat(table: Table, player: str) -> Seat:
    try:
        return table.seat(player)
    except KeyError:
        raise Refusal("no-such-seat") from None


def _offered(table: Table, player: str, number: int) -> tuple[Seat, Offered]:
    """Return a seat and its offer ``number``. Refused: ``offer-gone`` if closed."""
    check_playing(table)
    seat = _seat(table, player)
    if seat.offer is None or seat.offer.number != number:
        raise Refusal("offer-gone")
    return seat, seat.offer
