"""The notification that a user's data has been deleted."""

from __future__ import annotations

from bot.core.words import Words
from bot.ui.notification import Notification


def forgotten_notification(tables: int, given_up: int, words: Words) -> Notification:
    """Return the summary as a notification, sent if the deletion took a while."""
    return Notification(words("privacy-forgotten", tables=tables, playing=given_up))
