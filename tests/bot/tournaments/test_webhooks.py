"""The webhook of a tournament: posted, signed, retried, refused, removed."""

from __future__ import annotations

import logging
import re
import socket
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from ipaddress import ip_address
from typing import Any

import aiohttp
import pytest

from bot.core.settings import CannotStart, settings_from
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.webhooks.addresses import (
    checked_url,
    is_public,
    public_connector,
)
from bot.features.tournaments.webhooks.sending import post
from bot.features.tournaments.webhooks.service import Webhooks
from bot.tables.dealer import Dealer
from engine import Refusal
from tests.bot.hooks import Names, Receiver, receiving
from tests.bot.tournaments.driver import ShortGames, TournamentDriver, begun, first
from tests.bot.world import Person, Reply, World

MOMENT = datetime(2026, 11, 29, tzinfo=UTC)
URL = "https://hooks.example/civitas?token=geheim"


@pytest.fixture
def dealer() -> Dealer:
    return ShortGames()


@pytest.fixture
async def receiver() -> AsyncIterator[Receiver]:
    async with receiving() as receiver:
        yield receiver


async def set_up(world: World, receiver: Receiver, **options: Any) -> tuple[TournamentDriver, str]:
    """Return a running tournament with a webhook, and the secret."""
    await world.restart(webhooks=receiver.connect)
    driver = await begun(world, **options)
    return driver, await set_url(world)


async def open_panel(world: World, person: Person | None = None) -> Reply:
    """Open the panel of the webhook as a user does."""
    person = person or world.ann
    edit = await person.slash("tournament edit")
    return await person.click("Webhook…", on=edit.message)


async def set_url(world: World, url: str = URL) -> str:
    """Set the URL as a user does; return the secret."""
    panel = await open_panel(world)
    form = await world.ann.click("t-webhook-url:1", on=panel.message)
    reply = await world.ann.submit(form, text=url)
    assert reply.private
    (secret,) = re.findall(r"whsec_[\w+/=]+", reply.text)
    return secret


async def delivered(driver: TournamentDriver) -> None:
    """Wait until all deliveries under way are done."""
    await driver.world.env.settle()
    await driver.world.bot.get(Webhooks).idle()


async def correct(driver: TournamentDriver, table: int, places: dict[int, int] | None) -> None:
    async with driver.bot_at_work():
        await driver.world.bot.get(Tournaments).correct(
            driver.id, driver.organiser, 1, table, places
        )
    await delivered(driver)


@pytest.mark.soak
async def test_results_corrections_and_the_end(world: World, receiver: Receiver) -> None:
    driver, secret = await set_up(world, receiver, people=4, format_="elimination")
    driver.people[0].is_called("Zoë <b>*\N{RIGHT-TO-LEFT OVERRIDE}")
    match = first(driver)
    one, other = match.seats
    await correct(driver, 1, {one: 1, other: 2})
    event = receiver.events[0]
    assert event["type"] == "match.result"
    assert event["data"]["tournament"]["name"] == "Summer Cup"
    assert event["data"]["source"] == "organiser"
    players = {each["number"]: each for each in event["data"]["players"]}
    assert (players[one]["place"], players[other]["place"]) == (1, 2)
    assert players[one]["name"] == driver.now.name_of(one)
    await correct(driver, 1, {one: 2, other: 1})
    await correct(driver, 1, None)
    assert receiver.kinds == ["match.result", "match.corrected", "match.removed"]
    await driver.play()
    await delivered(driver)
    await driver.play()
    await delivered(driver)
    assert driver.now.status == "over"
    assert receiver.kinds[3:] == ["match.result"] * 3 + ["tournament.over"]
    standings = receiver.events[-1]["data"]["standings"]
    assert [each["place"] for each in standings][:2] == [1, 2]
    final = driver.now.contest.rounds[1].matches[0]
    winner, loser = sorted(final.seats, key=lambda number: final.places[number])
    async with driver.bot_at_work():
        await world.bot.get(Tournaments).correct(
            driver.id, driver.organiser, 2, 1, {winner: 2, loser: 1}
        )
    await delivered(driver)
    assert receiver.kinds[-2:] == ["match.corrected", "tournament.over"]
    assert receiver.events[-1]["data"]["standings"][0]["number"] == loser
    assert len(set(receiver.ids)) == len(receiver.ids)
    receiver.verify(secret)
    for path, headers, body in receiver.requests:
        assert path == "/civitas?token=geheim"
        assert headers["Content-Type"] == "application/json"
        assert not re.search(rb"\d{15,}", body), "no ids of users"


