"""Half-point byes that players ask for before a Swiss round."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.features.tournaments.byes import Byes
from bot.features.tournaments.contest import formats
from bot.features.tournaments.contest.records import records
from bot.features.tournaments.editing import Editing
from bot.features.tournaments.exports.export import csv_files
from bot.features.tournaments.exports.trf import trf_text
from bot.features.tournaments.model import Contest, Settings, dump, load
from bot.features.tournaments.service import Tournaments
from bot.tables.dealer import Dealer
from tests.bot.tournaments.contests import (
    better_seed,
    changed,
    contest,
    finished,
    paired,
    played,
    random_contests,
    without,
)
from tests.bot.tournaments.desk import ANN, BOB, CAT, DAN, EVE, Desk, by, refused
from tests.bot.tournaments.driver import ShortGames, TournamentDriver
from tests.bot.world import World


@pytest.fixture
def dealer() -> Dealer:
    return ShortGames()


def asked(people: int, *away: tuple[int, tuple[int, ...]], byes: int = 1, **how: Any) -> Contest:
    """Return a Swiss contest in which entrants have asked for byes in rounds."""
    made = contest("swiss", people, byes=byes, **how)
    for number, rounds in away:
        made = changed(made, number, away=rounds)
    return made


def test_a_bye_that_was_asked_for_is_half_a_point_without_an_opponent() -> None:
    running = paired(asked(8, (3, (1,))))
    first = running.rounds[0]
    assert first.away == (3,)
    assert first.match_of(3) is None
    assert len(first.matches) == 3
    assert len(first.byes) == 1
    assert 3 in first.seeds, "they take part all the same"
    line = records(running)[3].lines[0]
    assert (line.kind, line.points) == ("away", Fraction(1, 2))
    assert load(dump(running)) == running


@pytest.mark.parametrize(("seats", "points"), [(3, 3), (4, 3)])
def test_at_larger_tables_it_is_half_a_win(seats: int, points: int) -> None:
    running = paired(asked(9, (3, (1,)), seats=seats))
    assert records(running)[3].points == points
    assert sum(len(match.seats) for match in running.rounds[0].matches) == 8


def test_there_is_none_in_the_last_round_and_none_beyond_the_number_allowed() -> None:
    made = asked(8, (3, (1, 2, 3)), byes=1, rounds=3)
    end = played(made, better_seed)
    assert [each.away for each in end.rounds] == [(3,), (), ()]
    end = played(replace(made, settings=replace(made.settings, byes=3)), better_seed)
    assert [each.away for each in end.rounds] == [(3,), (3,), ()]
    end = played(replace(made, settings=replace(made.settings, byes=0)), better_seed)
    assert not any(each.away for each in end.rounds)


def test_if_all_are_away_but_one_that_one_has_a_bye() -> None:
    for seats in (2, 3):
        running = paired(asked(3, (1, (1,)), (2, (1,)), seats=seats, rounds=2))
        assert running.rounds[0].byes == (3,)
        assert running.rounds[0].over
    nobody = paired(asked(3, *((each, (1,)) for each in (1, 2, 3)), rounds=2))
    assert nobody.rounds[0].away == (1, 2, 3)
    assert [each.place for each in formats.standings(nobody)] == [1, 2, 3]


def test_who_has_dropped_out_has_no_bye() -> None:
    assert paired(without(asked(8, (3, (1,))), 3)).rounds[0].away == ()


def test_it_counts_as_a_match_against_an_equal_for_tie_breaks() -> None:
    end = played(asked(4, (1, (1,)), rounds=3), better_seed)
    line = next(each for each in formats.standings(end) if each.entrant == 1)
    numbers = {each.key: each for each in line.tiebreaks}
    assert line.points.value == Fraction(5, 2)
    virtual = [part for part in numbers["buchholz"].parts if part.kind == "virtual"]
    assert [(part.round, part.value) for part in virtual] == [(1, Fraction(5, 2))]
    half = [part for part in numbers["sonneborn-berger"].parts if part.kind == "virtual"]
    assert [part.value for part in half] == [Fraction(5, 4)]


def test_it_is_no_win_without_playing() -> None:
    running = finished(paired(asked(3, (3, (1,)), rounds=3)), better_seed)
    assert records(running)[3].free_points == 0


def test_it_is_in_every_export() -> None:
    end = played(asked(4, (1, (1,)), rounds=3), better_seed)
    assert "\r\n1,swiss,,half-bye,,1,P1\r\n" in csv_files(end)["pairings.csv"]
    (line,) = [each for each in trf_text(end, "Cup", 3).splitlines() if " P1 " in each]
    assert "0000 - H" in line


@settings(max_examples=60, deadline=None, derandomize=True, database=None)
@given(
    people=st.integers(3, 12),
    seats=st.integers(2, 4),
    seed=st.integers(0, 10**9),
    away=st.dictionaries(st.integers(1, 12), st.sets(st.integers(1, 6)), max_size=6),
    byes=st.integers(0, 3),
)
def test_everybody_is_paired_or_has_a_bye_and_never_both(
    people: int, seats: int, seed: int, away: dict[int, set[int]], byes: int
) -> None:
    how = Settings("swiss", seats, byes=byes)
    wanted = {number: tuple(sorted(rounds)) for number, rounds in away.items()}
    for running in random_contests(how, people, seed, away=wanted):
        last = running.rounds[-1]
        numbers = [number for match in last.matches for number in match.seats]
        everybody = [*numbers, *last.byes, *last.away]
        assert len(set(everybody)) == len(everybody)
        if not last.over:
            there = {each.number for each in running.entrants if each.active}
            assert set(everybody) == {
                number for number in there if running.entrant(number).joined <= last.number
            }
        assert all(last.number in running.entrant(number).away for number in last.away)
        for number in wanted:
            if number <= people:
                assert len(formats.byes_taken(running, number)) <= byes
        planned = formats.planned_rounds(how, len(running.starters))
        assert not last.away or last.number < planned


# The service


async def opened(desk: Desk, byes: int = 1, **more: Any) -> Byes:
    await desk.open(settings=Settings("swiss", rounds=3, byes=byes), **more)
    await desk.join(ANN, BOB, CAT, DAN, EVE)
    return Byes(desk.service)


async def test_a_player_asks_before_a_round_and_may_think_better_of_it(desk: Desk) -> None:
    byes = await opened(desk)
    await byes.ask(desk.id, BOB, [1])
    await byes.ask(desk.id, BOB, [2])
    await byes.ask(desk.id, CAT, [1])
    await byes.ask(desk.id, CAT, [])
    await desk.pair()
    assert desk.cup.round is not None
    assert not desk.cup.round.away
    await byes.ask(desk.id, CAT, [2])
    for table in (1, 2):
        await desk.win(table)
    await desk.pair()
    assert desk.cup.round.away == (3, 2), "better seeds first"
    assert len(desk.cup.round.matches) == 1


async def test_what_is_refused(desk: Desk) -> None:
    byes = await opened(desk)
    with refused("tournament-byes-used"):
        await byes.ask(desk.id, BOB, [1, 2])
    for number in (0, 3, 99):
        with refused("tournament-bye-round"):
            await byes.ask(desk.id, BOB, [number])
    with refused("tournament-not-in-it"):
        await byes.ask(desk.id, 99, [1])
    await desk.pair()
    with refused("tournament-bye-round"):
        await byes.ask(desk.id, BOB, [1])
    await desk.service.leave(desk.id, BOB)
    with refused("tournament-dropped-already"):
        await byes.ask(desk.id, BOB, [2])


async def test_a_tournament_without_byes_has_none(desk: Desk) -> None:
    byes = await opened(desk, byes=0)
    with refused("tournament-no-byes"):
        await byes.ask(desk.id, BOB, [1])


async def test_who_is_away_is_not_awaited_at_check_in(desk: Desk) -> None:
    byes = await opened(desk, plan={"check_in": "each"})
    await byes.ask(desk.id, BOB, [1])
    people = {*desk.cup.users(desk.cup.due_entrants)}
    assert people == {ANN, CAT, DAN, EVE}


async def test_a_replacement_plays_though_their_predecessor_was_to_be_away(desk: Desk) -> None:
    byes = await opened(desk)
    await byes.ask(desk.id, BOB, [2])
    await desk.pair()
    number = desk.cup.participant(BOB)
    assert number is not None
    await desk.entrants.replace(desk.id, by(ANN), number.number, 6, "Fay")
    assert desk.cup.contest.entrant(number.number).away == ()


async def test_the_organiser_may_allow_them_later_and_forbid_them_again(desk: Desk) -> None:
    await opened(desk, byes=0)
    await desk.pair()
    await desk.editing.set(desk.id, by(ANN), "byes", 2)
    await Byes(desk.service).ask(desk.id, BOB, [2])
    await desk.editing.set(desk.id, by(ANN), "byes", 0)
    assert formats.bye_rounds(desk.cup.contest) == range(0)
    for table in (1, 2):
        await desk.win(table)
    await desk.pair()
    assert desk.cup.round is not None
    assert desk.cup.round.away == ()


# A whole event


async def test_a_player_asks_by_command_and_the_round_goes_on_without_them(world: World) -> None:
    driver = TournamentDriver(world, 5)
    await driver.create("swiss", rounds=2, byes=1, plan={"check_in": "first", "check_in_hours": 1})
    await driver.sign_up()
    absent = driver.people[1]
    reply = await absent.slash("tournament bye")
    assert reply.private
    reply = await absent.select("Round 1")
    assert "You have a bye in round 1" in reply.text
    await world.restart(killed=True)
    await driver.start()
    async with driver.bot_at_work():
        for person in driver.people:
            if person is not absent:
                await world.bot.get(Tournaments).check_in(driver.id, person.id)
    assert driver.now.round is not None, "the round waits for nobody who is away"
    assert [driver.person(each) for each in driver.now.round.away] == [absent]
    assert "Half-point bye:" in world.last.text
    assert "P02" in world.last.text
    reply = await absent.slash("tournament info")
    assert "You have a half-point bye this round." in reply.text
    reply = await absent.slash("tournament bye")
    assert "You’ve had one in round 1" in reply.text
    assert not reply.message.selects
    while driver.now.active:
        await driver.play()
    me = driver.now.participant(absent.id)
    assert me is not None
    assert [line.kind for line in records(driver.now.contest)[me.number].lines] == [
        "away",
        "played",
    ]
    reply = await absent.slash("tournament bye")
    assert "no round left" in reply.text


async def test_a_round_paired_meanwhile_can_not_be_chosen(world: World) -> None:
    driver = TournamentDriver(world, 4)
    await driver.create("swiss", rounds=3, byes=1)
    await driver.sign_up()
    late = driver.people[0]
    await late.slash("tournament bye")
    await driver.start()
    reply = await late.select("Round 1")
    assert "can’t have a bye in round 1" in reply.text
    async with driver.bot_at_work():
        await world.bot.get(Editing).set(driver.id, driver.organiser, "byes", 0)
    reply = await late.slash("tournament bye")
    assert "no half-point byes" in reply.text
