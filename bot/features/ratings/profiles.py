"""Texts that other features add to the statistics of a user."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.core.words import Words
    from bot.ui.client import Client

# From server, user and caller; an empty text is left out.
ProfileText = Callable[["Client", int, int, int, "Words"], Awaitable[str]]

PROFILE_TEXTS: list[ProfileText] = []
