"""Games that ended long ago are deleted, if the host wants it so; their results stay."""

from __future__ import annotations

import logging
from datetime import timedelta

from bot.core.periodic import every
from bot.features.tables.repository import Ledger
from engine import Refusal

log = logging.getLogger(__name__)

BATCH = 10  # tables that are deleted in a row, once a minute: nobody notices it


class Retention:
    """Deletes tables some time after they have ended."""

    def __init__(self, ledger: Ledger, keep: timedelta | None) -> None:
        """``keep``: for how long tables are kept after their end; ``None``: for ever."""
        self._ledger = ledger
        self._keep = keep

    def start(self) -> None:
        """From now on, look for tables that are old."""
        if self._keep is not None and self._ledger.shards.lead:
            self._look.start()

    def stop(self) -> None:
        """Leave the rest for the next start."""
        self._look.cancel()

    @every(minutes=1)
    async def _look(self) -> None:
        assert self._keep is not None
        before = self._ledger.now() - self._keep
        try:
            for table_id in self._ledger.store.privacy.ended_before(before, BATCH):
                await self._ledger.remove(table_id)
                log.info("table %s ended long ago and is deleted", table_id)
        except Refusal as refusal:
            log.warning("old tables are not deleted: %s", refusal)
