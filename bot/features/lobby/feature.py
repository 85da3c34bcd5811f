"""Installs lobbies, and the delivery of their news and roll calls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.features.lobby.delivery import LobbyNews
from bot.features.lobby.service import Lobby
from bot.tables.service import Tables

if TYPE_CHECKING:
    from bot.ui.client import Client


def install(bot: Client) -> None:
    """Add the services of this feature to ``bot``."""
    bot.add(Lobby(bot.get(Tables)))
    bot.add(LobbyNews(bot))
