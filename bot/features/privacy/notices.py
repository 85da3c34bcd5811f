"""What users are told when their data has been deleted."""

from __future__ import annotations

from bot.core.words import Words
from bot.ui.notification import Notification


def forgotten_notification(tables: int, given_up: int, words: Words) -> Notification:
    """The same as a notification, sent if it took a while."""
    return Notification(words("privacy-forgotten", tables=tables, playing=given_up))
