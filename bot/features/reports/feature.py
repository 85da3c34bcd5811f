"""Installs problem reports."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.features.reports.delivery import Reports
from bot.ui.services import Config

if TYPE_CHECKING:
    from bot.ui.client import Client


def install(bot: Client) -> None:
    """Add the services of this feature to ``bot``."""
    bot.add(Reports(bot, bot.get(Config).reports))
