"""The delivery of the lists: sent without a notification, then edited.

A list is made from the tables as last committed. Discord limits edits of messages older than an
hour, so such a message is replaced by a new one, which takes the old one's place.
"""

from __future__ import annotations

import json
import logging
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from functools import partial
from hashlib import blake2b
from typing import TYPE_CHECKING

from bot.core.keyed_worker import SLOW_BACKOFF, KeyedWorker
from bot.core.table import Table, TableKind
from bot.core.timers import Timers
from bot.core.words import DEFAULT
from bot.features.actions.mygames import mygames_panel
from bot.features.my_turns.storage import MyTurns, StoredMyTurns
from bot.features.people.service import People
from bot.tables.service import Tables
from bot.ui.direct import DirectMessages
from bot.ui.error_codes import DISCORD_FAILS
from bot.ui.panel import Panel
from bot.ui.slot import DmsClosed, MessageSlot, Posted
from engine import Refusal

if TYPE_CHECKING:
    from bot.ui.client import Client

log = logging.getLogger(__name__)

NAME = "my-turns"


class MyTurnsMessages:
    """Sends users the list of their games if they want it, and keeps it up to date."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._tables = bot.get(Tables)
        self._stored = self._tables.store.section(StoredMyTurns)
        timers = bot.get(Timers)
        self._worker = KeyedWorker(
            NAME, self._try_to_update, timers, self._tables.now, backoff=SLOW_BACKOFF
        )
        timers.add(NAME, self._catch_up, at_start=True)

    async def stop(self) -> None:
        """Finish the updates under way."""
        await self._worker.finish()

    def wants(self, user_id: int) -> bool:
        """Return whether this user wants the list."""
        return self._stored.load(user_id) is not None

    async def switch(self, user_id: int, on: bool) -> None:
        """Send this user the list from now on, or delete it."""
        async with self._locked(user_id):
            mine = self._stored.load(user_id)
            if on and mine is None:
                await self._tables.write(partial(self._stored.add, user_id))
                self._worker.request(user_id)
            elif not on and mine is not None:
                await self._tables.write(partial(self._stored.remove, user_id))
                await self._slot(mine).delete()

    def tell(self, table: Table) -> None:
        """Schedule updates of the lists that a changed table affects."""
        people = {seat.called for seat in table.seats if seat.user_id is not None}
        for user_id in self._stored.concerned(table.id, people):
            self._worker.request(user_id)

    async def _catch_up(self) -> None:
        """Update the lists after a start."""
        if self._tables.shards.lead:
            for user_id in self._stored.everyone():
                self._worker.request(user_id)

    async def _try_to_update(self, user_id: int) -> bool:
        try:
            async with self._locked(user_id):
                return await self._update(user_id)
        except (Refusal, *DISCORD_FAILS) as error:
            log.warning("couldn't update a list of games: %s", error)
            return False

    async def _update(self, user_id: int) -> bool:
        """Edit the list of a user if it has changed, or send it.

        Returns ``False`` if it cannot be sent yet, as the user's channel is still to be opened.
        """
        mine = self._stored.load(user_id)
        if mine is None:
            return True
        every = self._tables.of_user(user_id)
        tables = [table for table in every if table.kind is not TableKind.TUTORIAL]
        panel = mygames_panel(tables, user_id, self._bot.get(People).words(user_id, DEFAULT))
        listed = frozenset(table.id for table in tables)
        now = replace(mine, shown=_fingerprint(panel), tables=listed)
        if now == mine:
            return True
        try:
            return await self._bot.get(DirectMessages).update(
                user_id, self._slot(mine), panel, partial(self._save, now)
            )
        except DmsClosed:
            await self._tables.write(partial(self._stored.remove, user_id))
            return True

    async def _save(self, mine: MyTurns, posted: Posted | None) -> bool:
        """Record the state shown by the list; ``False`` if its user wants none any more.

        A user may be forgotten at any moment; no record of them may be stored after that.
        """

        def write() -> bool:
            with self._tables.store.transaction():
                if posted is None:
                    return self._stored.update(mine)
                posted.finish()
                channel_id, message_id = posted.ids
                return self._stored.update(
                    replace(mine, channel_id=channel_id, message_id=message_id)
                )

        return await self._tables.write(write)

    def _locked(self, user_id: int) -> AbstractAsyncContextManager[None]:
        """Return the lock of a user's list, which any process may change."""
        return self._tables.locks(NAME, user_id)

    def _slot(self, mine: MyTurns) -> MessageSlot:
        key = f"{NAME} for {mine.user_id}"
        return MessageSlot(self._bot, key, mine.channel_id, mine.message_id)


def _fingerprint(panel: Panel) -> str:
    shown = json.dumps(panel.to_components(), sort_keys=True)
    return blake2b(shown.encode(), digest_size=12).hexdigest()
