"""The demo, through its browser protocol, and the private names of simcord in use.

simcord is pinned exactly. When the pin moves, this file shows the other changes.
"""

from __future__ import annotations

import asyncio
import io
import itertools
import json
import os
import re
import tomllib
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
import simcord
from PIL import Image

from bot.app import Civitas
from bot.core.settings import CannotStart
from bot.core.words import words_for
from bot.demo.preview import SHOWN_AT_ONCE
from bot.demo.server import FILES, HOST, PEOPLE, Demo, DemoSearchPool, forget_the_last_run
from bot.features.board.delivery import DeliveryState
from bot.features.computers.driver import Computers
from bot.ui.services import Config
from tests.bot.browser import DESKTOP, chromium
from tests.bot.dealt import SameCards
from tests.bot.executors import DeferredExecutor
from tests.bot.world import new_bot

# A demo takes ten ports in a row. Tests that run side by side are different processes, and the
# system hands out none of these.
# Seconds within which the simulated Discord's rate limits have passed.
WINDOW = 6

# A promise in a browser's page that a condition holds.
WAIT = "new Promise(done => setInterval(() => ({}) && done(true), 50))"

PORT = 20_000 + os.getpid() % 600 * 20


class Browser:
    """A page of a preview, which speaks as simcord's own script does."""

    def __init__(self, http: aiohttp.ClientSession, address: str) -> None:
        origin, self._key = address.split("/#")
        self._http = http
        self._origin = origin
        self._numbers = itertools.count(1)
        self.state: dict[str, Any] = {}

    async def _ask(self, method: str, path: str, **what: Any) -> Any:
        headers = {"X-Simcord-Capability": self._key}
        if self.state:
            headers["X-Simcord-Context"] = self.state["context"]["id"]
        async with self._http.request(
            method, self._origin + path, headers=headers, **what
        ) as response:
            assert response.status == 200, await response.text()
            return await response.json()

    async def open(self) -> Browser:
        self.state = await self._ask("POST", "/api/pages", json={})
        return self

    async def look(self) -> str:
        """Poll, as the script does twice a second; return the content of the page."""
        self.state = await self._ask("GET", "/api/state")
        return str(self.state["messages"])

    async def picture(self, asset: str) -> tuple[int, bytes]:
        """Request a file, as the script does; return status and content."""
        headers = {
            "X-Simcord-Capability": self._key,
            "X-Simcord-Context": self.state["context"]["id"],
        }
        address = f"{self._origin}/api/assets/{asset}"
        async with self._http.get(address, headers=headers) as response:
            return response.status, await response.read()

    async def act(self, kind: str, **what: Any) -> dict[str, Any]:
        number = next(self._numbers)
        body = {
            "protocol_version": 3,
            "sequence": number,
            "request_id": f"r{number}",
            "generation": self.state["context"]["generation"],
            "bot_generation": self.state["botGeneration"],
            "published_revision": self.state["publishedRevision"],
            "kind": kind,
            **what,
        }
        result: dict[str, Any] = await self._ask("POST", "/api/action", json=body)
        return result

    async def run(self, *path: str) -> dict[str, Any]:
        catalog = await self._ask("GET", "/api/commands")
        (command,) = (c for c in catalog["entries"] if c["path"] == list(path))
        return await self.act(
            "run_command",
            command_id=command["commandId"],
            path=command["path"],
            schema_fingerprint=command["schemaFingerprint"],
            options={},
        )

    async def click(self, label: str) -> dict[str, Any]:
        message, key = next(
            (message, key)
            for message, shown in self.state["messages"].items()
            for key in _keys(shown, label)
        )
        return await self.act("click", target_id=message, control_key=key)


def _keys(node: Any, label: str) -> list[str]:
    if isinstance(node, dict):
        here = [node["control_key"]] if node.get("label") == label else []
        return here + [key for child in node.values() for key in _keys(child, label)]
    if isinstance(node, list):
        return [key for child in node for key in _keys(child, label)]
    return []


@pytest.fixture
async def demo(store_path: Path) -> AsyncIterator[Demo]:
    # As the demo itself: worker processes would wait for simcord's clock.
    bot = Civitas(Config(store_path, render_executor=ThreadPoolExecutor(max_workers=1)))
    env = simcord.Env(bot, shard_count=1, settle_timeout=30)
    bot.get(Computers).pool = DemoSearchPool(env, DeferredExecutor())
    demo = Demo(env, PORT)
    async with AsyncExitStack() as opened:
        await env.start()
        opened.push_async_callback(env.shutdown)
        opened.push_async_callback(env.bot.close)
        await demo.open(opened)
        yield demo


@pytest.fixture
async def http() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


