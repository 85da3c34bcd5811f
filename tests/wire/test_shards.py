"""Two shards in two processes on one PostgreSQL database; DMs are shard 0's."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.stores import database
from tests.wire.bot_process import BotProcess
from tests.wire.server import WireDiscord
from tests.wire.world import World, assert_sound

pytestmark = pytest.mark.soak


@pytest.mark.wire(shards=2, identify_interval=5.0)
async def test_a_game_is_played_through_two_processes(discord: WireDiscord, tmp_path: Path) -> None:
    world = World(discord, shard=1)
    with database() as url:
        settings = {"DATABASE_URL": url}
        async with (
            BotProcess(discord, tmp_path / "0", CIVITAS_SHARDS="0/2", **settings) as zero,
            BotProcess(discord, tmp_path / "1", CIVITAS_SHARDS="1/2", **settings) as one,
        ):
            await world.ready(0, 1)
            await world.begin("civ")
            await world.play.play(world.over, decisions=12)
            assert {"dm", "command"} <= world.play.ways

            # One process dies and comes back; the other one is not disturbed.
            await zero.kill()
            await discord.until(lambda: discord.gateway.shards == [1], "one process is gone")
            assert (await world.ann.slash("game hand")).answered
            await zero.start()
            await world.ready(0, 1)
            await world.play.play(world.over, decisions=6)
            await world.end()
            await world.settled()
            for bot in (zero, one):
                assert await bot.terminate() == 0
                assert not bot.errors, "\n".join(bot.log)
        assert_sound(url)
