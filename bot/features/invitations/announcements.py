"""The messages of offered seats and invitations, and their settled versions.

Like all messages of ``MessageSync``, they are made from the table as last committed. So an update
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
from bot.core.words import Words, words_for
from bot.features.invitations.messages import invitation
from bot.features.invitations.service import Invitations
from bot.features.reminders.notices import Notices, Sent
from bot.features.seats.offers import offer_notification
from bot.features.seats.service import Seating
from bot.storage import StaleMessage
from bot.tables.service import Tables
from bot.ui.navigation import HandButton
from bot.ui.panel import Panel
from bot.ui.press import button
from bot.ui.slot import MessageSlot, Posted

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
        for stale in self._bot.get(Tables).store.seating.stale_messages(table.id):
            await self._take_away(table, stale)
        if table.status == PLAYING:
            for seat in table.seats:
                if seat.offer is not None:
                    await self._offer(table, seat, seat.offer)
        if table.status == LOBBY:
            uncalled = [guest for guest in table.guests if not guest.called]
            if uncalled:
                await self._invite(table, uncalled)
            for guest in table.guests:
                await self._write_to(table, guest)

    async def _take_away(self, table: Table, stale: StaleMessage) -> None:
        slot = MessageSlot(
            self._bot,
            "leftover",
            stale.channel_id,
            stale.message_id,
            guild_id=table.guild_id,
        )
        # If it is gone or cannot be edited, a press there gets a friendly refusal.
        if stale.said is None:
            await slot.take_away()
        else:
            await slot.edit(self._said(table, stale))
        await self._bot.get(Tables).write(
            partial(
                self._bot.get(Tables).store.seating.forget_stale_message,
                stale.channel_id,
                stale.message_id,
            )
        )

    def _said(self, table: Table, stale: StaleMessage) -> Panel:
        assert stale.said is not None
        words = words_for(table.language)
        facts = {
            name: stored_in_text(fact) if name in NAMES else fact
            for name, fact in stale.said.items()
            if name != "key"
        }
        game, channel = words(f"game-{table.game_name}"), f"<#{table.channel_id}>"
        panel = Panel(PAST).text(words(stale.said["key"], game=game, channel=channel, **facts))
        if table.status != PLAYING:
            return panel
        return panel.row(HandButton(button(f"hand:{table.id}", words("hand-button"))))

    async def _offer(self, table: Table, seat: Seat, offer: Offered) -> None:
        def say(words: Words) -> Notification:
            return offer_notification(table, seat, offer, words)

        to = [] if offer.to is None else [offer.to]
        key, notices = f"offer {table.id} {seat.player} {offer.number}", self._bot.get(Notices)
        if offer.message_id is not None:
            await notices.send_owed(table, key, to, say)
            return
        sent = await notices.send(table, key, to, say, always=True)
        if not sent.messages:
            return  # no user was reached: the next update of the table retries it
        posted = sent.in_channel or sent.messages[0]
        if await self._noted(table, seat, offer, sent, posted):
            await notices.send_owed(table, key, to, say)
            return
        # It was taken, or withdrawn, while it was being posted.
        words = words_for(table.language)
        slot = MessageSlot(self._bot, key, *posted.ids)
        await slot.retire(Panel(PAST).text(words("offer-gone")))
        await self._bot.get(Tables).write(sent.finish)

    async def _noted(
        self, table: Table, seat: Seat, offer: Offered, sent: Sent, posted: Posted
    ) -> bool:
        """Note the message of an offer; return ``False`` if the offer is gone."""
        async with self._bot.get(Tables).locked(table.id) as now:
            there = now.seat(seat.player).offer
            if there is None or there.number != offer.number:
                return False
            channel_id, message_id = posted.ids
            noted = replace(there, channel_id=channel_id, message_id=message_id)
            seats = now.with_seat(seat.player, offer=noted)
            await self._bot.get(Tables).keep(now, replace(now, seats=seats), sent.finish)
            return True

    async def _invite(self, table: Table, guests: list[Guest]) -> None:
        def say(words: Words) -> Notification:
            return invitation(table, guests, words)

        ids = [guest.user_id for guest in guests]
        sent = await self._bot.get(Notices).send(
            table,
            f"{_invitations(table)} {table.version}",
            ids,
            say,
            own_key=_invitations(table),
            always=True,
        )
        posted = sent.in_channel or next(iter(sent.messages), None)
        await self._bot.get(Invitations).called(
            table.id, ids, None if posted is None else posted.ids, sent.finish
        )

    async def _write_to(self, table: Table, guest: Guest) -> None:
        """Write to an invited guest without a delivered direct message."""

        def say(words: Words) -> Notification:
            return invitation(table, [guest], words)

        notices = self._bot.get(Notices)
        await notices.send_owed(table, _invitations(table), [guest.user_id], say)


def _invitations(table: Table) -> str:
    return f"invitation {table.id}"
