"""Whole tournaments, from sign-up to the podium, by the real bot.

People drop out, vanish and come back, an organiser corrects a result, and the bot is killed in the
middle of every round.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from contextlib import suppress
from itertools import combinations

import pytest

from bot.features.tournaments.byes import Byes
from bot.features.tournaments.contest import formats
from bot.features.tournaments.contest.remaining import is_out
from bot.features.tournaments.service import Tournaments
from bot.tables.dealer import Dealer
from tests.bot.tournaments.driver import Mortal, ShortGames, TournamentDriver
from tests.bot.world import World

pytestmark = pytest.mark.soak


@pytest.fixture
def dealer() -> Dealer:
    return ShortGames()


async def play_and_kill(
    driver: TournamentDriver, absent: Collection[int] = (), steps: int = 4
) -> None:
    """Play a round; kill the bot in its middle, and while it opens the next one.

    The entrants in ``absent`` do not come, so that the end of the round decides.
    """
    coming = list(driver.now.open_matches())
    await driver.play(coming[:-1], absent)
    await driver.restart()
    mortal = Mortal(steps, before_noting=steps % 2 == 0)
    mortal.possess(driver.world.bot)
    with suppress(asyncio.CancelledError):
        await driver.play(coming[-1:], absent)
        if not mortal.dead:
            await driver.world.later(hours=1, minutes=1)
        if not mortal.dead:
            await say_there(driver)
    assert mortal.dead
    await driver.restart()
    await driver.world.env.settle()
    await say_there(driver)
    await driver.world.later(seconds=31)


async def say_there(driver: TournamentDriver) -> None:
    """Let all players answer the question whether they are there for their match."""
    asked = [each for each in driver.now.venues if each.asked is not None and each.source is None]
    for venue in asked:
        person = driver.person(venue.asked or 0)
        async with driver.bot_at_work():
            service = driver.world.bot.get(Tournaments)
            await service.say_there(driver.id, person.id, venue.round, venue.table)


def assert_opened_once(driver: TournamentDriver, void: int = 0) -> None:
    """Check that each match has one thread and one table, and that no others are open.

    ``void``: the number of threads abandoned because of a correction.
    """
    opened = [venue for venue in driver.now.venues if venue.table_id is not None]
    assert len({venue.table_id for venue in opened}) == len(opened)
    assert len({venue.thread_id for venue in opened}) == len(opened) == len(driver.threads()) - void
    tables = driver.world.bot.tables.store.tables.of_guild(driver.world.guild.id)
    assert sorted(tables) == sorted(
        venue.table_id for venue in opened if venue.table_id and venue.source is None
    )


async def test_a_swiss_of_32(world: World) -> None:
    driver = TournamentDriver(world, 34)
    await driver.create("swiss", plan={"check_in": "first", "check_in_hours": 1, "round_hours": 1})
    await driver.sign_up()
    async with driver.bot_at_work():
        await world.bot.get(Tournaments).leave(driver.id, driver.people[33].id)
    await driver.start()
    async with driver.bot_at_work():
        for person in driver.people[:32]:
            await world.bot.get(Tournaments).check_in(driver.id, person.id)
    assert driver.now.status == "checkin"
    await world.later(hours=1, minutes=1)
    assert driver.now.status == "running"
    assert driver.now.entrant_of(driver.people[32].id) is None
    lots = {entrant.number: entrant.lot for entrant in driver.now.contest.entrants}
    assert len(lots) == 32

    rounds = driver.now.planned_rounds
    for number in range(1, rounds + 1):
        assert len(driver.now.contest.rounds) == number
        if number == 2:  # one drops out during a game, and is back for the fourth round
            async with driver.bot_at_work():
                await world.bot.get(Tournaments).leave(driver.id, driver.people[7].id)
        if number == 3:
            async with driver.bot_at_work():
                await world.bot.get(Tournaments).join(driver.id, driver.people[7].id, "p08")
            match = driver.now.contest.round(1).matches[0]
            places = {one: 3 - place for one, place in match.places.items()}
            async with driver.bot_at_work():
                await world.bot.get(Tournaments).correct(driver.id, driver.organiser, 1, 1, places)
        absent = [each for each in (4, 17) if driver.now.contest.entrant(each).active]
        await play_and_kill(driver, absent, steps=2 if number == rounds else 3 + 5 * number)
        assert_opened_once(driver)

    tournament = driver.now
    assert tournament.status == "over"
    contest = tournament.contest
    assert {entrant.number: entrant.lot for entrant in contest.entrants} == lots
    assert [entrant.number for entrant in contest.entrants if not entrant.active] == [4, 17]
    met = [frozenset(pair) for each in contest.rounds for match in each.matches
           for pair in combinations(match.seats, 2) if match.played]  # fmt: skip
    assert len(met) == len(set(met))
    byes = [number for each in contest.rounds for number in each.byes]
    assert len(byes) == len(set(byes))
    assert 8 not in {number for match in contest.round(3).matches for number in match.seats}
    assert contest.round(1).matches[0].places == places
    winner = formats.podium(contest)[0]
    assert winner.place == 1
    assert (
        f"<@{tournament.captain(winner.entrant).user_id}>" in world.last.text
    )  # to those who have won
    said = world.bot.get(Tournaments).said(driver.id)
    assert {key for key in said if ":" not in key} == {"signup", "podium", "winners"}
    assert {key for key in said if key.startswith("round:")} == {
        f"round:{number}" for number in range(1, rounds + 1)
    }


async def test_a_double_elimination_of_16(world: World) -> None:
    driver = TournamentDriver(world, 16)
    await driver.create("double-elimination", plan={"round_hours": 1})
    await driver.sign_up()
    await driver.start()

    # The organiser turns a result round before the two have begun their next matches.
    await play_and_kill(driver, steps=7)
    match = driver.now.contest.round(1).matches[0]
    winner, loser = sorted(match.seats, key=lambda number: match.places[number])
    before = [venue for venue in driver.now.venues if venue.round == 2]
    tables = {venue.table_id for venue in before}
    async with driver.bot_at_work():
        turned = {winner: 2, loser: 1}
        await world.bot.get(Tournaments).correct(driver.id, driver.organiser, 1, 1, turned)
    after = [venue for venue in driver.now.venues if venue.round == 2]
    changed = [venue for venue in after if venue.table_id not in tables]
    assert len(changed) == 2
    assert len(after) == len(before)
    sides = {number: match.slot[0] for match in driver.now.open_matches() for number in match.seats}
    assert (sides[winner], sides[loser]) == ("l", "w")
    void = tables - {venue.table_id for venue in after}
    assert {world.bot.tables.get(table or 0).reason for table in void} == {"organiser"}
    assert_opened_once(driver, len(void))

    steps = 4
    while driver.now.active:
        number = len(driver.now.contest.rounds)
        absent = [9] if number in (2, 3) else []
        if number == 4:  # an entrant drops out who is still in the bracket
            gone = next(driver.now.open_matches()).seats[0]
            async with driver.bot_at_work():
                await world.bot.get(Tournaments).leave(driver.id, driver.person(gone).id)
        # The two lines at the end: the podium and the notes of the last result.
        await play_and_kill(
            driver, absent, steps=1 if len(list(driver.now.open_matches())) == 1 else steps
        )
        assert_opened_once(driver, len(void))
        steps += 2

    contest = driver.now.contest
    assert driver.now.status == "over"
    first, second, third = formats.podium(contest)[:3]
    assert [first.place, second.place, third.place] == [1, 2, 3]
    out = [each.number for each in contest.entrants if is_out(contest, each.number)]
    assert sorted([first.entrant, *out]) == list(range(1, 17))
    assert "podium" in world.bot.get(Tournaments).said(driver.id)


async def test_a_swiss_with_byes_and_a_top_cut_best_of_three(world: World) -> None:
    driver = TournamentDriver(world, 13)
    plan = {"check_in": "each", "check_in_hours": 1, "round_hours": 4}
    await driver.create("swiss", rounds=3, byes=1, cut=4, best_of=3, third_place=True, plan=plan)
    await driver.sign_up()
    service, byes = world.bot.get(Tournaments), world.bot.get(Byes)
    async with driver.bot_at_work():
        await byes.ask(driver.id, driver.people[3].id, [1])
        await byes.ask(driver.id, driver.people[4].id, [2])
    await driver.start()
    steps = 0
    while driver.now.active:
        if driver.now.status == "checkin":
            async with driver.bot_at_work():
                service = world.bot.get(Tournaments)
                for user_id in driver.now.users(driver.now.missing):
                    await service.check_in(driver.id, user_id)
            continue
        mortal = Mortal(1 + steps % 7, before_noting=steps % 2 == 0)
        mortal.possess(world.bot)
        with suppress(asyncio.CancelledError):
            await driver.play()
        await driver.restart()
        await world.env.settle()
        await world.later(seconds=31)
        steps += 1
        assert steps < 60
    contest = driver.now.contest
    assert [each.stage for each in contest.rounds] == ["swiss"] * 3 + ["elimination"] * 2
    assert [len(each.away) for each in contest.rounds] == [1, 1, 0, 0, 0]
    tables = [game.table_id for venue in driver.now.venues for game in venue.games]
    assert len(set(tables)) == len(tables) >= 8
    assert all(venue.table_id is not None for venue in driver.now.venues)
    assert len(driver.threads()) == len(driver.now.venues)
    finalists = set(contest.rounds[3].seeds)
    assert {each.entrant for each in formats.standings(contest)[:4]} == finalists
    (winner,) = formats.winners(contest)
    assert winner in finalists
