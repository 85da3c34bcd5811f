"""Exclusive locks, so that no two bots share a data folder or a shard."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from filelock import FileLock, Timeout

from bot.core.settings import CannotStart, Settings, shown
from bot.storage import NotStored
from bot.tables.repository import TableRepository


@contextmanager
def lock_data_folder(settings: Settings) -> Iterator[None]:
    """Lock this data folder against other bots, and against restoring, in the context.

    The system releases the lock when the process ends, even by a crash. Raises ``CannotStart`` if
    another process holds it.
    """
    lock = FileLock(settings.lock, timeout=0)
    try:
        lock.acquire()
    except Timeout as error:
        raise CannotStart("stop-already-running", path=str(settings.data)) from error
    try:
        yield
    finally:
        lock.release()


def lock_shards(tables: TableRepository) -> None:
    """Lock the shards of ``tables`` against other processes on the same database.

    The database releases the locks when the process ends, even by a crash. Raises ``CannotStart``
    if another process holds one of them.
    """
    across, shards = tables.store.across, tables.shards
    if across is None:
        return
    where = shown(tables.store.where)
    try:
        free = across.claim_shards(shards.ids, shards.count)
    except NotStored as error:
        raise CannotStart("stop-store-unusable", path=where, error=str(error)) from error
    if not free:
        raise CannotStart("stop-shards-taken", shards=str(shards), path=where)
