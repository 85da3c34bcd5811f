"""The demo: the real bot on a simulated Discord, played in a local browser.

There is a page for each of four people, with the channel and their direct messages as they see
them, one for the channel as any of them sees it, and an index page. Each person uses Discord in the
language of their page.
"""

from __future__ import annotations

import asyncio
import errno
import json
import logging
import time
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from datetime import UTC, datetime
from functools import partial
from html import escape
from importlib.resources import files
from string import Template
from typing import Any

import discord
import simcord
from aiohttp import web
from simcord.backend.errors import SetupError

from bot.app import Civitas
from bot.core.settings import CannotStart, Settings
from bot.core.table import LOBBY, Table
from bot.core.words import DEFAULT, Words, language_name, languages, words_for
from bot.demo.behaviour import Behaviour, simcord_seam
from bot.demo.preview import Previews
from bot.features.actions.declaring import GAME
from bot.features.board.delivery import DeliveryState
from bot.features.computers.driver import Computers
from bot.features.computers.pool import SearchPool
from bot.features.computers.thinking import Question
from bot.tables.service import Tables
from bot.ui.services import Config
from engine.decision import Answer
from engine.players import LEVELS

log = logging.getLogger(__name__)

HOST = "127.0.0.1"
PEOPLE = ("Ann", "Bob", "Cat", "Dan")
TICK = 0.25
# Longer than any of the bot's jobs; unfinished work goes on in the background.
PATIENCE = 20.0
# People and channel get the same ids in every run, so that their games are theirs again.
FOUNDED = datetime(2025, 1, 1, tzinfo=UTC)
FILES = files("assets").joinpath("demo")
FIRST_PAGE = "/"
TOUR_PAGE = "/show-me-around"
LookedAfter = Callable[[Civitas, Settings], AbstractAsyncContextManager[None]]
# Renders a page in the language of these words, with an introduction or without.
Page = Callable[[Words, bool], str]


async def serve(settings: Settings, looked_after: LookedAfter) -> None:
    """Run the demo until it is cancelled, and print its address.

    ``looked_after`` is the context in which a running bot is served, with the host's additions.
    Raises ``CannotStart`` if a port is taken.
    """
    # simcord's clock stands still while the bot works, so a second process would wait forever.
    executor = ThreadPoolExecutor(max_workers=1)
    bot = Civitas(Config(settings.store, render_executor=executor))
    env = simcord.Env(bot, shard_count=1, check_errors=False, settle_timeout=PATIENCE)
    bot.get(Computers).pool = DemoSearchPool(env)
    demo = Demo(env, settings.demo_port)
    async with AsyncExitStack() as opened:
        await forget_the_last_run(bot.get(Tables))
        await env.start()
        opened.push_async_callback(env.shutdown)
        opened.push_async_callback(bot.close)
        await opened.enter_async_context(looked_after(bot, settings))
        await demo.open(opened)
        words = words_for(DEFAULT)
        print(words("demo-ready", address=demo.address, path=str(settings.store)), flush=True)
        await demo.live()


async def forget_the_last_run(tables: Tables) -> None:
    """Forget the messages of stored games: the new simulated Discord has none."""
    for table in list(tables.active()):
        await DeliveryState(tables).forget_messages(table.id)
    await tables.write(tables.store.dm_channels.forget_all)


class DemoSearchPool(SearchPool):
    """A search pool that lets presses go on, where simcord would wait for it."""

    def __init__(self, env: simcord.Env, executor: Executor | None = None) -> None:
        super().__init__(executor)
        self._env = env

    async def answer(self, question: Question) -> Answer:
        answer: Answer = await self._env.external_wait(super().answer(question), reason="thinking")
        return answer


class PageLanguages:
    """The languages of the pages, used by their people; the server uses the first.

    A page is in the language of the first one until another is chosen on it; the first page in that
    of the browser.
    """

    def __init__(self) -> None:
        self._by_page: dict[str, str] = {}

    def opened(self, page: str, chosen: str | None, accepted: str) -> str:
        """Return the language of an opened page; ``accepted``: the Accept-Language header."""
        if chosen in languages():
            if page == FIRST_PAGE:  # for everybody
                self._by_page.clear()
            self._by_page[page] = chosen
        server = self._by_page.setdefault(FIRST_PAGE, _first_known(accepted))
        return self._by_page.setdefault(page, server)

    def locale(self, page: str) -> str:
        """Return the language of a page as a Discord locale."""
        language = self._by_page.get(page) or self._by_page.get(FIRST_PAGE, DEFAULT)
        known = (locale.value for locale in discord.Locale)
        return next((each for each in known if each.partition("-")[0] == language), language)


