"""Installs leagues, and the delivery of their questions and divisions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.features.leagues.delivery import LeagueDelivery
from bot.features.leagues.service import Leagues
from bot.features.tournaments.service import Tournaments
from bot.tables.service import Tables

if TYPE_CHECKING:
    from bot.ui.client import Client


def install(bot: Client) -> None:
    """Add the services of this feature to ``bot``."""
    bot.add(Leagues(bot.get(Tables), bot.get(Tournaments)))
    LeagueDelivery(bot)
