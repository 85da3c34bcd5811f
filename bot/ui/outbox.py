"""A transactional outbox: each message is sent exactly once, whatever fails.

Each sending has a number, stored before the request, from which its nonce is made. discord.py sends
``enforce_nonce`` with every nonce, so that for some minutes Discord answers a second request with
the first message: https://docs.discord.com/developers/resources/message#create-message. A retry, in
this process or after a crash, has the same number; a new sending of the same thing has another one.
The sending is finished in the transaction that notes its message.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from bot.storage import Begun

if TYPE_CHECKING:
    from bot.features.tables.repository import Ledger

NONCE_LIMIT = 25
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class Outbox:
    """Numbers the sendings of one store."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._stored = ledger.store.outbox

    async def begin(self, key: str) -> Begun:
        """The sending called ``key``: the unfinished one, or else a new one.

        The key names purpose and place. Refused: ``not-saved``; then nothing may be sent.
        """
        return await self._ledger.write(partial(self._stored.begin, key, self._ledger.now()))

    async def renew(self, begun: Begun) -> Begun:
        """Give the sending a fresh number, as the message of the old one was deleted."""
        return await self._ledger.write(partial(self._stored.renew, begun.key, self._ledger.now()))

    def finishing(self, begun: Begun) -> Callable[[], None]:
        """The write that finishes ``begun``, for the transaction that notes its message."""
        return partial(self._stored.finish, begun)


def nonce(number: int, channel_id: int) -> str:
    """The nonce of a sending in one channel, unique by channel and number."""
    made = f"{_in_digits(number)}.{_in_digits(channel_id)}"
    assert len(made) <= NONCE_LIMIT
    return made


def _in_digits(number: int) -> str:
    digits = ""
    while number:
        number, digit = divmod(number, len(_DIGITS))
        digits = _DIGITS[digit] + digits
    return digits or "0"
