"""Retention: deletes games that ended long ago, if so configured; results stay."""

from __future__ import annotations

import logging
from datetime import datetime, timedelta

from bot.core.timers import Timers
from bot.tables.repository import TableRepository
from engine import Refusal

log = logging.getLogger(__name__)

BATCH = 10  # tables deleted in a row, once a minute, few enough not to delay players
PAUSE = timedelta(minutes=1)


class Retention:
    """Deletes tables some time after they have ended."""

    def __init__(self, tables: TableRepository, timers: Timers, keep: timedelta | None) -> None:
        """Keep tables for ``keep`` after their end; ``None``: forever."""
        self._tables = tables
        if keep is not None and tables.shards.lead:
            self._keep = keep
            timers.add("retention", self._delete_some, due=self._next_deletion, pause=PAUSE)

    def _next_deletion(self) -> datetime | None:
        """Return when the table that ended first is to be deleted."""
        ended = self._tables.store.privacy.first_end()
        return None if ended is None else ended + self._keep

    async def _delete_some(self) -> None:
        before = self._tables.now() - self._keep
        try:
            for table_id in self._tables.store.privacy.ended_before(before, BATCH):
                await self._tables.remove(table_id)
                log.info("table %s ended long ago and is deleted", table_id)
        except Refusal as refusal:
            log.warning("couldn't delete old tables: %s", refusal)