async def test_taking_back_and_cancelling(world: World, receiver: Receiver) -> None:
    driver, _ = await set_up(world, receiver)
    one, other = first(driver).seats
    await correct(driver, 1, {one: 1, other: 2})
    tournaments = world.bot.get(Tournaments)
    async with driver.bot_at_work():
        await tournaments.take_back(driver.id, driver.organiser)
        await tournaments.cancel(driver.id, driver.organiser)
        await tournaments.take_back(driver.id, driver.organiser)
    await delivered(driver)
    assert receiver.kinds == [
        "match.result",
        "match.removed",
        "tournament.cancelled",
        "tournament.reopened",
    ]


async def test_a_killed_bot_delivers_after_its_restart(world: World, receiver: Receiver) -> None:
    driver, secret = await set_up(world, receiver)
    receiver.status = 503
    one, other = first(driver).seats
    await correct(driver, 1, {one: 1, other: 2})
    await correct(driver, 1, {one: 2, other: 1})
    assert len(set(receiver.ids)) == 1, "nothing overtakes what was not accepted"
    receiver.status = 200
    await world.restart(killed=True, webhooks=receiver.connect)
    await world.later(minutes=1)
    await delivered(driver)
    accepted = receiver.kinds[-2:]
    assert accepted == ["match.result", "match.corrected"]
    assert receiver.ids[-2] == receiver.ids[0], "an attempt has the id of the ones before"
    assert world.bot.get(Webhooks).waiting(driver.id) == 0
    receiver.verify(secret)


async def test_killed_after_the_delivery_was_accepted(world: World, receiver: Receiver) -> None:
    """The receiver gets it twice, with the same id."""
    driver, _ = await set_up(world, receiver)
    one, other = first(driver).seats
    life = world.bot.get(Webhooks)

    def die() -> None:
        life._running = False
        for task in life._worker._tasks.values():
            task.cancel()

    receiver.before_answer = die
    await correct(driver, 1, {one: 1, other: 2})
    receiver.before_answer = lambda: None
    await world.restart(killed=True, webhooks=receiver.connect)
    await world.later(minutes=1)
    await delivered(driver)
    assert receiver.kinds == ["match.result"] * 2
    assert len(set(receiver.ids)) == 1


@pytest.mark.soak
async def test_failures_are_shown_retried_and_given_up(world: World, receiver: Receiver) -> None:
    driver, _ = await set_up(world, receiver, round_hours=100)
    receiver.status = 500
    one, other = first(driver).seats
    await correct(driver, 1, {one: 1, other: 2})
    panel = await open_panel(world)
    assert r"hooks\.example" in panel.text
    assert "geheim" not in panel.text
    assert "status 500" in panel.text
    assert "One event is waiting" in panel.text
    before = len(receiver.requests)
    await world.later(minutes=2)
    await delivered(driver)
    assert len(receiver.requests) > before
    for _ in range(25):
        await world.later(hours=1)
        await delivered(driver)
    assert len(receiver.requests) < 50
    panel = await open_panel(world)
    assert "never accepted" in panel.text
    assert "waiting" not in panel.text
    receiver.status = 200
    await correct(driver, 1, {one: 2, other: 1})
    await world.later(hours=1)
    await delivered(driver)
    assert receiver.kinds[-1] == "match.corrected"
    assert "status 500" not in (await open_panel(world)).text


async def test_the_test(world: World, receiver: Receiver) -> None:
    driver, secret = await set_up(world, receiver)
    panel = await open_panel(world)
    reply = await world.ann.click("Test", on=panel.message)
    assert "accepted the test" in reply.text
    assert receiver.kinds == ["ping"]
    receiver.verify(secret)
    panel = await open_panel(world)
    assert "Wait ten seconds" in (await world.ann.click("Test", on=panel.message)).text
    assert len(receiver.requests) == 1
    await world.later(seconds=20)
    receiver.status, receiver.headers = 302, {"Location": "https://hooks.example/elsewhere"}
    panel = await open_panel(world)
    assert "status 302" in (await world.ann.click("Test", on=panel.message)).text
    assert [path for path, *_ in receiver.requests] == ["/civitas?token=geheim"] * 2
    assert "status 302" in (await open_panel(world)).text
    assert driver.now.active


