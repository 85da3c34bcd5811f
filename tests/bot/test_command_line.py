"""The command line: its defaults, and the one-line errors on which it stops."""

from __future__ import annotations

import logging
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.request import urlopen

import aiohttp
import discord
import pytest

from bot import __main__ as command_line
from bot.app import Civitas
from bot.core.settings import VARIABLES, CannotStart, settings_from
from bot.host.heartbeat import LATE, heartbeat, silence
from bot.host.lock import lock_data_folder
from bot.storage import Store

Lines = Callable[..., tuple[int, list[str]]]


@pytest.fixture(autouse=True)
def _no_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("CIVITAS_DATA", str(tmp_path / "data"))
    level = logging.getLogger("discord").level
    yield
    logging.getLogger("discord").setLevel(level)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Lines:
    def run(*arguments: str) -> tuple[int, list[str]]:
        code = command_line.main(arguments)
        return code, capsys.readouterr().err.splitlines()

    return run


def test_defaults() -> None:
    settings = settings_from({})
    assert not settings.token
    assert settings.data.name == "civitas"
    assert settings.log_level == "INFO"
    assert settings.demo_port == 8300


def test_the_token_shows_nowhere() -> None:
    assert "secret" not in repr(settings_from({"DISCORD_TOKEN": "secret"}))


def test_demo_and_discord_never_share_a_store() -> None:
    settings = settings_from({})
    assert settings.store != settings.of_demo().store
    assert settings_from({"DATABASE_URL": "postgresql://server/x"}).of_demo().games == (
        settings.of_demo().store
    )


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("CIVITAS_LOG_LEVEL", "loud", "CIVITAS_LOG_LEVEL must be one of DEBUG, INFO"),
        ("CIVITAS_DEMO_PORT", "http", "CIVITAS_DEMO_PORT must be a whole number from 1 to 65526"),
        ("CIVITAS_DEMO_PORT", "0", "CIVITAS_DEMO_PORT must be a whole number from 1 to 65526"),
        ("CIVITAS_DEMO_PORT", "65527", "CIVITAS_DEMO_PORT must be a whole number from 1 to 65526"),
        ("CIVITAS_DISCORD_API", "discord.com/api", "CIVITAS_DISCORD_API must be an address such"),
        ("CIVITAS_DISCORD_API", "ftp://discord.com", "CIVITAS_DISCORD_API must be an address such"),
        ("CIVITAS_DISCORD_API", "https:///api/v10", "CIVITAS_DISCORD_API must be an address such"),
        ("CIVITAS_DISCORD_API", "http://me:pw@host", "CIVITAS_DISCORD_API must be an address such"),
        ("CIVITAS_DISCORD_API", "http://host:99999", "CIVITAS_DISCORD_API must be an address such"),
        ("CIVITAS_DISCORD_API", "http://host/?a=b", "CIVITAS_DISCORD_API must be an address such"),
    ],
)
def test_settings_that_cannot_be_meant(
    monkeypatch: pytest.MonkeyPatch, run: Lines, name: str, value: str, told: str
) -> None:
    monkeypatch.setenv(name, value)
    code, (line,) = run("run")
    assert code == 1
    assert line.startswith(told)


def test_the_api_is_discords_or_another_one() -> None:
    assert settings_from({}).discord_api == "https://discord.com/api/v10"
    other = settings_from({"CIVITAS_DISCORD_API": "http://127.0.0.1:8400/api/v10/"})
    assert other.discord_api == "http://127.0.0.1:8400/api/v10"


def test_no_token(run: Lines) -> None:
    code, (line,) = run("run")
    assert code == 1
    assert line.startswith("DISCORD_TOKEN isn't set")


