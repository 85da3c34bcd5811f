"""Notices to players: each once, to those whom it concerns, where they look."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.features.tournaments.service import Tournaments
from bot.tables.dealer import Dealer
from tests.bot.tournaments.hall import Hall, ShortGames, begun, first
from tests.bot.world import Shown, World


@pytest.fixture
def dealer() -> Dealer:
    return ShortGames()


def told(world: World, hall: Hall, mark: str) -> list[Shown]:
    """Return the notices that begin with ``mark`` in the channel and all threads."""
    places = [world.channel, *hall.threads()]
    return [shown for place in places for shown in world.messages(place) if shown.text[0] == mark]


async def test_players_are_told_a_result_and_what_comes_next(world: World) -> None:
    hall = await begun(world)
    match = first(hall)
    await hall.play([match])
    await hall.restart()
    await world.later(minutes=10)
    (notice,) = told(world, hall, "🏁")
    assert set(notice.pinged) == {hall.person(number).id for number in match.seats}
    assert notice.channel_id == hall.thread(match).id
    assert "Next: round 2" in notice.text


async def test_a_corrected_result_is_told_in_the_thread(world: World) -> None:
    hall = await begun(world)
    match = first(hall)
    await hall.play([match])
    places = {number: 3 - place for number, place in first(hall).places.items()}
    service = world.bot.get(Tournaments)
    async with hall.bot_at_work():
        await service.correct(hall.id, hall.organiser, 1, match.table, places)
    (notice,) = told(world, hall, "✏")
    assert "an organiser changed the result" in notice.text
    assert set(notice.pinged) == {hall.person(number).id for number in match.seats}
    async with hall.bot_at_work():
        await service.take_back(hall.id, hall.organiser)
    assert len(told(world, hall, "✏")) == 2, "the undo is told, too"
    async with hall.bot_at_work():
        await service.correct(hall.id, hall.organiser, 1, match.table, None)
    assert "played again" in told(world, hall, "✏")[-1].text
    await hall.play([first(hall)])
    assert len(told(world, hall, "🏁")) == 2, "the new game has a result of its own"


async def test_an_entered_result_is_told_once(world: World) -> None:
    hall = await begun(world)
    match = first(hall)
    one, other = match.seats
    async with hall.bot_at_work():
        await world.bot.get(Tournaments).correct(
            hall.id, hall.organiser, 1, match.table, {one: 1, other: 2}
        )
    await world.later(minutes=10)
    (notice,) = told(world, hall, "✏")
    assert "entered the result" in notice.text
    assert told(world, hall, "🏁") == []


async def test_a_player_with_a_bye_is_told(world: World) -> None:
    hall = await begun(world, people=5)
    assert hall.now.round is not None
    (number,) = hall.now.round.byes
    await hall.restart()
    await world.later(minutes=10)
    (notice,) = told(world, hall, "☕")
    assert notice.pinged == [hall.person(number).id]
    assert "counts as a win" in notice.text


async def test_a_win_without_a_table_is_told_in_the_channel(world: World) -> None:
    """The opponent has dropped out before the tables open."""
    hall = Hall(world, 4)
    await hall.create("swiss", plan={"signup_until": world.bot.tables.now() + timedelta(hours=1)})
    await hall.sign_up()
    world.fails("POST", f"/channels/{world.channel.id}/threads", times=None)
    await hall.start()
    match = first(hall)
    async with hall.bot_at_work():
        leaving = hall.person(match.seats[0])
        await world.bot.get(Tournaments).leave(hall.id, leaving.id)
    world.env.backend.faults.clear()
    await world.later(minutes=10)
    notices = [each for each in world.messages() if each.text.startswith("🏁")]
    assert [each.pinged for each in notices] == [[hall.person(match.seats[1]).id]]


async def test_players_who_miss_check_in_are_told_how_to_come_back(world: World) -> None:
    hall = Hall(world, 5)
    await hall.create("swiss", plan={"check_in": "each", "check_in_hours": 2})
    await hall.sign_up()
    await hall.start()
    async with hall.bot_at_work():
        for person in hall.people[:4]:
            await world.bot.get(Tournaments).check_in(hall.id, person.id)
    await world.later(hours=2, minutes=1)
    (notice,) = told(world, hall, "🚪")
    assert notice.pinged == [hall.people[4].id]
    await hall.people[4].click("Join", on=notice)
    assert hall.now.participant(hall.people[4].id) is not None
    await hall.restart()
    await world.later(minutes=10)
    assert len(told(world, hall, "🚪")) == 1


async def test_a_result_that_discord_did_not_take_is_told_in_the_next_round(world: World) -> None:
    hall = await begun(world)
    match = first(hall)
    await hall.play(list(hall.now.open_matches())[1:])
    thread = hall.thread(match)
    world.fails("POST", f"/channels/{thread.id}/messages", times=None)
    await hall.play([match])
    assert len(hall.now.contest.rounds) == 2, "the next round does not wait for that"
    assert len(told(world, hall, "🏁")) == 1
    world.env.backend.faults.clear()
    await world.later(minutes=10)
    assert len(told(world, hall, "🏁")) == 2
