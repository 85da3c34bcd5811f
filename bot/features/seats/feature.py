"""Installs seat changes, and the vote to replace a player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.features.seats.replacing import Replacing
from bot.features.seats.service import Seating
from bot.features.votes.service import Votes
from bot.tables.service import Tables

if TYPE_CHECKING:
    from bot.ui.client import Client


def install(bot: Client) -> None:
    """Add the services of this feature to ``bot``."""
    tables = bot.get(Tables)
    seating = bot.add(Seating(tables))
    bot.get(Votes).register("replace", Replacing(tables, seating))