def test_a_folder_that_cannot_be_written_to(
    monkeypatch: pytest.MonkeyPatch, run: Lines, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("CIVITAS_DATA", str(tmp_path / "file" / "games"))
    code, (line,) = run("run")
    assert code == 1
    assert "Can't write to" in line
    assert "CIVITAS_DATA" in line


class _Response:
    def __init__(self, status: int) -> None:
        self.status = status
        self.reason = "Because"


def _closed(code: int) -> discord.ConnectionClosed:
    socket: Any = SimpleNamespace(close_code=code)
    return discord.ConnectionClosed(socket, shard_id=None)


@pytest.mark.soak
@pytest.mark.parametrize(
    ("error", "told"),
    [
        (discord.LoginFailure("Improper token"), "Discord rejects this token"),
        (discord.Forbidden(_Response(403), "Missing Access"), "Discord doesn't let the bot"),
        (discord.DiscordServerError(_Response(503), ""), "Can't reach Discord"),
        (aiohttp.ClientConnectionError("no route"), "Can't reach Discord: no route"),
        (discord.HTTPException(_Response(429), "Slow down"), "Can't reach Discord"),
        (discord.RateLimited(3600), "Can't reach Discord"),
        (discord.GatewayNotFound(), "Can't reach Discord"),
        (_closed(4004), "Discord rejects this token"),
        (_closed(4013), "Can't reach Discord"),
        (sqlite3.OperationalError("disk is full"), "Can't open the games in"),
    ],
)
def test_what_goes_wrong_with_discord_is_one_line(
    monkeypatch: pytest.MonkeyPatch, run: Lines, error: Exception, told: str
) -> None:
    async def login(_: Civitas, token: str) -> None:
        assert token == "secret"
        raise error

    monkeypatch.setattr(Civitas, "login", login)
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    code, (line,) = run()
    assert code == 1
    assert line.startswith(told)
    assert "secret" not in line


def test_without_a_token_the_demo_is_what_starts(
    monkeypatch: pytest.MonkeyPatch, run: Lines
) -> None:
    async def serve(*_: object) -> None:
        raise CannotStart("stop-port-taken", port="8300")

    monkeypatch.setattr("bot.demo.server.serve", serve)
    code, (line,) = run()
    assert code == 1
    assert line.startswith("Port 8300 is already in use")


@pytest.mark.parametrize("command", ["run", "demo"])
def test_a_file_that_is_no_database_is_one_line(
    monkeypatch: pytest.MonkeyPatch, run: Lines, command: str
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    settings = settings_from(os.environ)
    settings.open_data()
    for store in (settings.store, settings.of_demo().store):
        store.write_text("Dear diary, today I played a game of cards. " * 99)
    code, (line,) = run(command)
    assert code == 1
    assert line.startswith("Can't open the games in")


def test_health(run: Lines, capsys: pytest.CaptureFixture[str]) -> None:
    settings = settings_from(os.environ)
    assert run("health")[0] == 1
    settings.open_data()
    settings.heartbeat.touch()
    assert command_line.main(["health"]) == 0
    assert capsys.readouterr().out == "alive\n"
    os.utime(settings.heartbeat, (1, 1))
    assert command_line.main(["health"]) == 1
    assert capsys.readouterr().out.startswith("no sign of life for")


def test_silence_is_how_long_ago_the_file_was_touched(tmp_path: Path) -> None:
    file = tmp_path / "heartbeat"
    assert silence(file) is None
    file.touch()
    touched = datetime.fromtimestamp(file.stat().st_mtime, UTC)
    assert silence(file, touched + timedelta(seconds=LATE)) == pytest.approx(LATE)


@pytest.mark.parametrize("connected", [True, False])
async def test_only_a_bot_that_is_connected_gives_a_sign_of_life(
    tmp_path: Path, connected: bool
) -> None:
    bot: Any = SimpleNamespace(connected=connected)
    await heartbeat(bot, tmp_path / "heartbeat")()
    assert (tmp_path / "heartbeat").exists() is connected


def test_the_demos_games_are_copied_and_restored(run: Lines, tmp_path: Path) -> None:
    settings, copy = settings_from(os.environ).of_demo(), tmp_path / "copy"
    settings.open_data()
    Store(settings.store).close()
    assert run("backup", "--demo", str(copy)) == (0, [])
    settings.store.unlink()
    assert run("restore", "--demo", str(copy)) == (0, [])
    assert settings.store.exists()
    assert run("backup", str(tmp_path / "other"))[0] == 1  # there are no games on Discord


def test_the_doctor_looks_at_the_demo(
    run: Lines, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setenv("CIVITAS_DEMO_PORT", str(port))
        settings = settings_from(os.environ).of_demo()
        settings.open_data()
        Store(settings.store).close()
        assert command_line.main(["doctor", "--demo"]) == 1
        told = capsys.readouterr().out
        assert f"Port {port} is already in use" in told
        assert str(settings.store) in told
        assert "token" not in told
        with lock_data_folder(settings):  # as a demo that runs does, and has the ports itself
            assert command_line.main(["doctor", "--demo"]) == 0


@pytest.mark.soak
@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_the_demo_cleanly(tmp_path: Path, stop: signal.Signals) -> None:
    port = 20_010 + os.getpid() % 600 * 20  # beside that of test_demo.py
    with socket.create_server(("127.0.0.1", 0)) as free:
        monitor = free.getsockname()[1]
    process = subprocess.Popen(
        [sys.executable, "-m", "bot"],
        env={
            **os.environ,
            "CIVITAS_DATA": str(tmp_path),
            "CIVITAS_DEMO_PORT": str(port),
            "CIVITAS_MONITOR": str(monitor),
        },
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert f"http://127.0.0.1:{port}/" in process.stdout.readline()
    with urlopen(f"http://127.0.0.1:{monitor}/healthz") as response:
        assert response.status == 200
    assert silence(tmp_path / "heartbeat") is not None
    process.send_signal(stop)
    _, errors = process.communicate(timeout=30)
    assert process.returncode == 0
    assert errors == ""
    assert (tmp_path / "demo.sqlite3").exists()
