"""Installs the export and erasure of personal data, and the deletion of old games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.timers import Timers
from bot.core.updates import Updates
from bot.core.workers import Workers
from bot.features.people.service import People
from bot.features.privacy.delivery import Erasure
from bot.features.privacy.retention import Retention
from bot.features.privacy.service import Privacy
from bot.features.ratings.service import Ratings
from bot.features.tournaments.service import Tournaments
from bot.tables.service import Tables
from bot.ui.services import Config

if TYPE_CHECKING:
    from bot.ui.client import Client


def install(bot: Client) -> None:
    """Add the services of this feature to ``bot``."""
    tables = bot.get(Tables)
    bot.add(
        Privacy(
            tables,
            bot.get(Updates).tell,
            bot.get(Workers),
            bot.get(People),
            bot.get(Ratings),
            bot.get(Tournaments),
        )
    )
    Erasure(bot)
    bot.add(Retention(tables, bot.get(Timers), bot.get(Config).keep))
