"""Installs the export and erasure of personal data, and the deletion of old games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.timers import Timers
from bot.features.privacy.retention import Retention
from bot.features.privacy.service import Privacy
from bot.tables.service import Tables
from bot.ui.services import Config

if TYPE_CHECKING:
    from bot.ui.client import Client


def install(bot: Client) -> None:
    """Add the services of this feature to ``bot``."""
    bot.add(Privacy(bot))
    bot.add(Retention(bot.get(Tables), bot.get(Timers), bot.get(Config).keep))
