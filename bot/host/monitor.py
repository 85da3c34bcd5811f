"""The monitor's server: ``/healthz``, ``/metrics``, and pages of tournaments."""

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
from bot.core.workers import Workers
from bot.features.board.sync import MessageSync
from bot.features.tournaments.exports.page import page
from bot.features.tournaments.running.director import Director
from bot.features.tournaments.service import Tournaments
from bot.storage import NotRead
from bot.tables.service import Tables
from bot.ui.services import Config
from engine import Refusal

if TYPE_CHECKING:
    from bot.features.tournaments.tournament import Tournament
    from bot.ui.client import Client

SECONDS_BETWEEN_LOOKS = 1.0

# No scripts, no external resources, and no framing by other sites.
# https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/CSP
PAGE_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none';"
        " frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "public, max-age=30",
}


@asynccontextmanager
async def serve_monitor(bot: Client, address: tuple[str, int] | None) -> AsyncIterator[None]:
    """Serve health and metrics of ``bot`` at ``address``, if there is one.

    Raises ``CannotStart`` if the port is taken.
    """
    if address is None:
        yield
        return
    app = web.Application()
    app.router.add_get("/healthz", _health(bot))
    app.router.add_get("/metrics", _metrics(bot))
    app.router.add_get("/tournaments/{tournament:[0-9]{1,18}}", _page(bot))
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


def _page(bot: Client) -> web.Handler:  # type: ignore[name-defined]
    async def page_of(request: web.Request) -> web.Response:
        """Return the page of a tournament that its organiser has published; else 404."""
        tournament = _published(bot, int(request.match_info["tournament"]))
        if tournament is None:
            raise web.HTTPNotFound
        key = ("tournament-page", *tournament.shown_state)
        text = await bot.get(Workers).run(key, page, tournament)
        return web.Response(text=text, content_type="text/html", headers=PAGE_HEADERS)

    return page_of


def _published(bot: Client, tournament_id: int) -> Tournament | None:
    if not bot.get(Config).pages:
        return None
    try:
        tournament = bot.get(Tournaments).get(tournament_id)
    except (KeyError, Refusal, NotRead):
        return None
    return tournament if tournament.plan.page else None


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
