"""The notification that a user's data has been deleted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ui.notification import Notification

if TYPE_CHECKING:
    from bot.core.words import Words


def forgotten_notification(tables: int, given_up: int, words: Words) -> Notification:
    """Return the summary as a notification, sent if the deletion took a while."""
    return Notification(words("privacy-forgotten", tables=tables, playing=given_up))
