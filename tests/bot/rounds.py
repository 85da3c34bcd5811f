"""How often the bot looks whether there is anything to do: for days to pass quickly in tests."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from discord.ext import tasks

from bot.features.board.sync import Herald
from bot.features.computers.driver import Computers
from bot.features.invitations.announcements import Announcements
from bot.features.reminders.scheduler import Pacemaker
from bot.features.tournaments.director import Director
from bot.features.watching.service import Watching
from bot.ui.direct import DirectMessages

LOOPS: tuple[tasks.Loop, ...] = (
    Announcements._look,
    Computers._look_around,
    Director._look,
    DirectMessages._round,
    Herald._retry,
    Pacemaker._round,
    Watching._retry,
)


@contextmanager
def every(seconds: float) -> Iterator[None]:
    """Bots that start meanwhile look at everything this often."""
    usual = [(loop, loop.seconds, loop.minutes) for loop in LOOPS]
    for loop in LOOPS:
        loop.change_interval(seconds=seconds)
    try:
        yield
    finally:
        for loop, s, m in usual:
            loop.change_interval(seconds=s or 0, minutes=m or 0)
