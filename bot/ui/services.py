"""The services that all features build on, and their configuration."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path

import aiohttp

from bot.core.in_flight import InFlight
from bot.core.painter import Painter
from bot.core.shards import ALL, Shards
from bot.core.timers import Timers
from bot.core.updates import Updates
from bot.core.workers import Workers
from bot.storage import Store
from bot.tables.dealer import Dealer
from bot.tables.repository import Clock, utc_now
from bot.tables.service import Tables
from bot.ui.client import Client
from bot.ui.direct import DirectMessages
from bot.ui.outbox import Outbox
from bot.ui.registration import Registration
from bot.ui.replaced import ReplacedMessages


@dataclass(frozen=True)
class Config:
    """The configuration of a bot, by its host, the demo or a test.

    ``store``            a file, or the URL of a database that other processes may share
    ``clock``            returns the time
    ``writer``           writes to the store instead of a thread of its own
    ``search_executor``  runs the computer players instead of worker processes
    ``render_executor``  runs drawing and other long work instead of worker processes
    ``reports``          the id of the channel for problem reports
    ``keep``             how long finished tables are kept; forever by default
    ``shards``           those that this process runs; by default all that Discord recommends
    ``pages``            the URL under which web pages are public; empty: nowhere
    ``webhooks``         makes connections to webhooks; ``None``: tournaments have none
    ``painter``          draws the pictures
    ``dealer``           shuffles and deals
    """

    store: Path | str
    clock: Clock = utc_now
    writer: Executor | None = None
    search_executor: Executor | None = None
    render_executor: Executor | None = None
    reports: int | None = None
    keep: timedelta | None = None
    shards: Shards | None = None
    pages: str = ""
    webhooks: Callable[[], aiohttp.BaseConnector] | None = None
    painter: Painter = field(default_factory=Painter)
    dealer: Dealer = field(default_factory=Dealer)


def install(bot: Client, config: Config) -> None:
    """Add the services to ``bot``: tables, timers, worker pools, Discord's basics."""
    bot.add(config)
    store = Store(config.store)
    shards = config.shards or ALL
    tables = bot.add(
        Tables(
            store,
            clock=config.clock,
            shards=shards,
            dealer=config.dealer,
            writer=config.writer,
        )
    )
    bot.closing.push_async_callback(tables.close)
    bot.add(Timers(tables.now, shared=store.shared))
    bot.add(Updates())
    bot.add(InFlight())
    bot.add(config.painter)
    workers = bot.add(Workers(config.render_executor))
    bot.closing.callback(workers.close)
    bot.add(Outbox(tables))
    ReplacedMessages(bot)
    bot.add(DirectMessages(bot))
    bot.add(Registration(bot))
