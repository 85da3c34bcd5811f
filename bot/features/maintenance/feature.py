"""Installs maintenance notes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.features.maintenance.delivery import Maintenance

if TYPE_CHECKING:
    from bot.ui.client import Client


def install(bot: Client) -> None:
    """Add the services of this feature to ``bot``."""
    bot.add(Maintenance(bot))
