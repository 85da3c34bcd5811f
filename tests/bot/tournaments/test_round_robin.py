"""Round robins at tables of two, and in groups with a final."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.features.tournaments.contest.formats import (
    group_standings,
    next_round,
    over,
    planned_rounds,
    podium,
    standings,
    title,
)
from bot.features.tournaments.contest.records import records
from bot.features.tournaments.model import Match, Result, Settings, forfeited
from tests.bot.tournaments.contests import (
    better_seed,
    contest,
    meetings,
    paired,
    played,
    without,
    worse_seed,
)


@pytest.mark.parametrize("people", range(2, 14))
def test_everyone_meets_everyone_once(people: int) -> None:
    end = played(contest("round-robin", people), better_seed)
    counts = Counter(meetings(end.rounds))
    assert len(counts) == people * (people - 1) // 2
    assert set(counts.values()) == {1}
    assert len(end.rounds) == planned_rounds(end.settings, people)
    byes = Counter(number for each in end.rounds for number in each.byes)
    assert sorted(byes.values()) == [1] * (people if people % 2 else 0)


@pytest.mark.parametrize("people", range(2, 14))
def test_everyone_begins_as_often_as_not(people: int) -> None:
    for record in records(played(contest("round-robin", people), better_seed)).values():
        assert abs(2 * record.seats.count(0) - len(record.seats)) <= 1
    for record in records(played(contest("round-robin", people, legs=2), better_seed)).values():
        assert 2 * record.seats.count(0) == len(record.seats)


def test_in_two_legs_everyone_meets_everyone_from_either_seat() -> None:
    end = played(contest("round-robin", 5, legs=2), better_seed)
    assert len(end.rounds) == 10
    seats = Counter(match.seats for each in end.rounds for match in each.matches)
    assert seats == Counter(
        (one, other) for one in range(1, 6) for other in range(1, 6) if one != other
    )


def test_the_first_round_is_that_of_the_berger_tables() -> None:
    first = paired(contest("round-robin", 6)).rounds[0]
    assert [match.seats for match in first.matches] == [(1, 6), (2, 5), (3, 4)]


def test_a_free_round_is_worth_nothing_as_everybody_has_one() -> None:
    end = played(contest("round-robin", 3), better_seed)
    assert [float(line.points.value) for line in standings(end)] == [2, 1, 0]


def test_the_schedule_stands_when_somebody_leaves_and_their_matches_are_forfeited() -> None:
    one = played(contest("round-robin", 4), better_seed, rounds=1)
    two = paired(without(one, 1))
    forfeit = two.rounds[1].match_of(1)
    assert forfeit is not None
    assert forfeit.result is not None
    assert forfeit.result.absent == (1,)
    end = played(without(one, 1), better_seed)
    assert over(end)
    assert {line.entrant: float(line.points.value) for line in standings(end)} == {
        1: 0,
        2: 2,
        3: 1,
        4: 0,
    }


# ------------------------------------------------------------------------------------------------
# Groups
# ------------------------------------------------------------------------------------------------


def test_groups_are_equally_strong() -> None:
    first = paired(contest("groups", 12))
    groups: dict[str, set[int]] = {}
    for match in first.rounds[0].matches:
        groups.setdefault(match.slot, set()).update(match.seats)
    assert groups == {"g1": {1, 6, 7, 12}, "g2": {2, 5, 8, 11}, "g3": {3, 4, 9, 10}}
    assert title(first, "g2") == ("group", {"group": 2})
    assert title(first, "") == ("table", {})


def test_the_first_two_of_each_group_play_a_final() -> None:
    end = played(contest("groups", 8), better_seed)
    assert [each.stage for each in end.rounds] == ["groups"] * 3 + ["elimination"] * 2
    # Groups: 1 4 5 8 and 2 3 6 7. The winner of a group meets the second of the other one.
    semi = end.rounds[3]
    assert [tuple(sorted(match.seats)) for match in semi.matches] == [(1, 3), (2, 4)]
    assert semi.seeds == (1, 2, 4, 3)
    assert [(line.place, line.entrant) for line in standings(end)] == [
        (1, 1),
        (2, 2),
        (3, 3),
        (3, 4),
        (5, 5),
        (6, 6),
        (7, 7),
        (8, 8),
    ]
    assert [line.entrant for line in podium(end)] == [1, 2, 3, 4]


@pytest.mark.parametrize(("groups", "advance"), [(2, 2), (3, 2), (4, 2), (3, 3), (5, 2), (4, 1)])
def test_nobody_first_meets_somebody_of_their_own_group_in_the_final(
    groups: int, advance: int
) -> None:
    running = contest("groups", 20, groups=groups, advance=advance)
    for decide in (better_seed, worse_seed):
        end = played(running, decide)
        own = [{line.entrant for line in group} for group in group_standings(end)]
        first = next(each for each in end.rounds if each.stage == "elimination")
        assert len(first.seeds) == groups * advance
        for match in first.matches:
            assert not any(set(match.seats) <= group for group in own)


def test_who_has_left_makes_room_in_the_final_for_the_next_of_the_group() -> None:
    running = contest("groups", 8)
    one = played(running, better_seed, rounds=3)
    first = paired(without(one, 1)).rounds[-1]
    assert set(first.seeds) == {4, 2, 5, 3}


def test_who_leaves_during_the_final_forfeits_and_the_final_stands() -> None:
    one = played(contest("groups", 8), better_seed, rounds=4)
    final = paired(without(one, 1))
    assert final.rounds[-1].over
    assert next_round(final) is None
    assert [line.entrant for line in standings(final)][:2] == [2, 1]


def test_whoever_has_come_to_the_final_keeps_the_matches_of_the_group() -> None:
    """Also with one match played of three.

    If they had left before the final, that match would not count.
    """

    def hardly_anybody(match: Match) -> Result:
        absent = {5, 8} & set(match.seats) if match.slot == "g1" else set()
        if 4 in match.seats and 5 not in match.seats:
            absent |= {4}
        return forfeited(match, absent) if absent else better_seed(match)

    semi = paired(played(contest("groups", 8), hardly_anybody, rounds=3))
    assert 4 in semi.rounds[3].seeds
    points = {line.entrant: line.points.value for line in group_standings(without(semi, 4))[0]}
    assert points == {line.entrant: line.points.value for line in group_standings(semi)[0]}


@pytest.mark.parametrize(("people", "groups"), [(4, 2), (6, 2), (8, 2), (12, 3), (16, 4), (17, 4)])
def test_groups_have_about_four_people_if_nobody_says_otherwise(people: int, groups: int) -> None:
    assert len(group_standings(paired(contest("groups", people)))) == groups
    assert planned_rounds(Settings("groups"), people) == len(
        played(contest("groups", people), better_seed).rounds
    )