class Demo:
    """A server with a channel and four people, and the pages to play as each of them."""

    def __init__(self, env: simcord.Env, port: int) -> None:
        self.env = env
        assert isinstance(env.bot, Civitas)
        self._tables = env.bot.get(Tables)
        self.behaviour = Behaviour(env)
        self.port = port
        self._shown = 0
        self.address = f"http://{HOST}:{port}/"
        self.previews = Previews(
            env,
            added={"/preview.css": _text("preview.css"), "/app.js": _text("latest.js")},
            # simcord drops a press while another is carried out, or a page is brought up to date;
            # here it waits. simcord's reports of success are removed; its other texts stay.
            changes=json.loads(_text("changes.json")),
            framed_by=[f"http://{HOST}:{port}", f"http://localhost:{port}"],
        )
        simcord_seam.set_epoch(env.backend, FOUNDED)
        env.backend.bot_user.name = "Civitas"
        self.people = [env.create_user(name.lower(), global_name=name) for name in PEOPLE]
        # The first of them owns the server, so that moderators' commands can be tried as well.
        guild = env.create_guild("Civitas", owner=self.people[0])
        self.channel = guild.create_text_channel("table")
        self.members = [guild.add_member(person) for person in self.people]
        self.dms = [person.dm_channel for person in self.people]
        simcord_seam.set_epoch(env.backend, datetime.now(UTC))
        self.page_languages = PageLanguages()
        self._pages = {
            person.id: f"/{name.lower()}" for name, person in zip(PEOPLE, self.people, strict=True)
        }
        env.backend.subscribers.insert(0, self._translate)

    async def open(self, opened: AsyncExitStack) -> None:
        """Serve the pages; ``opened`` closes them."""
        opened.push_async_callback(self.finish)
        opened.push_async_callback(self.previews.close)
        everyone = await self._preview(0, self.channel, self.members, "everyone")
        pages: dict[str, Page] = {FIRST_PAGE: partial(_people_page, everyone)}
        for number, name in enumerate(PEOPLE):
            key = name.lower()
            member, person = self.members[number], self.people[number]
            channel = await self._preview(1 + 2 * number, self.channel, [member], key)
            dms = await self._preview(2 + 2 * number, self.dms[number], [person], f"{key}-dms")
            pages[self._pages[person.id]] = partial(_person_page, name, channel, dms)
        await self._serve_pages(opened, pages)

    async def live(self) -> None:
        """Advance the bot's time in real time, until cancelled."""
        now = time.perf_counter()
        while True:
            await asyncio.sleep(TICK)
            before, now = now, time.perf_counter()
            try:
                await self.tick(now - before)
            except Exception:
                log.exception("the demo's clock failed and carries on")

    async def tick(self, seconds: float) -> None:
        """Advance the time by ``seconds``, and update all pages."""
        async with self.previews.turn:
            await self.env.advance_time(seconds)
            happened = len(self.env.backend.transcript)
            if happened > self._shown:
                self._shown = happened
                await self.previews.refresh()

    async def show_around(self) -> str:
        """Start a game of the first person against a computer; return their page.

        A table that is open in the channel stays: then it is the page of one of its players.
        """
        async with self.previews.turn:
            table = self._tables.at_channel(self.channel.id)
            if table is None:
                await self.members[0].slash(
                    self.channel, f"{GAME.name} new", seats=2, computers=LEVELS[0], careful=False
                )
                table = self._tables.at_channel(self.channel.id)
            assert table is not None
            if table.status == LOBBY and table.host_id == self.people[0].id:
                table = await self._start(table)
            await self.previews.refresh()
        page = self._pages[
            next(seat.user_id for seat in table.seats if seat.user_id in self._pages)
        ]
        return f"{page}?tour" if table.computers else page

    async def _start(self, table: Table) -> Table:
        """Start the game of a lobby as its host, with a computer if it needs one."""
        if len(table.seats) < 2:
            await self._press(f"computer:{LEVELS[0]}:1:{table.id}")
        await self._press(f"start:{table.id}")
        return self._tables.get(table.id)

    async def _press(self, custom_id: str) -> None:
        shown = self.env.backend.messages[self.channel.id].values()
        message = next(each for each in reversed(shown) if f"'{custom_id}'" in str(each))
        await self.members[0].click(simcord.ResponseMessage(self.env, message), custom_id=custom_id)

    async def finish(self) -> None:
        """Release requests that wait for a rate limit, so that the bot can stop at once."""
        while (wait := self.behaviour.next_wait) is not None and wait < PATIENCE:
            await self.env.advance_time(wait)

    async def _preview(self, number: int, channel: Any, viewers: list[Any], key: str) -> str:
        port = self.port + 1 + number
        try:
            preview = await self.previews.open(channel, viewers, port, key)
        except SetupError as error:
            raise CannotStart("stop-port-taken", port=str(port)) from error
        return preview.url

    def _translate(self, event: str, payload: Any) -> None:
        """Set the locale of a command or press to that of its user.

        The simulated Discord knows only English.
        """
        if event == "INTERACTION_CREATE":
            user = payload["user"] if "user" in payload else payload["member"]["user"]
            payload["locale"] = self.page_languages.locale(self._pages[int(user["id"])])
            if "guild_locale" in payload:
                payload["guild_locale"] = self.page_languages.locale(FIRST_PAGE)

    async def _serve_pages(self, opened: AsyncExitStack, pages: dict[str, Page]) -> None:
        app = web.Application()
        for path, page in pages.items():
            app.router.add_get(path, self._answering(path, page))
        app.router.add_post(TOUR_PAGE, self._tour)
        runner = web.AppRunner(app, access_log=None)
        await runner.setup()
        opened.push_async_callback(runner.cleanup)
        try:
            await web.TCPSite(runner, HOST, self.port).start()
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
            raise CannotStart("stop-port-taken", port=str(self.port)) from error

    async def _tour(self, _: web.Request) -> web.Response:
        return web.Response(status=303, headers={"Location": await self.show_around()})

    def _answering(self, path: str, page: Page) -> Any:
        async def answer(request: web.Request) -> web.Response:
            accepted = request.headers.get("Accept-Language", "")
            language = self.page_languages.opened(path, request.query.get("language"), accepted)
            text = page(words_for(language), "tour" in request.query)
            return web.Response(text=text, content_type="text/html")

        return answer


