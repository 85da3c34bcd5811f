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

from bot.features.tournaments import formats
from bot.features.tournaments.byes import Byes
from bot.features.tournaments.remaining import is_out
from bot.features.tournaments.service import Tournaments
from bot.tables.dealer import Dealer
from tests.bot.tournaments.hall import Hall, Mortal, ShortGames
from tests.bot.world import World

pytestmark = pytest.mark.soak


@pytest.fixture
def dealer() -> Dealer:
    return ShortGames()


async def play_and_kill(hall: Hall, absent: Collection[int] = (), steps: int = 4) -> None:
    """Play a round; kill the bot in its middle, and while it opens the next one.

    The entrants in ``absent`` do not come, so that the end of the round decides.
    """
    coming = list(hall.now.open_matches())
    await hall.play(coming[:-1], absent)
    await hall.restart()
    mortal = Mortal(steps, before_noting=steps % 2 == 0)
    mortal.possess(hall.world.bot)
    with suppress(asyncio.CancelledError):
        await hall.play(coming[-1:], absent)
        if not mortal.dead:
            await hall.world.later(hours=1, minutes=1)
        if not mortal.dead:
            await say_there(hall)
    assert mortal.dead
    await hall.restart()
    await hall.world.env.settle()
    await say_there(hall)
    await hall.world.later(seconds=31)


async def say_there(hall: Hall) -> None:
    """Let all who are asked if they are there for their match say so."""
    asked = [each for each in hall.now.venues if each.asked is not None and each.source is None]
    for venue in asked:
        person = hall.person(venue.asked or 0)
        async with hall.bot_at_work():
            service = hall.world.bot.get(Tournaments)
            await service.say_there(hall.id, person.id, venue.round, venue.table)


def assert_opened_once(hall: Hall, void: int = 0) -> None:
    """Check that each match has one thread and one table, and nothing else is open.

    ``void``: the number of threads abandoned because of a correction.
    """
    opened = [venue for venue in hall.now.venues if venue.table_id is not None]
    assert len({venue.table_id for venue in opened}) == len(opened)
    assert len({venue.thread_id for venue in opened}) == len(opened) == len(hall.threads()) - void
    tables = hall.world.bot.tables.store.tables.of_guild(hall.world.guild.id)
    assert sorted(tables) == sorted(
        venue.table_id for venue in opened if venue.table_id and venue.source is None
    )


async def test_a_swiss_of_32(world: World) -> None:
    hall = Hall(world, 34)
    await hall.create("swiss", plan={"check_in": "first", "check_in_hours": 1, "round_hours": 1})
    await hall.sign_up()
    async with hall.bot_at_work():
        await world.bot.get(Tournaments).leave(hall.id, hall.people[33].id)
    await hall.start()
    async with hall.bot_at_work():
        for person in hall.people[:32]:
            await world.bot.get(Tournaments).check_in(hall.id, person.id)
    assert hall.now.status == "checkin"
    await world.later(hours=1, minutes=1)
    assert hall.now.status == "running"
    assert hall.now.entrant_of(hall.people[32].id) is None
    lots = {entrant.number: entrant.lot for entrant in hall.now.contest.entrants}
    assert len(lots) == 32

    rounds = hall.now.planned_rounds
    for number in range(1, rounds + 1):
        assert len(hall.now.contest.rounds) == number
        if number == 2:  # one drops out during a game, and is back for the fourth round
            async with hall.bot_at_work():
                await world.bot.get(Tournaments).leave(hall.id, hall.people[7].id)
        if number == 3:
            async with hall.bot_at_work():
                await world.bot.get(Tournaments).join(hall.id, hall.people[7].id, "p08")
            match = hall.now.contest.round(1).matches[0]
            places = {one: 3 - place for one, place in match.places.items()}
            async with hall.bot_at_work():
                await world.bot.get(Tournaments).correct(hall.id, hall.organiser, 1, 1, places)
        absent = [each for each in (4, 17) if hall.now.contest.entrant(each).active]
        await play_and_kill(hall, absent, steps=2 if number == rounds else 3 + 5 * number)
        assert_opened_once(hall)

    tournament = hall.now
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
    said = world.bot.get(Tournaments).said(hall.id)
    assert {key for key in said if ":" not in key} == {"signup", "podium", "winners"}
    assert {key for key in said if key.startswith("round:")} == {
        f"round:{number}" for number in range(1, rounds + 1)
    }


