"""Keeps the standings of series that were shown in channels up to date.

Their changes are counted in the transactions that make them, so that none is missed by a crash.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from functools import partial
from typing import TYPE_CHECKING

from bot.core.keyed_worker import Backoff, KeyedWorker
from bot.core.timers import Timers
from bot.core.words import words_for
from bot.features.series.messages import gone_panel, public_panel
from bot.features.series.service import SeriesService
from bot.features.series.storage import SeriesPost, StoredSeriesPosts
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.tournament import CANCELLED, OVER
from bot.tables.service import Tables
from bot.ui.edit_limiter import EditLimiter
from bot.ui.error_codes import DISCORD_FAILS
from bot.ui.membership import place_of
from bot.ui.slot import Edited, MessageSlot
from engine import Refusal

if TYPE_CHECKING:
    from bot.features.tournaments.tournament import Tournament
    from bot.ui.client import Client
    from bot.ui.panel import Panel

log = logging.getLogger(__name__)

RETRIES = Backoff(first=timedelta(minutes=1), longest=timedelta(hours=1))
AT_ONCE = 2


class SeriesMessages:
    """Edits the messages of series with changed standings; failures are retried."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._tables = bot.get(Tables)
        self._stored = self._tables.store.section(StoredSeriesPosts)
        self._limiter = EditLimiter(self._tables.now)
        timers = bot.get(Timers)
        self._worker = KeyedWorker(
            "series",
            self._bring_up_to_date,
            timers,
            self._tables.now,
            backoff=RETRIES,
            at_once=AT_ONCE,
        )
        timers.add("series", self._poll, at_start=True)
        bot.get(Tournaments).in_transaction.append(self._mark)
        bot.get(Tournaments).listeners.append(self._changed)
        bot.get(SeriesService).listeners.append(self.wake_guild)

    async def stop(self) -> None:
        """Finish the edits under way."""
        await self._worker.finish()

    @asynccontextmanager
    async def keeping(self, post: SeriesPost) -> AsyncIterator[None]:
        """Keep a new message up to date, which shows the standings after the block."""
        await self._tables.write(partial(self._stored.add, post))
        try:
            yield
        except Exception:
            await self._tables.write(partial(self._stored.remove, post.message_id))
            raise
        await self._tables.write(partial(self._stored.note_shown, post))
        self.wake_guild(post.guild_id)

    async def forget_channel(self, channel_id: int) -> None:
        """Delete the records of messages in a deleted channel."""
        await self._tables.write(partial(self._stored.remove_of_channel, channel_id))

    def wake_guild(self, guild_id: int) -> None:
        """Edit the outdated messages of a server; failures are retried at once."""
        if self._tables.shards.mine(guild_id):
            self._worker.queue(self._stored.stale_series(guild_id))

    def _mark(self, before: Tournament, after: Tournament) -> None:
        """Mark the series affected by a change of a tournament."""
        if _counted(before) != _counted(after):
            for series_id in {before.series_id, after.series_id}:
                if series_id is not None:
                    self._stored.mark(series_id)

    def _changed(self, tournament: Tournament) -> None:
        self.wake_guild(tournament.guild_id)

    async def _poll(self) -> None:
        """Edit the messages outdated before the last stop."""
        for guild_id in self._stored.stale_guilds():
            self.wake_guild(guild_id)

    async def _bring_up_to_date(self, series_id: int) -> bool:
        """Edit the messages of a series; return whether none has to be tried again.

        While a change is committed and not published, they wait: that is told by ``listeners``.
        """
        done, stale = True, self._stored.stale_of(series_id)
        if not self._bot.get(SeriesService).published(series_id):
            return True
        for post in stale:
            try:
                done &= await self._edit(post)
            except (Refusal, *DISCORD_FAILS) as error:
                log.warning("series %s: couldn't edit its standings: %r", series_id, error)
                done = False
        return done

    async def _edit(self, post: SeriesPost) -> bool:
        """Edit a message; return ``False`` if it has to be tried again.

        One that is out of reach waits until its standings or the bot's permissions change again.
        """
        slot = MessageSlot(
            self._bot, "series", post.channel_id, post.message_id, guild_id=post.guild_id
        )
        if self._limiter.blocks(slot):
            return False
        panel = await self._panel(post)
        edited = await slot.edit(panel or gone_panel(words_for(post.language)), in_archive=True)
        self._limiter.edited(slot)
        if edited is Edited.STAYS:
            return not slot.old or await place_of(self._bot, post.channel_id) is None
        if panel is None or edited is Edited.GONE:
            await self._tables.write(partial(self._stored.remove, post.message_id))
        else:
            await self._tables.write(partial(self._stored.note_shown, post))
        return True

    async def _panel(self, post: SeriesPost) -> Panel | None:
        """Return the standings as they are now; ``None`` if the series was deleted."""
        try:
            series = self._bot.get(SeriesService).get(post.series_id, post.guild_id)
        except Refusal:
            return None
        return await public_panel(self._bot, series, post.page, words_for(post.language))


def _counted(tournament: Tournament) -> tuple[object, ...]:
    """Return all of a tournament that the standings of its series depend on."""
    if tournament.series_id is None or tournament.status == CANCELLED:
        return ()
    over = tournament.version if tournament.status == OVER else None
    return tournament.series_id, tournament.name, over
