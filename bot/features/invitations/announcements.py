"""The messages of offered seats and invitations, and what remains of them.

Like all that ``MessageSync`` does, they are made from the table as last committed. So an update
that was interrupted, or failed, is completed by the next one.
"""

from __future__ import annotations

import logging
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from bot.core.names import stored_in_text
from bot.core.offers import Guest, Offered
from bot.core.table import LOBBY, PLAYING, Seat, Table
from bot.core.timers import Timers
from bot.core.updates import Updates
from bot.core.words import words_for
from bot.features.invitations.messages import invitation
from bot.features.invitations.service import Invitations
from bot.features.people.service import People
from bot.features.reminders.pings import Calls
from bot.features.seats.messages import offer_notification
from bot.features.seats.service import Seating
from bot.storage import Leftover
from bot.tables.service import Tables
from bot.ui.direct import DirectMessages
from bot.ui.error_codes import DISCORD_FAILS
from bot.ui.navigation import HandButton
from bot.ui.outbox import Outbox
from bot.ui.panel import Panel
from bot.ui.press import button
from bot.ui.slot import DmsClosed, MessageSlot, Posted, Unreachable

if TYPE_CHECKING:
    from bot.ui.client import Client
    from bot.ui.notification import Notification

log = logging.getLogger(__name__)

PAST = 0x8A8F98

# The facts of a settled message that are names.
NAMES = {"name", "owner", "before"}


class Announcements:
    """Announces offers of seats and invitations, and cleans up those that are settled."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._timer = bot.get(Timers).add(
            "sittings", self._end_sittings, due=bot.get(Seating).next_end
        )
        bot.get(Tables).saved.append(self._follow)

    def _follow(self, table: Table) -> None:
        """Schedule the end of the sittings of a table that has been stored."""
        ends = [seat.sitter_until for seat in table.seats if seat.sitter_until is not None]
        if ends:
            self._timer.at(min(ends))

    async def _end_sittings(self) -> None:
        """Update the tables where the time of a sitting is over, which ends it."""
        tables = self._bot.get(Tables)
        for table in tables.here(self._bot.get(Seating).overdue()):
            self._bot.get(Updates).tell(table.id)

    async def show(self, table: Table) -> None:
        """Bring these messages of ``table`` up to date."""
        if await self._bot.get(Seating).tidy(table.id):
            self._bot.get(Updates).tell(table.id)
        table = self._bot.get(Tables).get(table.id)
        for leftover in self._bot.get(Tables).store.seating.leftovers(table.id):
            await self._take_away(table, leftover)
        if table.status == PLAYING:
            for seat in table.seats:
                if seat.offer is not None and seat.offer.message_id is None:
                    await self._offer(table, seat, seat.offer)
        if table.status == LOBBY:
            uncalled = [guest for guest in table.guests if not guest.called]
            if uncalled:
                await self._invite(table, uncalled)

    async def _take_away(self, table: Table, leftover: Leftover) -> None:
        slot = MessageSlot(
            self._bot,
            "leftover",
            leftover.channel_id,
            leftover.message_id,
            guild_id=table.guild_id,
        )
        # If it is gone or cannot be edited, a press there gets a friendly refusal.
        if leftover.said is None:
            await slot.take_away()
        else:
            await slot.edit(self._said(table, leftover))
        await self._bot.get(Tables).write(
            partial(
                self._bot.get(Tables).store.seating.forget_leftover,
                leftover.channel_id,
                leftover.message_id,
            )
        )

    def _said(self, table: Table, leftover: Leftover) -> Panel:
        assert leftover.said is not None
        words = words_for(table.language)
        facts = {
            name: stored_in_text(fact) if name in NAMES else fact
            for name, fact in leftover.said.items()
            if name != "key"
        }
        game, channel = words(f"game-{table.game_name}"), f"<#{table.channel_id}>"
        panel = Panel(PAST).text(words(leftover.said["key"], game=game, channel=channel, **facts))
        if table.status != PLAYING:
            return panel
        return panel.row(HandButton(button(f"hand:{table.id}", words("hand-button"))))

    async def _offer(self, table: Table, seat: Seat, offer: Offered) -> None:
        notification = offer_notification(table, seat, offer)
        pinged = [] if offer.to is None else [offer.to]
        key = f"offer {table.id} {seat.player} {offer.number}"
        posted = await self._send(table, key, notification, pinged)
        if posted is None:
            return  # nobody was reached: the next update of the table tries again
        async with self._bot.get(Tables).locked(table.id) as now:
            there = now.seat(seat.player).offer
            if there is not None and there.number == offer.number:
                channel_id, message_id = posted.ids
                noted = replace(there, channel_id=channel_id, message_id=message_id)
                seats = now.with_seat(seat.player, offer=noted)
                await self._bot.get(Tables).keep(now, replace(now, seats=seats), posted.finish)
                return
        # It was taken, or withdrawn, while it was being posted.
        words = words_for(table.language)
        slot = MessageSlot(self._bot, key, *posted.ids)
        await slot.retire(Panel(PAST).text(words("offer-gone")))
        await self._bot.get(Tables).write(posted.finish)

    async def _invite(self, table: Table, guests: list[Guest]) -> None:
        ids = [guest.user_id for guest in guests]
        key = f"invitation {table.id} {table.version}"
        posted = await self._send(table, key, invitation(table, guests), ids)
        await self._bot.get(Invitations).called(
            table.id,
            ids,
            None if posted is None else posted.ids,
            None if posted is None else posted.finish,
        )

    async def _send(
        self, table: Table, key: str, notification: Notification, people: list[int]
    ) -> Posted | None:
        """Send ``notification`` to the channel, and notify ``people`` as they chose.

        If the channel is lost, they get it by direct message. Returns the first message sent;
        finishing it in the outbox finishes all.
        """
        calls = self._bot.get(Calls)
        pinged, written_to = calls.pingable(people), calls.written_to(people)
        first = None
        begun = await self._bot.get(Outbox).begin(key)
        slot = MessageSlot(self._bot, key, guild_id=table.guild_id)
        try:
            first = await slot.post(table.channel_id, notification, pinged=pinged, begun=begun)
        except Unreachable as error:
            log.info("table %s: its channel is lost: %s", table.id, error.__cause__)
            written_to = {person: self._bot.get(People).may_be_called(person) for person in people}
        slot = MessageSlot(self._bot, key)
        for person, loud in written_to.items():
            try:
                copy = await self._bot.get(DirectMessages).post(
                    person, slot, notification, silent=not loud, begun=begun, at_once=True
                )
                first = first or copy
            except (DmsClosed, *DISCORD_FAILS) as error:
                log.info("table %s: not reached: %r", table.id, error)
        return first
