"""SIGTERM during presses: acknowledged ones are answered, and no more are taken."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import pytest

from tests.wire.interactions import Interaction
from tests.wire.world import World, assert_sound, bot_in

pytestmark = pytest.mark.soak


async def test_what_was_acknowledged_is_answered(world: World, tmp_path: Path) -> None:
    discord = world.discord
    async with bot_in(world, tmp_path) as bot:
        await world.begin("civ")
        await world.play.play(world.over, decisions=4)
        pressed = [player.types("game hand") for player in (world.ann, world.bob)]
        pressed.append((await world.asked()).begins())
        pressed.append(world.ann.types("game board"))
        await discord.until(lambda: all(i.acknowledged for i in pressed), "all are acknowledged")
        assert await bot.terminate() == 0
    assert all(each.answered for each in pressed)
    _assert_clean(world, tmp_path)


async def test_presses_that_come_while_it_stops_are_answered_or_not_taken(
    world: World, tmp_path: Path
) -> None:
    discord = world.discord
    pressed: list[Interaction] = []
    async with bot_in(world, tmp_path) as bot:
        await world.begin("civ")
        stopping = asyncio.create_task(bot.terminate())
        while not discord.gateway.goodbyes:
            pressed += [player.types("game hand") for player in (world.ann, world.bob)]
            # The next ones once the bot has responded, or stopped.
            await discord.until(partial(_more, world, len(discord.http.requests)), "it does more")
        assert await stopping == 0
    assert all(each.answered for each in pressed if each.acknowledged is not None)
    _assert_clean(world, tmp_path)


def _more(world: World, said: int) -> bool:
    """Return whether the bot has made more than so many requests, or has stopped."""
    discord = world.discord
    return len(discord.http.requests) > said or bool(discord.gateway.goodbyes)


def _assert_clean(world: World, folder: Path) -> None:
    assert not world.discord.interactions.unanswered()
    assert world.discord.gateway.goodbyes == [1000]
    assert_sound(folder / "civitas.sqlite3")
