"""Scheduled backups: one a day into a folder, where the oldest ones are deleted."""

from __future__ import annotations

import asyncio
import logging
import re
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

from discord.ext import tasks

from bot.core.metrics import BACKUP
from bot.core.settings import CannotStart
from bot.core.words import DEFAULT, words_for
from bot.storage.backup import back_up
from bot.tables.service import Tables

if TYPE_CHECKING:
    from bot.ui.client import Client

log = logging.getLogger(__name__)

EVERY = timedelta(days=1)
LATE = 2 * EVERY  # the age at which the last backup counts as overdue
SECONDS_BETWEEN_LOOKS = 600.0

_NAME = re.compile(r"civitas-(\d{8}-\d{6})\.sqlite3")
_TIME = "%Y%m%d-%H%M%S"


def backups(folder: Path) -> dict[datetime, Path]:
    """Return the scheduled backups in ``folder``, and no other files, oldest first."""
    found = {}
    for path in sorted(folder.glob("civitas-*.sqlite3")):
        if named := _NAME.fullmatch(path.name):
            found[datetime.strptime(named[1], _TIME).replace(tzinfo=UTC)] = path
    return found


def back_up_if_due(games: Path | str, folder: Path, keep: int, now: datetime) -> Path | None:
    """Make a backup unless the last one is recent; keep the ``keep`` newest.

    Returns the new file, if there is one. Raises ``CannotStart`` if it couldn't be made: then none
    is deleted. It is to be called again, as it tries each time.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        last = max(backups(folder), default=None)
        BACKUP.set(0 if last is None else last.timestamp())
        if last is not None and now - last < EVERY:
            return None
        made = folder / now.strftime(f"civitas-{_TIME}.sqlite3")
        back_up(games, made)
        BACKUP.set(now.timestamp())
        for old in list(backups(folder).values())[:-keep]:
            old.unlink()
    except OSError as error:
        raise CannotStart("stop-not-copied", path=str(folder), error=str(error)) from error
    return made


def scheduled(bot: Client, games: Path | str, folder: Path, keep: int) -> tasks.Loop:
    """Return a loop, to be started, that makes the backups of ``bot``'s games.

    They are made in a thread, so they do not block the event loop. A failure is logged and retried
    ten minutes later.
    """

    @tasks.loop(seconds=SECONDS_BETWEEN_LOOKS)
    async def look() -> None:
        now = bot.get(Tables).now()
        try:
            made = await asyncio.to_thread(back_up_if_due, games, folder, keep, now)
        except CannotStart as stop:
            log.error("no backup: %s", words_for(DEFAULT)(stop.key, **stop.facts))
        else:
            if made is not None:
                log.info("backup %s", made)

    return look
