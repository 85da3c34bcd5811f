"""One bot for one folder: two on the same games would each tell everything."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from filelock import FileLock, Timeout

from bot.settings import CannotStart, Settings


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
