"""Games with a given setup, in the notation of the scenarios."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from bot.tables.dealer import SEED_BITS, Dealer
from engine import Game
from engine.games import GAMES

if TYPE_CHECKING:
    from tests.bot.world import Person, World

SEED = 7


class SameCards(Dealer):
    """Deals every table with the same seed, so that a test is deterministic."""

    def __init__(self, seed: int = SEED) -> None:
        self._seed = seed

    def seed(self) -> int:
        return self._seed


class Shuffled(Dealer):
    """Deals each table other cards, the same ones in every run with this seed."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)

    def seed(self) -> int:
        return self._chance.getrandbits(SEED_BITS)


class Arranged(SameCards):
    """Starts games with a given setup, in which the players are called p1, p2 …"""

    def __init__(self, setup: dict[str, Any]) -> None:
        super().__init__()
        self._setup = setup

    def deal(self, game: str, players: Sequence[str], seed: int, options: dict[str, Any]) -> Game:
        return arranged(game, players, options, self._setup)


def arranged(
    game: str, players: Sequence[str], options: dict[str, Any], setup: dict[str, Any]
) -> Game:
    """Return a game that begins with ``setup``."""
    table = GAMES[game].rules.arrange(tuple(players), options, {**setup, "seed": 0})
    return Game(game, tuple(players), options, 0, table)


def deal(world: World, setup: dict[str, Any]) -> None:
    """Start the next games in ``world`` with ``setup``."""
    world.deals(Arranged(setup))


async def begin(world: World, *people: Person, **options: Any) -> int:
    """Open a table in the channel, sit down and start; return the table's id.

    ``options`` are those of ``/game new``: the game, and how it is played.
    """
    first, *others = people
    await first.slash("game new", seats=max(2, len(people)), **options)
    for person in others:
        await person.click("Join", on=world.last)
    await first.click("Start", on=world.last)
    table = world.bot.tables.at_channel(world.channel.id)
    assert table is not None
    return table.id
