"""The doctor names each problem of an installation, and never changes it."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import aiohttp
import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.core.settings import Settings
from bot.core.words import languages, words_for
from bot.host.doctor import BAD, Finding, discord_findings, local_findings
from bot.host.lock import lock_data_folder, lock_shards
from bot.storage import Store
from tests.bot.dealt import begin
from tests.bot.world import World
from tests.stores import database, outsider

NOBODY = 65534


# Only a file can be damaged, locked or owned by another user without a server that says so.
in_a_file = pytest.mark.parametrize("where", ["sqlite"], indirect=True)


def keys(settings: Settings, **variables: str) -> dict[str, Finding]:
    """Return the findings, after checking that they have words in every language."""
    found = list(local_findings(settings, variables))
    for language in languages():
        for finding in found:
            assert words_for(language)(finding.key, **finding.facts)
    return {finding.key: finding for finding in found}


def broken(settings: Settings, sql: str) -> None:
    with outsider(settings.games) as games:
        games.execute(sql)


async def test_a_sound_installation(world: World, settings: Settings) -> None:
    await begin(world, world.ann, world.bob)
    lock_shards(world.bot.tables)
    with lock_data_folder(settings):
        settings.heartbeat.touch()
        found = keys(settings)
    assert not [finding for finding in found.values() if finding.grade == BAD]
    in_a_file, in_a_database = (
        {"doctor-running", "doctor-sound"},
        {"doctor-shards-attended", "doctor-server"},
    )
    sound = in_a_database if settings.database_url else in_a_file
    assert sound | {"doctor-playing"} <= found.keys()
    assert found["doctor-playing"].facts == {"count": 1}


@in_a_file
def test_nothing_there_yet(settings: Settings) -> None:
    settings.store.unlink()
    assert {"doctor-not-running", "doctor-no-games"} <= keys(settings).keys()
    with lock_data_folder(settings):
        assert "doctor-silent" in keys(settings)


def test_a_setting_that_means_nothing(settings: Settings) -> None:
    found = keys(settings, CIVITAS_DTA="/data", CIVITAS_DATA="/data")
    assert found["doctor-unknown-setting"].facts == {"names": "CIVITAS_DTA"}


def test_no_room_on_the_disk(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    class Full:
        free = 5_000_000

    monkeypatch.setattr("bot.host.doctor.shutil.disk_usage", lambda _: Full)
    assert keys(settings)["doctor-little-space"].grade == BAD


def test_a_folder_that_is_none(settings: Settings, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    found = keys(replace(settings, data=tmp_path / "file" / "data"))
    assert found["stop-data-unwritable"].grade == BAD


def test_a_postgresql_database_in_which_nothing_is_yet(settings: Settings) -> None:
    with database(empty=True) as url:
        assert "doctor-no-games" in keys(replace(settings, database_url=url))
        with outsider(url) as other:
            assert other.tables() == {}, "nothing is made by looking"


def test_a_postgresql_server_that_cannot_be_reached(settings: Settings) -> None:
    away = replace(settings, database_url="postgresql://me:secret@127.0.0.1:1/games")
    finding = keys(away)["stop-database-unreachable"]
    assert finding.grade == BAD
    assert "secret" not in str(finding)


def test_a_postgresql_server_that_lets_only_read(settings: Settings) -> None:
    with database() as url:
        with outsider(url) as other:
            ((name,),) = other.execute("SELECT current_database()")
            other.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        assert keys(replace(settings, database_url=url))["stop-database-read-only"].grade == BAD


@in_a_file
def test_a_database_that_is_none(settings: Settings) -> None:
    settings.store.write_text("Dear diary, today I played a game of cards. " * 99)
    assert keys(settings)["stop-store-unusable"].grade == BAD


@in_a_file
def test_a_damaged_database(settings: Settings) -> None:
    Store(settings.store).close()
    broken(settings, "INSERT INTO games (table_id, dump) VALUES (99, '{}')")
    assert "games" in str(keys(settings)["doctor-damaged"].facts["error"])


def test_databases_of_other_versions(settings: Settings) -> None:
    Store(settings.games).close()
    broken(settings, "DELETE FROM _sqlite_migrations WHERE name LIKE 'm004%'")
    assert "doctor-older" in keys(settings)
    broken(settings, "UPDATE _sqlite_migrations SET name = 'm999_later' WHERE name LIKE 'm003%'")
    found = keys(settings)
    assert found["stop-newer-database"].grade == BAD
    assert "doctor-playing" not in found


@in_a_file
async def test_a_database_that_is_locked(world: World, settings: Settings) -> None:
    """Also while the bot runs, which holds locks for only some milliseconds at a time."""
    await begin(world, world.ann, world.bob)
    assert "doctor-locked" not in keys(settings)
    with closing(sqlite3.connect(settings.store, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert keys(settings)["doctor-locked"].grade == BAD
    assert "doctor-locked" not in keys(settings)


@pytest.mark.skipif(os.getuid() != 0, reason="only the superuser can be somebody else")
@pytest.mark.parametrize("what", ["folder", "file"])
def test_what_belongs_to_somebody_else_is_named(what: str) -> None:
    """Simulate an earlier run of the bot by another user."""
    with tempfile.TemporaryDirectory() as data:
        settings = Settings(token="", data=Path(data), log_level="INFO", demo_port=8300)
        Store(settings.store).close()
        settings.store.chmod(0o644)
        Path(data).chmod(0o755 if what == "folder" else 0o777)
        os.seteuid(NOBODY)
        try:
            found = keys(settings)
        finally:
            os.seteuid(0)
    named = "stop-data-unwritable" if what == "folder" else "doctor-not-writable"
    assert found[named].grade == BAD


@in_a_file
def test_a_bot_that_gives_no_sign_of_life(settings: Settings) -> None:
    with lock_data_folder(settings):
        settings.heartbeat.touch()
        os.utime(settings.heartbeat, (1, 1))
        assert keys(settings)["doctor-silent"].grade == BAD


async def test_games_that_cannot_be_read(world: World, settings: Settings) -> None:
    table_id = await begin(world, world.ann, world.bob)
    broken(settings, "UPDATE games SET dump = '{}'")
    facts = keys(settings)["doctor-unreadable"].facts
    assert facts == {"count": 1, "tables": str(table_id)}


class LoggedIn:
    """The bot of ``world`` as the doctor's client: logged in, but without a gateway."""

    def __init__(self, world: World) -> None:
        self.user = world.bot.user
        self.fetch_guild = world.bot.fetch_guild

    async def login(self, token: str) -> None:
        assert token == "x"


