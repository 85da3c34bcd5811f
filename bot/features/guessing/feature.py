"""Installs the guesses of spectators."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.features.guessing.delivery import GuessResults
from bot.features.guessing.service import Guessing
from bot.tables.service import Tables

if TYPE_CHECKING:
    from bot.ui.client import Client


def install(bot: Client) -> None:
    """Add the services of this feature to ``bot``."""
    bot.add(Guessing(bot.get(Tables)))
    results = bot.add(GuessResults(bot))
    bot.stopping.push_async_callback(results.stop)
