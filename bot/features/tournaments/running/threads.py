"""The threads in which the matches of a tournament are played."""

from __future__ import annotations

import logging
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

import discord

from bot.core.table import NOBODY
from bot.core.timers import Timers
from bot.features.tournaments.running.announcer import Announcer
from bot.features.tournaments.running.attempts import Attempts, Lost, threads_step
from bot.features.tournaments.running.delay_queue import DelayQueue
from bot.features.tournaments.running.system_messages import SystemMessages
from bot.features.tournaments.service import Tournaments
from bot.tables.service import Tables
from bot.ui.error_codes import DISCORD_FAILS, passing
from bot.ui.membership import place_of
from bot.ui.threads import (
    open_post,
    open_thread,
    refuses_threads,
    takes_posts,
    takes_threads,
    threads_called,
)

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.features.tournaments.tournament import Tournament
    from bot.ui.client import Client

log = logging.getLogger(__name__)

# A round of 32 tables has its players in their threads after a minute.
BETWEEN_THREADS = timedelta(seconds=2)
# Long enough for all players to see the result, and to talk about it.
ARCHIVED_AFTER = timedelta(hours=12)
BETWEEN_TRIES = timedelta(seconds=30)
BETWEEN_ARCHIVALS = timedelta(minutes=5)
ARCHIVED_AT_A_TIME = 10


class Threads:
    """Opens the threads of matches, adds their players, and archives finished ones."""

    def __init__(
        self,
        bot: Client,
        announcer: Announcer,
        attempts: Attempts,
        system_messages: SystemMessages,
    ) -> None:
        self._bot = bot
        self._system_messages = system_messages
        self._announcer = announcer
        self._attempts = attempts
        self._tournaments = bot.get(Tournaments)
        timers, now = bot.get(Timers), bot.get(Tables).now
        # The tables with players to be added to their threads.
        self._adding = DelayQueue("thread-members", self._add, timers, now, pause=BETWEEN_THREADS)
        self._archival = timers.add(
            "archival", self._archive, due=self._next_archival, pause=BETWEEN_ARCHIVALS
        )

    # Opening

    async def open(self, tournament: Tournament, name: str, text: str) -> int:
        """Open a thread for a match, or find one opened before a crash; return its id.

        In a forum it is a post, which begins with ``text``. Raises ``Lost`` if the channel is gone,
        or the bot may not open threads there; ``Failed`` if it could not for another reason.
        """
        with self._attempts.at(tournament.id, threads_step(tournament)):
            thread_id = await self._opened(tournament, name, text)
        self._archival.at(self._bot.get(Tables).now() + BETWEEN_ARCHIVALS)
        await self._announcer.found_again(tournament)
        return thread_id

    async def _opened(self, tournament: Tournament, name: str, text: str) -> int:
        channel = await place_of(self._bot, tournament.tables_channel_id)
        if isinstance(channel, discord.Thread):
            channel = channel.parent
        if not (takes_threads(channel) or takes_posts(channel)):
            raise Lost
        since = discord.utils.time_snowflake(tournament.created_at)
        used = {venue.thread_id for venue in tournament.venues}
        for thread in threads_called(self._bot, channel, name):
            if thread.id > since and thread.id not in used:
                self._system_messages.expect(channel.id)
                return thread.id
        try:
            if isinstance(channel, discord.ForumChannel):
                return (await open_post(channel, name, text)).id
            thread = await open_thread(channel, name)
        except discord.HTTPException as error:
            if not refuses_threads(error):
                raise
            await self._announcer.tell_no_threads(tournament)
            raise Lost from error
        self._system_messages.expect(channel.id)
        return thread.id

    # Members

    def add_players(self, table: Table) -> None:
        """Add the players of ``table`` to its thread soon, each once.

        It makes the thread easier to find, without a ping. A player is not added again after
        leaving the thread.
        """
        if self._missing(table) and table.id not in self._adding:
            self._adding.put(table.id)

    def _missing(self, table: Table) -> set[int]:
        """Return the players of ``table`` still to be added to its thread."""
        people = {seat.called for seat in table.seats if seat.played_by_person}
        return people - self._tournaments.members(table.channel_id) - {NOBODY}

    async def _add(self, table_id: int) -> None:
        """Add the players of one table to its thread."""
        table = self._bot.get(Tables).get(table_id)
        missing = sorted(self._missing(table))
        added = [person for person in missing if await self._added(table.channel_id, person)]
        await self._tournaments.add_members(table.channel_id, added)
        if table.active and len(added) < len(missing):
            self._adding.put(table_id, BETWEEN_TRIES)

    async def _added(self, thread_id: int, person: int) -> bool:
        """Add a user; return ``False`` if it is to be retried.

        Being in a public thread is not needed to play there, so a permanent failure is ignored:
        the user has left the server, say.
        https://docs.discord.com/developers/resources/channel#add-thread-member
        """
        try:
            thread = await place_of(self._bot, thread_id)
            if isinstance(thread, discord.Thread):
                await thread.add_user(discord.Object(person))
        except DISCORD_FAILS as error:
            log.info("a user is not added to thread %s: %r", thread_id, error)
            return not passing(error)
        return True

    # Archiving

    def _next_archival(self) -> datetime | None:
        """Return when to look for finished threads again, while any is open."""
        if not self._tournaments.has_open_threads():
            return None
        return self._bot.get(Tables).now() + BETWEEN_ARCHIVALS

    async def _archive(self) -> None:
        """Archive threads that have been finished for a while, a few at a time.

        They are not locked: people can talk on, and the first message unarchives the thread.
        https://docs.discord.com/developers/topics/threads#active-archived-threads
        """
        before = self._bot.get(Tables).now() - ARCHIVED_AFTER
        for thread_id in self._tournaments.finished_threads(before)[:ARCHIVED_AT_A_TIME]:
            try:
                thread = await place_of(self._bot, thread_id)
                if isinstance(thread, discord.Thread) and not thread.archived:
                    await thread.edit(archived=True)
            except DISCORD_FAILS as error:
                log.info("thread %s is not archived: %r", thread_id, error)
                if passing(error):
                    continue
            await self._tournaments.note_archived(thread_id)