async def asked_of(world: World, settings: Settings) -> dict[str, Finding]:
    """Return the findings about Discord, after checking their words in every language."""
    client: discord.Client = LoggedIn(world)  # type: ignore[assignment]
    found = [each async for each in discord_findings(replace(settings, token="x"), client)]
    for language in languages():
        for finding in found:
            assert words_for(language)(finding.key, **finding.facts)
    return {finding.key: finding for finding in found}


@pytest.mark.parametrize("thread", [False, True])
async def test_discord_is_asked_for_the_channels(
    world: World, settings: Settings, thread: bool
) -> None:
    if thread:
        world.channel = world.thread("games")
    table_id = await begin(world, world.ann, world.bob)
    assert {"doctor-token", "doctor-channels"} == (await asked_of(world, settings)).keys()
    world.env.backend.delete_channel(world.channel.id)
    found = await asked_of(world, settings)
    assert found["doctor-channels-lost"].facts["tables"] == str(table_id)


@pytest.mark.parametrize("thread", [False, True])
async def test_permissions_that_the_bot_lacks_are_named(
    world: World, settings: Settings, thread: bool
) -> None:
    channel = world.channel
    if thread:
        world.channel = world.thread("games")
    table_id = await begin(world, world.ann, world.bob)
    backend = world.env.backend
    denied = discord.Permissions(send_messages_in_threads=True, attach_files=True).value
    overwrite = Overwrite(backend.bot_user.id, OverwriteType.MEMBER, deny=denied)
    backend.edit_channel(channel.id, {}, overwrites=[overwrite])
    found = (await asked_of(world, settings))["doctor-permissions"]
    assert found.grade == BAD
    assert found.facts == {
        "count": 1,
        "tables": str(table_id),
        "permissions": "Attach Files, Send Messages In Threads" if thread else "Attach Files",
    }


async def test_a_server_from_which_the_bot_was_removed(world: World, settings: Settings) -> None:
    table_id = await begin(world, world.ann, world.bob)
    world.env.backend.remove_guild(world.guild.id)
    await world.env.settle()
    found = (await asked_of(world, settings))["doctor-removed"]
    assert (found.grade, found.facts["tables"]) == (BAD, str(table_id))


@pytest.mark.parametrize("status", [500, 429])
async def test_discord_that_answers_only_so_far(
    world: World, settings: Settings, status: int
) -> None:
    await begin(world, world.ann, world.bob)
    world.fails("GET", "/guilds/*", status=status)
    assert {"doctor-token", "doctor-not-asked"} == (await asked_of(world, settings)).keys()


@pytest.mark.parametrize(
    "error", [OSError("no route"), aiohttp.ServerDisconnectedError("gone"), TimeoutError("slow")]
)
async def test_discord_cannot_be_reached(settings: Settings, error: Exception) -> None:
    class Unreachable:
        async def login(self, token: str) -> None:
            raise error

    client: discord.Client = Unreachable()  # type: ignore[assignment]
    (found,) = [each async for each in discord_findings(replace(settings, token="x"), client)]
    assert (found.grade, found.key) == (BAD, "stop-discord-unreachable")


async def test_discord_refuses_the_token(settings: Settings) -> None:
    class Refused:
        async def login(self, token: str) -> None:
            raise discord.LoginFailure

    client: discord.Client = Refused()  # type: ignore[assignment]
    found = [each async for each in discord_findings(replace(settings, token="x"), client)]
    assert [each.key for each in found] == ["stop-token-refused"]
