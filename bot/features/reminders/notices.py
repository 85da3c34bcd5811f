"""Notices about a table: pings in its channel or direct messages, as users chose.

A direct message that cannot be sent yet, as the user's channel is still to be opened or Discord
fails, is *owed*: its sending stays begun in the outbox until ``send_owed`` has sent it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

import discord

from bot.core.words import Words, words_for
from bot.features.people.service import People
from bot.features.reminders.ping_policy import PingPolicy
from bot.tables.service import Tables
from bot.ui.direct import PAUSE, DirectMessages
from bot.ui.error_codes import DISCORD_FAILS, passing
from bot.ui.outbox import Outbox
from bot.ui.slot import DmsClosed, MessageSlot, Posted, Unreachable

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.ui.client import Client
    from bot.ui.notification import Notification

log = logging.getLogger(__name__)

Say = Callable[[Words], "Notification"]


@dataclass(frozen=True, slots=True)
class Sent:
    """A notice that was sent: its messages, and that in the channel, if there is one.

    ``finish`` is to be called in the transaction that notes it.
    """

    messages: tuple[Posted, ...]
    in_channel: Posted | None
    begin_owed: Callable[[], None]

    def finish(self) -> None:
        """Finish the sendings of all messages, and begin the owed ones."""
        self.begin_owed()
        for posted in self.messages:
            posted.finish()


class Notices:
    """Sends notices."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._outbox = bot.get(Outbox)

    async def send(
        self,
        table: Table,
        key: str,
        people: Iterable[int],
        say: Say,
        *,
        own_key: str | None = None,
        always: bool = False,
    ) -> Sent:
        """Notify ``people``: by a ping in the channel, or by DM in their own language.

        ``key`` names the notice for the outbox, and ``own_key`` the direct messages, if not by
        ``key``. ``always``: post it in the channel even if it pings nobody there. All get a direct
        message if the channel is lost. Raises ``DISCORD_FAILS`` if no recipient could be reached
        and a retry may help.
        """
        people, own_key = [*people], own_key or key
        policy = self._bot.get(PingPolicy)
        pinged, written_to = policy.pingable(people), policy.written_to(people)
        posted = None
        if pinged or always:
            slot = MessageSlot(self._bot, key, guild_id=table.guild_id)
            message = say(words_for(table.language))
            try:
                posted = await slot.post(table.channel_id, message, pinged=pinged)
            except Unreachable as error:
                log.info("table %s: its channel is lost: %s", table.id, error.__cause__)
                may_be_called = self._bot.get(People).may_be_called
                written_to = {person: may_be_called(person) for person in people}
        sent, owed, failed = await self._write_to(table, own_key, written_to, say)
        if posted is not None:
            sent.append(posted)
        if failed is not None and not sent:
            raise failed
        return Sent(tuple(sent), posted, self._outbox.beginning(owed))

    async def send_owed(self, table: Table, own_key: str, people: Iterable[int], say: Say) -> None:
        """Send the direct messages of a notice that ``people`` still lack.

        Raises ``DISCORD_FAILS`` if one is still owed after that.
        """
        owed = [person for person in people if self._outbox.unfinished(_own(own_key, person))]
        may_be_called = self._bot.get(People).may_be_called
        loud = {person: may_be_called(person) for person in owed}
        sent, _, failed = await self._write_to(table, own_key, loud, say)
        for posted in sent:
            await self._bot.get(Tables).write(posted.finish)
        if failed is not None:
            raise failed

    async def _write_to(
        self, table: Table, own_key: str, people: Mapping[int, bool], say: Say
    ) -> tuple[list[Posted], list[str], Exception | None]:
        """Write to ``people``, with a notification to some of them.

        Returns the messages, the keys of those that are owed, and the exception of the last one.
        """
        sent: list[Posted] = []
        owed: list[str] = []
        failed: Exception | None = None
        for person, loud in people.items():
            words, key = self._bot.get(People).words(person, table.language), _own(own_key, person)
            slot = MessageSlot(self._bot, key)
            try:
                posted = await self._bot.get(DirectMessages).post(
                    person, slot, say(words), silent=not loud, at_once=True
                )
                if posted is None:  # their channel is queued
                    raise discord.RateLimited(PAUSE.total_seconds())
            except DmsClosed:
                log.info("table %s: a user takes no direct messages", table.id)
                await self._outbox.give_up(key)
            except DISCORD_FAILS as error:
                log.info("table %s: not reached: %r", table.id, error)
                if passing(error):
                    owed.append(key)
                    failed = error
                else:
                    await self._outbox.give_up(key)
            else:
                sent.append(posted)
        return sent, owed, failed


def _own(key: str, person: int) -> str:
    return f"{key} for {person}"
