"""Installs the lists of users' games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.features.my_turns.delivery import MyTurnsMessages

if TYPE_CHECKING:
    from bot.ui.client import Client


def install(bot: Client) -> None:
    """Add the services of this feature to ``bot``."""
    mine = bot.add(MyTurnsMessages(bot))
    bot.stopping.push_async_callback(mine.stop)
