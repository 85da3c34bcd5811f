"""Installs the settings and profiles of users."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.features.people.profiles import StoredProfiles
from bot.features.people.service import People
from bot.tables.service import Tables

if TYPE_CHECKING:
    from bot.ui.client import Client


def install(bot: Client) -> None:
    """Add the services of this feature to ``bot``."""
    people = bot.add(People(bot.get(Tables)))
    bot.add(StoredProfiles(people))
