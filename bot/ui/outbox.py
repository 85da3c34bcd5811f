"""A transactional outbox: each message is sent exactly once, despite any failures.

Each sending has a number, stored before the request, from which its nonce is made. discord.py sends
``enforce_nonce`` with every nonce, so that for some minutes Discord answers a second request with
the first message: https://docs.discord.com/developers/resources/message#create-message. A retry, in
this process or after a crash, has the same number; a new sending for the same key has a new one.
The sending is finished in the transaction that records its message. The deletion of the hand that
this one replaces is begun in the same transaction, and repeated until Discord has carried it out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING

from bot.storage import Begun
from bot.storage.outbox import REPLACED, deletion

if TYPE_CHECKING:
    from bot.tables.repository import TableRepository

NONCE_LIMIT = 25
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class Outbox:
    """The numbered sendings of a store."""

    def __init__(self, tables: TableRepository) -> None:
        self._tables = tables
        self._stored = tables.store.outbox
        self._done: list[str] = []  # deletions that are still stored
        self.delayed: list[Callable[[], None]] = []  # called when a deletion has failed

    async def begin(self, key: str) -> Begun:
        """Return the unfinished sending for ``key``, or else begin a new one.

        The key names purpose and place. Refused: ``not-saved``; then no message may be sent.
        """
        return await self._tables.write(partial(self._begin, key, self._tables.now()))

    async def renew(self, begun: Begun) -> Begun:
        """Give the sending a fresh number, as the message of the old one was deleted."""
        return await self._tables.write(partial(self._stored.renew, begun.key, self._tables.now()))

    def beginning(self, keys: Iterable[str]) -> Callable[[], None]:
        """The write that begins these sendings, for the transaction that decides on them.

        Each is ``unfinished`` until it was sent, also after a crash.
        """
        return partial(self._stored.begin_all, tuple(keys), self._tables.now())

    def unfinished(self, key: str) -> bool:
        """Return whether the sending called ``key`` was begun and is not finished."""
        return self._stored.unfinished(key)

    def leftovers(self) -> list[str]:
        """Return the keys of what is under way: at the start, of what was interrupted."""
        return self._stored.keys()

    async def give_up(self, key: str) -> None:
        """Finish the sending called ``key`` without a message: its recipient takes none."""
        await self._tables.write(partial(self._stored.finish, Begun(key, 0)))

    def finishing(self, begun: Begun) -> Callable[[], None]:
        """Return the write that finishes ``begun``, for its message's transaction."""
        return partial(self._stored.finish, begun)

    def undeleted(self) -> list[tuple[int, int]]:
        """Return the replaced messages whose deletion was begun and is not done."""
        keys = (key.split() for key in self.leftovers() if key not in self._done)
        return [(int(about[0]), int(about[1])) for what, *about in keys if what == REPLACED]

    def done_with(self, message: tuple[int, int]) -> None:
        """Note that a message is deleted, or is to stay; stored with the next sending."""
        self._done.append(deletion(*message))

    async def store_done(self) -> None:
        """Store which deletions are done."""
        await self._tables.write(self._store_done)

    async def delete_later(self, message: tuple[int, int]) -> None:
        """Note that the deletion of a message has failed, to be retried for a day."""
        await self.begin(deletion(*message))
        for listener in self.delayed:
            listener()

    def _begin(self, key: str, now: datetime) -> Begun:
        with self._tables.store.transaction():
            self._store_done()
            return self._stored.begin(key, now)

    def _store_done(self) -> None:
        # In the thread that writes; others may be appended meanwhile.
        done = self._done[:]
        if done:
            self._stored.forget(done)
            del self._done[: len(done)]


def nonce(number: int, channel_id: int) -> str:
    """Return the nonce of a sending in one channel, unique by channel and number."""
    made = f"{_in_digits(number)}.{_in_digits(channel_id)}"
    assert len(made) <= NONCE_LIMIT
    return made


def _in_digits(number: int) -> str:
    digits = ""
    while number:
        number, digit = divmod(number, len(_DIGITS))
        digits = _DIGITS[digit] + digits
    return digits or "0"
