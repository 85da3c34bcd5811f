"""Monitoring shows the bot's health and latency, and no secret."""

from __future__ import annotations

import json
import logging
import socket

import aiohttp
import pytest

from bot.core.settings import CannotStart, settings_from
from bot.host.logs import formatter
from bot.host.monitor import serve_monitor
from bot.storage import NotStored
from tests.bot.dealt import begin
from tests.bot.gateway import new_session
from tests.bot.world import World


@pytest.fixture
def address() -> tuple[str, int]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return "127.0.0.1", free.getsockname()[1]


async def get(address: tuple[str, int], path: str) -> tuple[int, str]:
    host, port = address
    async with aiohttp.ClientSession() as http, http.get(f"http://{host}:{port}{path}") as answer:
        return answer.status, await answer.text()


async def test_health_and_metrics(world: World, address: tuple[str, int]) -> None:
    await begin(world, world.ann, world.bob)
    async with serve_monitor(world.bot, address):
        assert await get(address, "/healthz") == (200, '{"connected": true}')
        status, text = await get(address, "/metrics")
        assert status == 200
        assert "civitas_active_tables 1.0" in text
        for name in ("active_tournaments", "stuck_tournaments", "overdue_matches"):
            assert f"civitas_{name} 0.0" in text
        assert "civitas_press_seconds_count" in text
        assert not any(name in text for name in ("Ann", "Bob", str(world.ann.id), "archery"))


async def test_a_bot_that_hears_nothing_of_discord_is_not_well(
    world: World, address: tuple[str, int]
) -> None:
    async with serve_monitor(world.bot, address):
        for event, status in (("disconnect", 503), ("resumed", 200), ("disconnect", 503)):
            world.bot.dispatch(f"shard_{event}", 0)
            await world.env.settle()
            assert (await get(address, "/healthz"))[0] == status
        await new_session(world)
        assert (await get(address, "/healthz"))[0] == 200


@pytest.mark.soak
async def test_troubles_are_counted(
    world: World,
    monkeypatch: pytest.MonkeyPatch,
    address: tuple[str, int],
    logged_errors: list[logging.LogRecord],
) -> None:

    def not_stored(*_: object) -> None:
        raise NotStored("the disk is full")

    def shown(text: str, name: str) -> float:
        return float(next(line for line in text.splitlines() if line.startswith(name)).split()[1])

    await begin(world, world.ann, world.bob)
    async with serve_monitor(world.bot, address):
        _, before = await get(address, "/metrics")
        with monkeypatch.context() as full:
            full.setattr(world.bot.tables.store.tables, "save", not_stored)
            await world.ann.click("Mysticism (1)", on=world.ann.last_dm)
        world.fails("PATCH", f"/channels/{world.channel.id}/messages/*", times=1)
        await world.ann.click("Mysticism (1)", on=world.ann.last_dm)
        _, text = await get(address, "/metrics")
        assert shown(text, "civitas_not_saved_total") > shown(before, "civitas_not_saved_total")
        assert shown(text, "civitas_untold_tables") == 1
        assert shown(text, "civitas_lost_tables") == 0
        world.env.backend.delete_channel(world.channel.id)
        await world.later(minutes=1)
        _, text = await get(address, "/metrics")
        assert shown(text, "civitas_untold_tables") == 0
        assert shown(text, "civitas_lost_tables") == 1
    logged_errors.clear()


async def test_a_port_that_is_taken_is_named(world: World, address: tuple[str, int]) -> None:
    async with serve_monitor(world.bot, address):
        with pytest.raises(CannotStart, match=str(address[1])):
            async with serve_monitor(world.bot, address):
                pass


async def test_without_a_port_nothing_is_served(world: World, address: tuple[str, int]) -> None:
    async with serve_monitor(world.bot, None):
        with pytest.raises(aiohttp.ClientConnectionError):
            await get(address, "/healthz")


def test_where_to_serve() -> None:
    assert settings_from({}).monitor is None
    assert settings_from({"CIVITAS_MONITOR": "9100"}).monitor == ("127.0.0.1", 9100)
    assert settings_from({"CIVITAS_MONITOR": "0.0.0.0:9100"}).monitor == ("0.0.0.0", 9100)
    with pytest.raises(CannotStart, match="CIVITAS_MONITOR"):
        settings_from({"CIVITAS_MONITOR": "everywhere"})


def test_a_log_for_machines() -> None:
    record = logging.LogRecord("bot.x", logging.WARNING, "x.py", 1, "table %s", (7,), None)
    told = json.loads(formatter("json").format(record))
    assert told.pop("time")
    assert told == {"level": "WARNING", "logger": "bot.x", "message": "table 7"}
    assert formatter("text").format(record).endswith("WARNING bot.x: table 7")
    with pytest.raises(CannotStart, match="CIVITAS_LOG_FORMAT"):
        settings_from({"CIVITAS_LOG_FORMAT": "xml"})
