"""Installs the hall of fame, and adds titles to the statistics of users."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.features.hall_of_fame.messages import profile_text
from bot.features.hall_of_fame.service import HallOfFame
from bot.features.ratings.profiles import PROFILE_TEXTS

if TYPE_CHECKING:
    from bot.ui.client import Client


def install(bot: Client) -> None:
    """Add the services of this feature to ``bot``."""
    bot.add(HallOfFame(bot))


PROFILE_TEXTS.append(profile_text)
