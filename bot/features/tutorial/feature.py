"""Installs the tutorials."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.features.tutorial.delivery import TutorialMessages
from bot.features.tutorial.service import Tutorials
from bot.tables.service import Tables

if TYPE_CHECKING:
    from bot.ui.client import Client


def install(bot: Client) -> None:
    """Add the services of this feature to ``bot``."""
    bot.add(Tutorials(bot.get(Tables)))
    bot.add(TutorialMessages(bot))
