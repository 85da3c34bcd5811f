"""The first player of a match of a tournament."""

from __future__ import annotations

from engine import new_game
from tests.bot.dealt import SameCards
from tests.bot.tournaments.driver import begun
from tests.bot.world import World


async def test_the_player_whom_the_pairing_names_first_begins(world: World) -> None:
    assert new_game("civ", ["p1", "p2"], seed=2).view(None).turn == "p2"  # by lot
    world.deals(SameCards(seed=2))
    driver = await begun(world)
    assert driver.now.round is not None
    for match in driver.now.round.matches:
        table = driver.table(match)
        assert [seat.person for seat in table.awaited] == [driver.person(match.seats[0]).id]
