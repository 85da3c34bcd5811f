"""Retention: deletes games that ended long ago, if so configured; results stay."""

from __future__ import annotations

import logging
from datetime import timedelta

from bot.core.periodic import periodic
from bot.tables.repository import TableRepository
from engine import Refusal

log = logging.getLogger(__name__)

BATCH = 10  # tables deleted in a row, once a minute, which nobody notices


class Retention:
    """Deletes tables some time after they have ended."""

    def __init__(self, tables: TableRepository, keep: timedelta | None) -> None:
        """Keep tables for ``keep`` after their end; ``None``: for ever."""
        self._tables = tables
        self._keep = keep

    def start(self) -> None:
        """Start deleting old tables."""
        if self._keep is not None and self._tables.shards.lead:
            self._look.start()

    def stop(self) -> None:
        """Stop; the next start deletes the rest."""
        self._look.cancel()

    @periodic(minutes=1)
    async def _look(self) -> None:
        assert self._keep is not None
        before = self._tables.now() - self._keep
        try:
            for table_id in self._tables.store.privacy.ended_before(before, BATCH):
                await self._tables.remove(table_id)
                log.info("table %s ended long ago and is deleted", table_id)
        except Refusal as refusal:
            log.warning("couldn't delete old tables: %s", refusal)
