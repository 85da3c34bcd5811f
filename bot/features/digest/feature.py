"""Installs the weekly digest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.features.digest.delivery import DigestMessages
from bot.features.digest.service import Digests
from bot.features.people.service import People
from bot.tables.service import Tables

if TYPE_CHECKING:
    from bot.ui.client import Client


def install(bot: Client) -> None:
    """Add the services of this feature to ``bot``."""
    bot.add(Digests(bot.get(Tables), bot.get(People)))
    messages = bot.add(DigestMessages(bot))
    bot.stopping.push_async_callback(messages.stop)
