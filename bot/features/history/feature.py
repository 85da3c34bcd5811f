"""Installs the records and analyses of games, and the vote to reveal cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.workers import Workers
from bot.features.board.pictures import Pictures
from bot.features.history.analysis.service import Analyses
from bot.features.history.disclosure import Disclosure
from bot.features.history.lookup import Lookup
from bot.features.history.service import History
from bot.features.votes.service import Votes
from bot.tables.service import Tables

if TYPE_CHECKING:
    from bot.ui.client import Client


def install(bot: Client) -> None:
    """Add the services of this feature to ``bot``."""
    tables = bot.get(Tables)
    history = bot.add(History(tables))
    analyses = bot.add(Analyses(tables, bot.get(Workers)))
    bot.add(Lookup(tables, history, bot.get(Pictures), bot.get(Workers), analyses))
    bot.get(Votes).register("reveal", Disclosure())
