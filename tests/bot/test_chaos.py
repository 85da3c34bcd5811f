"""Everything goes wrong at random while people play: nothing is lost, and nobody is stuck."""

from __future__ import annotations

import logging
import random

import pytest

from tests.bot.autoplay import Autoplay
from tests.bot.dealt import begin, draw_dots
from tests.bot.world import Person, World

DECISIONS = 40


@pytest.mark.parametrize("seed", [1, 2])
async def test_a_game_survives_whatever_discord_does(
    world: World,
    monkeypatch: pytest.MonkeyPatch,
    seed: int,
    logged_errors: list[logging.LogRecord],
) -> None:
    draw_dots(monkeypatch)
    people = list(world.people[:3])
    table_id = await begin(world, *people)
    autoplay = Autoplay(world, people, seed)
    chance = random.Random(seed)
    for _ in range(DECISIONS):
        await trouble(world, chance, people)
        before = world.bot.tables.get(table_id).answer_count
        person = chance.choice(autoplay.awaited())
        try:
            await autoplay.decide(person)
        except (AssertionError, LookupError):
            # The answer went astray, or what is to be pressed: they ask for their hand and go on.
            world.env.backend.faults.clear()
            if person in autoplay.awaited():
                await autoplay.decide(person, (await person.slash("game hand")).message)
        assert world.bot.tables.get(table_id).answer_count > before
    world.env.backend.faults.clear()
    await world.later(minutes=2)
    table = world.bot.tables.get(table_id)
    assert not table.untold
    assert table.answer_count == len(world.bot.tables.answers(table_id))
    shown = [message for message in world.messages() if message.pictures]
    assert all(world.person(seat.user_id).mention in shown[-1].text for seat in table.awaited)
    world.env.errors  # noqa: B018  what was raised has been told to those who pressed
    logged_errors.clear()


async def trouble(world: World, chance: random.Random, people: list[Person]) -> None:
    """Something that goes wrong now, or nothing."""
    here = world.channel.id
    kind = chance.randrange(8)
    if kind == 0:
        world.fails("PATCH", f"/channels/{here}/messages/*", times=chance.randint(1, 3))
    elif kind == 1:
        world.fails("POST", f"/channels/{here}/messages", times=1)
    elif kind == 2:
        world.fails("POST", f"/channels/{chance.choice(people).dm.id}/messages", times=1)
    elif kind == 3:
        world.fails("PATCH", "/webhooks/*", times=1)
    elif kind == 4:
        world.fails("DELETE", "/channels/*", times=2)
    elif kind == 5:
        shown = [message for message in world.messages() if message.pictures]
        world.env.backend.delete_message(here, chance.choice(shown).id)
    elif kind == 6:
        await world.restart(killed=chance.random() < 0.5)
