"""``python -m bot check``: its steps, its findings, and its cleanup."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from simcord.http import router
from simcord.http.routes import application

from bot.core.settings import Settings
from bot.core.words import words_for
from bot.host.check import run_checks
from bot.host.doctor import BAD, GOOD, NOTE
from tests import simcord_seam
from tests.bot.host.checking import Visitor, check
from tests.bot.world import INVITED, World

MESSAGES = "/channels/{channel}/messages"
FINE = {
    "doctor-token", "check-portal", "check-place", "check-gateway", "check-message",
    "check-thread", "check-dm", "check-commands", "check-times",
}  # fmt: skip


@pytest.fixture(params=["sqlite"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A single kind of database: no games are looked at."""
    return tmp_path / "civitas.sqlite3"


def deny(world: World, **permissions: bool) -> None:
    """Take permissions away from the bot in the channel."""
    denied = discord.Permissions(**permissions).value
    overwrite = Overwrite(world.env.backend.bot_user.id, OverwriteType.MEMBER, deny=denied)
    world.env.backend.edit_channel(world.channel.id, {}, overwrites=[overwrite])


def allow(world: World, **permissions: bool) -> None:
    """Give the bot permissions on the server that its invitation does not ask for."""
    allowed = INVITED | discord.Permissions(**permissions)
    simcord_seam.grant_bot(world.env.backend, world.guild.id, allowed)


def messages(world: World) -> list[Any]:
    """The messages in the channel, in its threads, and in the direct messages."""
    return [
        message
        for channel, posted in world.env.backend.messages.items()
        for message in posted.values()
        if world.env.backend.channels[channel].type not in (11, 12)
    ]


def threads(world: World) -> list[Any]:
    """The threads of the server."""
    return [each for each in world.env.backend.channels.values() if each.type == 11]


async def test_everything_works_and_nothing_is_left(world: World, settings: Settings) -> None:
    allow(world, manage_threads=True)
    registered = len(world.requests("PUT", "/applications/*"))
    found = await check(world, settings)
    assert found.keys() - {"check-nonce"} == FINE
    assert found["check-times"].grade == GOOD
    assert messages(world) == []
    assert threads(world) == []
    assert len(world.requests("PUT", "/applications/*")) == registered


async def test_without_manage_threads_the_thread_stays_archived(
    world: World, settings: Settings
) -> None:
    assert (await check(world, settings))["check-thread-stays"].grade == GOOD
    (thread,) = threads(world)
    assert thread.thread_metadata.archived
    assert messages(world) == []


@pytest.mark.parametrize(
    ("lacking", "key", "grade"),
    [
        ({"attach_files": True}, "check-permissions", BAD),
        ({"create_public_threads": True}, "check-tournaments", NOTE),
        ({"view_channel": True}, "check-no-channel", BAD),
    ],
)
async def test_permissions_that_are_lacking_are_named(
    world: World, settings: Settings, lacking: dict[str, bool], key: str, grade: str
) -> None:
    deny(world, **lacking)
    finding = (await check(world, settings))[key]
    assert finding.grade == grade
    if key != "check-no-channel":
        (name,) = lacking
        assert finding.facts["names"] == name.replace("_", " ").title()
    assert messages(world) == []


async def test_a_channel_that_is_none(world: World, settings: Settings) -> None:
    found = await check(world, settings, at=5)
    assert found["check-no-channel"].grade == BAD
    assert "permissions=" in str(found["check-no-channel"].facts["link"])
    assert "check-dm" in found, "what needs no channel is tried nevertheless"
    assert "check-message" not in found


async def test_a_channel_in_which_nobody_plays(world: World, settings: Settings) -> None:
    voice = world.guild.create_voice_channel("choir")
    assert (await check(world, settings, at=voice.id))["check-channel-kind"].grade == BAD


async def test_a_thread_is_as_good_as_a_channel(world: World, settings: Settings) -> None:
    found = await check(world, settings, at=world.thread("corner").id)
    assert found["check-in-thread"].grade == NOTE
    assert "check-message" in found
    assert not [finding for finding in found.values() if finding.grade == BAD]


@pytest.mark.parametrize(
    ("method", "path", "step"),
    [
        ("POST", "/channels/{channel}/messages", "message"),
        ("PATCH", "/channels/{channel}/messages/*", "message"),
        ("DELETE", "/channels/{channel}/messages/*", "message"),
        ("POST", "/channels/{channel}/threads", "thread"),
        ("POST", "/users/@me/channels", "dm"),
        ("GET", "/applications/*/commands", "commands"),
        ("GET", "/channels/{channel}", "place"),
    ],
)
async def test_a_step_that_fails_is_said_and_the_others_are_taken(
    world: World, settings: Settings, method: str, path: str, step: str
) -> None:
    world.fails(method, path.format(channel=world.channel.id), status=500, times=1)
    found = await check(world, settings)
    finding = found["check-failed"]
    assert finding.grade == BAD
    assert finding.facts["what"] == words_for("en")(f"check-step-{step}")
    assert "500" in str(finding.facts["error"])
    assert {"doctor-token", "check-gateway"} <= found.keys()
    assert messages(world) == []


