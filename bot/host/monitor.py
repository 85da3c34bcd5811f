"""A monitoring server with ``/healthz`` and ``/metrics``."""

from __future__ import annotations

import asyncio
import errno
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import nan
from typing import TYPE_CHECKING

from aiohttp import web
from discord.ext import tasks
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.core.metrics import (
    CONNECTED,
    FAILURES,
    LATENCY,
    LOOP_LAG,
    LOST,
    OVERDUE,
    STUCK,
    TABLES,
    TOURNAMENTS,
    UNTOLD,
)
from bot.core.settings import CannotStart
from bot.features.board.sync import MessageSync
from bot.features.tournaments.director import Director
from bot.storage import NotRead
from bot.tables.service import Tables

if TYPE_CHECKING:
    from bot.ui.client import Client

SECONDS_BETWEEN_LOOKS = 1.0


@asynccontextmanager
async def watched(bot: Client, address: tuple[str, int] | None) -> AsyncIterator[None]:
    """Serve health and metrics of ``bot`` at ``address``, if there is one.

    Raises ``CannotStart`` if the port is taken.
    """
    if address is None:
        yield
        return
    app = web.Application()
    app.router.add_get("/healthz", _health(bot))
    app.router.add_get("/metrics", _metrics(bot))
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    lag = _loop_lag()
    try:
        await web.TCPSite(runner, *address).start()
        lag.start()
        yield
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        raise CannotStart("stop-monitor-port-taken", port=str(address[1])) from error
    finally:
        lag.cancel()
        await runner.cleanup()


def _health(bot: Client) -> web.Handler:  # type: ignore[name-defined]
    async def health(_: web.Request) -> web.Response:
        """Return 200 while the bot is connected, 503 otherwise: a reason to restart it."""
        return web.json_response({"connected": bot.connected}, status=200 if bot.connected else 503)

    return health


def _metrics(bot: Client) -> web.Handler:  # type: ignore[name-defined]
    async def metrics(_: web.Request) -> web.Response:
        UNTOLD.set(bot.get(MessageSync).untold)
        try:
            _count(bot)
        except NotRead:  # the numbers are not known
            for gauge in (TABLES, LOST, TOURNAMENTS, STUCK, OVERDUE):
                gauge.set(nan)
        FAILURES.set(bot.get(Director).failures())
        LATENCY.set(bot.latency)
        CONNECTED.set(bot.connected)
        return web.Response(body=generate_latest(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    return metrics


def _count(bot: Client) -> None:
    """Set the gauges of tables and tournaments. Raises ``NotRead``."""
    tables = bot.get(Tables)
    TABLES.set(tables.count_active())
    LOST.set(len(tables.store.tables.lost()))
    going_on, now = bot.get(Director).progress(), tables.now()
    TOURNAMENTS.set(len(going_on))
    STUCK.set(sum(each.stuck(now) for each in going_on))
    OVERDUE.set(sum(each.overdue(now) for each in going_on))


def _loop_lag() -> tasks.Loop:
    """Return a loop that records how late each of its rounds is."""
    last: list[float] = []

    @tasks.loop(seconds=SECONDS_BETWEEN_LOOKS)
    async def look() -> None:
        now = asyncio.get_running_loop().time()
        if last:
            LOOP_LAG.observe(max(0.0, now - last.pop() - SECONDS_BETWEEN_LOOKS))
        last.append(now)

    return look
