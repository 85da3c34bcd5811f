"""One bot for the same games, or for the same shards: two would each tell everything."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from filelock import FileLock, Timeout

from bot.core.settings import CannotStart, Settings, shown
from bot.features.tables.repository import Ledger
from bot.storage import NotStored


@contextmanager
def alone(settings: Settings) -> Iterator[None]:
    """Nobody else plays with, or replaces, the games in this data folder meanwhile.

    The system releases the lock when the process ends, however it does. Raises ``CannotStart`` if
    somebody else has it.
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


def attend(ledger: Ledger) -> None:
    """Nobody else on the same database attends to the shards of ``ledger`` from now on.

    The database gives them back when the process ends, however it does. Raises ``CannotStart`` if
    somebody else attends to one of them.
    """
    across, shards = ledger.store.across, ledger.shards
    if across is None:
        return
    where = shown(ledger.store.where)
    try:
        free = across.attend(shards.ids, shards.count)
    except NotStored as error:
        raise CannotStart("stop-store-unusable", path=where, error=str(error)) from error
    if not free:
        raise CannotStart("stop-shards-taken", shards=str(shards), path=where)