async def addresses(http: aiohttp.ClientSession, path: str) -> list[str]:
    async with http.get(f"http://{HOST}:{PORT}{path}") as response:
        return re.findall(r'(?:src|href)="([^"]*#[^"]*)"', await response.text())


async def test_the_first_page_links_to_all_others(demo: Demo, http: aiohttp.ClientSession) -> None:
    async with http.get(demo.address) as response:
        page = await response.text()
    for name in PEOPLE:
        assert f'href="/{name.lower()}"' in page
        channel, dms = await addresses(http, f"/{name.lower()}")
        assert channel.endswith(f"#{name.lower()}")
        assert dms.endswith(f"#{name.lower()}-dms")
    assert len(await addresses(http, "/")) == 1


async def test_everybody_plays_in_the_language_of_their_page(
    demo: Demo, http: aiohttp.ClientSession
) -> None:
    async def page(path: str, accepted: str = "") -> str:
        headers = {"Accept-Language": accepted}
        async with http.get(f"http://{HOST}:{PORT}{path}", headers=headers) as response:
            return await response.text()

    first = await page("/", accepted="xx, fr-CH;q=0.9, en;q=0.8")
    assert '<html lang="fr">' in first
    assert words_for("fr")("demo-intro") in first
    assert '<a href="?language=it" lang="it">Italiano</a>' in first
    assert words_for("fr")("demo-dms") in await page("/ann", accepted="en")
    assert words_for("it")("demo-dms") in await page("/bob?language=it")
    assert words_for("it")("demo-dms") in await page("/bob")

    ann = await Browser(http, (await addresses(http, "/ann"))[0]).open()
    bob = await Browser(http, (await addresses(http, "/bob"))[0]).open()
    await ann.run("game", "new")
    await demo.tick(0.25)
    await bob.look()
    join = words_for("fr")("lobby-join")
    assert not (await bob.click(join))["rejected"]
    await ann.look()
    assert not (await ann.click(words_for("fr")("lobby-start")))["rejected"]
    await demo.tick(WINDOW)
    dms = [await Browser(http, (await addresses(http, f"/{n}"))[1]).open() for n in ("ann", "bob")]
    assert words_for("fr")("hand-refresh") in await dms[0].look()
    assert words_for("it")("hand-refresh") in await dms[1].look()

    assert '<html lang="en">' in await page("/?language=en", accepted="fr")
    assert '<html lang="en">' in await page("/bob?language=xx", accepted="fr")


async def test_the_pages_may_be_framed_by_the_demo_alone(
    demo: Demo, http: aiohttp.ClientSession
) -> None:
    channel, _ = await addresses(http, "/ann")
    async with http.get(channel) as response:
        assert "X-Frame-Options" not in response.headers
        policy = response.headers["Content-Security-Policy"]
    assert f"frame-ancestors http://{HOST}:{PORT} http://localhost:{PORT}" in policy
    async with http.get(channel.split("#")[0] + "preview.css") as response:
        assert ".preview-toolbar { position: fixed" in await response.text()


async def test_one_press_shows_around_in_a_game_against_a_computer(
    demo: Demo, http: aiohttp.ClientSession
) -> None:
    async def press() -> tuple[str, str]:
        async with http.post(demo.address + "show-me-around") as response:
            return str(response.url.relative()), await response.text()

    where, page = await press()
    assert where == "/ann?tour"
    assert words_for("en")("demo-tour-over") in page
    bot = demo.env.bot
    assert isinstance(bot, Civitas)
    table = bot.tables.at_channel(demo.channel.id)
    assert table is not None
    assert table.status == "playing"
    assert [bool(seat.computer) for seat in table.seats] == [False, True]
    # Again while it is played: the same game.
    assert (await press())[0] == "/ann?tour"
    assert bot.tables.at_channel(demo.channel.id) == bot.tables.get(table.id)


async def test_one_press_starts_the_table_that_is_open(
    demo: Demo, http: aiohttp.ClientSession
) -> None:
    await demo.members[0].slash(demo.channel, "game new", game="civ", seats=2)
    assert await demo.show_around() == "/ann?tour"
    bot = demo.env.bot
    assert isinstance(bot, Civitas)
    table = bot.tables.at_channel(demo.channel.id)
    assert table is not None
    assert (table.game_name, table.status) == ("civ", "playing")


async def test_a_table_of_others_is_shown_as_it_is(demo: Demo) -> None:
    await demo.members[1].slash(demo.channel, "game new", seats=2)
    assert await demo.show_around() == "/bob"
    bot = demo.env.bot
    assert isinstance(bot, Civitas)
    table = bot.tables.at_channel(demo.channel.id)
    assert table is not None
    assert table.status == "lobby"


