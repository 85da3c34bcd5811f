"""Tournaments with a failing step: the organiser is told once, with the cause."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from bot.features.tournaments import course
from bot.features.tournaments.model import Result
from bot.features.tournaments.service import Tournaments
from bot.tables.dealer import Dealer
from tests.bot.tournaments.driver import ShortGames, TournamentDriver, begun, first
from tests.bot.world import World


@pytest.fixture
def dealer() -> Dealer:
    return ShortGames()


def no_threads(world: World, status: int, code: int) -> None:
    """Let Discord refuse with this error to open threads."""
    path = f"/channels/{world.channel.id}/threads"
    world.fails("POST", path, status=status, code=code, message="No", times=None)


@pytest.mark.parametrize(
    ("status", "code", "why"),
    [
        (500, 0, "Discord isn’t responding"),
        (503, 0, "Discord isn’t responding"),
        (400, 50024, "Discord refuses it there (error 50024)"),
    ],
)
async def test_threads_that_cannot_be_opened_whatever_the_error(
    world: World, status: int, code: int, why: str
) -> None:
    no_threads(world, status, code)
    driver = await begun(world)
    assert world.ann.dms == [], "it may be over in a moment"
    await world.later(minutes=30)
    (told,) = world.ann.dms
    assert "couldn’t open a thread" in told.text
    assert why in told.text
    tried = len(world.requests("POST", f"/channels/{world.channel.id}/threads"))
    assert 8 <= tried <= 14, "ever more rarely"
    world.env.backend.faults.clear()
    await world.later(minutes=5)
    assert len(driver.threads()) == 2
    assert world.ann.dms == [told]
    assert "is running again" in told.text
    await driver.play()
    assert len(driver.now.contest.rounds) == 2


async def test_who_was_told_is_told_anew_if_it_fails_once_more(world: World) -> None:
    no_threads(world, 500, 0)
    driver = await begun(world)
    await world.later(minutes=10)
    await driver.restart()
    await world.later(minutes=10)
    assert len(world.ann.dms) == 1, "a restart is no news"
    world.env.backend.faults.clear()
    await world.later(minutes=5)
    no_threads(world, 500, 0)
    for thread in driver.threads():
        world.env.backend.delete_channel(thread.id)
    await world.later(minutes=10)
    assert ["stuck" in each.text for each in world.ann.dms] == [False, True]


async def test_an_organiser_without_direct_messages_is_told_in_the_channel(world: World) -> None:
    world.ann.closes_dms()
    no_threads(world, 400, 50024)
    await begun(world)
    await world.later(minutes=10)
    (told,) = [shown for shown in world.messages() if "couldn’t open a thread" in shown.text]
    assert world.ann.mention in told.text
    sent = world.requests("POST", f"/channels/{world.channel.id}/messages")[-1]
    assert sent["allowed_mentions"]["users"] == [world.ann.id]


async def test_an_announcement_that_discord_does_not_take(world: World) -> None:
    """The matches do not wait for it."""
    path = f"/channels/{world.channel.id}/messages"
    world.fails("POST", path, status=500, times=None)
    driver = await begun(world)
    await world.later(minutes=10)
    assert len(driver.threads()) == 2
    (told,) = world.ann.dms
    assert f"couldn’t post in <#{world.channel.id}>" in told.text
    world.env.backend.faults.clear()
    await world.later(minutes=5)
    assert any("Round 1 of" in shown.text for shown in world.messages())


async def test_a_message_that_cannot_be_edited(world: World) -> None:
    driver = await begun(world)
    path = f"/channels/{world.channel.id}/messages/*"
    world.fails("PATCH", path, status=500, times=None)
    await driver.play([first(driver)])
    await world.later(minutes=10)
    (told,) = world.ann.dms
    assert "couldn’t update my messages" in told.text
    await driver.play()
    assert len(driver.now.contest.rounds) == 2, "the tournament goes on"


@pytest.mark.soak
async def test_a_pairing_that_cannot_be_made(
    world: World, monkeypatch: pytest.MonkeyPatch, logged_errors: list[logging.LogRecord]
) -> None:
    """An error of our own is reported to the organiser as well."""

    def broken(*_: Any) -> None:
        raise ZeroDivisionError

    driver = await begun(world)
    with monkeypatch.context() as wrong:
        wrong.setattr(course, "paired", broken)
        await driver.play()
        await world.later(minutes=10)
        (told,) = world.ann.dms
        assert "couldn’t pair the next round" in told.text
        assert "the person who runs this bot" in told.text
        assert {record.exc_info[0] for record in logged_errors if record.exc_info} == {
            ZeroDivisionError
        }
        logged_errors.clear()
    await world.later(minutes=6)
    assert len(driver.now.contest.rounds) == 2
    assert "is running again" in told.text


async def test_one_match_that_fails_keeps_no_other_from_going_on(
    world: World, monkeypatch: pytest.MonkeyPatch, logged_errors: list[logging.LogRecord]
) -> None:
    driver = await begun(world)
    one, other = driver.now.round.matches if driver.now.round else ()
    broken = driver.table(one).id
    of_today = world.bot.tables.answers

    def answers(table_id: int, *rest: Any) -> Any:
        if table_id == broken:
            raise ZeroDivisionError
        return of_today(table_id, *rest)

    with monkeypatch.context() as wrong:
        wrong.setattr(world.bot.tables, "answers", answers)
        async with driver.bot_at_work():
            for match in (one, other):
                loser = driver.person(match.seats[0])
                await world.bot.tables.resign(driver.table(match).id, loser.id)
        assert driver.now.contest.round(1).at(other.table).result is not None
        await world.later(minutes=10)
        (told,) = world.ann.dms
        assert f"couldn’t continue round 1, table {one.table}" in told.text
        logged_errors.clear()
    async with driver.bot_at_work():  # the organiser need not wait for that
        places = {number: place for place, number in enumerate(one.seats, 1)}
        await world.bot.get(Tournaments).correct(driver.id, driver.organiser, 1, one.table, places)
    assert driver.now.contest.round(1).at(one.table).result == Result((1, 2))
    assert len(driver.now.contest.rounds) == 2


async def test_permission_that_is_given_is_used_at_once(world: World) -> None:
    no_threads(world, 403, 50013)
    driver = await begun(world)
    await world.later(minutes=20)
    assert driver.threads() == []
    world.env.backend.faults.clear()
    world.env.backend.announce_channel_update(world.channel.id)
    await world.env.settle()
    assert len(driver.threads()) == 2
    assert world.ann.dms == [], "they were told in the channel"


async def test_a_helper_is_told_where_the_organiser_cannot_be(world: World) -> None:
    driver = TournamentDriver(world, 4)
    await driver.create("swiss")
    await driver.sign_up()
    async with driver.bot_at_work():
        await world.bot.get(Tournaments).add_organiser(driver.id, driver.organiser, world.bob.id)
    world.ann.closes_dms()
    world.env.backend.delete_channel(world.channel.id)
    await driver.start()
    await world.later(minutes=5)
    assert len(world.bob.dms) == 1


async def test_who_joins_during_the_first_check_in_gets_a_lot(world: World) -> None:
    """Without one, the first round could not be paired."""
    driver = TournamentDriver(world, 4)
    await driver.create("swiss", plan={"check_in": "first", "min_people": 3})
    await driver.sign_up(driver.people[:3])
    await driver.start()
    await driver.sign_up(driver.people[3:])
    async with driver.bot_at_work():
        for person in driver.people:
            await world.bot.get(Tournaments).check_in(driver.id, person.id)
    assert driver.now.status == "running"
    assert all(each.lot for each in driver.now.contest.entrants)


async def test_an_announcement_that_fails_keeps_nobody_from_playing(world: World) -> None:
    driver = TournamentDriver(world, 4)
    await driver.create("swiss")
    await driver.sign_up()
    world.fails("POST", f"/channels/{world.channel.id}/messages", times=1)
    await driver.start()
    assert len(driver.threads()) == 2
    await world.later(minutes=1)
    assert "round:1" in world.bot.get(Tournaments).said(driver.id)


async def test_the_end_is_announced_even_if_that_fails_at_first(world: World) -> None:
    driver = await begun(world, 2, "elimination", min_people=2)
    world.fails("POST", f"/channels/{world.channel.id}/messages", times=3)
    await driver.play()
    assert driver.now.status == "over"
    await world.later(minutes=3)
    assert "podium" in world.bot.get(Tournaments).said(driver.id)
    assert world.bot.get(Tournaments).unsettled() == []
