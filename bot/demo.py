"""The demo: the real bot on a Discord that lives in memory, played in a browser on this machine.

One page for each of four people, with the channel and their direct messages as they see them, one
for the channel as any of them sees it, and one that links to these.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import time
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import AsyncExitStack
from datetime import UTC, datetime
from html import escape
from importlib.resources import files
from string import Template
from typing import Any

import simcord
from aiohttp import web
from simcord.backend.errors import SetupError

from bot.client import Civitas
from bot.computers.pool import Pool
from bot.computers.thinking import Question
from bot.demo_preview import Previews
from bot.settings import CannotStart, Settings
from bot.tables import Tables
from bot.told import Told
from bot.words import DEFAULT, words_for
from engine.decision import Answer

log = logging.getLogger(__name__)

HOST = "127.0.0.1"
PEOPLE = ("Ann", "Bob", "Cat", "Dan")
TICK = 0.25
# Longer than the bot works on anything; what is not done by then goes on in the background.
PATIENCE = 20.0
# The people and the channel get the same ids in every run, so that their games are theirs again.
FOUNDED = datetime(2025, 1, 1, tzinfo=UTC)
FILES = files("assets").joinpath("demo")


async def serve(settings: Settings) -> None:
    """Run the demo until it is cancelled, and print its address.

    Raises ``CannotStart`` if a port is taken.
    """
    # simcord's clock stands still while the bot works; a second process would wait for it for ever.
    bot = Civitas(settings.demo_store, artists=ThreadPoolExecutor(max_workers=1))
    env = simcord.Env(bot, check_errors=False, settle_timeout=PATIENCE)
    bot.computers.pool = Thinkers(env)
    demo = Demo(env, settings.demo_port)
    async with AsyncExitStack() as opened:
        await forget_the_last_run(bot.tables)
        await env.start()
        opened.push_async_callback(env.shutdown)
        opened.push_async_callback(bot.close)
        await demo.open(opened)
        words = words_for(DEFAULT)
        print(words("demo-ready", address=demo.address, path=str(settings.demo_store)), flush=True)
        await demo.live()


async def forget_the_last_run(tables: Tables) -> None:
    """The games are there again, but the simulated Discord is empty: all is to be told anew."""
    for table in list(tables.active()):
        await Told(tables).forget_messages(table.id)


class Thinkers(Pool):
    """Think while people go on pressing: simcord otherwise waits with each press for them."""

    def __init__(self, env: simcord.Env, executor: Executor | None = None) -> None:
        super().__init__(executor)
        self._env = env

    async def answer(self, question: Question) -> Answer:
        answer: Answer = await self._env.external_wait(super().answer(question), reason="thinking")
        return answer


class Demo:
    """A server with a channel and four people, and the pages on which one is each of them."""

    def __init__(self, env: simcord.Env, port: int) -> None:
        self.env = env
        self.port = port
        self._shown = 0
        self.address = f"http://{HOST}:{port}/"
        self.previews = Previews(
            env,
            style=FILES.joinpath("preview.css").read_text(encoding="utf-8"),
            framed_by=[f"http://{HOST}:{port}", f"http://localhost:{port}"],
        )
        clock = env.backend.clock
        clock._epoch = FOUNDED
        env.backend.bot_user.name = "Civitas"
        self.people = [env.create_user(name.lower(), global_name=name) for name in PEOPLE]
        # The first of them owns the server, so that what moderators can do can be tried as well.
        guild = env.create_guild("Civitas", owner=self.people[0])
        self.channel = guild.create_text_channel("table")
        self.members = [guild.add_member(person) for person in self.people]
        self.dms = [person.dm_channel for person in self.people]
        clock._epoch = datetime.now(UTC)

    async def open(self, opened: AsyncExitStack) -> None:
        """Serve the pages; ``opened`` closes them."""
        opened.push_async_callback(self.previews.close)
        everyone = await self._preview(0, self.channel, self.members, "everyone")
        pages = {"/": _people_page(everyone)}
        for number, name in enumerate(PEOPLE):
            key = name.lower()
            member, person = self.members[number], self.people[number]
            channel = await self._preview(1 + 2 * number, self.channel, [member], key)
            dms = await self._preview(2 + 2 * number, self.dms[number], [person], f"{key}-dms")
            pages[f"/{key}"] = _person_page(name, channel, dms)
        await self._serve_pages(opened, pages)

    async def live(self) -> None:
        """Let time pass for the bot as it does for people, until cancelled."""
        now = time.perf_counter()
        while True:
            await asyncio.sleep(TICK)
            before, now = now, time.perf_counter()
            try:
                await self.tick(now - before)
            except Exception:
                log.exception("the demo's clock stumbled and goes on")

    async def tick(self, seconds: float) -> None:
        """Let so much time pass, and show on all pages what is new."""
        async with self.previews.turn:
            await self.env.advance_time(seconds)
            happened = len(self.env.backend.transcript)
            if happened > self._shown:
                self._shown = happened
                await self.previews.refresh()

    async def _preview(self, number: int, channel: Any, viewers: list[Any], key: str) -> str:
        port = self.port + 1 + number
        try:
            preview = await self.previews.open(channel, viewers, port, key)
        except SetupError as error:
            raise CannotStart("stop-port-taken", port=str(port)) from error
        return preview.url

    async def _serve_pages(self, opened: AsyncExitStack, pages: dict[str, str]) -> None:
        app = web.Application()
        for path, page in pages.items():
            app.router.add_get(path, _answering(page))
        runner = web.AppRunner(app, access_log=None)
        await runner.setup()
        opened.push_async_callback(runner.cleanup)
        try:
            await web.TCPSite(runner, HOST, self.port).start()
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
            raise CannotStart("stop-port-taken", port=str(self.port)) from error


def _people_page(everyone: str) -> str:
    words = words_for(DEFAULT)
    links = [(f"/{name.lower()}", name, words("demo-person-page", name=name)) for name in PEOPLE]
    links.append((everyone, words("demo-everyone"), words("demo-everyone-page")))
    return _filled_in(
        "people.html",
        title=words("demo-title"),
        intro=words("demo-intro"),
        hint=words("demo-hint", name=PEOPLE[0]),
        people="".join(
            f'<li><a href="{escape(address)}">{escape(name)}<small>{escape(what)}</small></a>'
            for address, name, what in links
        ),
    )


def _person_page(name: str, channel: str, dms: str) -> str:
    words = words_for(DEFAULT)
    return _filled_in(
        "person.html",
        title=words("demo-person-title", name=name),
        name=name,
        channel=words("demo-channel"),
        dms=words("demo-dms"),
        back=words("demo-back"),
        channel_address=channel,
        dms_address=dms,
    )


def _filled_in(file: str, **facts: str) -> str:
    return Template(FILES.joinpath(file).read_text(encoding="utf-8")).substitute(facts)


def _answering(page: str) -> Any:
    async def answer(_: web.Request) -> web.Response:
        return web.Response(text=page, content_type="text/html")

    return answer
