"""Installs votes; other features register their kinds of votes."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bot.core.updates import Updates
from bot.features.votes.delivery import VoteMessages
from bot.features.votes.service import Votes
from bot.tables.service import Tables
from bot.ui.membership import record_departed

if TYPE_CHECKING:
    from bot.ui.client import Client


def install(bot: Client) -> None:
    """Add the services of this feature to ``bot``."""
    bot.add(Votes(bot.get(Tables), bot.get(Updates).tell, partial(record_departed, bot)))
    bot.add(VoteMessages(bot))
