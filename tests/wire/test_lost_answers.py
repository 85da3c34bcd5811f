"""Discord carries out a request, and its response is lost on the way.

The bot cannot know that it was done; there may be no duplicates, and users get their replies.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.wire.interaction_routes import CALLBACK, ORIGINAL
from tests.wire.world import World, bot_in

pytestmark = pytest.mark.soak


async def test_presses_whose_answer_is_lost_count_once(world: World, tmp_path: Path) -> None:
    discord = world.discord
    async with bot_in(world, tmp_path) as bot:
        await world.begin("civ")
        # The bot acknowledges again, learns that it already had, and goes on.
        discord.loses("POST", CALLBACK)
        pressed = (await world.asked()).begins()
        await discord.until(lambda: pressed.answered, "the press is answered")
        assert pressed.refused == [40060]
        await world.play.play(world.over, decisions=1)

        # The outcome was seen, and yet the bot says that it is not sure.
        discord.loses("PATCH", ORIGINAL)
        pressed = (await world.asked()).begins()
        await discord.until(lambda: pressed.followups, "it is explained")
        assert any("didn't reach Discord" in line for line in bot.log)

        await world.play.play(world.over, decisions=4)
        await world.end()
        await world.settled()
