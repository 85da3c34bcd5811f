"""Tables of three and four: Swiss-like rounds, round robin, and knock-out."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.features.tournaments.contest.formats import (
    next_round,
    over,
    planned_rounds,
    podium,
    standings,
)
from bot.features.tournaments.contest.multi import small_tables
from bot.features.tournaments.contest.records import records
from bot.features.tournaments.contest.seating import seat_order, table_sizes
from bot.features.tournaments.model import Match, Result, Settings, forfeited, placed
from tests.bot.tournaments.contests import (
    better_seed,
    contest,
    finished,
    meetings,
    paired,
    played,
    without,
    won_by,
)


def unpatterned(match: Match) -> Result:
    """Return a deterministic result without a pattern."""
    return placed(match, {number: number * 7919 % 97 for number in match.seats})


@pytest.mark.parametrize(
    ("people", "seats", "sizes"),
    [
        (1, 4, [1]),
        (2, 4, [2]),
        (5, 4, [3, 2]),
        (6, 4, [3, 3]),
        (7, 4, [4, 3]),
        (9, 4, [3, 3, 3]),
        (10, 4, [4, 3, 3]),
        (13, 4, [4, 3, 3, 3]),
        (4, 3, [2, 2]),
        (5, 3, [3, 2]),
        (7, 3, [3, 2, 2]),
        (8, 3, [3, 3, 2]),
    ],
)
def test_how_people_are_split_over_tables(people: int, seats: int, sizes: list[int]) -> None:
    assert table_sizes(people, seats) == sizes


@pytest.mark.parametrize("seats", [3, 4])
def test_nobody_sits_alone_and_there_are_as_few_tables_as_possible(seats: int) -> None:
    for people in range(2, 200):
        sizes = table_sizes(people, seats)
        assert sum(sizes) == people
        assert len(sizes) == -(-people // seats)
        assert max(sizes) - min(sizes) <= 1
        assert 2 <= min(sizes) <= max(sizes) <= seats


# ------------------------------------------------------------------------------------------------
# Swiss
# ------------------------------------------------------------------------------------------------


def test_the_first_tables_are_equally_strong() -> None:
    first = paired(contest("swiss", 12, seats=4)).rounds[0]
    assert [sorted(match.seats) for match in first.matches] == [
        [1, 4, 7, 10],
        [2, 5, 8, 11],
        [3, 6, 9, 12],
    ]


def test_winners_meet_winners() -> None:
    second = paired(played(contest("swiss", 64, seats=4), better_seed, rounds=1)).rounds[1]
    done = records(played(contest("swiss", 64, seats=4), better_seed, rounds=1))
    for match in second.matches:
        assert len({done[number].points for number in match.seats}) == 1


@pytest.mark.parametrize(
    ("people", "seats", "rounds"), [(32, 4, 5), (27, 3, 6), (30, 4, 4), (16, 4, 3)]
)
def test_nobody_meets_twice(people: int, seats: int, rounds: int) -> None:
    end = played(contest("swiss", people, seats=seats, rounds=rounds), unpatterned)
    assert set(Counter(meetings(end.rounds)).values()) == {1}


@pytest.mark.parametrize(("people", "seats"), [(16, 4), (27, 3), (10, 4)])
def test_everybody_sits_in_every_seat_about_as_often(people: int, seats: int) -> None:
    end = played(contest("swiss", people, seats=seats, rounds=seats * 2), unpatterned)
    for record in records(end).values():
        assert all(1 <= record.seats.count(seat) <= 3 for seat in range(seats - 1))


def test_seats_go_to_those_who_sat_there_least() -> None:
    assert seat_order((1, 2, 3), {1: (0, 0), 2: (1, 2), 3: (2, 1)}) == (2, 1, 3)
    assert seat_order((1, 2), {1: (), 2: ()}) == (1, 2)
    assert seat_order((1, 2), {1: (1, 0), 2: (0, 1)}) == (2, 1)  # not where they sat last


def test_points_at_a_table_are_close_also_where_nobody_may_meet_again() -> None:
    end = played(contest("swiss", 64, seats=4, rounds=5), unpatterned)
    assert set(Counter(meetings(end.rounds)).values()) == {1}
    for number, round_ in enumerate(end.rounds):
        done = records(end, end.rounds[:number])
        for match in round_.matches:
            points = [done[each].points for each in match.seats]
            assert max(points) - min(points) <= (8 if number > 2 else 0)


@pytest.mark.parametrize(
    ("people", "seats", "rounds"),
    [(14, 4, 5), (13, 4, 4), (11, 3, 5)],
)
def test_smaller_tables_are_shared_out(people: int, seats: int, rounds: int) -> None:
    running = contest("swiss", people, seats, rounds=rounds)
    for _ in range(rounds):
        running = played(running, better_seed, rounds=1)
        small = small_tables(running)
        counts = [small[each.number] for each in running.entrants]
        assert max(counts) - min(counts) <= 2
    # All of the smaller tables were counted.
    assert sum(counts) == rounds * sum(size for size in table_sizes(people, seats) if size < seats)


def test_nobody_has_a_bye() -> None:
    end = played(contest("swiss", 13, seats=4, rounds=6), unpatterned)
    assert all(not each.byes for each in end.rounds)
    assert all(len(records(end)[number].seats) == 6 for number in range(1, 14))


# ------------------------------------------------------------------------------------------------
# Everyone with everyone
# ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("people", "seats", "rounds"), [(9, 3, 4), (8, 3, 4), (16, 4, 5), (15, 4, 5), (4, 4, 1)]
)
def test_for_some_numbers_everyone_meets_everyone_exactly_once(
    people: int, seats: int, rounds: int
) -> None:
    end = played(contest("round-robin", people, seats=seats), better_seed)
    assert len(end.rounds) == rounds
    counts = Counter(meetings(end.rounds))
    assert len(counts) == people * (people - 1) // 2
    assert set(counts.values()) == {1}


@pytest.mark.parametrize(
    ("people", "seats", "rounds"), [(20, 4, 5), (28, 4, 7), (15, 3, 5), (21, 3, 7)]
)
def test_for_others_nobody_meets_twice_for_long(people: int, seats: int, rounds: int) -> None:
    end = played(contest("round-robin", people, seats=seats, rounds=rounds), better_seed)
    assert set(Counter(meetings(end.rounds)).values()) == {1}


@pytest.mark.parametrize(
    ("people", "seats"),
    [(6, 3), (7, 3), (10, 3), (12, 3), (6, 4), (8, 4), (10, 4), (12, 4), (24, 4)],
)
def test_elsewhere_meetings_are_spread_evenly(people: int, seats: int) -> None:
    end = played(contest("round-robin", people, seats=seats), better_seed)
    counts = Counter(meetings(end.rounds))
    pairs = people * (people - 1) // 2
    assert max(counts.values()) <= 2
    # At least four of five pairs have met.
    assert 5 * len(counts) >= 4 * pairs


def test_who_leaves_a_round_robin_of_four_leaves_no_hole() -> None:
    one = played(contest("round-robin", 16, seats=4), better_seed, rounds=2)
    third = paired(without(one, 3, 7)).rounds[2]
    assert sorted(len(match.seats) for match in third.matches) == [3, 3, 4, 4]
    assert len(set(meetings([*one.rounds, third]))) == len(list(meetings([*one.rounds, third])))


# ------------------------------------------------------------------------------------------------
# Knock-out
# ------------------------------------------------------------------------------------------------


def test_two_of_four_go_on_until_four_are_left() -> None:
    running = contest("elimination", 16, seats=4, advance=2)
    first = paired(running)
    assert [sorted(match.seats) for match in first.rounds[0].matches] == [
        [1, 8, 9, 16],
        [2, 7, 10, 15],
        [3, 6, 11, 14],
        [4, 5, 12, 13],
    ]
    end = played(running, better_seed)
    assert [len(each.matches) for each in end.rounds] == [4, 2, 1]
    assert [sorted(match.seats) for match in end.rounds[1].matches] == [[1, 4, 6, 7], [2, 3, 5, 8]]
    assert end.rounds[2].matches[0].slot == "final"
    assert sorted(end.rounds[2].matches[0].seats) == [1, 2, 3, 4]
    assert [(line.place, line.entrant) for line in standings(end)][:6] == [
        (1, 1),
        (2, 2),
        (3, 3),
        (4, 4),
        (5, 5),
        (5, 6),
    ]
    assert over(end)


@pytest.mark.parametrize(
    ("people", "seats", "advance", "rounds"),
    [
        (4, 4, 1, 1),
        (5, 4, 2, 2),
        (9, 3, 1, 2),
        (10, 4, 2, 3),
        (27, 3, 1, 3),
        (64, 4, 1, 3),
        (64, 4, 3, 10),
    ],
)
def test_how_many_rounds_it_takes(people: int, seats: int, advance: int, rounds: int) -> None:
    how = Settings("elimination", seats, advance=advance)
    assert planned_rounds(how, people) == rounds
    end = played(contest("elimination", people, seats, advance=advance), unpatterned)
    assert len(end.rounds) == rounds


def test_those_from_one_table_are_kept_apart() -> None:
    end = played(contest("elimination", 32, seats=4, advance=2), unpatterned, rounds=2)
    assert set(Counter(meetings(end.rounds)).values()) == {1}


def test_at_the_limit_the_better_seed_goes_on() -> None:
    one = paired(contest("elimination", 8, seats=4, advance=2))
    two = paired(finished(one, lambda match: won_by(match, [max(match.seats)])))
    # The winners 7 and 8; of those who share the second place the best.
    assert sorted(two.rounds[1].matches[0].seats) == [1, 2, 7, 8]


def test_who_does_not_come_is_out_and_so_is_who_has_left() -> None:
    one = paired(contest("elimination", 8, seats=4, advance=2))
    two = finished(one, lambda match: forfeited(match, [each for each in match.seats if each > 2]))
    final = paired(two)
    assert sorted(final.rounds[1].matches[0].seats) == [1, 2]
    assert next_round(without(two, 1)) is None
    assert podium(without(two, 1))[0].entrant == 2
