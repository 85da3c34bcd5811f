"""Notices to players: each once, to the right players, and in the right place."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.features.tournaments.service import Tournaments
from bot.tables.dealer import Dealer
from tests.bot.tournaments.driver import ShortGames, TournamentDriver, begun, first
from tests.bot.world import Shown, World


@pytest.fixture
def dealer() -> Dealer:
    return ShortGames()


def told(world: World, driver: TournamentDriver, mark: str) -> list[Shown]:
    """Return the notices that begin with ``mark`` in the channel and all threads."""
    places = [world.channel, *driver.threads()]
    return [shown for place in places for shown in world.messages(place) if shown.text[0] == mark]


async def test_players_are_told_a_result_and_what_comes_next(world: World) -> None:
    driver = await begun(world)
    match = first(driver)
    await driver.play([match])
    await driver.restart()
    await world.later(minutes=10)
    (notice,) = told(world, driver, "🏁")
    assert set(notice.pinged) == {driver.person(number).id for number in match.seats}
    assert notice.channel_id == driver.thread(match).id
    assert "Next: round 2" in notice.text


async def test_a_corrected_result_is_told_in_the_thread(world: World) -> None:
    driver = await begun(world)
    match = first(driver)
    await driver.play([match])
    places = {number: 3 - place for number, place in first(driver).places.items()}
    service = world.bot.get(Tournaments)
    async with driver.bot_at_work():
        await service.correct(driver.id, driver.organiser, 1, match.table, places)
    (notice,) = told(world, driver, "✏")
    assert "an organiser changed the result" in notice.text
    assert set(notice.pinged) == {driver.person(number).id for number in match.seats}
    async with driver.bot_at_work():
        await service.take_back(driver.id, driver.organiser)
    assert len(told(world, driver, "✏")) == 2, "the undo is told, too"
    async with driver.bot_at_work():
        await service.correct(driver.id, driver.organiser, 1, match.table, None)
    assert "played again" in told(world, driver, "✏")[-1].text
    await driver.play([first(driver)])
    assert len(told(world, driver, "🏁")) == 2, "the new game has a result of its own"


async def test_an_entered_result_is_told_once(world: World) -> None:
    driver = await begun(world)
    match = first(driver)
    one, other = match.seats
    async with driver.bot_at_work():
        await world.bot.get(Tournaments).correct(
            driver.id, driver.organiser, 1, match.table, {one: 1, other: 2}
        )
    await world.later(minutes=10)
    (notice,) = told(world, driver, "✏")
    assert "entered the result" in notice.text
    assert told(world, driver, "🏁") == []


async def test_a_player_with_a_bye_is_told(world: World) -> None:
    driver = await begun(world, people=5)
    assert driver.now.round is not None
    (number,) = driver.now.round.byes
    await driver.restart()
    await world.later(minutes=10)
    (notice,) = told(world, driver, "☕")
    assert notice.pinged == [driver.person(number).id]
    assert "counts as a win" in notice.text


async def test_a_win_without_a_table_is_told_in_the_channel(world: World) -> None:
    """The opponent has dropped out before the tables open."""
    driver = TournamentDriver(world, 4)
    await driver.create("swiss", plan={"signup_until": world.bot.tables.now() + timedelta(hours=1)})
    await driver.sign_up()
    world.fails("POST", f"/channels/{world.channel.id}/threads", times=None)
    await driver.start()
    match = first(driver)
    async with driver.bot_at_work():
        leaving = driver.person(match.seats[0])
        await world.bot.get(Tournaments).leave(driver.id, leaving.id)
    world.env.backend.faults.clear()
    await world.later(minutes=10)
    notices = [each for each in world.messages() if each.text.startswith("🏁")]
    assert [each.pinged for each in notices] == [[driver.person(match.seats[1]).id]]


async def test_players_who_miss_check_in_are_told_how_to_come_back(world: World) -> None:
    driver = TournamentDriver(world, 5)
    await driver.create("swiss", plan={"check_in": "each", "check_in_hours": 2})
    await driver.sign_up()
    await driver.start()
    async with driver.bot_at_work():
        for person in driver.people[:4]:
            await world.bot.get(Tournaments).check_in(driver.id, person.id)
    await world.later(hours=2, minutes=1)
    (notice,) = told(world, driver, "🚪")
    assert notice.pinged == [driver.people[4].id]
    await driver.people[4].click("Join", on=notice)
    assert driver.now.participant(driver.people[4].id) is not None
    await driver.restart()
    await world.later(minutes=10)
    assert len(told(world, driver, "🚪")) == 1


async def test_a_result_that_discord_did_not_take_is_told_in_the_next_round(world: World) -> None:
    driver = await begun(world)
    match = first(driver)
    await driver.play(list(driver.now.open_matches())[1:])
    thread = driver.thread(match)
    world.fails("POST", f"/channels/{thread.id}/messages", times=None)
    await driver.play([match])
    assert len(driver.now.contest.rounds) == 2, "the next round does not wait for that"
    assert len(told(world, driver, "🏁")) == 1
    world.env.backend.faults.clear()
    await world.later(minutes=10)
    assert len(told(world, driver, "🏁")) == 2
