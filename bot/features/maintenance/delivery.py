"""Shows the host's note in the channels of all active tables, and deletes it."""

from __future__ import annotations

import logging
from datetime import datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING

from bot.core.timers import Timers
from bot.core.words import words_for
from bot.features.maintenance.storage import Note, Place, Shown, StoredMaintenance
from bot.tables.service import Tables
from bot.ui.error_codes import DISCORD_FAILS, passing
from bot.ui.panel import Panel
from bot.ui.slot import MessageSlot, Unreachable

if TYPE_CHECKING:
    from bot.ui.client import Client

log = logging.getLogger(__name__)

COLOUR = 0xB5843A
# The command line stores the note from another process.
BETWEEN_LOOKS = timedelta(minutes=10)
# Messages go to different channels; a few at a time leave room for the games.
AT_A_TIME, PAUSE = 10, timedelta(seconds=5)


class Maintenance:
    """Keeps one message with the host's current note in each channel."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._tables = bot.get(Tables)
        self._stored = self._tables.store.section(StoredMaintenance)
        self._next = self._tables.now()
        bot.get(Timers).add("maintenance", self._poll, due=self._due, at_start=True, pause=PAUSE)

    def _due(self) -> datetime:
        return self._next

    async def _poll(self) -> None:
        """Delete some outdated messages and post some due ones; look again for more."""
        note, mine = self._stored.note(), self._tables.shards.mine
        outdated = [each for each in self._stored.outdated(note) if mine(each.guild_id)]
        due = []
        if note is not None:
            due = [(note, each) for each in self._stored.to_be_told(note) if mine(each.guild_id)]
        more = max(len(outdated), len(due)) > AT_A_TIME
        self._next = self._tables.now() + (PAUSE if more else BETWEEN_LOOKS)
        for shown in outdated[:AT_A_TIME]:
            await self._take_away(shown)
        for current, place in due[:AT_A_TIME]:
            await self._show(current, place)

    async def _take_away(self, shown: Shown) -> None:
        """Delete a message; it stays recorded if Discord fails for a while."""
        if shown.message_id is not None:
            slot = MessageSlot(
                self._bot,
                f"maintenance {shown.channel_id}",
                shown.channel_id,
                shown.message_id,
                guild_id=shown.guild_id,
            )
            try:
                await slot.take_away()
            except DISCORD_FAILS as error:
                log.info("a maintenance note stays in channel %s: %r", shown.channel_id, error)
                if passing(error):
                    return
        await self._tables.write(partial(self._stored.forget, shown.channel_id))

    async def _show(self, note: Note, place: Place) -> None:
        """Post the note in a channel; one that takes no messages is not tried again."""
        key = f"maintenance {note.id} {place.channel_id}"
        slot = MessageSlot(self._bot, key, guild_id=place.guild_id)
        panel = Panel(COLOUR).text(words_for(place.language)("maintenance-note", text=note.text))
        shown = partial(Shown, place.channel_id, place.guild_id, note.id)
        try:
            posted = await slot.post(place.channel_id, panel)
        except Unreachable:
            await self._tables.write(partial(self._stored.show, shown(None)))
            return
        except DISCORD_FAILS as error:
            log.info("a maintenance note isn't shown in %s yet: %r", place.channel_id, error)
            return

        def write() -> None:
            with self._tables.store.transaction():
                self._stored.show(shown(posted.message_id))
                posted.finish()

        await self._tables.write(write)
