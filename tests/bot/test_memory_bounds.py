"""Memory stays bounded while tables and tournaments come and go."""

from __future__ import annotations

from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest

from bot.core.lru_cache import LruCache
from tests.bot.autoplay import Autoplay
from tests.bot.dealt import begin
from tests.bot.test_history import end
from tests.bot.tournaments.driver import ShortGames, TournamentDriver
from tests.bot.world import World

pytestmark = pytest.mark.soak

SIZE = 4  # of caches, so that they are full after a few tables
ROUNDS = 7
CONTAINERS = (dict, list, set, deque, LruCache)


GoesOn = Callable[[World, int], Awaitable[None]]


def parts(thing: Any, path: str = "bot", seen: set[int] | None = None) -> Iterator[tuple[str, Any]]:
    """Yield the containers and caches within the bot's objects, each with its path."""
    seen = set() if seen is None else seen
    if id(thing) in seen:
        return
    seen.add(id(thing))
    for name, each in vars(thing).items():
        if name in ("http", "_http"):  # discord.py’s, which drops old rate limits by itself
            continue
        if isinstance(each, CONTAINERS):
            yield f"{path}.{name}", each
        elif type(each).__module__.startswith("bot.") and hasattr(each, "__dict__"):
            yield from parts(each, f"{path}.{name}", seen)


async def a_table(world: World, number: int) -> None:
    """A lobby that is closed, then a short game that people look at and end."""
    ann, bob = world.ann, world.bob
    world.channel = world.guild.create_text_channel(f"place-{number}")
    await ann.slash("game new")
    await ann.click("Leave", on=world.last)
    await begin(world, ann, bob, game=("innovation", "civ")[number % 2])
    await Autoplay(world, [ann, bob], seed=number).play(3)
    for what in ("hint", "replay", "log", "export", "board"):
        await ann.slash(f"game {what}")
    await end(world, ann, bob)


async def a_tournament(world: World, number: int) -> None:
    """A tournament of one round, to its end."""
    driver = TournamentDriver(world, 0)
    await driver.create("swiss", rounds=1)
    await driver.sign_up(world.people)
    await driver.start()
    await driver.play()


async def grown(world: World, goes_on: GoesOn) -> dict[str, Any]:
    """Return the containers that still grow when all caches are full."""
    for _, part in parts(world.bot):
        if isinstance(part, LruCache):
            part.size = SIZE
    sizes = []
    for number in range(2 * ROUNDS):
        await goes_on(world, number)
        sizes.append({path: len(part) for path, part in parts(world.bot)})
    before, after = sizes[ROUNDS - 1], sizes[-1]
    return {path: size for path, size in after.items() if size > before.get(path, 0)}


async def test_nothing_grows_with_the_tables_that_there_have_been(world: World) -> None:
    assert await grown(world, a_table) == {}


async def test_nothing_grows_with_the_tournaments_that_there_have_been(world: World) -> None:
    world.deals(ShortGames())
    assert await grown(world, a_tournament) == {}
