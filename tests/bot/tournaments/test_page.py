"""The web page of a tournament: public if published, plain HTML, no hidden data."""

from __future__ import annotations

import re
import socket
from dataclasses import replace
from html.parser import HTMLParser

import aiohttp
import pytest

from bot.core.settings import CannotStart, settings_from
from bot.features.tournaments.exports.page import page
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.tournament import Tournament
from bot.host.monitor import serve_monitor
from bot.tables.dealer import Dealer
from tests.bot.tournaments.driver import ShortGames, TournamentDriver, begun
from tests.bot.world import World


@pytest.fixture
def dealer() -> Dealer:
    return ShortGames()


class Elements(HTMLParser):
    """Checks that elements are closed in order, and collects text and attributes."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.names: set[str] = set()
        self.attributes: set[str] = set()
        self.words: list[str] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.add(tag)
        self.attributes |= {name for name, _ in attrs}
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] != "style":
            self.words.append(data.strip())


def check(tournament: Tournament) -> str:
    """Check a page, and return its text."""
    html = page(tournament)
    found = Elements(html)
    assert not found.names & {"script", "img", "link", "iframe", "form", "a"}
    assert not found.attributes & {"src", "href", "onclick", "style"}
    assert "url(" not in html
    assert "@import" not in html
    assert not re.search(r"\d{15,}", html), "no ids"
    return " ".join(found.words)


async def test_standings_pairings_and_results(world: World) -> None:
    driver = await begun(world, 5)
    text = check(driver.now)
    assert "Summer Cup" in text
    assert "round 1 of 3" in text
    assert "bye" in text
    await driver.play()
    text = check(driver.now)
    assert "P01" in text
    assert "✓" in text
    assert "BH" in text


@pytest.mark.parametrize(("format_", "seats"), [("elimination", 2), ("groups", 2), ("swiss", 3)])
async def test_all_kinds_of_formats(world: World, format_: str, seats: int) -> None:
    driver = await begun(world, 6, format_, seats=seats, min_people=4)
    before = check(driver.now)
    assert ("Bracket" in before) == (format_ == "elimination")
    await driver.play()
    for language in ("fr", "it"):
        check(replace(driver.now, language=language))


async def test_names_are_text(world: World) -> None:
    driver = TournamentDriver(world, 2)
    await driver.create("swiss")
    driver.people[0].is_called("<script>alert(1)</script>")
    await driver.sign_up()
    named = replace(driver.now, name='"><img src=x onerror=alert(1)>')
    assert "<img src=x" in check(named)


async def test_only_a_published_page_is_served(world: World) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = "127.0.0.1", free.getsockname()[1]
    driver = await begun(world)
    reply = await world.ann.slash("tournament edit")
    refused = await world.ann.click("Publish a web page", on=reply.message)
    assert "set up web pages" in refused.text
    await world.restart(killed=True, pages="https://games.example")

    async def get(number: int) -> tuple[int, str, str]:
        url = f"http://{address[0]}:{address[1]}/tournaments/{number}"
        async with aiohttp.ClientSession() as http, http.get(url) as answer:
            policy = answer.headers.get("Content-Security-Policy", "")
            return answer.status, await answer.text(), policy

    async with serve_monitor(world.bot, address):
        assert [(await get(number))[0] for number in (driver.id, 77, 10**17)] == [404] * 3
        reply = await world.ann.slash("tournament edit")
        await world.ann.click("Publish a web page", on=reply.message)
        status, text, policy = await get(driver.id)
        assert (status, "Summer Cup" in text) == (200, True)
        assert policy.startswith("default-src 'none'")
        await world.later(minutes=1)
        assert f"https://games.example/tournaments/{driver.id}" in world.last.text
        async with driver.bot_at_work():
            await world.bot.get(Tournaments).take_back(driver.id, driver.organiser)
        assert (await get(driver.id))[0] == 404


def test_the_setting() -> None:
    given = settings_from({"CIVITAS_PAGES": "https://x.example/", "CIVITAS_MONITOR": "9100"})
    assert given.pages == "https://x.example"
    with pytest.raises(CannotStart, match="stop-pages-without-monitor"):
        settings_from({"CIVITAS_PAGES": "https://x.example"})
    with pytest.raises(CannotStart, match="stop-not-an-api"):
        settings_from({"CIVITAS_PAGES": "x.example", "CIVITAS_MONITOR": "9100"})
