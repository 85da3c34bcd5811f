"""Whole games by commands, clicks and menus, to the winner."""

from __future__ import annotations

import pytest

from tests.bot.autoplay import Autoplay
from tests.bot.world import Person, World


async def begin(world: World, *people: Person) -> None:
    """Open a table in the channel, sit down and start."""
    first, *others = people
    await first.slash("game new", seats=len(people))
    for person in others:
        await person.click("Join")
    await first.click("Start")


@pytest.mark.parametrize("count", [2, 4])
async def test_a_whole_game_to_the_winner(world: World, count: int) -> None:
    people = list(world.people[:count])
    await begin(world, *people)
    table = world.bot.tables.at_channel(world.channel.id)
    autoplay = Autoplay(world, people, seed=count)
    await autoplay.play()
    table = world.bot.tables.get(table.id)
    assert table.status == "over"
    assert "🏁" in world.last.text
    print(autoplay.presses, table.answer_count, table.event_count)
