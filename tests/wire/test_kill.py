"""kill -9 during a game: after the restart it goes on, without any duplicates."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from tests.wire.interactions import Interaction
from tests.wire.world import World, assert_sound, bot_in

pytestmark = pytest.mark.soak

MOMENTS: tuple[tuple[str, Callable[[Interaction], object]], ...] = (
    ("pressed", lambda pressed: True),
    ("acknowledged", lambda pressed: pressed.acknowledged is not None),
    ("answered", lambda pressed: pressed.answered),
)


async def test_a_game_goes_on_after_each_kill(world: World, tmp_path: Path) -> None:
    discord = world.discord
    async with bot_in(world, tmp_path) as bot:
        await world.begin("innovation")
        for name, moment in MOMENTS:
            await world.play.play(world.over, decisions=3)
            player = await world.asked()
            pressed = player.begins()
            await discord.until(partial(moment, pressed), f"the press is {name}")
            await bot.kill()
            await discord.until(lambda: not discord.gateway.shards, "the line is lost")
            await bot.start()
            await world.ready()
            # Presses during the kill are lost on Discord; players go on elsewhere.
            assert (await player.slash("game hand")).answered
        await world.play.play(world.over, decisions=6)
        await world.end()
        await world.settled()
        assert await bot.terminate() == 0
    assert_sound(tmp_path / "civitas.sqlite3")
