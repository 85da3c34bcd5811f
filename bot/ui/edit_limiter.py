"""A rate limit for edits of old messages that keep changing."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.ui.slot import MessageSlot

# Discord limits the edits of old messages, see ``bot.ui.error_codes.not_editable``.
BETWEEN_EDITS = timedelta(minutes=10)


class EditLimiter:
    """Limits each old message to one edit in ten minutes."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._edited: dict[int | None, datetime] = {}  # old messages

    def blocks(self, slot: MessageSlot) -> bool:
        """Return whether the message in ``slot`` is old and was edited too recently."""
        edited = self._edited.get(slot.message_id)
        return slot.old and edited is not None and self._now() - edited < BETWEEN_EDITS

    def edited(self, slot: MessageSlot) -> None:
        """Note that the message in ``slot`` has just been edited."""
        now = self._now()
        self._edited = {
            message_id: at for message_id, at in self._edited.items() if now - at < BETWEEN_EDITS
        }
        if slot.old:
            self._edited[slot.message_id] = now