async def test_pictures_come_as_the_bot_sent_them(demo: Demo, http: aiohttp.ClientSession) -> None:
    picture = io.BytesIO()
    Image.new("RGB", (30, 20)).save(picture, "PNG")
    channel = demo.env.bot.get_channel(demo.channel.id)
    assert isinstance(channel, discord.TextChannel)
    sent = [(picture.getvalue(), "table.png"), (b"no picture", "wrong.png")]
    await channel.send(
        files=[discord.File(io.BytesIO(blob), name, description=name) for blob, name in sent]
    )
    ann = await Browser(http, (await addresses(http, "/ann"))[0]).open()
    assets = {about["filename"]: name for name, about in ann.state["assets"].items()}
    assert await ann.picture(assets["table.png"]) == (200, picture.getvalue())
    assert (await ann.picture(assets["wrong.png"]))[0] != 200


async def test_a_press_that_went_well_is_not_commented_on(
    demo: Demo, http: aiohttp.ClientSession
) -> None:
    channel, _ = await addresses(http, "/ann")
    original = files("simcord.preview").joinpath("static/actions.js").read_text(encoding="utf-8")
    async with http.get(channel.split("#")[0] + "actions.js") as response:
        script = await response.text()
    changes = json.loads(FILES.joinpath("changes.json").read_text(encoding="utf-8"))
    for said in changes["/actions.js"]:
        assert said in original
        assert said not in script
    assert "Action was not completed." in script


async def test_a_page_opens_at_the_latest_message(demo: Demo, http: aiohttp.ClientSession) -> None:
    channel, _ = await addresses(http, "/ann")
    async with http.get(channel.split("#")[0] + "app.js") as response:
        assert '"#channel-timeline"' in (await response.text()).rpartition("// A page stays")[2]
    async with http.get(channel.split("#")[0]) as response:
        assert 'id="channel-timeline"' in await response.text()


async def test_people_play_on_pages_of_their_own(demo: Demo, http: aiohttp.ClientSession) -> None:
    ann = await Browser(http, (await addresses(http, "/ann"))[0]).open()
    bob = await Browser(http, (await addresses(http, "/bob"))[0]).open()
    bobs_dms = await Browser(http, (await addresses(http, "/bob"))[1]).open()
    assert not (await ann.run("game", "new"))["rejected"]
    await demo.tick(0.25)
    assert "Join" in await bob.look()
    assert not (await bob.click("Join"))["rejected"]
    await ann.look()
    assert not (await ann.click("Start"))["rejected"]
    await demo.tick(WINDOW)
    assert "attachment" in await bob.look()
    assert "hand" in await bobs_dms.look()


async def test_presses_on_what_has_not_changed_count_though_the_page_has(
    demo: Demo, http: aiohttp.ClientSession
) -> None:
    browsers = [
        await Browser(http, (await addresses(http, f"/{name.lower()}"))[0]).open()
        for name in PEOPLE
    ]
    await browsers[0].run("game", "new")
    await demo.tick(0.25)
    for browser in browsers:
        await browser.look()
    for browser in browsers[1:]:
        assert not (await browser.click("Join"))["rejected"]
        await demo.tick(0.25)
    table = demo.env.bot.tables.at_channel(demo.channel.id)  # type: ignore[attr-defined]
    assert [seat.name for seat in table.seats] == list(PEOPLE)


@pytest.mark.soak
async def test_a_press_while_another_one_is_carried_out_waits_for_it(
    demo: Demo, http: aiohttp.ClientSession, tmp_path: Path
) -> None:
    await demo.show_around()
    channel, _ = await addresses(http, "/ann")
    button = (
        "[...document.querySelectorAll('#channel-timeline .component-button')]"
        ".find(button => button.textContent.endsWith(label))"
    )
    shown = "document.querySelectorAll('.message-ephemeral-note').length"
    async with chromium(tmp_path / "profile") as page:
        await page.open(channel, DESKTOP)
        await page.says(WAIT.format(f"label = 'Log', {button}"))
        await page.says(f"for (const label of ['My hand', 'Log']) {button}.click()")
        await page.says(WAIT.format(f"{shown} == 3"))


async def test_a_page_is_drawn_again_only_if_its_channel_has_changed(
    demo: Demo, http: aiohttp.ClientSession
) -> None:
    channel, dms = [await Browser(http, a).open() for a in await addresses(http, "/bob")]
    await demo.tick(0.25)
    await channel.look()
    await dms.look()
    before = channel.state["publishedRevision"], dms.state["publishedRevision"]
    await demo.members[0].send(demo.channel, "Shall we play?")
    await demo.tick(0.25)
    assert "Shall we play?" in await channel.look()
    await dms.look()
    assert channel.state["publishedRevision"] > before[0]
    assert dms.state["publishedRevision"] == before[1]


