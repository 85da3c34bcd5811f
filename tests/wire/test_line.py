"""The connection to Discord breaks during a turn, in every possible way."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from tests.wire.gateway import Gateway
from tests.wire.world import World, assert_sound, bot_in

pytestmark = pytest.mark.soak

# Codes after which a client may resume, or start over: unknown error, session timed out.
UNKNOWN_ERROR, SESSION_TIMED_OUT = 4000, 4009


def _resumed_more_than(gateway: Gateway, times: int) -> bool:
    return gateway.resumed > times


async def test_a_game_goes_on_however_the_line_breaks(world: World, tmp_path: Path) -> None:
    discord, gateway = world.discord, world.discord.gateway
    async with bot_in(world, tmp_path) as bot:
        await world.begin("innovation")
        await world.play.play(world.over, decisions=2)

        # The line is cut, a player presses, and it is restored: they are answered.
        gateway.hold()
        gateway.cut()
        player = await world.asked()
        pressed = player.types("game hand")
        gateway.release()
        await player.outcome(pressed)
        assert gateway.resumed == 1
        await world.play.play(world.over, decisions=2)

        # It took too long: Discord has shown them a failure, without any effect.
        gateway.hold()
        gateway.cut()
        player = await world.asked()
        asking = player.dms[-1]
        before = asking.changes
        late = player.begins()
        discord.clock.advance(seconds=4)
        gateway.release()
        await discord.until(lambda: late.refused, "the answer comes too late")
        assert late.refused == [10062]
        assert late.acknowledged is None
        assert asking.changes == before
        await world.play.play(world.over, decisions=2)

        for trouble in (
            gateway.ask_to_reconnect,
            partial(gateway.invalidate, resumable=True),
            partial(gateway.close, UNKNOWN_ERROR),
            partial(gateway.close, SESSION_TIMED_OUT),
        ):
            resumed = gateway.resumed
            trouble()
            await discord.until(partial(_resumed_more_than, gateway, resumed), "it goes on")
            await world.play.play(world.over, decisions=1)

        # The session is gone: a new one begins, and the same table goes on.
        gateway.invalidate(resumable=False)
        await discord.until(lambda: gateway.identified == 2, "a new session begins")
        await world.play.play(world.over, decisions=2)
        await world.end()
        await world.settled()
        assert await bot.terminate() == 0
    assert not [i for i in discord.interactions.all() if i.refused and i is not late]
    assert_sound(tmp_path / "civitas.sqlite3")
