"""Games that ended long ago are deleted, if the host wants it so; their results stay."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta

from discord.ext import tasks

from bot.ledger import Ledger
from engine import Refusal

log = logging.getLogger(__name__)

# So many tables in a row, and after that the bot gets on with everything else for so long.
BATCH = 20
PAUSE = timedelta(seconds=5)


class Retention:
    """Deletes tables some time after they have ended."""

    def __init__(self, ledger: Ledger, keep: timedelta | None) -> None:
        """``keep``: for how long tables are kept after their end; ``None``: for ever."""
        self._ledger = ledger
        self._keep = keep

    def start(self) -> None:
        """From now on, look every hour for tables that are old."""
        if self._keep is not None:
            self._look.start()

    def stop(self) -> None:
        """Leave the rest for the next start."""
        self._look.cancel()

    @tasks.loop(hours=1)
    async def _look(self) -> None:
        try:
            while await self.delete_old():
                await asyncio.sleep(PAUSE.total_seconds())
        except Refusal as refusal:
            log.warning("old tables are not deleted: %s", refusal)

    async def delete_old(self) -> int:
        """Delete some of the tables that are old, the oldest first; how many that were."""
        if self._keep is None:
            return 0
        before = self._ledger.now() - self._keep
        old = self._ledger.store.privacy.ended_before(before, BATCH)
        for table_id in old:
            await self._ledger.remove(table_id)
        if old:
            log.info("%d tables that ended long ago are deleted", len(old))
        return len(old)