async def test_an_owner_who_is_not_known_is_not_written_to(
    world: World, settings: Settings
) -> None:
    world.fails("GET", "/oauth2/applications/@me", status=500, times=1)
    found = await check(world, settings, to_owner=True)
    assert found["check-failed"].facts["what"] == words_for("en")("check-step-portal")
    assert "check-dm" not in found
    assert {"check-message", "check-commands", "check-times"} <= found.keys()


async def test_what_cannot_be_tidied_up_is_said(world: World, settings: Settings) -> None:
    world.fails("PATCH", f"/channels/{world.channel.id}/messages/*", status=500, times=None)
    world.fails("DELETE", f"/channels/{world.channel.id}/messages/*", status=403, times=1)
    found = await check(world, settings)
    assert found["check-left"].grade == NOTE


@pytest.mark.parametrize(
    ("status", "code", "key"),
    [
        (403, 50007, "check-dm-closed"),
        (400, 50278, "check-dm-closed"),
        (403, 40003, "check-dm-later"),
    ],
)
async def test_direct_messages_that_the_host_does_not_take(
    world: World, settings: Settings, status: int, code: int, key: str
) -> None:
    world.fails("POST", f"/channels/{world.ann.dm.id}/messages", status=status, code=code)
    found = await check(world, settings)
    assert found[key].grade == NOTE
    assert not [finding for finding in found.values() if finding.grade == BAD]


async def test_the_gateway_closes_the_connection(world: World, settings: Settings) -> None:
    visitor = Visitor(world)
    visitor.ready = False
    found = await check(world, settings, client=visitor)
    assert found["check-failed"].facts["what"] == words_for("en")("check-step-gateway")
    assert "4014" in str(found["check-failed"].facts["error"])
    assert "check-message" in found


async def test_a_message_that_loses_its_picture(
    world: World, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    dispatch = router.dispatch

    def dispatched(backend: Any, method: str, path: str, **request: Any) -> Any:
        answer = dispatch(backend, method, path, **request)
        posted = method == "POST" and path.endswith("/messages")
        return {**answer, "attachments": []} if posted else answer

    monkeypatch.setattr(router, "dispatch", dispatched)
    assert (await check(world, settings))["check-incomplete"].grade == BAD


async def test_commands_of_an_older_version_and_none(world: World, settings: Settings) -> None:
    commands = world.env.backend.commands[None]
    commands["game", 1]["integration_types"] = [0, 1]
    assert (await check(world, settings))["check-commands-old"].grade == NOTE
    commands.clear()
    assert (await check(world, settings))["check-no-commands"].grade == NOTE


ON: dict[str, Any] = {"0": {}, "1": {}}
LINK = {"scopes": ["bot"], "permissions": "0"}


@pytest.mark.parametrize(
    ("changed", "key", "grade"),
    [
        ({"integration_types_config": ON}, "check-user-install", NOTE),
        ({"integration_types_config": {"1": {}}}, "check-no-guild-install", BAD),
        ({"bot_require_code_grant": True}, "check-code-grant", BAD),
        ({"bot_public": False}, "check-not-public", NOTE),
        ({"interactions_endpoint_url": "https://example.org"}, "check-endpoint", BAD),
        ({"flags": 1 << 19}, "check-intents", NOTE),
        ({"approximate_guild_count": 80}, "check-verification", NOTE),
        (
            {"integration_types_config": {"0": {"oauth2_install_params": LINK}}},
            "check-install-link",
            NOTE,
        ),
    ],
)
async def test_settings_of_the_application(
    world: World,
    settings: Settings,
    changed: dict[str, Any],
    key: str,
    grade: str,
) -> None:
    info = application.application_info
    with simcord_seam.answering("GET", info, lambda ctx: {**info(ctx), **changed}):
        found = await check(world, settings)
    assert found[key].grade == grade
    assert "check-portal" not in found


async def test_a_check_that_is_stopped_tidies_up(world: World, settings: Settings) -> None:
    visitor: Any = Visitor(world)
    world.fails("PATCH", f"/channels/{world.channel.id}/messages/*", status=500, times=1)
    steps = run_checks(replace(settings, token="x"), visitor, world.channel.id, world.ann.id)
    with simcord_seam.bot_scope(world.env):
        async for finding in steps:
            if finding.key == "check-failed":  # the message is there, and could not be edited
                break
        assert messages(world)
        await steps.aclose()
    assert messages(world) == []


async def test_discord_refuses_the_token(settings: Settings) -> None:
    class Refused:
        async def login(self, token: str) -> None:
            raise discord.LoginFailure

    client: Any = Refused()
    found = [each async for each in run_checks(replace(settings, token="x"), client, 1)]
    assert [each.key for each in found] == ["stop-token-refused"]
    found = [each async for each in run_checks(replace(settings, token=""), client, 1)]
    assert [each.key for each in found] == ["stop-no-token"]
