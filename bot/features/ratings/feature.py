"""Installs results, ratings and statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.timers import Timers
from bot.features.ratings.service import Ratings
from bot.tables.service import Tables

if TYPE_CHECKING:
    from bot.ui.client import Client


def install(bot: Client) -> None:
    """Add the services of this feature to ``bot``."""
    tables = bot.get(Tables)
    ratings = bot.add(Ratings(tables))
    if tables.shards.lead:
        bot.get(Timers).add("results", ratings.catch_up, at_start=True)
