"""Invitations to a lobby, and the rematch, which invites all players again.

Of Discord this module knows only ids.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import datetime
from functools import partial

from bot.core.gathering import News
from bot.core.lobby_times import INVITATION
from bot.core.offers import Guest
from bot.core.table import Seat, Table, TableKind, clockwise
from bot.storage import StaleMessage
from bot.tables.guards import Caller, check, gathering, host, joined
from bot.tables.service import Tables
from bot.tables.stale_messages import invitation_messages, leave
from engine import Refusal

# The guards of inviting.
INVITING = (gathering, joined)


class Invitations:
    """Invites users to lobbies; each method names its refusals."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def invite(self, table_id: int, by: int, user_id: int, name: str) -> Table:
        """Reserve a seat for a user at the request of a player of this lobby.

        The host may invite users removed before, and so lift the removal. Refused:
        ``already-started``, ``game-over``, ``not-joined``, ``seated-there``, ``invited-already``,
        ``no-seat-to-reserve``, ``was-removed``.
        """
        async with self._tables.locked(table_id) as table:
            check(Caller(table, by), *INVITING)
            if table.seat_of(user_id) is not None:
                raise Refusal("seated-there", name=name)
            if _guest(table, user_id) is not None:
                raise Refusal("invited-already", name=name)
            if table.free < 1:
                raise Refusal("no-seat-to-reserve")
            if user_id in table.gathering.removed and by != table.host_id:
                raise Refusal("was-removed", name=name)
            guest = Guest(user_id, name, by=by, at=self._tables.now())
            removed = tuple(each for each in table.gathering.removed if each != user_id)
            state = replace(table.gathering, removed=removed)
            invited = replace(table, guests=(*table.guests, guest), gathering=state)
            return await self._tables.commit(table, invited)

    async def decline(self, table_id: int, user_id: int) -> Table:
        """Decline an invitation: the seat is free again.

        Refused: ``not-invited``; as above.
        """
        async with self._tables.locked(table_id) as table:
            return await self._without(table, user_id, "not-invited")

    async def withdraw(self, table_id: int, by: int, user_id: int) -> Table:
        """Withdraw an invitation, as the host.

        Refused: ``only-the-host``, ``invitation-gone``.
        """
        async with self._tables.locked(table_id) as table:
            check(Caller(table, by), host("only-the-host"))
            return await self._without(table, user_id, "invitation-gone")

    async def called(
        self,
        table_id: int,
        user_ids: Iterable[int],
        message: tuple[int, int] | None,
        also: Callable[[], None] | None = None,
    ) -> Table:
        """Note that these guests were notified, and by which message of its own.

        ``also`` is written in the same transaction.
        """
        channel_id, message_id = message or (None, None)
        async with self._tables.locked(table_id) as table:
            people = set(user_ids)
            guests = tuple(
                replace(guest, called=True, channel_id=channel_id, message_id=message_id)
                if guest.user_id in people
                else guest
                for guest in table.guests
            )
            return await self._tables.keep(table, replace(table, guests=guests), also)

    async def rematch(self, table_id: int, user_id: int, name: str) -> Table:
        """Open the same game again in the same channel, or join it if it is open already.

        All other players are invited; the seats are those of before, moved on by one.

        Refused: ``rematch-not-yours``, ``not-over``, ``rematch-of-a-tournament``, ``channel-busy``,
        and as by joining.
        """
        before = self._tables.get(table_id)
        if before.seat_of(user_id) is None:
            raise Refusal("rematch-not-yours")
        if before.active:
            raise Refusal("not-over")
        if before.kind is TableKind.TOURNAMENT:
            raise Refusal("rematch-of-a-tournament")
        there = self._rematch_of(before)
        if there is None:
            try:
                return await self._tables.add(self._again(before, user_id, name))
            except Refusal:
                there = self._rematch_of(before)
                if there is None:
                    raise
        if there.seat_of(user_id) is not None:
            return there
        return await self._tables.join(there.id, user_id, name)

    def _rematch_of(self, before: Table) -> Table | None:
        """Return the rematch of a table that is open or being played, if any."""
        rematch_id = self._tables.store.seating.rematch(before.id)
        rematch = None if rematch_id is None else self._tables.get(rematch_id)
        return rematch if rematch is not None and rematch.active else None

    def _again(self, before: Table, host_id: int, name: str) -> Table:
        moved = (*before.seats[1:], *before.seats[:1])
        seated = [
            Seat("", None, seat.name, seat.computer)
            if seat.user_id is None
            else Seat("", host_id, name, seen_at=self._tables.now())
            for seat in moved
            # A forgotten player leaves only a free seat.
            if seat.user_id == host_id or (seat.user_id is None and seat.computer is not None)
        ]
        return Table(
            id=0,
            guild_id=before.guild_id,
            channel_id=before.channel_id,
            host_id=host_id,
            game_name=before.game_name,
            kind=before.kind,
            language=before.language,
            max_seats=before.max_seats,
            opened_at=self._tables.now(),
            options=before.options,
            terms=before.terms.at_start,
            seats=clockwise(seated),
            guests=tuple(
                Guest(seat.user_id, seat.name, by=host_id, at=self._tables.now())
                for seat in moved
                if seat.user_id is not None and seat.user_id != host_id
            ),
            places=tuple(seat.user_id or 0 for seat in moved),
            rematch_of=before.id,
        )

    async def _without(self, table: Table, user_id: int, otherwise: str) -> Table:
        check(Caller(table, user_id), gathering)
        guest = _guest(table, user_id)
        if guest is None:
            raise Refusal(otherwise)
        after = replace(table, guests=tuple(one for one in table.guests if one != guest))
        also: Callable[[], None] = partial(
            leave, self._tables.store, invitation_messages(table, [guest])
        )
        return await self._tables.commit(table, after, also=also)


def _guest(table: Table, user_id: int) -> Guest | None:
    return next((guest for guest in table.guests if guest.user_id == user_id), None)


def lapsed(table: Table, at: datetime) -> tuple[Table, list[StaleMessage]]:
    """Return the lobby ``table`` without invitations that have lapsed.

    The lobby has news for the inviting users. Also returns the messages of those invitations, which
    say so from now on.
    """
    gone = [guest for guest in table.guests if guest.at and guest.at + INVITATION <= at]
    if not gone:
        return table, []
    by: dict[int, list[int]] = {}
    for guest in gone:
        by.setdefault(guest.by or table.host_id, []).append(guest.user_id)
    news = tuple(
        News("invitation-lapsed", to, tuple(guests), table.version) for to, guests in by.items()
    )
    messages = [
        replace(each, said={"key": "invitation-lapsed"})
        for each in invitation_messages(table, gone)
    ]
    guests = tuple(guest for guest in table.guests if guest not in gone)
    state = replace(table.gathering, news=(*table.gathering.news, *news))
    return replace(table, guests=guests, gathering=state), messages