async def test_a_new_secret_and_removing(world: World, receiver: Receiver) -> None:
    driver, old = await set_up(world, receiver)
    receiver.status = 500
    one, other = first(driver).seats
    await correct(driver, 1, {one: 1, other: 2})
    secret = await set_url(world)
    assert secret != old
    assert secret not in (await open_panel(world)).text
    receiver.requests.clear()
    await world.later(minutes=2)
    await delivered(driver)
    receiver.verify(secret)
    panel = await open_panel(world)
    ask = await world.ann.click("Remove", on=panel.message)
    assert "one event that’s waiting" in ask.text
    await world.ann.click("Yes, remove it", on=ask.message)
    log = await world.ann.slash("tournament log")
    assert "removed the webhook" in log.text
    assert "example" not in log.text
    found = world.bot.get(Webhooks)
    assert (found.of(driver.id), found.waiting(driver.id)) == (None, 0)
    receiver.requests.clear()
    await correct(driver, 1, {one: 2, other: 1})
    await world.later(hours=2)
    assert receiver.requests == []


async def test_after_the_end(world: World, receiver: Receiver) -> None:
    driver, _ = await set_up(world, receiver)
    async with driver.bot_at_work():
        await world.bot.get(Tournaments).cancel(driver.id, driver.organiser)
    await delivered(driver)
    organise = await world.ann.slash("tournament organise")
    panel = await world.ann.click("Webhook…", on=organise.message)
    assert r"hooks\.example" in panel.text
    ask = await world.ann.click("Remove", on=panel.message)
    await world.ann.click("Yes, remove it", on=ask.message)
    assert world.bot.get(Webhooks).of(driver.id) is None


async def test_only_where_the_host_allows_it(world: World, receiver: Receiver) -> None:
    driver, _ = await set_up(world, receiver)
    await world.restart(killed=True, webhooks=None)
    one, other = first(driver).seats
    await correct(driver, 1, {one: 1, other: 2})
    panel = await open_panel(world)
    assert "haven’t allowed webhooks" in panel.text
    assert not any("Test" in each.label for each in panel.message.buttons)
    ask = await world.ann.click("Remove", on=panel.message)
    await world.ann.click("Yes, remove it", on=ask.message)
    assert "haven’t allowed webhooks" in (await open_panel(world)).text
    assert receiver.requests == []


async def test_nothing_secret_is_logged(
    world: World, receiver: Receiver, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG):
        driver, secret = await set_up(world, receiver)
        receiver.status = 500
        one, other = first(driver).seats
        await correct(driver, 1, {one: 1, other: 2})
        panel = await open_panel(world)
        await world.ann.click("Test", on=panel.message)
        stored = world.bot.get(Webhooks).of(driver.id)
        logging.getLogger("bot").info("%r", stored)
    own = [each for each in caplog.records if each.name.split(".")[0] in ("bot", "aiohttp")]
    told = "\n".join(each.getMessage() for each in own)
    assert "the webhook fails: status:500" in told
    assert "geheim" not in told
    assert secret not in told


async def test_who_is_forgotten_is_not_named(world: World, receiver: Receiver) -> None:
    driver, _ = await set_up(world, receiver)
    receiver.status = 500
    one, other = first(driver).seats
    await correct(driver, 1, {one: 1, other: 2})
    person = driver.person(one)
    was = driver.now.name_of(one)
    privacy = await person.slash("privacy")
    ask = await person.click("privacy-forget", on=privacy.message)
    await person.click("privacy-sure", on=ask.message)
    receiver.status = 200
    await world.later(minutes=5)
    await delivered(driver)
    last = receiver.events[-1]["data"]["players"]
    assert was not in [each["name"] for each in last]


@pytest.mark.parametrize(
    "url",
    [
        "http://hooks.example/",
        "hooks.example",
        "https://",
        "https://user:pw@hooks.example/",
        "https://:pw@hooks.example/",
        "https://hooks.example/#part",
        "https://hooks.example:99999/",
        "https://[::1/",
        "ftp://hooks.example/",
        "https://hooks.example/" + "x" * 500,
    ],
)
def test_unfit_urls(url: str) -> None:
    with pytest.raises(Refusal, match="webhook-url"):
        checked_url(url)


@pytest.mark.parametrize("host", ["127.0.0.1", "[::1]", "169.254.169.254", "[::ffff:10.0.0.1]"])
def test_literal_addresses_are_refused_at_once(host: str) -> None:
    with pytest.raises(Refusal, match="webhook-private"):
        checked_url(f"https://{host}/hook")