async def test_a_page_shows_the_latest_messages(demo: Demo, http: aiohttp.ClientSession) -> None:
    for number in range(SHOWN_AT_ONCE + 5):
        await demo.members[0].send(demo.channel, f"message {number}.")
    ann = await Browser(http, (await addresses(http, "/ann"))[0]).open()
    seen = await ann.look()
    assert "message 4." not in seen
    assert "message 5." in seen
    assert f"message {SHOWN_AT_ONCE + 4}." in seen


async def test_nobody_can_end_the_pages(demo: Demo, http: aiohttp.ClientSession) -> None:
    ann = await Browser(http, (await addresses(http, "/ann"))[0]).open()
    await ann.act("close")
    assert await ann.look()


async def test_the_people_are_the_same_the_next_time(demo: Demo, tmp_path: Path) -> None:
    again = Demo(simcord.Env(Civitas(Config(tmp_path / "again.sqlite3")), shard_count=1), PORT)
    assert isinstance(again.env.bot, Civitas)
    assert [person.id for person in again.people] == [person.id for person in demo.people]
    assert again.channel.id == demo.channel.id
    await again.env.bot.tables.close()


async def test_the_games_of_the_last_run_are_shown_again(store_path: Path) -> None:
    env = simcord.Env(new_bot(store_path), shard_count=1, settle_timeout=30)
    demo, bot = Demo(env, PORT), env.bot
    assert isinstance(bot, Civitas)
    tables, (ann, bob, *_) = bot.tables, demo.people
    assert demo.channel.guild is not None
    table = await tables.open(demo.channel.guild.id, demo.channel.id, ann.id, "Ann")
    await tables.join(table.id, bob.id, "Bob")
    table = await tables.start(table.id, ann.id, seed=1)
    await DeliveryState(tables).set_board_message(table.id, demo.channel.id, 1, 1)
    await DeliveryState(tables).mark_pinged(table.id, {"p1": 0, "p2": 0})
    await DeliveryState(tables).set_dm_message(
        table.id, "p1", ann.dm_channel.id, 2, table.version, to=ann.id
    )
    await DeliveryState(tables).set_told(tables.get(table.id))
    await forget_the_last_run(tables)
    await env.start()
    shown = env.backend.messages
    assert [message.ping_user_ids for message in shown[demo.channel.id].values()] == [
        [],
        [ann.id, bob.id],
    ]
    await demo.tick(60)
    assert len(shown[ann.dm_channel.id]) == len(shown[bob.dm_channel.id]) == 1
    await bot.close()
    await env.shutdown()


async def test_people_go_on_pressing_while_computers_think(demo: Demo) -> None:
    executor, bot = DeferredExecutor(), demo.env.bot
    assert isinstance(bot, Civitas)
    bot.get(Computers).pool = DemoSearchPool(demo.env, executor)
    bot.tables.dealer = SameCards()  # by which the computer begins
    ann = demo.members[0]
    await ann.slash(demo.channel, "game new", game="civ", seats=2, computers="easy")
    lobby = max(demo.env.backend.messages[demo.channel.id].values(), key=lambda each: each.id)
    await ann.click(simcord.ResponseMessage(demo.env, lobby), custom_id="start:1")
    assert bot.tables.get(1).thinking
    await ann.slash(demo.channel, "game board")
    while bot.tables.get(1).thinking:
        executor.go_on()
        await demo.tick(0.25)
    await demo.tick(WINDOW)
    newest = max(demo.env.backend.messages[demo.channel.id].values(), key=lambda each: each.id)
    assert newest.ping_user_ids == [demo.people[0].id]


async def test_direct_messages_call_a_channel_by_its_name(
    demo: Demo, http: aiohttp.ClientSession
) -> None:
    _, dms = await addresses(http, "/ann")
    page = await Browser(http, dms).open()
    dm = await demo.env.bot.create_dm(discord.Object(demo.people[0].id))
    await dm.send(f"in <#{demo.channel.id}>")
    await demo.tick(0.25)
    assert "#table" in await page.look()


@pytest.mark.parametrize("taken", [0, 3])
async def test_a_port_in_use_is_said_so(store_path: Path, taken: int) -> None:
    env = simcord.Env(Civitas(Config(store_path)), shard_count=1)
    demo = Demo(env, PORT)
    server = await asyncio.start_server(lambda *_: None, HOST, PORT + taken)
    async with AsyncExitStack() as opened:
        await env.start()
        opened.push_async_callback(env.shutdown)
        opened.push_async_callback(env.bot.close)
        with pytest.raises(CannotStart) as stopped:
            await demo.open(opened)
    server.close()
    assert stopped.value.key == "stop-port-taken"
    assert stopped.value.facts["port"] == str(PORT + taken)


def test_simcord_is_the_pinned_one() -> None:
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
    (pinned,) = project["optional-dependencies"]["demo"]
    assert pinned == f"simcord[preview]=={version('simcord')}"
