"""Memory stays bounded while tables and tournaments come and go."""

from __future__ import annotations

from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest

from tests.bot.autoplay import Autoplay
from tests.bot.dealt import begin
from tests.bot.test_history import end
from tests.bot.tournaments.driver import ShortGames, TournamentDriver
from tests.bot.world import World

pytestmark = pytest.mark.soak

# Caches that hold fewer here than elsewhere, so that they are full after a few tables.
CACHES = {
    "bot.features.history.service.REMEMBERED": 4,
    "bot.tables.repository.TableRepository.cache_size": 4,
    "bot.features.board.pictures.REMEMBERED": 4,
    "bot.features.board.pictures.PICTURES": 4,
    "bot.features.tournaments.repository.TournamentRepository.cache_size": 4,
    "bot.core.workers.REMEMBERED": 4,
    "bot.core.workers.HEAVY_REMEMBERED": 2,
}
ROUNDS = 7
CONTAINERS = (dict, list, set, deque)


GoesOn = Callable[[World, int], Awaitable[None]]


def held(thing: Any, path: str = "bot", seen: set[int] | None = None) -> Iterator[tuple[str, int]]:
    """Yield the path and size of each container within the bot's objects."""
    seen = set() if seen is None else seen
    if id(thing) in seen:
        return
    seen.add(id(thing))
    for name, each in vars(thing).items():
        if name in ("http", "_http"):  # discord.py’s, which drops old rate limits by itself
            continue
        if isinstance(each, CONTAINERS):
            yield f"{path}.{name}", len(each)
        elif type(each).__module__.startswith("bot.") and hasattr(each, "__dict__"):
            yield from held(each, f"{path}.{name}", seen)


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


async def grown(world: World, monkeypatch: pytest.MonkeyPatch, goes_on: GoesOn) -> dict[str, Any]:
    """Return the containers that still grow when all caches are full."""
    for cache, size in CACHES.items():
        monkeypatch.setattr(cache, size)
    sizes = []
    for number in range(2 * ROUNDS):
        await goes_on(world, number)
        sizes.append(dict(held(world.bot)))
    before, after = sizes[ROUNDS - 1], sizes[-1]
    return {path: size for path, size in after.items() if size > before.get(path, 0)}


async def test_nothing_grows_with_the_tables_that_there_have_been(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await grown(world, monkeypatch, a_table) == {}


async def test_nothing_grows_with_the_tournaments_that_there_have_been(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    world.deals(ShortGames())
    assert await grown(world, monkeypatch, a_tournament) == {}
