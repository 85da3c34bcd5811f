"""Installs series."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.features.series.service import AllSeries
from bot.features.tournaments.service import Tournaments
from bot.tables.service import Tables

if TYPE_CHECKING:
    from bot.ui.client import Client


def install(bot: Client) -> None:
    """Add the services of this feature to ``bot``."""
    bot.add(AllSeries(bot.get(Tables), bot.get(Tournaments)))