def _text(file: str) -> str:
    return FILES.joinpath(file).read_text(encoding="utf-8")


def _people_page(everyone: str, words: Words, _: bool) -> str:
    links = [(f"/{name.lower()}", name, words("demo-person-page", name=name)) for name in PEOPLE]
    links.append((everyone, words("demo-everyone"), words("demo-everyone-page")))
    return _filled_in(
        "people.html",
        words,
        title=words("demo-title"),
        intro=words("demo-intro"),
        hint=words("demo-hint", name=PEOPLE[0]),
        tour_page=TOUR_PAGE,
        tour=words("demo-tour"),
        tour_about=words("demo-tour-about", name=PEOPLE[0]),
        people="".join(
            f'<li><a href="{escape(address)}">{escape(name)}<small>{escape(what)}</small></a>'
            for address, name, what in links
        ),
    )


def _person_page(name: str, channel: str, dms: str, words: Words, tour: bool) -> str:
    introduced = words("demo-tour-begun", name=name)
    shown = f'<aside>{escape(introduced)} <a href="?">{escape(words("demo-tour-over"))}</a></aside>'
    return _filled_in(
        "person.html",
        words,
        title=words("demo-person-title", name=name),
        name=name,
        channel=words("demo-channel"),
        dms=words("demo-dms"),
        back=words("demo-back"),
        tour=shown if tour else "",
        channel_address=channel,
        dms_address=dms,
    )


def _filled_in(file: str, words: Words, **facts: str) -> str:
    """Return a page in the language of ``words``, with links to its translations."""
    others = [language for language in languages() if language != words.language]
    links = "".join(
        f'<a href="?language={language}" lang="{language}">{escape(language_name(language))}</a> '
        for language in others
    )
    template = Template(_text(file))
    return template.substitute(facts, language=words.language, languages=links)


def _first_known(accepted: str) -> str:
    """Return the first available language of an Accept-Language header."""
    tags = (part.partition(";")[0].strip() for part in accepted.split(","))
    spoken = (tag.partition("-")[0].lower() for tag in tags)
    return next((each for each in spoken if each in languages()), DEFAULT)
