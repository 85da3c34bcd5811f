"""The hall of fame: the winners of tournaments and series, for all and by person."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.features.hall_of_fame.titles import Title, Winner, champions, won_by
from bot.features.tournaments.contest import formats
from bot.tables.dealer import Dealer
from tests.bot.test_privacy import forget
from tests.bot.tournaments.driver import ShortGames, TournamentDriver
from tests.bot.world import Person, World

NOW = datetime(2026, 5, 1, tzinfo=UTC)
ANN, BOB, GONE = Winner(1, "Ann"), Winner(2, "Bob"), Winner(0, "Former player")


@pytest.fixture
def dealer() -> Dealer:
    return ShortGames()


def title(number: int, *winners: Winner) -> Title:
    """Return the title of a tournament; the higher the number, the earlier."""
    return Title("tournament", f"Cup {number}", NOW - timedelta(days=number), winners)


def test_champions_have_the_most_titles_and_share_places() -> None:
    titles = [title(1, BOB), title(2, ANN, BOB), title(3, GONE), title(4, ANN)]
    found = champions(titles)
    assert [(each.place, each.winner) for each in found] == [(1, BOB), (1, ANN)]
    assert found[1].titles == (titles[1], titles[3])
    assert champions([title(1, GONE)]) == []
    assert won_by(titles, 0) == []
    assert won_by(titles, 2) == titles[:2]


async def won(world: World) -> tuple[TournamentDriver, Person]:
    """Return a tournament that is over, and its winner."""
    driver = TournamentDriver(world, 4)
    await driver.create("elimination")
    await driver.sign_up()
    await driver.start()
    for _ in range(2):
        await driver.play()
        await world.later(minutes=1)
    assert driver.now.status == "over"
    (number,) = formats.winners(driver.now.contest)
    return driver, driver.person(number)


async def test_nobody_has_won_anything_yet(world: World) -> None:
    reply = await world.ann.slash("champions")
    assert reply.private
    assert "No one has won anything yet" in reply.text
    assert reply.message.labels == []


@pytest.mark.soak
async def test_winners_are_listed_with_their_current_names(world: World) -> None:
    _, winner = await won(world)
    winner.is_called("The *Great*")
    await winner.slash("help")
    await world.ann.slash("series create", name="Circuit")
    await world.ann.slash("series organise")
    await world.ann.select("Summer Cup")
    await world.ann.click("End series")
    reply = await world.bob.slash("champions")
    assert reply.text.count("The \\*Great\\*") == 2
    assert "🏆 Summer Cup" in reply.text
    assert "🏅 Circuit" in reply.text
    shown = await world.bob.click("Most titles")
    assert "2 titles" in shown.text
    everyone = await world.bob.click("Show everyone")
    assert not everyone.private
    profile = await world.bob.slash("stats player", person=winner.user)
    assert "2 titles" in profile.text
    nothing = await world.bob.slash("stats player")
    assert "title" not in nothing.text


@pytest.mark.soak
async def test_who_was_forgotten_is_in_it_without_a_name(world: World) -> None:
    _, winner = await won(world)
    await forget(winner)
    reply = await world.ann.slash("champions")
    assert "Former player" in reply.text
    assert winner.name not in reply.text
    shown = await world.ann.click("Most titles")
    assert "No one has won anything yet" in shown.text


async def test_cancelled_and_unfinished_tournaments_have_no_winner(world: World) -> None:
    driver = TournamentDriver(world, 4)
    await driver.create("swiss")
    await driver.sign_up()
    reply = await world.ann.slash("champions")
    assert "Summer Cup" not in reply.text
