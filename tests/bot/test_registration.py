"""Registration of the slash commands: differences, processes, and refusals."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core.shards import Shards
from bot.core.words import COMMANDS
from tests import simcord_seam
from tests.bot.commands_api import ENTRY_POINT, as_discord_returns
from tests.bot.dealt import begin
from tests.bot.world import Impatient, World, new_bot

PATH = "/applications/*/commands"


def written(world: World) -> list[tuple[str, Any]]:
    """Return the commands that were written or deleted one by one, and how."""
    return [
        (entry.method, entry.json["name"] if entry.json else entry.path.rsplit("/", 1)[-1])
        for entry in world.env.http_requests
        if entry.method in ("POST", "DELETE") and "/commands" in entry.path
    ]


def stored(world: World, name: str) -> dict[str, Any]:
    """Return a command as it is registered."""
    return world.env.backend.commands[None][name, 1]


async def test_a_new_bot_registers_all_at_once(world: World) -> None:
    assert len(world.requests("PUT", PATH)) == 1
    assert COMMANDS["game"] == int(stored(world, "game")["id"])
    assert "fr" in stored(world, "game")["name_localizations"]


async def test_what_is_registered_already_is_not_written_again(world: World) -> None:
    as_discord_returns(world.env.backend)
    before = dict(COMMANDS)
    COMMANDS.clear()
    await world.restart()
    assert before == COMMANDS
    assert len(world.requests("PUT", PATH)) == 1
    assert written(world) == []


@pytest.mark.parametrize(
    "change",
    [
        {"description": "Something else"},
        {"name_localizations": {"fr": "autre"}},
        {"description_localizations": None},
        {"contexts": [0]},
        {"integration_types": [0, 1]},
        {"options": []},
    ],
)
async def test_only_what_differs_is_written(world: World, change: dict[str, Any]) -> None:
    number = stored(world, "game")["id"]
    stored(world, "game").update(change)
    await world.restart()
    assert written(world) == [("POST", "game")]
    assert stored(world, "game")["id"] == number
    await world.restart()
    assert len(written(world)) == 1


async def test_what_there_was_and_is_not_any_more_is_deleted(world: World) -> None:
    registered = world.env.backend.commands[None]
    registered["old", 1] = {"type": 1, "name": "old", "description": "x", "id": "77"}
    registered["launch", 4] = ENTRY_POINT
    await world.restart()
    assert written(world) == [("DELETE", "77")]
    assert ("launch", 4) in registered


@pytest.mark.parametrize("status", [403, 429, 500])
@pytest.mark.parametrize("method", ["GET", "POST"])
async def test_the_games_go_on_when_discord_refuses(
    world: World,
    caplog: pytest.LogCaptureFixture,
    status: int,
    method: str,
) -> None:
    stored(world, "game")["description"] = "Something else"
    world.fails(method, PATH, status=status, code=0, message="no")
    await world.restart()
    assert "couldn't register the commands" in caplog.text
    await begin(world, world.ann, world.bob)
    assert stored(world, "game")["description"] == "Something else"
    await world.later(minutes=16)
    assert stored(world, "game")["description"] != "Something else"
    assert COMMANDS["game"]


async def test_a_bulk_overwrite_that_is_refused_is_tried_again(store_path: Any) -> None:
    env = Impatient(new_bot(store_path), settle_timeout=30.0)
    env.inject_error("PUT", PATH, status=500, code=0, message="no", times=1)
    await env.start()
    assert not env.backend.commands.get(None)
    await env.advance_time(16 * 60)
    assert env.backend.commands[None]
    await env.bot.close()
    await env.shutdown()


async def test_a_command_that_discord_finds_wrong_keeps_no_other_from_being_registered(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    for name in ("game", "card"):
        stored(world, name)["description"] = "Something else"
    world.fails("POST", PATH, status=400, code=50035, message="wrong")
    await world.restart()
    assert "couldn't register the command /game" in caplog.text
    assert stored(world, "card")["description"] != "Something else"


async def test_a_first_start_registers_what_it_can_if_one_command_is_found_wrong(
    world: World,
) -> None:
    world.env.backend.commands.clear()
    world.fails("PUT", PATH, status=400, code=50035, message="wrong", times=None)
    world.fails("POST", PATH, status=400, code=50035, message="wrong")
    await world.restart()
    wanted = len(world.bot.tree.get_commands())
    assert len(world.env.backend.commands[None]) == wanted - 1
    await world.later(minutes=20)
    assert len(world.env.backend.commands[None]) == wanted


async def test_only_the_process_of_shard_0_writes(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored(world, "game")["description"] = "Something else"
    COMMANDS.clear()
    await world.bot.close()
    monkeypatch.setattr("bot.core.shards.Shards.lead", property(lambda self: False))
    await world.env.restart_bot(world.new_bot(shards=Shards(0, 0, 1)))
    assert written(world) == []
    assert COMMANDS["game"], "it learns the ids nevertheless"
    fetched = len(world.requests("GET", PATH))
    stored(world, "game").update(_described_right(world))
    await world.later(minutes=16)
    assert len(world.requests("GET", PATH)) == fetched + 1
    await world.later(minutes=16)
    assert len(world.requests("GET", PATH)) == fetched + 1, "all is as it should be"


def _described_right(world: World) -> dict[str, Any]:
    sent = world.requests("PUT", PATH)[0]
    return next({"description": each["description"]} for each in sent if each["name"] == "game")


def test_simcord_lacks_what_the_tests_add() -> None:
    """Once it has the endpoints, ours are to be removed."""
    module = "simcord.http.routes.commands"
    routes = [*simcord_seam.routes("POST"), *simcord_seam.routes("DELETE")]
    assert not [
        path
        for path, handler in routes
        if handler.__module__ == module and path[0] == "applications"
    ]
