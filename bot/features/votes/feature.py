"""Installs votes; other features register what can be voted on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.features.votes.delivery import VoteMessages
from bot.features.votes.service import Votes

if TYPE_CHECKING:
    from bot.ui.client import Client


def install(bot: Client) -> None:
    """Add the services of this feature to ``bot``."""
    bot.add(Votes(bot))
    bot.add(VoteMessages(bot))
