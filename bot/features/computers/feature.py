"""Installs the computer players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.timers import Timers
from bot.core.updates import Updates
from bot.features.computers.driver import Computers
from bot.tables.service import Tables
from bot.ui.services import Config

if TYPE_CHECKING:
    from bot.ui.client import Client


def install(bot: Client) -> None:
    """Add the services of this feature to ``bot``."""
    executor, tell = bot.get(Config).search_executor, bot.get(Updates).tell
    computers = bot.add(Computers(bot.get(Tables), bot.get(Timers), executor, tell))
    bot.stopping.push_async_callback(computers.stop)
