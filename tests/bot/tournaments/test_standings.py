"""Points and tie-breaks, worked out by hand."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from bot.features.tournaments.contest.formats import group_standings, podium, standings
from bot.features.tournaments.contest.records import full_points, points_of, records
from bot.features.tournaments.contest.standings import Number, Part, Standing
from bot.features.tournaments.corrections import recorded
from bot.features.tournaments.model import Contest, Match, placed
from tests.bot.tournaments.contests import (
    beat,
    better_seed,
    contest,
    ended,
    paired,
    shared,
    walked_over,
    with_round,
    without,
    won_by,
)


def order(running: Contest) -> list[int]:
    return [line.entrant for line in standings(running)]


def line(running: Contest, entrant: int) -> Standing:
    return next(each for each in standings(running) if each.entrant == entrant)


def number(running: Contest, entrant: int, key: str) -> Number:
    of = line(running, entrant)
    return next(each for each in (of.points, *of.tiebreaks) if each.key == key)


def values(running: Contest, key: str) -> list[float]:
    """Return the value of this number for entrants 1, 2 …"""
    return [
        float(number(running, each.number, key).value)
        for each in sorted(running.entrants, key=lambda each: each.number)
    ]


# ------------------------------------------------------------------------------------------------
# Points
# ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "places", "absent", "points"),
    [
        (2, {1: 1, 2: 2}, [], [1, 0]),
        (2, {1: 1, 2: 1}, [], [0.5, 0.5]),
        (2, {1: 1}, [2], [1, 0]),
        (2, {}, [1, 2], [0, 0]),
        (4, {1: 1, 2: 2, 3: 3, 4: 4}, [], [6, 4, 2, 0]),
        (4, {1: 1, 2: 2, 3: 2, 4: 2}, [], [6, 2, 2, 2]),  # only the winner is known
        (4, {1: 1, 2: 1, 3: 3, 4: 3}, [], [5, 5, 1, 1]),
        (4, {1: 1, 2: 1, 3: 1, 4: 1}, [], [3, 3, 3, 3]),
        (4, {1: 2, 2: 1, 3: 3}, [4], [4, 6, 2, 0]),  # one is absent, without a loss for the others
        (4, {1: 1, 2: 2}, [3, 4], [6, 4, 0, 0]),
        (4, {1: 1}, [2, 3, 4], [6, 0, 0, 0]),
        (4, {1: 3, 2: 2, 3: 1}, [], [0, 3, 6]),  # a table of three
        (4, {1: 1, 2: 1, 3: 3}, [], [4.5, 4.5, 0]),
        (3, {1: 1, 2: 2}, [], [6, 0]),
    ],
)
def test_points_by_place(
    seats: int, places: dict[int, int], absent: list[int], points: list[float]
) -> None:
    match = Match(1, tuple(sorted([*places, *absent])))
    match = replace(match, result=placed(match, places, absent))
    got = points_of(match, full_points(seats))
    assert [float(got[each]) for each in match.seats] == points


def test_places_are_numbered_anew_and_only_their_order_counts() -> None:
    match = Match(1, (5, 6, 7, 8))
    assert placed(match, {5: 40, 6: 10, 7: 10, 8: 70}).places == (3, 1, 1, 4)
    assert won_by(match, [7]).places == (2, 2, 1, 2)
    assert won_by(match, [6, 7], absent=[8]).places == (3, 1, 1, 4)


# ------------------------------------------------------------------------------------------------
# Swiss, at tables of two
# ------------------------------------------------------------------------------------------------


def swiss_of_five() -> Contest:
    """4 drops out after two rounds, of which the second was a bye."""
    one = with_round(contest("swiss", 5), "swiss", beat(1, 3), beat(2, 4), byes=[5])
    two = with_round(one, "swiss", shared(1, 2), beat(5, 3), byes=[4])
    return with_round(without(two, 4), "swiss", beat(1, 5), beat(2, 3))


def test_a_bye_is_a_win_and_a_missed_round_nothing() -> None:
    assert values(swiss_of_five(), "points") == [2.5, 2.5, 0, 1, 2]
    assert number(swiss_of_five(), 4, "points").parts == (
        Part(1, "played", Fraction(0), (2,)),
        Part(2, "bye", Fraction(1)),
        Part(3, "missed", Fraction(0)),
    )


def test_buchholz_is_the_sum_of_the_opponents_points() -> None:
    # 4 counts 1 and a half for the round that they missed at the end. In the place of a bye stands
    # an opponent with as many points as oneself.
    assert values(swiss_of_five(), "buchholz") == [
        0 + 2.5 + 2,
        1.5 + 2.5 + 0,
        2.5 + 2 + 2.5,
        2.5 + 1 + 1,
        2 + 0 + 2.5,
    ]
    assert number(swiss_of_five(), 5, "buchholz").parts == (
        Part(1, "virtual", Fraction(2)),
        Part(2, "played", Fraction(0), (3,)),
        Part(3, "played", Fraction(5, 2), (1,)),
    )


def test_sonneborn_berger_counts_whom_one_has_beaten() -> None:
    assert values(swiss_of_five(), "sonneborn-berger") == [
        0 + 1.25 + 2,
        1.5 + 1.25 + 0,
        0,
        0 + 1 + 0,
        2 + 0 + 0,
    ]


def test_the_standings_say_what_decided() -> None:
    running = swiss_of_five()
    assert order(running) == [1, 2, 5, 4, 3]
    assert [each.place for each in standings(running)] == [1, 2, 3, 4, 5]
    assert [each.entrant for each in podium(running)] == [1, 2, 5]
    first = line(running, 1)
    # 1 and 2 have equal points; Buchholz tells them apart, without any later tie-break.
    assert [(each.key, each.counts) for each in (first.points, *first.tiebreaks)] == [
        ("points", True),
        ("buchholz", True),
        ("sonneborn-berger", False),
        ("head-to-head", False),
        ("wins", False),
        ("lot", False),
    ]
    assert not line(running, 4).active


def test_the_lot_is_the_last_word() -> None:
    running = with_round(contest("swiss", 4), "swiss", beat(4, 1), beat(3, 2))
    assert order(running) == [3, 4, 1, 2]
    swapped = replace(
        running, entrants=tuple(replace(each, lot=5 - each.lot) for each in running.entrants)
    )
    assert order(swapped) == [4, 3, 2, 1]


def test_an_open_round_counts_as_far_as_it_is_known() -> None:
    running = with_round(contest("swiss", 4), "swiss", beat(1, 2), beat(3, 4))
    last = running.rounds[-1]
    running = replace(running, rounds=(last.with_match(replace(last.at(2), result=None)),))
    assert values(running, "points") == [1, 0, 0, 0]
    assert records(running)[3].lines[0].kind == "open"


# ------------------------------------------------------------------------------------------------
# Round robin, at tables of two
# ------------------------------------------------------------------------------------------------


def round_robin_of_four() -> Contest:
    one = with_round(contest("round-robin", 4), "round-robin", shared(3, 4), beat(2, 1))
    two = with_round(one, "round-robin", beat(1, 4), beat(3, 2))
    return with_round(two, "round-robin", beat(1, 3), beat(2, 4))


def test_of_two_with_equal_points_the_winner_of_their_match_is_ahead() -> None:
    running = round_robin_of_four()
    assert values(running, "points") == [2, 2, 1.5, 0.5]
    assert order(running) == [2, 1, 3, 4]
    assert number(running, 2, "head-to-head") == Number(
        "head-to-head", Fraction(1), (Part(1, "played", Fraction(1), (1,)),), counts=True
    )
    assert number(running, 1, "head-to-head").value == 0


def test_three_who_beat_each_other_in_a_circle_are_told_apart_by_whom_else_they_beat() -> None:
    running = with_round(
        contest("round-robin", 5), "round-robin", beat(1, 2), shared(3, 4), byes=[5]
    )
    running = with_round(running, "round-robin", beat(2, 3), beat(5, 1), byes=[4])
    running = with_round(running, "round-robin", beat(3, 1), beat(4, 5), byes=[2])
    running = with_round(running, "round-robin", beat(1, 4), beat(2, 5), byes=[3])
    running = with_round(running, "round-robin", beat(4, 2), shared(3, 5), byes=[1])
    assert values(running, "points") == [2, 2, 2, 2.5, 1.5]
    assert [number(running, each, "head-to-head").value for each in (1, 2, 3)] == [1, 1, 1]
    assert values(running, "sonneborn-berger")[:3] == [2 + 2.5, 2 + 1.5, 2 + 1.25 + 0.75]
    assert order(running) == [4, 1, 3, 2, 5]


def test_in_a_round_robin_a_forfeit_counts_like_a_match() -> None:
    one = with_round(
        contest("round-robin", 3), "round-robin", walked_over(winner=1, absent=2), byes=[3]
    )
    two = with_round(one, "round-robin", beat(2, 3), byes=[1])
    three = with_round(two, "round-robin", beat(3, 1), byes=[2])
    assert values(three, "points") == [1, 1, 1]
    assert values(three, "head-to-head") == [1, 1, 1]
    assert values(three, "sonneborn-berger") == [1, 1, 1]


def test_who_leaves_before_half_of_a_round_robin_counts_for_nobody() -> None:
    one = with_round(contest("round-robin", 4), "round-robin", beat(4, 1), beat(2, 3))
    assert values(one, "points") == [0, 1, 0, 1]
    assert values(without(one, 4), "points") == [0, 1, 0, 0]
    assert number(without(one, 4), 1, "points").parts[0].kind == "annulled"
    two = with_round(one, "round-robin", beat(4, 2), beat(1, 3))
    # Two of three have been played: those count, and the last one is forfeited.
    three = with_round(without(two, 4), "round-robin", walked_over(winner=3, absent=4), beat(1, 2))
    assert values(three, "points") == [2, 1, 1, 2]


# ------------------------------------------------------------------------------------------------
# Tables of three and four
# ------------------------------------------------------------------------------------------------


def test_at_larger_tables_opponents_count_on_average() -> None:
    running = with_round(contest("swiss", 7, seats=4), "swiss", ended(1, 2, 3, 4), ended(5, 6, 7))
    assert values(running, "points") == [6, 4, 2, 0, 6, 3, 0]
    buchholz = [number(running, each, "buchholz").value for each in (1, 2, 5, 7)]
    assert buchholz == [2, Fraction(8, 3), Fraction(3, 2), Fraction(9, 2)]
    sonneborn = [number(running, each, "sonneborn-berger").value for each in (1, 2, 5, 6)]
    assert sonneborn == [2, Fraction(2, 3), Fraction(3, 2), 0]
    assert values(running, "places") == [1, 2, 3, 4, 1, 2, 3]
    assert values(running, "wins") == [1, 0, 0, 0, 1, 0, 0]
    assert order(running) == [1, 5, 2, 6, 3, 7, 4]


def test_shared_places_count_as_the_middle_of_them() -> None:
    running = with_round(
        contest("swiss", 4, seats=4), "swiss", ((1, 2, 3, 4), lambda match: won_by(match, [2]))
    )
    assert values(running, "places") == [3, 1, 3, 3]
    assert values(running, "sonneborn-berger") == [2 / 3, 2, 2 / 3, 2 / 3]


def test_a_vanished_opponent_counts_three_points_for_a_round_at_larger_tables() -> None:
    one = with_round(contest("swiss", 6, seats=3), "swiss", ended(1, 2, 3), ended(4, 5, 6))
    two = with_round(without(one, 3), "swiss", ended(1, 4, 5), ended(2, 6))
    assert values(two, "points") == [12, 9, 0, 9, 3, 0]
    # Of 1: the mean of 9 and 0 + 3, and the mean of 9 and 3.
    assert number(two, 1, "buchholz").value == 6 + 6


@pytest.mark.parametrize(
    ("format_", "people", "seats"),
    [
        ("swiss", 5, 2),
        ("swiss", 7, 3),
        ("round-robin", 4, 2),
        ("groups", 8, 2),
        ("elimination", 5, 2),
        ("elimination", 9, 3),
        ("double-elimination", 4, 2),
    ],
)
def test_nobody_has_a_place_before_anything_was_played(
    format_: str, people: int, seats: int
) -> None:
    running = paired(contest(format_, people, seats))
    lines = [*standings(running), *(each for group in group_standings(running) for each in group)]
    assert {each.place for each in lines} == {0}
    assert podium(running) == ()
    first = running.rounds[0].matches[0]
    after = recorded(running, 1, first.table, better_seed(first))
    assert standings(after)[0].place == 1
    assert group_standings(after)[0][0].place == 1
