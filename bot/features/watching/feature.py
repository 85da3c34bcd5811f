"""Installs the watching of tables, and the news for watchers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.features.watching.delivery import WatcherNews
from bot.features.watching.service import Watching
from bot.tables.service import Tables

if TYPE_CHECKING:
    from bot.ui.client import Client


def install(bot: Client) -> None:
    """Add the services of this feature to ``bot``."""
    bot.add(Watching(bot.get(Tables)))
    news = bot.add(WatcherNews(bot))
    bot.stopping.push_async_callback(news.stop)
