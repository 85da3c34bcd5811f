"""The messages of offered seats and invitations, and what is left of them: a part of telling.

As all that the herald does, it is made from the table as it was last committed. So whatever was
interrupted, or failed, is done when the table is told again.
"""

from __future__ import annotations

import logging
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from bot.core.names import stored_in_text
from bot.core.offers import Guest, Offered
from bot.core.periodic import every
from bot.core.table import LOBBY, PLAYING, Seat, Table
from bot.core.words import words_for
from bot.features.board.navigation import HandButton
from bot.features.invitations.messages import invitation
from bot.features.seats.messages import offer_notification
from bot.storage import Leftover
from bot.ui.error_codes import DISCORD_FAILS
from bot.ui.panel import Panel
from bot.ui.press import button
from bot.ui.slot import DmsClosed, MessageSlot, Posted, Unreachable

if TYPE_CHECKING:
    from bot.app import Civitas
    from bot.ui.notification import Notification

log = logging.getLogger(__name__)

PAST = 0x8A8F98

# The facts of a message left behind that are names.
NAMES = {"name", "owner", "before"}


class Announcements:
    """Shows to whom seats are offered and who is invited; takes away what is over."""

    def __init__(self, bot: Civitas) -> None:
        self._bot = bot

    def start(self) -> None:
        """From now on, end the sittings whose time is over."""
        self._look.start()

    def stop(self) -> None:
        """Look no more."""
        self._look.cancel()

    @every(minutes=5)
    async def _look(self) -> None:
        tables = self._bot.tables
        for table in tables.here(self._bot.seating.overdue()):
            self._bot.herald.tell(table.id)

    @_look.before_loop
    async def _wait(self) -> None:
        await self._bot.wait_until_ready()

    async def show(self, table: Table) -> None:
        """Bring these messages of ``table`` up to date."""
        if await self._bot.seating.tidy(table.id):
            self._bot.herald.tell(table.id)
        table = self._bot.tables.get(table.id)
        for leftover in self._bot.tables.store.seating.leftovers(table.id):
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
        await self._bot.tables.write(
            partial(
                self._bot.tables.store.seating.forget_leftover,
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
            return  # nobody is reached; it is tried again whenever there is something to tell
        async with self._bot.tables.locked(table.id) as now:
            there = now.seat(seat.player).offer
            if there is not None and there.number == offer.number:
                channel_id, message_id = posted.ids
                noted = replace(there, channel_id=channel_id, message_id=message_id)
                seats = now.with_seat(seat.player, offer=noted)
                await self._bot.tables.keep(now, replace(now, seats=seats), posted.finish)
                return
        # It was taken, or taken back, while it was being posted.
        words = words_for(table.language)
        slot = MessageSlot(self._bot, key, *posted.ids)
        await slot.retire(Panel(PAST).text(words("offer-gone")))
        await self._bot.tables.write(posted.finish)

    async def _invite(self, table: Table, guests: list[Guest]) -> None:
        ids = [guest.user_id for guest in guests]
        key = f"invitation {table.id} {table.version}"
        posted = await self._send(table, key, invitation(table, guests), ids)
        await self._bot.invitations.called(
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
        calls = self._bot.calls
        pinged, written_to = calls.pingable(people), calls.written_to(people)
        first = None
        begun = await self._bot.outbox.begin(key)
        slot = MessageSlot(self._bot, key, guild_id=table.guild_id)
        try:
            first = await slot.post(table.channel_id, notification, pinged=pinged, begun=begun)
        except Unreachable as error:
            log.info("table %s: its channel is lost: %s", table.id, error.__cause__)
            written_to = {person: self._bot.people.may_be_called(person) for person in people}
        slot = MessageSlot(self._bot, key)
        for person, loud in written_to.items():
            try:
                copy = await self._bot.direct.post(
                    person, slot, notification, silent=not loud, begun=begun, at_once=True
                )
                first = first or copy
            except (DmsClosed, *DISCORD_FAILS) as error:
                log.info("table %s: not reached: %r", table.id, error)
        return first