PRIVATE = [
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "127.0.0.1",
    "127.8.8.8",
    "169.254.169.254",
    "172.16.0.1",
    "192.168.1.1",
    "192.0.0.8",
    "192.0.2.1",
    "198.18.0.1",
    "224.0.0.1",
    "239.1.1.1",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::127.0.0.1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "fe80::1",
    "fe80::1%eth0",
    "fec0::1",
    "fc00::1",
    "fd12::1",
    "ff02::1",
    "2001:db8::1",
    "64:ff9b::7f00:1",
    "64:ff9b::a00:1",
    "64:ff9b:1::1",
    "2002:7f00:1::1",
    "2002:c0a8:101::1",
    "100::1",
]


@pytest.mark.parametrize("address", PRIVATE)
async def test_no_connection_to_addresses_that_are_not_public(address: str) -> None:
    """Checked after the name is resolved, on the address of the socket."""
    assert not is_public(ip_address(address))

    def connect() -> aiohttp.BaseConnector:
        connector = public_connector()
        assert isinstance(connector, aiohttp.TCPConnector)
        connector._resolver = Names(address.partition("%")[0])
        return connector

    error = await post(connect, "https://hooks.example/", "whsec_YQ==", "msg_1", b"", MOMENT)
    assert error == "address"


@pytest.mark.parametrize("address", ["1.1.1.1", "93.184.216.34", "2606:4700:4700::1111"])
def test_public_addresses(address: str) -> None:
    assert is_public(ip_address(address))
    assert is_public(ip_address("64:ff9b::101:101"))


async def test_a_literal_address_is_checked_when_connecting(receiver: Receiver) -> None:
    for host in (f"127.0.0.1:{receiver.port}", f"localhost:{receiver.port}", "[::1]"):
        error = await post(public_connector, f"https://{host}/", "whsec_YQ==", "msg_1", b"", MOMENT)
        assert error == "address"
    assert receiver.requests == []


async def test_what_can_fail(receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    async def tried(connect: Any) -> str | None:
        return await post(connect, "https://hooks.example/", "whsec_YQ==", "msg_1", b"", MOMENT)

    assert await tried(receiver.connect) is None
    assert await tried(lambda: aiohttp.TCPConnector(resolver=Names())) == "name"
    untrusting = Names("127.0.0.1", receiver.port)
    assert await tried(lambda: aiohttp.TCPConnector(resolver=untrusting)) == "tls"
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        port = closed.getsockname()[1]
        refusing = Names("127.0.0.1", port)
        assert await tried(lambda: aiohttp.TCPConnector(resolver=refusing)) == "connection"
    monkeypatch.setattr("bot.features.tournaments.webhooks.sending.SECONDS", 0.05)
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        mute = Names("127.0.0.1", silent.getsockname()[1])
        assert await tried(lambda: aiohttp.TCPConnector(resolver=mute)) == "timeout"


def test_the_setting() -> None:
    assert not settings_from({}).webhooks
    assert settings_from({"CIVITAS_WEBHOOKS": "yes"}).webhooks
    assert not settings_from({"CIVITAS_WEBHOOKS": "0"}).webhooks
    with pytest.raises(CannotStart, match="stop-not-a-level"):
        settings_from({"CIVITAS_WEBHOOKS": "perhaps"})


async def test_those_who_sign_up_are_told_that_results_leave_the_server(
    world: World, receiver: Receiver
) -> None:
    told = "Results also go to a website outside Discord"
    await world.restart(webhooks=receiver.connect)
    driver = TournamentDriver(world, 2)
    await driver.create("swiss", plan={"max_people": 4})
    (posted,) = world.messages()
    assert told not in posted.text
    assert told not in (await world.bob.click("Join", on=posted)).text
    await set_url(world)
    assert told in posted.text
    assert told in (await world.cat.click("Join", on=posted)).text
    assert told in (await world.bob.slash("tournament info")).text
    people = await world.ann.slash("tournament drop")
    await world.ann.member.select(
        world.handle(people.message), [driver.people[0].member], custom_id=f"t-add:{driver.id}"
    )
    assert told in world.messages()[-1].text
    await driver.sign_up(driver.people[1:])
    waits = await world.dan.click("Join", on=posted)
    assert "waiting list" in waits.text
    assert told in waits.text
    await world.restart(webhooks=None)  # the host no longer allows them
    assert told not in (await world.bob.slash("tournament info")).text
    await world.restart(webhooks=receiver.connect)
    panel = await open_panel(world)
    asked = await world.ann.click("t-webhook-remove:1", on=panel.message)
    await world.ann.click("Yes, remove it", on=asked.message)
    assert told not in posted.text
