"""Whole games by commands, clicks and menus, to the winner."""

from __future__ import annotations

import pytest

from render.picture import Picture
from tests.bot.autoplay import Autoplay
from tests.bot.world import Person, World


DOT = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010804000000b51c0c02"
    "0000000b4944415478da6364f80f00010501012718e3660000000049454e44ae426082"
)


@pytest.fixture
def no_drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures are one dot: drawing takes most of the time of a whole game."""
    dot = Picture(DOT, "a picture", "picture.png")
    monkeypatch.setattr("bot.pictures.table_picture", lambda *_: dot)
    monkeypatch.setattr("bot.pictures.hand_picture", lambda *_: dot)


async def begin(world: World, *people: Person) -> None:
    """Open a table in the channel, sit down and start."""
    first, *others = people
    await first.slash("game new", seats=len(people))
    for person in others:
        await person.click("Join")
    await first.click("Start")


@pytest.mark.usefixtures("no_drawing")
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
