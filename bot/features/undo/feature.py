"""Installs undo, and the vote on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.workers import Workers
from bot.features.history.service import History
from bot.features.undo.service import Consent, Undo
from bot.features.votes.service import Votes
from bot.tables.service import Tables

if TYPE_CHECKING:
    from bot.ui.client import Client


def install(bot: Client) -> None:
    """Add the services of this feature to ``bot``."""
    tables, votes, history = bot.get(Tables), bot.get(Votes), bot.get(History)
    undo = bot.add(Undo(tables, votes, history, bot.get(Workers)))
    votes.register("undo", Consent(tables, undo, history))
