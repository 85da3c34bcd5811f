"""Compares guesses after each move, and tells their users by direct message.

A guess and its result are stored, with the delivery state, so that no result is lost or sent twice
when the bot stops in between. One message for each game is edited, and replaced once Discord limits
its edits. It is sent to users who still see the table, as news for watchers is.
"""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.keyed_worker import SLOW_BACKOFF, KeyedWorker
from bot.core.timers import Timers
from bot.features.guessing.messages import outcome_panel
from bot.features.guessing.model import END
from bot.features.guessing.service import Guessing
from bot.features.people.service import People
from bot.tables.service import Tables
from bot.ui.direct import DirectMessages
from bot.ui.error_codes import DISCORD_FAILS
from bot.ui.membership import place_of, user_sees
from bot.ui.slot import DmsClosed, MessageSlot, Posted
from engine import Refusal

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.features.guessing.model import Guesser
    from bot.ui.client import Client

log = logging.getLogger(__name__)


class GuessResults:
    """Compares guesses and tells their users."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._tables = bot.get(Tables)
        self._guessing = bot.get(Guessing)
        timers = bot.get(Timers)
        self._worker = KeyedWorker(
            "guesses", self._try_to_tell, timers, self._tables.now, backoff=SLOW_BACKOFF
        )
        timers.add("guesses", self._catch_up, at_start=True)

    async def stop(self) -> None:
        """Finish the news under way."""
        await self._worker.finish()

    def tell(self, table_id: int) -> None:
        """Compare the guesses at a table that has changed, soon."""
        if table_id in self._worker or self._guessing.guessed_at(table_id):
            self._worker.request(table_id)

    async def _catch_up(self) -> None:
        """Compare guesses left over from before the restart."""
        for table in self._tables.here(self._guessing.tables()):
            self.tell(table.id)

    async def _try_to_tell(self, table_id: int) -> bool:
        try:
            untold = await self._guessing.settle(table_id)
            table = self._tables.get(table_id)
            return all([await self._tell(table, guesser) for guesser in untold])
        except (Refusal, *DISCORD_FAILS) as error:
            log.warning("couldn't tell the guessers of table %s: %s", table_id, error)
            return False

    async def _tell(self, table: Table, guesser: Guesser) -> bool:
        """Send a user the result of their guess; return ``False`` if it is to be retried."""
        now = replace(guesser, told=self._guessing.news(table, guesser))
        if not guesser.made or not await self._sees(table, guesser.user_id):
            await self._guessing.told(now)
            return True
        people = self._bot.get(People)
        panel = outcome_panel(table, guesser, people.words(guesser.user_id, table.language))
        over = now.told == END

        async def note(posted: Posted | None) -> bool:
            if posted is None:
                return await self._guessing.told(now)
            channel_id, message_id = posted.ids
            shown = replace(now, channel_id=channel_id, message_id=message_id)
            return await self._guessing.told(shown, posted.finish)

        try:
            return await self._bot.get(DirectMessages).update(
                guesser.user_id,
                self._slot(guesser),
                panel,
                note,
                anew=over,
                silent=not (over and people.may_be_called(guesser.user_id)),
            )
        except DmsClosed:  # the result is on their panel whenever they open it
            await self._guessing.told(now)
            return True

    async def _sees(self, table: Table, user_id: int) -> bool:
        """Return whether this user still sees the table's channel."""
        place = await place_of(self._bot, table.channel_id)
        return await user_sees(self._bot, place, user_id)

    def _slot(self, guesser: Guesser) -> MessageSlot:
        key = f"guesses {guesser.table_id} for {guesser.user_id}"
        return MessageSlot(self._bot, key, guesser.channel_id, guesser.message_id)
