"""The line to Discord breaks in the middle of a turn, in each way in which it can."""

from __future__ import annotations

from pathlib import Path

from tests.wire.player import Player
from tests.wire.state import Message
from tests.wire.world import World, assert_sound, bot_in

# Codes after which a client may go on, or begin anew: an unknown error, and a session timed out.
UNKNOWN_ERROR, SESSION_TIMED_OUT = 4000, 4009


async def _answers(world: World) -> tuple[Player, Message]:
    """Somebody who is asked, and a message on which they can answer with one press or more."""
    player = await world.asked()
    return player, player.dms[-1]


async def test_a_game_goes_on_however_the_line_breaks(world: World, tmp_path: Path) -> None:
    discord, gateway = world.discord, world.discord.gateway
    async with bot_in(world, tmp_path) as bot:
        await world.begin("innovation")
        await world.play.play(world.over, decisions=2)

        # The line is cut, somebody presses, and it is there again: they are answered.
        gateway.hold()
        gateway.cut()
        player, _ = await _answers(world)
        pressed = player.types("game hand")
        gateway.release()
        await player.outcome(pressed)
        assert gateway.resumed == 1
        await world.play.play(world.over, decisions=2)

        # It took too long: Discord has told them that it failed, and nothing has happened.
        gateway.hold()
        gateway.cut()
        player, asking = await _answers(world)
        before = asking.changes
        late = player.presses(_first(asking), asking)
        discord.clock.advance(seconds=4)
        gateway.release()
        await discord.until(lambda: late.refused, "the answer comes too late")
        assert late.refused == [10062]
        assert late.acknowledged is None
        assert asking.changes == before
        await world.play.play(world.over, decisions=2)

        for number, trouble in enumerate(
            (
                gateway.ask_to_reconnect,
                lambda: gateway.invalidate(resumable=True),
                lambda: gateway.close(UNKNOWN_ERROR),
                lambda: gateway.close(SESSION_TIMED_OUT),
            ),
            start=3,
        ):
            trouble()
            await discord.until(lambda n=number: gateway.resumed == n, "the session goes on")
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


def _first(message: Message) -> str:
    from tests.wire.autoplay import deciding

    pressed, chosen = deciding(message)
    return pressed[0] if pressed else chosen[0].custom_id


async def test_a_bot_is_stopped_while_people_press(world: World, tmp_path: Path) -> None:
    discord = world.discord
    async with bot_in(world, tmp_path) as bot:
        await world.begin("civ")
        await world.play.play(world.over, decisions=4)
        before = [player.types("game hand") for player in (world.ann, world.bob)]
        player, asking = await _answers(world)
        before.append(player.presses(_first(asking), asking))
        before.append(world.ann.types("game board"))
        await discord.until(lambda: all(i.acknowledged for i in before), "all are acknowledged")
        assert await bot.terminate() == 0
    assert all(pressed.answered for pressed in before)
    assert not discord.interactions.unanswered()
    assert discord.gateway.goodbyes == [1000]
    assert not bot.errors
    assert_sound(tmp_path / "civitas.sqlite3")
