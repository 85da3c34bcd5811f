"""Installs deadlines, reminders and pings, and the vote to skip a player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.updates import Updates
from bot.features.people.service import People
from bot.features.reminders.deadlines import Deadlines
from bot.features.reminders.notices import Notices
from bot.features.reminders.ping_policy import PingPolicy
from bot.features.reminders.scheduler import ReminderScheduler
from bot.features.reminders.skipping import Skipping
from bot.features.votes.service import Votes
from bot.tables.service import Tables
from bot.ui.direct import DirectMessages

if TYPE_CHECKING:
    from bot.ui.client import Client


def install(bot: Client) -> None:
    """Add the services of this feature to ``bot``."""
    people, tables = bot.get(People), bot.get(Tables)
    bot.add(PingPolicy(people, bot.get(DirectMessages), tables.now))
    bot.add(Notices(bot))
    bot.add(Deadlines(tables, people, bot.get(Updates).tell))
    bot.add(ReminderScheduler(bot))
    bot.get(Votes).register("skip", Skipping())
