"""Installs the private view of a table, and the direct messages that show it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.features.hand.direct_messages import HandMessages
from bot.features.hand.live_panels import LivePanels
from bot.features.hand.private_view import HandView
from bot.ui.open_panels import OpenPanels

if TYPE_CHECKING:
    from bot.ui.client import Client


def install(bot: Client) -> None:
    """Add the services of this feature to ``bot``."""
    bot.add(HandMessages(bot))
    bot.add(OpenPanels())
    bot.add(LivePanels(bot))
    bot.add(HandView(bot))
