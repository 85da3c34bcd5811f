"""The doctor names each trouble that an installation can have, and changes nothing."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import discord
import pytest

from bot.host.doctor import BAD, Finding, asked, looked_at
from bot.host.lock import alone
from bot.settings import Settings
from bot.store import Store
from bot.words import languages, words_for
from tests.bot.dealt import begin
from tests.bot.world import World


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(token="", data=tmp_path, log_level="INFO", demo_port=8300)


def keys(settings: Settings, **variables: str) -> dict[str, Finding]:
    """What is found; all of it can be said in every language."""
    found = list(looked_at(settings, variables))
    for language in languages():
        for finding in found:
            assert words_for(language)(finding.key, **finding.facts)
    return {finding.key: finding for finding in found}


def broken(settings: Settings, sql: str) -> None:
    with closing(sqlite3.connect(settings.store)) as games, games:
        games.execute(sql)


async def test_a_sound_installation(world: World, settings: Settings) -> None:
    await begin(world, world.ann, world.bob)
    with alone(settings):
        settings.heartbeat.touch()
        found = keys(settings)
    assert not [finding for finding in found.values() if finding.grade == BAD]
    assert {"doctor-running", "doctor-sound", "doctor-playing"} <= found.keys()
    assert found["doctor-playing"].facts == {"count": 1}


def test_nothing_there_yet(settings: Settings) -> None:
    assert {"doctor-not-running", "doctor-no-games"} <= keys(settings).keys()
    with alone(settings):
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


def test_a_database_that_is_none(settings: Settings) -> None:
    settings.store.write_text("Dear diary, today I played a game of cards. " * 99)
    assert keys(settings)["stop-store-unusable"].grade == BAD


def test_a_damaged_database(settings: Settings) -> None:
    Store(settings.store).close()
    broken(settings, "INSERT INTO games (table_id, dump) VALUES (99, '{}')")
    assert "games" in str(keys(settings)["doctor-damaged"].facts["error"])


def test_databases_of_other_versions(settings: Settings) -> None:
    Store(settings.store).close()
    broken(settings, "DELETE FROM _sqlite_migrations WHERE name LIKE 'm004%'")
    assert "doctor-older" in keys(settings)
    broken(settings, "UPDATE _sqlite_migrations SET name = 'm999_later' WHERE name LIKE 'm003%'")
    found = keys(settings)
    assert found["stop-newer-database"].grade == BAD
    assert "doctor-playing" not in found


async def test_games_that_cannot_be_read(world: World, settings: Settings) -> None:
    table_id = await begin(world, world.ann, world.bob)
    broken(settings, "UPDATE games SET dump = '{}'")
    facts = keys(settings)["doctor-unreadable"].facts
    assert facts == {"count": 1, "tables": str(table_id)}


async def test_discord_is_asked_for_the_channels(world: World, settings: Settings) -> None:
    table_id = await begin(world, world.ann, world.bob)
    settings = replace(settings, token="x")

    class LoggedIn:
        user = "Civitas#0001"
        fetch_channel = world.bot.fetch_channel

        async def login(self, token: str) -> None:
            assert token == "x"

    async def found() -> dict[str, Finding]:
        client: discord.Client = LoggedIn()  # type: ignore[assignment]
        return {each.key: each async for each in asked(settings, client)}

    assert {"doctor-token", "doctor-channels"} == (await found()).keys()
    world.fails("GET", f"/channels/{world.channel.id}", status=404, code=10003, times=None)
    assert (await found())["doctor-channels-lost"].facts["tables"] == str(table_id)


async def test_discord_refuses_the_token(settings: Settings) -> None:
    class Refused:
        async def login(self, token: str) -> None:
            raise discord.LoginFailure

    client: discord.Client = Refused()  # type: ignore[assignment]
    found = [each async for each in asked(replace(settings, token="x"), client)]
    assert [each.key for each in found] == ["stop-token-refused"]
