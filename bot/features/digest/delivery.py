"""Sends digests when they are due: each once, in spite of failures.

The key of its message contains the moment at which it was due, and the transaction that finishes
the message in the outbox also stores when the next one is due. A digest missed while the bot was
down is sent after its start, and covers the whole time since the last one.
"""

from __future__ import annotations

import logging
from datetime import datetime
from typing import TYPE_CHECKING

from bot.core.keyed_worker import SLOW_BACKOFF, KeyedWorker
from bot.core.timers import Timers
from bot.core.words import DEFAULT
from bot.features.digest.messages import digest_panel
from bot.features.digest.service import Digests
from bot.features.people.service import People
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.tournament import SIGN_UP
from bot.tables.service import Tables
from bot.ui.direct import DirectMessages
from bot.ui.error_codes import DISCORD_FAILS
from bot.ui.membership import place_of, user_sees
from bot.ui.slot import DmsClosed, MessageSlot, Posted
from engine import Refusal

if TYPE_CHECKING:
    from bot.features.digest.service import Week
    from bot.features.digest.storage import Digest
    from bot.features.tournaments.tournament import Tournament
    from bot.ui.client import Client
    from bot.ui.panel import Panel

log = logging.getLogger(__name__)

NAME = "digest"
AT_ONCE = 5


class DigestMessages:
    """Sends the weekly digests, by the process that sends direct messages."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._tables = bot.get(Tables)
        self._digests = bot.get(Digests)
        timers = bot.get(Timers)
        self._worker = KeyedWorker(
            NAME, self._try_to_send, timers, self._tables.now, backoff=SLOW_BACKOFF, at_once=AT_ONCE
        )
        timers.add("digests", self._send_due, due=self._next_due)

    async def stop(self) -> None:
        """Finish the messages under way."""
        await self._worker.finish()

    def _next_due(self) -> datetime | None:
        if not self._tables.shards.lead:
            return None
        return self._digests.next_due(self._worker.pending)

    async def _send_due(self) -> None:
        """Send the digests that are due; failures are retried by the worker."""
        pending = self._worker.pending
        self._worker.queue(user for user in self._digests.due() if user not in pending)

    async def _try_to_send(self, user_id: int) -> bool:
        try:
            async with self._digests.locked(user_id):
                return await self._send(user_id)
        except (Refusal, *DISCORD_FAILS) as error:
            log.warning("couldn't send a digest: %s", error)
            return False

    async def _send(self, user_id: int) -> bool:
        """Send a user's digest if it is due; return ``False`` if it cannot be sent yet."""
        digest = self._digests.of(user_id)
        if digest is None or digest.due > self._tables.now():
            return True
        postponed = self._digests.postponed(digest)
        if postponed.due > self._tables.now():  # its user has moved to another time zone
            await self._digests.save(postponed)
            return True
        panel = await self._panel(digest)
        if panel is None:
            await self._digests.save(self._digests.following(user_id))
            return True
        slot = MessageSlot(self._bot, f"{NAME} {int(digest.due.timestamp())} for {user_id}")
        silent = not self._bot.get(People).may_be_called(user_id)
        try:
            posted = await self._bot.get(DirectMessages).post(
                user_id, slot, panel, silent=silent, at_once=True
            )
        except DmsClosed:
            await self._digests.save(self._digests.following(user_id))
            return True
        if posted is None:
            return False
        await self._note(user_id, posted)
        return True

    async def _note(self, user_id: int, posted: Posted) -> None:
        """Store when the next digest is due; delete this one if none is wanted any more."""
        following = self._digests.following(user_id)
        if not await self._digests.save(following, posted.finish):
            await MessageSlot(self._bot, NAME, *posted.ids).delete()

    async def _panel(self, digest: Digest) -> Panel | None:
        week = self._digests.week(digest)
        tournaments = await self._tournaments(digest.user_id, week)
        known = {guild_id: self._bot.get_guild(guild_id) for guild_id in week.guilds}
        servers = {guild_id: guild.name for guild_id, guild in known.items() if guild is not None}
        words = self._bot.get(People).words(digest.user_id, DEFAULT)
        return digest_panel(digest, week, tournaments, servers, words)

    async def _tournaments(self, user_id: int, week: Week) -> list[Tournament]:
        """Return the user's tournaments, and those they could enter where they play."""
        repository = self._bot.get(Tournaments)
        found = repository.of_user(user_id)
        own = {each.id for each in found}
        for guild_id in sorted(week.guilds):
            for each in repository.of_guild(guild_id):
                open_to_all = each.status == SIGN_UP and not each.paused and each.id not in own
                if open_to_all and await self._sees(each, user_id):
                    found.append(each)
        return found

    async def _sees(self, tournament: Tournament, user_id: int) -> bool:
        """Return whether this user sees the channel in which a tournament is announced."""
        place = await place_of(self._bot, tournament.channel_id)
        return await user_sees(self._bot, place, user_id)
