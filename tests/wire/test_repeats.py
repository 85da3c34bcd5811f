"""Repeated requests, also after their message is gone, while nonces are kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.wire.message_routes import MESSAGES
from tests.wire.reading import asks, text
from tests.wire.state import Message
from tests.wire.world import World, bot_in

pytestmark = pytest.mark.soak


async def board_anew(world: World) -> Message:
    """Ask for the table again; return the new message with it, then the only one."""
    before = {message.id for message in world.tables()}
    await world.ann.slash("game board")
    new = await world.discord.until(
        lambda: [message for message in world.tables() if message.id not in before],
        "the table is posted anew",
    )
    await world.settled()
    assert world.tables() == new
    return new[0]


async def test_the_same_wish_again_within_minutes(world: World, tmp_path: Path) -> None:
    discord, ann = world.discord, world.ann
    async with bot_in(world, tmp_path):
        await world.begin("civ")
        await board_anew(world)
        shown = await board_anew(world)

        # Deleted by a moderator: it is posted again, without a notice of a lost channel.
        dms = [len(player.dms) for player in (ann, world.bob)]
        discord.remove_message(shown)
        await board_anew(world)
        assert [len(player.dms) for player in (ann, world.bob)] == dms

        await ann.slash("tutorial", game="civ")
        first = await discord.until(
            lambda: ann.finds("End tutorial…", discord.dm(ann.user)), "it is sent"
        )
        await ann.slash("tutorial", game="civ")
        await discord.until(lambda: first.gone, "the first one is replaced")
        assert ann.finds("End tutorial…", discord.dm(ann.user))


async def test_messages_of_which_the_bot_does_not_hear_are_not_doubled(
    world: World, tmp_path: Path
) -> None:
    discord = world.discord
    async with bot_in(world, tmp_path):
        await world.begin("civ")
        for _ in range(3):
            discord.loses("POST", MESSAGES)
            await world.play.play(world.over, decisions=2)
        await world.settled()
        asked = await world.asked()
        assert asks(asked.dms[-1]), text(asked.dms[-1])
