"""Scheduled work: notifications after quiet hours, reminders, and time limits.

Due actions are stored with the seat. The scheduler reads, carries out and records them; a message
is finished in the outbox only in the transaction of that record, so that after a crash in between
Discord recognises its nonce.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

from bot.core.clock import (
    OVERDUE,
    REMIND,
    STALLED,
    WARN,
    Clock,
    Mark,
    due_mark,
    extended,
    marks,
)
from bot.core.names import in_text
from bot.core.table import PLAYING, Seat, Table
from bot.core.timers import Timers
from bot.core.updates import Updates
from bot.core.words import words_for
from bot.features.board.delivery import DeliveryState
from bot.features.board.notifier import Notifier
from bot.features.hand.direct_messages import HandMessages
from bot.features.people.service import People
from bot.features.reminders.deadlines import Deadlines
from bot.features.reminders.messages import lapsed_notification, reminder, stalled_notification
from bot.features.reminders.ping_policy import PingPolicy
from bot.features.votes.service import Votes
from bot.tables.play import deserted
from bot.tables.service import Tables
from bot.ui.error_codes import DISCORD_FAILS
from bot.ui.slot import DmsClosed, MessageSlot, Posted, Unreachable
from engine import Refusal

if TYPE_CHECKING:
    from bot.ui.client import Client
    from bot.ui.notification import Notification

log = logging.getLogger(__name__)

# After a failure a table is left alone for this long.
PAUSE = timedelta(minutes=5)
# A player with this many consecutive timeouts is considered to have quit.
LAPSES = 2


class ReminderScheduler:
    """Carries out the marks of clocks as they become due."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._tables = bot.get(Tables)
        self._ping_policy = bot.get(PingPolicy)
        self._paused: dict[int, datetime] = {}  # by table: a failed one is not retried before
        self._timer = bot.get(Timers).add("reminders", self._carry_out, due=self._next_due)
        self._tables.saved.append(self._follow)

    def _follow(self, table: Table) -> None:
        """Schedule the marks of a table that has been stored."""
        due = [seat.clock.due for seat in table.seats if seat.clock and seat.clock.due]
        if due:
            self._timer.at(min(due))

    def _next_due(self) -> datetime | None:
        """Return when the next mark is due; those of paused tables when the pause is over."""
        now = self._tables.now()
        store = self._tables.store.clocks
        due = [self._paused.get(table_id, now) for table_id in store.due(now)]
        later = store.next_due(now)
        return min(due if later is None else [*due, later], default=None)

    async def _carry_out(self) -> None:
        """Carry out due marks, including those that became due while the bot was down."""
        now = self._tables.now()
        for table_id in self._tables.store.clocks.due(now):
            if self._paused.get(table_id, now) > now:
                continue
            self._paused.pop(table_id, None)
            try:
                if self._tables.shards.mine(self._tables.get(table_id).guild_id):
                    await self._attend(table_id, now)
            except Refusal as refusal:
                log.warning("table %s: a scheduled action isn't possible: %s", table_id, refusal)
                self._paused[table_id] = now + PAUSE
            except DISCORD_FAILS as error:
                log.warning("table %s: a scheduled action failed: %s", table_id, error)
                self._paused[table_id] = now + PAUSE
            except Exception:
                log.exception("table %s: a scheduled action failed", table_id)
                self._paused[table_id] = now + PAUSE

    async def _attend(self, table_id: int, now: datetime) -> None:
        for player in [seat.player for seat in self._tables.get(table_id).seats]:
            table = self._tables.get(table_id)
            seat = table.seat(player)
            if seat.clock is None or seat.clock.due is None or seat.clock.due > now:
                continue
            when = self._bot.get(Deadlines).hours(table, seat)
            place = due_mark(seat.clock, table.terms, when, now)
            if place is None:
                continue
            clock = extended(seat.clock, place, table.terms, when, now)
            if clock == seat.clock:
                await self._do(table, seat, clock, place)
            else:  # users first see the new deadline; the next round warns of it
                await self._note(table, seat, clock)
        # Quiet hours have ended, or an absence has begun or ended: pings and deadlines follow.
        await self._bot.get(Deadlines).reset(table_id)

    async def _do(self, table: Table, seat: Seat, clock: Clock, place: int) -> None:
        what = marks(table.terms)[place].what
        if what == OVERDUE:
            await self._end_time(table, seat, clock, place)
            return
        if what == STALLED:
            sent = await self._ask_what_now(table, seat, clock, place)
        else:
            sent = await self._remind(table, seat, clock, place)
        await self._pass(table, seat, clock, place, sent)

    async def _pass(
        self,
        before: Table,
        seat: Seat,
        clock: Clock,
        place: int,
        sent: Sequence[Posted] = (),
        stand_in: int | None = None,
        **changes: Any,
    ) -> Table | None:
        """Record that a mark has passed, with its changes; a no-op if they have answered.

        ``sent``: the messages for it, whose sendings are finished by this.
        """
        passed = replace(clock, passed=place + 1)
        return await self._note(before, seat, passed, sent, stand_in, **changes)

    async def _note(
        self,
        before: Table,
        seat: Seat,
        clock: Clock,
        sent: Sequence[Posted] = (),
        stand_in: int | None = None,
        **changes: Any,
    ) -> Table | None:
        """Give ``seat`` this clock, with ``changes``, unless its clock is another now.

        ``stand_in``: the number of a decision that a computer is to make.
        """
        async with self._tables.locked(before.id) as table:
            held = table.seat(seat.player).clock
            if held is None or seat.clock is None or _name(held) != _name(seat.clock):
                return None
            clock = replace(clock, muted=held.muted)

            def also() -> None:
                for posted in sent:
                    posted.finish()

            new = replace(table.seat(seat.player), **changes).with_waiting(clock=clock)
            if stand_in is not None:
                new = new.with_waiting(stand_in=stand_in)
            after = replace(table, seats=table.with_new_seat(new))
            if not changes:
                return await self._bot.get(Deadlines).keep(table, after, also)
            if "resigned_after" in changes:
                after = deserted(after, self._tables.now())
            return await self._tables.commit(table, after, also=also)

    # Reminders

    async def _remind(self, table: Table, seat: Seat, clock: Clock, place: int) -> list[Posted]:
        """Remind a player as they chose; the last time also by direct message.

        Returns the messages sent, to be finished in the outbox.
        """
        mark = marks(table.terms)[place]
        seat_is_at_stake = mark.what == WARN and table.terms.overdue == "forfeit"
        if self._ping_policy.never(seat) or (clock.muted and not seat_is_at_stake):
            return []
        if not self._bot.get(People).may_be_called(seat.called):
            return []  # in a tournament, where the night stops no clock
        last = mark.what != REMIND or marks(table.terms)[place + 1].what == STALLED
        in_channel = by_dm = None
        if self._ping_policy.in_channel(seat) and not table.lost_told:
            in_channel = await self._remind_in_channel(table, seat, clock, mark, place)
        if self._ping_policy.by_dm(seat) or last or in_channel is None:
            by_dm = await self._remind_by_dm(table, seat, clock, mark, place)
            if by_dm is None and in_channel is None and not table.lost_told:
                in_channel = await self._remind_in_channel(table, seat, clock, mark, place)
        return [posted for posted in (in_channel, by_dm) if posted is not None]

    async def _remind_in_channel(
        self, table: Table, seat: Seat, clock: Clock, mark: Mark, place: int
    ) -> Posted | None:
        """Remind in the channel, if possible. The previous ping is deleted."""
        words = words_for(table.language)
        message = reminder(table, seat, mark, place, words, f"<@{seat.called}>")
        key = _key("reminder", table, seat, clock, place)
        posted = await self._send(table, key, message, [seat.called])
        if posted is not None:
            await self._bot.get(Notifier).replace_call(table, seat, posted)
        return posted

    async def _remind_by_dm(
        self, table: Table, seat: Seat, clock: Clock, mark: Mark, place: int
    ) -> Posted | None:
        """Replace the message with the hand by a reminder, if possible."""
        words = self._bot.get(People).words(seat.called, table.language)
        message = reminder(table, seat, mark, place, words, in_text(table.names[seat.player]))
        key = _key("reminder-dm", table, seat, clock, place)
        try:
            return await self._bot.get(HandMessages).notify(
                table, seat, key, message, also=lambda _: None
            )
        except DmsClosed:
            await self._bot.get(DeliveryState).set_dm_closed(table.id, seat.player)
            return None

    # The end of the time

    async def _end_time(self, table: Table, seat: Seat, clock: Clock, place: int) -> None:
        """Apply the table's rule for a timeout."""
        lapses = seat.lapses + 1
        overdue = table.terms.overdue
        after: Table | None
        if overdue == "computer":
            after = await self._pass(
                table, seat, clock, place, lapses=lapses, stand_in=clock.decision
            )
        elif overdue == "forfeit":
            after = await self._pass(
                table,
                seat,
                clock,
                place,
                lapses=lapses,
                resigned_after=table.event_count,
                agreed=False,
            )
        else:
            if overdue == "vote":
                about = {"player": seat.player, "number": clock.decision}
                await self._ask_to_skip(table, about)
            sent = await self._remind(table, seat, clock, place)
            after = await self._pass(table, seat, clock, place, sent, lapses=lapses)
        if after is None:
            return
        self._bot.get(Updates).tell(table.id)
        sent = []
        if overdue in ("computer", "forfeit"):
            key = _key("lapse", table, seat, clock, place)
            message = lapsed_notification(table, seat, overdue)
            posted = await self._send(table, key, message)
            sent = [] if posted is None else [posted]
        if lapses == LAPSES and after.status == PLAYING and overdue != "forfeit":
            sent += await self._ask_what_now(after, after.seat(seat.player), clock, place)
        for each in sent:
            await self._tables.write(each.finish)

    async def _ask_to_skip(self, table: Table, about: dict[str, Any]) -> None:
        try:
            await self._bot.get(Votes).propose(table.id, "skip", None, about)
        except Refusal as refusal:
            # It was asked already, or they have answered meanwhile.
            log.info("table %s is not asked to skip: %s", table.id, refusal)

    async def _ask_what_now(
        self, table: Table, seat: Seat, clock: Clock, place: int
    ) -> list[Posted]:
        """Report that the game has stalled, and ask all players how to continue.

        Returns the messages sent.
        """
        message = stalled_notification(table, seat)
        pinged = self._ping_policy.pingable(other.called for other in table.remaining)
        key = _key("stalled", table, seat, clock, place)
        posted = await self._send(table, key, message, pinged)
        if posted is None:
            await self._bot.get(Notifier).write_to_all(table, key, message)
            return []
        return [posted]

    async def _send(
        self, table: Table, key: str, message: Notification, pinged: Iterable[int] = ()
    ) -> Posted | None:
        """Send a message to the channel of a table; return ``None`` if that is lost."""
        slot = MessageSlot(self._bot, key, guild_id=table.guild_id)
        try:
            return await slot.post(table.channel_id, message, pinged=pinged)
        except Unreachable:
            self._bot.get(Updates).tell(table.id)  # which tells the players
            return None


def _name(clock: Clock) -> tuple[int, datetime, int]:
    """Return the identity of a clock, which differs from those before and after it."""
    return clock.decision, clock.since, clock.passed


def _key(what: str, table: Table, seat: Seat, clock: Clock, place: int) -> str:
    """Return the outbox key of a message, the same for each mark of a clock."""
    return f"{what} {table.id} {seat.player} {int(clock.since.timestamp())} {place}"
