"""Installs standing orders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.features.orders.service import Orders
from bot.tables.service import Tables

if TYPE_CHECKING:
    from bot.ui.client import Client


def install(bot: Client) -> None:
    """Add the services of this feature to ``bot``."""
    bot.add(Orders(bot.get(Tables)))
