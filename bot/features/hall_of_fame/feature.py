"""Installs the hall of fame, and adds titles to the statistics of users."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.workers import Workers
from bot.features.hall_of_fame.messages import profile_text
from bot.features.hall_of_fame.service import HallOfFame
from bot.features.leagues.service import Leagues
from bot.features.ratings.profiles import PROFILE_TEXTS
from bot.features.series.service import SeriesService
from bot.features.tournaments.service import Tournaments

if TYPE_CHECKING:
    from bot.ui.client import Client


def install(bot: Client) -> None:
    """Add the services of this feature to ``bot``."""
    workers, tournaments = bot.get(Workers), bot.get(Tournaments)
    bot.add(HallOfFame(workers, tournaments, bot.get(SeriesService), bot.get(Leagues)))


PROFILE_TEXTS.append(profile_text)
