"""Slower periodic tasks, for days to pass quickly in tests."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from discord.ext import tasks

from bot.features.board.sync import MessageSync
from bot.features.computers.driver import Computers
from bot.features.invitations.announcements import Announcements
from bot.features.privacy.retention import Retention
from bot.features.privacy.service import Privacy
from bot.features.reminders.scheduler import ReminderScheduler
from bot.features.tournaments.director import Director
from bot.features.tournaments.threads import Threads
from bot.features.watching.delivery import WatcherNews
from bot.ui.direct import DirectMessages

LOOPS: tuple[tasks.Loop, ...] = (
    Announcements._look,
    Computers._look_around,
    Director._look,
    DirectMessages._round,
    MessageSync._retry,
    Privacy._look,
    ReminderScheduler._round,
    Retention._look,
    Threads._archive,
    WatcherNews._retry,
)


@contextmanager
def every(seconds: float) -> Iterator[None]:
    """Set the interval of the periodic tasks of bots started in this block."""
    usual = [(loop, loop.seconds, loop.minutes) for loop in LOOPS]
    for loop in LOOPS:
        loop.change_interval(seconds=seconds)
    try:
        yield
    finally:
        for loop, s, m in usual:
            loop.change_interval(seconds=s or 0, minutes=m or 0)