async def test_a_double_elimination_of_16(world: World) -> None:
    hall = Hall(world, 16)
    await hall.create("double-elimination", plan={"round_hours": 1})
    await hall.sign_up()
    await hall.start()

    # The organiser turns a result round before the two have begun their next matches.
    await play_and_kill(hall, steps=7)
    match = hall.now.contest.round(1).matches[0]
    winner, loser = sorted(match.seats, key=lambda number: match.places[number])
    before = [venue for venue in hall.now.venues if venue.round == 2]
    tables = {venue.table_id for venue in before}
    async with hall.bot_at_work():
        turned = {winner: 2, loser: 1}
        await world.bot.get(Tournaments).correct(hall.id, hall.organiser, 1, 1, turned)
    after = [venue for venue in hall.now.venues if venue.round == 2]
    changed = [venue for venue in after if venue.table_id not in tables]
    assert len(changed) == 2
    assert len(after) == len(before)
    sides = {number: match.slot[0] for match in hall.now.open_matches() for number in match.seats}
    assert (sides[winner], sides[loser]) == ("l", "w")
    void = tables - {venue.table_id for venue in after}
    assert {world.bot.tables.get(table or 0).reason for table in void} == {"organiser"}
    assert_opened_once(hall, len(void))

    steps = 4
    while hall.now.active:
        number = len(hall.now.contest.rounds)
        absent = [9] if number in (2, 3) else []
        if number == 4:  # an entrant drops out who is still in the bracket
            gone = next(hall.now.open_matches()).seats[0]
            async with hall.bot_at_work():
                await world.bot.get(Tournaments).leave(hall.id, hall.person(gone).id)
        # The two lines at the end: the podium and the notes of the last result.
        await play_and_kill(
            hall, absent, steps=1 if len(list(hall.now.open_matches())) == 1 else steps
        )
        assert_opened_once(hall, len(void))
        steps += 2

    contest = hall.now.contest
    assert hall.now.status == "over"
    first, second, third = formats.podium(contest)[:3]
    assert [first.place, second.place, third.place] == [1, 2, 3]
    out = [each.number for each in contest.entrants if is_out(contest, each.number)]
    assert sorted([first.entrant, *out]) == list(range(1, 17))
    assert "podium" in world.bot.get(Tournaments).said(hall.id)


async def test_a_swiss_with_byes_and_a_top_cut_best_of_three(world: World) -> None:
    hall = Hall(world, 13)
    plan = {"check_in": "each", "check_in_hours": 1, "round_hours": 4}
    await hall.create("swiss", rounds=3, byes=1, cut=4, best_of=3, third_place=True, plan=plan)
    await hall.sign_up()
    service, byes = world.bot.get(Tournaments), world.bot.get(Byes)
    async with hall.bot_at_work():
        await byes.ask(hall.id, hall.people[3].id, [1])
        await byes.ask(hall.id, hall.people[4].id, [2])
    await hall.start()
    steps = 0
    while hall.now.active:
        if hall.now.status == "checkin":
            async with hall.bot_at_work():
                service = world.bot.get(Tournaments)
                for user_id in hall.now.users(hall.now.missing):
                    await service.check_in(hall.id, user_id)
            continue
        mortal = Mortal(1 + steps % 7, before_noting=steps % 2 == 0)
        mortal.possess(world.bot)
        with suppress(asyncio.CancelledError):
            await hall.play()
        await hall.restart()
        await world.env.settle()
        await world.later(seconds=31)
        steps += 1
        assert steps < 60
    contest = hall.now.contest
    assert [each.stage for each in contest.rounds] == ["swiss"] * 3 + ["elimination"] * 2
    assert [len(each.away) for each in contest.rounds] == [1, 1, 0, 0, 0]
    tables = [game.table_id for venue in hall.now.venues for game in venue.games]
    assert len(set(tables)) == len(tables) >= 8
    assert all(venue.table_id is not None for venue in hall.now.venues)
    assert len(hall.threads()) == len(hall.now.venues)
    finalists = set(contest.rounds[3].seeds)
    assert {each.entrant for each in formats.standings(contest)[:4]} == finalists
    (winner,) = formats.winners(contest)
    assert winner in finalists
