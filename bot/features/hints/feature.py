"""Installs the vote on advice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.features.hints.agreement import AdviceVote
from bot.features.votes.service import Votes

if TYPE_CHECKING:
    from bot.ui.client import Client


def install(bot: Client) -> None:
    """Let players vote on advice."""
    bot.get(Votes).register("advice", AdviceVote())
