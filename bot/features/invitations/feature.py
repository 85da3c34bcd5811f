"""Installs invitations, and the announcements of offers and sittings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.features.invitations.announcements import Announcements
from bot.features.invitations.service import Invitations
from bot.tables.service import Tables

if TYPE_CHECKING:
    from bot.ui.client import Client


def install(bot: Client) -> None:
    """Add the services of this feature to ``bot``."""
    bot.add(Invitations(bot.get(Tables)))
    bot.add(Announcements(bot))
