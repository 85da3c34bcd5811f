"""Errors of the database."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core.settings import CannotStart


class NotStored(Exception):
    """The database rejected a change, and none of it is stored."""


class ChannelTaken(NotStored):
    """The channel has an active table already."""


class NotRead(Exception):
    """The database cannot be read."""


class NewerDatabase(CannotStart):
    """The database was written by a newer version of the bot."""

    def __init__(self, where: str, changes: Sequence[str]) -> None:
        super().__init__("stop-newer-database", path=where, names=", ".join(changes))
