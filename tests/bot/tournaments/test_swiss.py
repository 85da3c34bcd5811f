"""Swiss rounds at tables of two."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from fractions import Fraction
from functools import cache, partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.features.tournaments.contest.formats import next_round, planned_rounds
from bot.features.tournaments.contest.records import Record, records
from bot.features.tournaments.model import Contest, Entrant, Match, Result, Settings, placed
from tests.bot.tournaments.contests import (
    beat,
    better_seed,
    contest,
    meetings,
    paired,
    played,
    random_contests,
    shared,
    walked_over,
    with_round,
    without,
    won_by,
)


def pairs(contest_: Contest) -> list[tuple[int, ...]]:
    """Return the pairs of the last round, the lower number first."""
    return [tuple(sorted(match.seats)) for match in contest_.rounds[-1].matches]


def test_the_upper_half_meets_the_lower_half_in_the_first_round() -> None:
    first = paired(contest("swiss", 8))
    assert pairs(first) == [(1, 5), (2, 6), (3, 7), (4, 8)]
    # The better ones begin at every other table.
    assert [match.seats[0] for match in first.rounds[0].matches] == [1, 6, 3, 8]


def test_those_with_equal_points_meet() -> None:
    second = paired(played(contest("swiss", 8), better_seed, rounds=1))
    # 1 and 3 have begun, as have 6 and 8, so they do not meet.
    assert pairs(second) == [(1, 4), (2, 3), (5, 8), (6, 7)]
    assert [match.seats[0] for match in second.rounds[1].matches] == [4, 2, 5, 7]


def test_a_random_seeding_goes_by_the_lots() -> None:
    entrants = tuple(
        Entrant(number, f"P{number}", rating=number, lot=lot)
        for number, lot in ((1, 40), (2, 10), (3, 30), (4, 20))
    )
    assert pairs(paired(Contest(Settings("swiss", seeding="random"), entrants))) == [(2, 3), (1, 4)]
    assert pairs(paired(Contest(Settings("swiss"), entrants))) == [(2, 4), (1, 3)]


def test_nobody_meets_twice_even_if_points_would_have_it() -> None:
    two = with_round(contest("swiss", 4), "swiss", shared(1, 2), shared(3, 4))
    assert pairs(paired(two)) == [(1, 4), (2, 3)]  # and 1 and 3 have begun


def test_people_meet_again_when_everybody_has_met() -> None:
    end = played(contest("swiss", 4, rounds=5), better_seed)
    assert len(end.rounds) == 5
    assert len(set(meetings(end.rounds))) == 6
    assert len(list(meetings(end.rounds))) == 10


def test_the_last_of_the_lowest_group_has_the_bye_and_only_once() -> None:
    end = played(contest("swiss", 5, rounds=5), better_seed)
    byes = [number for each in end.rounds for number in each.byes]
    assert byes[0] == 5
    assert sorted(byes) == [1, 2, 3, 4, 5]


def test_who_won_because_nobody_came_has_no_bye_as_well() -> None:
    one = with_round(
        contest("swiss", 6), "swiss", beat(1, 2), beat(3, 4), walked_over(winner=6, absent=5)
    )
    two = with_round(one, "swiss", beat(1, 6), beat(3, 2), walked_over(winner=4, absent=5))
    # 2 is the last but for 5, who has dropped out; 4 and 6 have won without playing.
    assert paired(without(two, 5)).rounds[-1].byes == (2,)


def test_those_who_were_paired_but_did_not_play_may_be_paired_again() -> None:
    one = with_round(contest("swiss", 2, rounds=2), "swiss", walked_over(winner=1, absent=2))
    assert records(one)[1].meetings == {}
    assert pairs(paired(one)) == [(1, 2)]


def test_who_dropped_out_is_not_paired_and_may_come_back() -> None:
    one = played(contest("swiss", 8), better_seed, rounds=1)
    gone = paired(without(one, 8))
    assert gone.rounds[-1].match_of(8) is None
    assert gone.rounds[-1].byes == (7,)
    back = replace(
        gone,
        entrants=one.entrants,
        rounds=(
            *one.rounds,
            replace(
                gone.rounds[-1],
                matches=tuple(
                    replace(match, result=better_seed(match)) for match in gone.rounds[-1].matches
                ),
            ),
        ),
    )
    assert paired(back).rounds[-1].match_of(8) is not None


def test_a_late_entry_is_paired_from_then_on_and_has_missed_the_rounds_before() -> None:
    one = played(contest("swiss", 8), better_seed, rounds=1)
    late = Entrant(9, "P9", rating=2000, lot=9, joined=2)
    two = paired(replace(one, entrants=(*one.entrants, late)))
    assert two.rounds[1].match_of(9) is not None
    assert records(one)[1].points == 1
    record = records(two)[9]
    assert [line.kind for line in record.lines] == ["missed", "open"]
    assert record.points == 0


@pytest.mark.parametrize(
    ("people", "rounds"),
    [(2, 1), (3, 3), (4, 3), (5, 3), (8, 3), (9, 4), (16, 4), (17, 5), (32, 5), (256, 8)],
)
def test_it_takes_so_many_rounds_if_nobody_says_otherwise(people: int, rounds: int) -> None:
    assert planned_rounds(Settings("swiss"), people) == rounds
    assert planned_rounds(Settings("swiss", rounds=7), people) == 7


def test_it_ends_early_when_only_one_is_left() -> None:
    assert next_round(without(played(contest("swiss", 4), better_seed, rounds=1), 1, 2, 3)) is None


@pytest.mark.soak
@settings(max_examples=60, deadline=None, derandomize=True, database=None)
@given(people=st.integers(8, 24), seed=st.integers(0, 10**9))
def test_everybody_begins_about_as_often_as_not(people: int, seed: int) -> None:
    *_, end = random_contests(Settings("swiss"), people, seed)
    for record in records(end).values():
        assert abs(_lead(record)) <= 2


def test_nobody_has_the_same_seat_three_times_running() -> None:
    for seed in range(8):
        *_, end = random_contests(Settings("swiss", rounds=7), 20, seed)
        for record in records(end).values():
            seats = record.seats
            assert all(len(set(seats[at : at + 3])) > 1 for at in range(len(seats) - 2))


def test_floats_are_not_repeated_if_that_can_be_avoided() -> None:
    one = with_round(contest("swiss", 5), "swiss", beat(1, 3), beat(2, 4), byes=(5,))
    # Of the three leaders one has to meet a loser; 5, who had the bye, has floated down already.
    second = paired(one)
    assert 5 not in second.rounds[1].byes
    (match,) = (each for each in second.rounds[1].matches if 5 in each.seats)
    assert {1, 2} & set(match.seats)


def test_seats_are_ignored_where_the_rules_decide_who_begins() -> None:
    end = played(contest("swiss", 8, rounds=4, first_seat=False), better_seed)
    second = paired(played(contest("swiss", 8, first_seat=False), better_seed, rounds=1))
    assert pairs(second) == [(1, 3), (2, 4), (5, 7), (6, 8)]  # both have sat first, or neither
    for each in end.rounds:
        for match in each.matches:
            one, other = (records(end, end.rounds[: each.number - 1])[n] for n in match.seats)
            assert (-one.points, one.entrant) < (-other.points, other.entrant)


def _lead(record: Record) -> int:
    return 2 * record.seats.count(0) - len(record.seats)


# ------------------------------------------------------------------------------------------------
# Compared with every possible pairing
# ------------------------------------------------------------------------------------------------


def _pairings(left: tuple[int, ...]) -> Iterator[tuple[tuple[int, int], ...]]:
    if not left:
        yield ()
    for place, other in enumerate(left[1:], 1):
        for rest in _pairings(left[1:place] + left[place + 1 :]):
            yield ((left[0], other), *rest)


def _faults(
    one: int, other: int, done: dict[int, Record], seed: dict[int, int]
) -> tuple[Fraction | int, ...]:
    """Return the faults of a pair, the worst first; those of a pairing are their sums.

    A bye is a pair with 0.
    """
    if one == 0:
        second = sum(line.kind in ("bye", "walkover") for line in done[other].lines)
        floats = [int(_float(other, done, back) == "down") for back in (1, 2)]
        return (second, 0, 0, done[other].points, 0, 0, 0, *floats, 0)
    again = done[one].meetings[other] ** 2
    gap = (done[one].points - done[other].points) ** 2
    both = [_ought(done[one]), _ought(done[other])]
    worst = max(0, min(both), min(-each for each in both))
    floats = [0, 0]
    if done[one].points != done[other].points:
        upper, lower = sorted((one, other), key=lambda number: -done[number].points)
        floats = [
            (_float(upper, done, back) == "down") + (_float(lower, done, back) == "up")
            for back in (1, 2)
        ]
    same_half = _half(one, done, seed) == _half(other, done, seed)
    return (0, again, worst == 3, 0, gap, worst > 0, worst > 1, *floats, same_half)


def _summed(
    pairing: Iterable[tuple[int, int]], of_pair: Callable[[int, int], tuple[Fraction | int, ...]]
) -> list[Fraction | int]:
    return [sum(each) for each in zip(*(of_pair(*pair) for pair in pairing), strict=True)]


def _float(number: int, done: dict[int, Record], back: int) -> str:
    """Return the float of an entrant so many rounds ago."""
    lines = done[number].lines
    if len(lines) < back:
        return ""
    if lines[-back].kind not in ("played", "open"):
        return "down"
    (opponent,) = lines[-back].opponents
    mine, theirs = (
        sum(line.points for line in done[each].lines[:-back]) for each in (number, opponent)
    )
    return "down" if mine > theirs else "up" if mine < theirs else ""


def _ought(record: Record) -> int:
    """Return an entrant's claim to begin: small after not beginning last, else larger.

    It is larger if they have begun less often than the other way round, largest after coming second
    twice in a row, and negative in the opposite cases.
    """
    lead = _lead(record)
    if len(record.seats) > 1 and record.seats[-1] == record.seats[-2]:
        return 3 if record.seats[-1] == 1 else -3
    if lead == 0 and record.seats:
        return 1 if record.seats[-1] == 1 else -1
    return {0: 0, 1: -2, -1: 2}.get(lead, 3 if lead < 0 else -3)


def _half(number: int, done: dict[int, Record], seed: dict[int, int]) -> object:
    """Return the half of the score group in which an entrant is."""
    group = [each for each in seed if done[each].points == done[number].points]
    above = sum(seed[each] < seed[number] for each in group)
    return done[number].points, above < len(group) // 2


@pytest.mark.soak
@settings(max_examples=100, deadline=None, derandomize=True, database=None)
@given(people=st.integers(2, 8), seed=st.integers(0, 10**9))
def test_no_other_pairing_is_better(people: int, seed: int) -> None:
    for running in random_contests(Settings("swiss", rounds=6), people, seed):
        *before, last = running.rounds
        if last.over:
            continue
        done = records(running, before)
        chosen = [(0, number) for number in last.byes] + [
            (match.seats[0], match.seats[1]) for match in last.matches
        ]
        there = sorted(number for pair in chosen for number in pair)
        seeds = {each.number: at for at, each in enumerate(running.seeded) if each.number in there}
        of_pair = cache(partial(_faults, done=done, seed=seeds))
        best = min(_summed(each, of_pair) for each in _pairings(tuple(there)))
        assert _summed(chosen, of_pair) == best


# ------------------------------------------------------------------------------------------------
# Large ones
# ------------------------------------------------------------------------------------------------


def by_number(match: Match) -> Result:
    """Return a deterministic result without a pattern, sometimes a shared victory."""
    one, other = match.seats
    if (one * other) % 11 == 0:
        return won_by(match, match.seats)
    return placed(match, {one: one * 7919 % 257, other: other * 7919 % 257})


@pytest.mark.soak
def test_nobody_of_101_meets_twice_in_nine_rounds_and_few_leave_their_group() -> None:
    running = contest("swiss", 101, rounds=9)
    for _ in range(9):
        running = paired(running)
        done = records(running, running.rounds[:-1])
        groups = {record.points for record in done.values()}
        apart = [
            match
            for match in running.rounds[-1].matches
            if done[match.seats[0]].points != done[match.seats[1]].points
        ]
        assert len(apart) <= len(groups) + 1
        running = played(replace(running, rounds=running.rounds[:-1]), by_number, rounds=1)
    assert len(set(meetings(running.rounds))) == 9 * 50
    byes = [number for each in running.rounds for number in each.byes]
    assert len(set(byes)) == 9
