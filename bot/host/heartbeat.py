"""A heartbeat file, by which a container knows that the bot is alive."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from discord.ext import tasks

if TYPE_CHECKING:
    from bot.ui.client import Client

EVERY = 20.0
LATE = 90.0


def heartbeat(bot: Client, path: Path) -> tasks.Loop:
    """Return a loop, to be started, that touches ``path`` while ``bot`` is connected."""

    @tasks.loop(seconds=EVERY)
    async def beat() -> None:
        if bot.connected:
            await asyncio.to_thread(path.touch)

    return beat


def silence(path: Path, now: datetime | None = None) -> float | None:
    """Return the seconds since ``path`` was last touched; ``None`` if it never was."""
    try:
        touched = datetime.fromtimestamp(path.stat().st_mtime, UTC)
    except FileNotFoundError:
        return None
    return ((now or datetime.now(UTC)) - touched).total_seconds()
