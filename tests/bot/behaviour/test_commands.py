"""Registering commands, and Discord's refusals."""

from __future__ import annotations

from typing import Any

from bot.demo.behaviour.commands import CREATES
from tests.bot.behaviour.conftest import Discord

COMMANDS = "/applications/*/commands"


async def overwrite(at_discord: Discord, names: list[str]) -> Any:
    commands: Any = [{"name": name, "description": "does something"} for name in names]
    application = at_discord.backend.application_id
    return at_discord.bot.http.bulk_upsert_global_commands(application, commands)


async def test_only_so_many_commands_can_be_created_in_a_day(at_discord: Discord) -> None:
    first, second = ([f"{letter}{number}" for number in range(100)] for letter in "ab")
    half = await at_discord.does(overwrite(at_discord, first))
    await at_discord.does(half)
    await at_discord.does(await at_discord.does(overwrite(at_discord, first)))  # creates nothing
    too_many = await at_discord.does(overwrite(at_discord, second))
    assert CREATES == 200  # with ``/do``, that is one more
    assert await at_discord.refusal(too_many) == (400, 30034)
    await at_discord.advance_time(24 * 3600)
    await at_discord.does(await at_discord.does(overwrite(at_discord, second)))


async def test_an_overwrite_can_be_made_to_fail(at_discord: Discord) -> None:
    at_discord.behaviour.refuses("PUT", COMMANDS, status=400, code=50035)
    again = await at_discord.does(overwrite(at_discord, ["do"]))
    assert await at_discord.refusal(again) == (400, 50035)
    await at_discord.does(await at_discord.does(overwrite(at_discord, ["do"])))
