"""Installs the puzzle of the day."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.timers import Timers
from bot.core.workers import Workers
from bot.features.board.pictures import Pictures
from bot.features.people.service import People
from bot.features.puzzles.delivery import PuzzlePosts
from bot.features.puzzles.finding import PuzzleFinder
from bot.features.puzzles.pictures import PuzzlePictures
from bot.features.puzzles.service import Puzzles
from bot.tables.service import Tables

if TYPE_CHECKING:
    from bot.ui.client import Client


def install(bot: Client) -> None:
    """Add the services of this feature to ``bot``."""
    tables = bot.get(Tables)
    bot.add(Puzzles(tables, bot.get(People)))
    bot.add(PuzzlePictures(bot.get(Pictures)))
    bot.add(PuzzleFinder(tables, bot.get(Workers), bot.get(Timers)))
    posts = bot.add(PuzzlePosts(bot))
    bot.stopping.push_async_callback(posts.stop)
