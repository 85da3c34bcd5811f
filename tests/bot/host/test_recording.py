"""Recordings of Discord's responses, and the simulated Discord compared with them."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from aiohttp import web
from simcord.backend.errors import BackendError
from simcord.http import router

from bot.core.settings import Settings
from bot.host.recording import Entry, Recorder, entry, shape
from tests.bot.host.checking import check
from tests.bot.world import World

# Made on Discord itself with ``python -m bot check CHANNEL --record tests/fixtures/discord.json``.
CONTRACT = Path(__file__).parents[2] / "fixtures" / "discord.json"

SECRETS = ("MTIz.token", "Ann", "123456789012345678", "hello there", "abcdef")


@pytest.fixture(params=["sqlite"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A single kind of database: no games are looked at."""
    return tmp_path / "civitas.sqlite3"


@pytest.fixture
async def api(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[str]:
    """The address of a local server that answers as Discord does."""

    async def message(_: web.Request) -> web.Response:
        author = {"id": "123456789012345678", "username": "Ann", "bot": True, "avatar": None}
        answer = {"id": "123456789012345678", "content": "hello there", "author": author}
        headers = {"X-RateLimit-Limit": "5", "X-RateLimit-Bucket": "abcdef", "Set-Cookie": "abcdef"}
        return web.json_response({**answer, "reactions": []}, headers=headers)

    async def refused(_: web.Request) -> web.Response:
        return web.json_response({"message": "hello there", "code": 50013}, status=403)

    async def elsewhere(_: web.Request) -> web.Response:
        return web.Response(text="Ann")

    app = web.Application()
    app.router.add_get("/api/v10/channels/{id}/messages/{message}", message)
    app.router.add_post("/api/v10/channels/{id}/messages", refused)
    app.router.add_get("/files/{name}", elsewhere)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    address = site.name + "/api/v10"
    monkeypatch.setattr("discord.http.Route.BASE", address)
    yield address
    await runner.cleanup()


async def test_keys_and_types_are_kept_and_nothing_that_was_said(api: str, tmp_path: Path) -> None:
    recorder = Recorder()
    token = {"Authorization": "Bot MTIz.token"}
    async with aiohttp.ClientSession(trace_configs=[recorder.trace()], headers=token) as session:
        channel = f"{api}/channels/123456789012345678/messages"
        for request in (
            session.get(f"{channel}/123456789012345678"),
            session.post(channel, json={"content": "hello there"}),
            session.get(api.replace("/api/v10", "/files/Ann")),
        ):
            async with request as response:
                await response.read()
    got, refused = recorder.entries
    assert got == {
        "method": "GET",
        "path": "/channels/{id}/messages/{id}",
        "status": 200,
        "headers": {"x-ratelimit-limit": "5"},
        "body": {
            "id": "string",
            "content": "string",
            "author": {"id": "string", "username": "string", "bot": "boolean", "avatar": "null"},
            "reactions": [],
        },
    }
    assert (refused["status"], refused["code"]) == (403, 50013)
    recorder.write(tmp_path / "answers.json")
    written = (tmp_path / "answers.json").read_text(encoding="utf-8")
    assert json.loads(written)["answers"] == [got, refused]
    assert not [secret for secret in SECRETS if secret in written]


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ([1, 2.5, "x", True, None], ["integer", "number", "string", "boolean", "null"]),
        ([{"a": 1}, {"a": 2}], [{"a": "integer"}]),
        ({"123456789": {}, "0": []}, {"{id}": {}, "0": []}),
    ],
)
def test_the_shape_of_a_value(value: Any, expected: Any) -> None:
    assert shape(value) == expected


async def answers(world: World, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> list[Entry]:
    """The simulated Discord's responses to a check."""
    found: list[Entry] = []
    dispatch = router.dispatch

    def dispatched(backend: Any, method: str, path: str, **request: Any) -> Any:
        try:
            answer = dispatch(backend, method, path, **request)
        except BackendError as error:
            found.append(entry(method, path, error.status, {}, error.to_json()))
            raise
        found.append(entry(method, path, 200, {}, answer))
        return answer

    with monkeypatch.context() as patched:
        patched.setattr(router, "dispatch", dispatched)
        await check(world, settings)
    return found


def differences(contract: list[Entry], answered: list[Entry]) -> Iterator[str]:
    """Keys and types of the simulated Discord that the real one does not have.

    It may have fewer; the bot would rely on any that it invents.
    """
    for ours in answered:
        where = ours["method"], ours["path"]
        theirs = [
            each
            for each in contract
            if (each["method"], each["path"]) == where and each["status"] < 400
        ]
        if theirs and ours["status"] < 400:
            yield from _invented(" ".join(where), [each["body"] for each in theirs], ours["body"])


def _invented(where: str, theirs: list[Any], ours: Any) -> Iterator[str]:
    if isinstance(ours, dict):
        known = [each for each in theirs if isinstance(each, dict)]
        for key, value in ours.items():
            if there := [each[key] for each in known if key in each]:
                yield from _invented(f"{where} {key}", there, value)
            else:
                yield f"{where} {key}: Discord has no such key"
    elif isinstance(ours, list):
        within = [each for one in theirs if isinstance(one, list) for each in one]
        for value in ours if within else ():
            yield from _invented(f"{where}[]", within, value)
    elif ours not in theirs and ours != "null":
        types = sorted({str(each) for each in theirs})
        yield f"{where}: {ours}, and Discord says {types}"


async def test_the_comparison_finds_what_was_invented(
    world: World, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    answered = await answers(world, settings, monkeypatch)
    assert {"/channels/{id}/messages", "/channels/{id}/threads"} <= {e["path"] for e in answered}
    assert list(differences(answered, answered)) == []
    contract = json.loads(json.dumps(answered))
    for each in contract:
        if each["path"] == "/channels/{id}/messages" and each["method"] == "POST":
            each["body"]["pinned"] = "string"
            del each["body"]["author"]["username"]
    assert set(differences(contract, answered)) == {
        "POST /channels/{id}/messages pinned: boolean, and Discord says ['string']",
        "POST /channels/{id}/messages author username: Discord has no such key",
    }


@pytest.mark.skipif(not CONTRACT.exists(), reason="nobody has recorded Discord's answers so far")
async def test_the_discord_of_the_tests_says_nothing_that_discord_does_not(
    world: World, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    contract = json.loads(CONTRACT.read_text(encoding="utf-8"))["answers"]
    answered = await answers(world, settings, monkeypatch)
    assert list(differences(contract, answered)) == []
