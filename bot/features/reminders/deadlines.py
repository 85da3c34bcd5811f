"""The clocks of all seats: started, stopped and set as tables and settings change."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import datetime

from bot.core.clock import Clock, Hours, hours, rescheduled, with_elapsed_spent
from bot.core.table import PLAYING, Seat, Table, TableKind
from bot.features.people.service import People
from bot.tables.repository import TableRepository
from engine import Refusal


class Deadlines:
    """Keeps the clock of each seat in step with its decision and player's calendar."""

    def __init__(
        self, tables: TableRepository, people: People, tell: Callable[[int], None]
    ) -> None:
        """Call ``tell`` with each table after a change of its deadlines."""
        self._tables = tables
        self._people = people
        self._tell = tell
        tables.timed = self.timed
        people.setting_clocks = self._setting_clocks

    def hours(self, table: Table, seat: Seat) -> Hours:
        """Return when the player of ``seat`` is not pinged, and when the clock stops."""
        calendar = self._people.calendar(seat.called)
        return hours(table.terms, calendar.quiet, calendar.away)

    def timed(self, before: Table, after: Table) -> Table:
        """Return ``after`` with its clocks, before it is stored in place of ``before``."""
        same_game = after.stored is before.stored
        if same_game and after.seats == before.seats and after.terms == before.terms:
            return after
        now = self._tables.now()
        earlier = {seat.player: seat for seat in before.seats}
        seats = []
        for seat in after.seats:
            was = earlier.get(seat.player)
            if seat == was and same_game and after.terms == before.terms:
                seats.append(seat)
            else:
                clock = self._clock(was, after, seat, same_game, now)
                seats.append(seat.with_waiting(clock=clock))
        return replace(after, seats=tuple(seats))

    def _clock(
        self, was: Seat | None, table: Table, seat: Seat, same_game: bool, now: datetime
    ) -> Clock | None:
        if table.status != PLAYING or seat.wait is None or not seat.played_by_person:
            return None
        if table.kind is TableKind.TUTORIAL:  # no other player waits there
            return None
        clock, same_person = seat.clock, was is not None and was.called == seat.called
        decision = clock.decision if clock and same_game else _decision(table, seat)
        if clock is None or clock.decision != decision or not same_person:
            same_wait = was is not None and was.wait == seat.wait and same_person
            clock = Clock(decision, now, muted=clock is not None and clock.muted and same_wait)
        return self.set(table, seat.with_waiting(clock=clock), now)

    def set(self, table: Table, seat: Seat, now: datetime) -> Clock:
        """Return the clock of ``seat``, which is awaited, set by current settings."""
        assert seat.clock is not None
        when = self.hours(table, seat)
        return rescheduled(seat.clock, table.terms, when, now, ping_due=seat.ping_due)

    async def _setting_clocks(self, user_id: int, change: Callable[[], Awaitable[None]]) -> None:
        """Carry out ``change`` to a user's calendar; time that has elapsed stays elapsed.

        Until these clocks are set again they are due, so that the scheduler finds them if the bot
        stops in between, or the disk is full.
        """
        now = self._tables.now()
        for table_id in self._tables.store.clocks.waiting_for(user_id):
            async with self._tables.locked(table_id) as table:
                seats = tuple(
                    seat.with_waiting(clock=self._unset(table, seat, seat.clock, now))
                    if seat.clock and seat.called == user_id
                    else seat
                    for seat in table.seats
                )
                await self._tables.keep(table, replace(table, seats=seats))
        await change()
        for table_id in self._tables.store.clocks.waiting_for(user_id):
            await self.reset(table_id)

    def _unset(self, table: Table, seat: Seat, clock: Clock, now: datetime) -> Clock:
        return replace(with_elapsed_spent(clock, self.hours(table, seat), now), unset=True)

    async def reset(self, table_id: int) -> None:
        """Set all clocks of a table by current settings.

        Updates the messages of the table if that changes a deadline, or a ping is due by now.
        """
        async with self._tables.locked(table_id) as table:
            now = self._tables.now()
            seats = tuple(
                seat.with_waiting(clock=replace(seat.clock, unset=False)) if seat.clock else seat
                for seat in table.seats
            )
            seats = tuple(
                seat.with_waiting(clock=self.set(table, seat, now)) if seat.clock else seat
                for seat in seats
            )
            table = await self.keep(table, replace(table, seats=seats))
        if any(seat.ping_due for seat in table.seats):
            self._tell(table_id)

    async def mute(self, table_id: int, player: str, user_id: int, wait: int) -> Table:
        """Mute the reminders of ``player`` in the wait numbered ``wait``.

        Refused: ``reminder-not-yours``, ``stale`` if it is over.
        """
        async with self._tables.locked(table_id) as table:
            seat = table.seat(player)
            if seat.user_id is None or seat.called != user_id:
                raise Refusal("reminder-not-yours")
            if seat.clock is None or seat.wait != wait:
                raise Refusal("stale")
            muted = table.with_new_seat(seat.with_waiting(clock=replace(seat.clock, muted=True)))
            return await self._tables.keep(table, replace(table, seats=muted))

    async def wait_on(self, table_id: int, user_id: int) -> Table:
        """Give all awaited players their full time again, as another player asks.

        Refused: ``game-over``, ``not-seated``, ``wait-on-yourself``.
        """
        async with self._tables.locked(table_id) as table:
            if table.status != PLAYING:
                raise Refusal("game-over")
            mine = table.seat_of(user_id)
            if mine is None or not mine.played_by_person:
                raise Refusal("not-seated")
            if mine.wait is not None:
                raise Refusal("wait-on-yourself")
            now = self._tables.now()
            seats = tuple(
                replace(seat, lapses=0).with_waiting(clock=Clock(seat.clock.decision, now))
                if seat.clock is not None
                else seat
                for seat in table.seats
            )
            return await self.keep(table, replace(table, seats=seats))

    async def keep(
        self, before: Table, after: Table, also: Callable[[], None] | None = None
    ) -> Table:
        """Replace ``before`` with ``after``; announce it if a deadline or absence changed.

        ``also`` is written in the same transaction.
        """
        after = self.timed(before, after)
        if _shown(before) == _shown(after):
            return await self._tables.keep(before, after, also)
        table = await self._tables.commit(before, after, also=also)
        self._tell(table.id)
        return table


def _shown(table: Table) -> list[tuple[datetime | None, datetime | None] | None]:
    """Return the displayed part of the clocks of a table."""
    return [
        (seat.clock.deadline, seat.clock.away_until) if seat.clock else None for seat in table.seats
    ]


def _decision(table: Table, seat: Seat) -> int:
    """Return the number of the decision asked at ``seat``, if the game can be read."""
    try:
        assert table.game is not None
        return table.game.pending[seat.player].number
    except (Refusal, KeyError):
        return seat.wait or 0
