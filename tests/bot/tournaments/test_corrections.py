"""Results as they come in, and the consequences of an organiser's correction."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.features.tournaments.contest.formats import bracket, next_round, over, podium, standings
from bot.features.tournaments.corrections import Correction, corrected, recorded
from bot.features.tournaments.model import (
    Contest,
    Entrant,
    Match,
    Result,
    Settings,
    draw_lots,
    forfeited,
    placed,
)
from engine import Refusal
from tests.bot.tournaments.contests import (
    better_seed,
    by_chance,
    contest,
    finished,
    paired,
    played,
    without,
    won_by,
    worse_seed,
)


def table_of(running: Contest, round_number: int, *seats: int) -> Match:
    """Return the table of a round with these entrants."""
    found = [each for each in running.rounds[round_number - 1].matches if {*seats} <= {*each.seats}]
    assert len(found) == 1
    return found[0]


def correct(
    running: Contest, round_number: int, winner: int, loser: int, **begun: set[tuple[int, int]]
) -> Correction:
    """Return the correction by which ``winner`` has won."""
    match = table_of(running, round_number, winner, loser)
    return corrected(running, round_number, match.table, won_by(match, [winner]), **begun)


def seats(running: Contest, round_number: int) -> list[tuple[int, ...]]:
    return [tuple(sorted(match.seats)) for match in running.rounds[round_number - 1].matches]


def refused(refusal: pytest.ExceptionInfo[Refusal]) -> tuple[str, Mapping[str, Any]]:
    return refusal.value.reason, refusal.value.facts


# ------------------------------------------------------------------------------------------------
# Recording
# ------------------------------------------------------------------------------------------------


def test_a_result_is_recorded_once() -> None:
    one = paired(contest("swiss", 4))
    two = recorded(one, 1, 2, won_by(one.rounds[0].at(2), [2]))
    assert two.rounds[0].at(2).places == {2: 1, 4: 2}
    assert not two.rounds[0].over
    with pytest.raises(Refusal) as refusal:
        recorded(two, 1, 2, won_by(one.rounds[0].at(2), [4]))
    assert refused(refusal) == ("tournament-result-known", {"round": 1, "table": 2})


def test_the_next_round_waits_for_every_table() -> None:
    one = paired(contest("swiss", 4))
    with pytest.raises(Refusal) as refusal:
        next_round(recorded(one, 1, 2, won_by(one.rounds[0].at(2), [2])))
    assert refused(refusal) == ("tournament-round-open", {"round": 1})


def test_rounds_and_tables_that_do_not_exist() -> None:
    one = paired(contest("swiss", 4))
    result = won_by(one.rounds[0].at(1), [1])
    for round_number, table, reason in ((2, 1, "round"), (0, 1, "round"), (1, 3, "table")):
        with pytest.raises(Refusal) as refusal:
            recorded(one, round_number, table, result)
        assert refusal.value.reason == f"tournament-no-such-{reason}"


@pytest.mark.parametrize(
    "attempt",
    [
        lambda match: placed(match, {1: 1}),
        lambda match: placed(match, {1: 1, 9: 2}),
        lambda match: placed(match, {1: 1, 2: 2}, absent=[1]),
        lambda match: forfeited(match, []),
        lambda match: forfeited(match, [1, 2, 9]),
    ],
)
def test_a_result_names_those_who_sit_there(attempt: object) -> None:
    with pytest.raises(Refusal) as refusal:
        attempt(Match(1, (1, 2)))  # type: ignore[operator]
    assert refusal.value.reason == "tournament-result-names"


# ------------------------------------------------------------------------------------------------
# Swiss and round robin: standings change, pairings stay
# ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("format_", ["swiss", "round-robin"])
def test_a_correction_changes_standings_and_no_pairing(format_: str) -> None:
    two = paired(played(contest(format_, 4), better_seed, rounds=1))
    loser, winner = sorted(two.rounds[0].matches[0].seats)
    after = correct(two, 1, winner, loser)
    assert (after.repaired, after.removed) == ((), ())
    assert after.contest.rounds[1] == two.rounds[1]
    points = {line.entrant: line.points.value for line in standings(after.contest)}
    assert points[winner] == 1
    assert points[loser] == 0


def test_a_corrected_correction_is_as_if_nothing_had_been() -> None:
    two = paired(played(contest("swiss", 8), better_seed, rounds=1))
    once = correct(two, 1, 5, 1).contest
    assert correct(once, 1, 1, 5).contest == two


def test_a_result_of_the_last_round_can_be_taken_back() -> None:
    one = played(contest("swiss", 4), better_seed, rounds=1)
    assert not corrected(one, 1, 1, None).contest.rounds[0].over
    with pytest.raises(Refusal) as refusal:
        corrected(paired(one), 1, 1, None)
    assert refused(refusal) == ("tournament-later-rounds-paired", {"round": 1})


# ------------------------------------------------------------------------------------------------
# Brackets
# ------------------------------------------------------------------------------------------------


def test_whoever_won_after_all_plays_the_next_match() -> None:
    two = paired(played(contest("elimination", 8), better_seed, rounds=1))
    assert seats(two, 2) == [(1, 4), (2, 3)]
    after = correct(two, 1, 8, 1)
    assert seats(after.contest, 2) == [(4, 8), (2, 3)]
    assert (after.repaired, after.removed) == (((2, 1),), ())


def test_the_other_match_of_the_round_keeps_its_result() -> None:
    two = paired(played(contest("elimination", 8), better_seed, rounds=1))
    match = table_of(two, 2, 2, 3)
    two = recorded(two, 2, match.table, won_by(match, [3]))
    after = correct(two, 1, 8, 1).contest
    assert table_of(after, 2, 2, 3).places[3] == 1
    assert table_of(after, 2, 4, 8).result is None


def test_it_is_refused_if_the_next_match_has_been_played_or_begun() -> None:
    two = paired(played(contest("elimination", 8), better_seed, rounds=1))
    with pytest.raises(Refusal) as refusal:
        correct(two, 1, 8, 1, begun={(2, 1)})
    assert refused(refusal) == ("tournament-next-match-played", {"round": 2, "table": 1})
    correct(two, 1, 8, 1, begun={(2, 2), (1, 1)})  # another match
    with pytest.raises(Refusal) as refusal:
        correct(finished(two, better_seed), 1, 8, 1)
    assert refused(refusal) == ("tournament-next-match-played", {"round": 2, "table": 1})


def test_a_correction_that_moves_nobody_is_never_refused() -> None:
    end = played(contest("elimination", 8), better_seed)
    match = table_of(end, 1, 1, 8)
    after = corrected(end, 1, match.table, forfeited(match, [8]))
    assert after.contest.rounds[1:] == end.rounds[1:]


def test_taking_it_back_from_the_end_a_whole_branch_can_be_corrected() -> None:
    end = played(contest("elimination", 4), better_seed)
    open_again = corrected(end, 2, 1, None).contest
    after = correct(open_again, 1, 4, 1).contest
    assert seats(after, 2) == [(2, 4)]
    assert podium(played(finished(after, worse_seed), better_seed))[0].entrant == 4


def test_whoever_had_left_forfeits_against_somebody_else_as_well() -> None:
    one = without(played(contest("elimination", 4), better_seed, rounds=1), 2)
    final = paired(one)
    assert final.rounds[1].over
    after = correct(final, 1, 4, 1)
    match = after.contest.rounds[1].matches[0]
    assert sorted(match.seats) == [2, 4]
    assert match.present == (4,)
    assert podium(after.contest)[0].entrant == 4


def test_a_double_forfeit_that_was_none_makes_a_match_of_a_bye() -> None:
    def nobody(match: Match) -> Result:
        return forfeited(match, match.seats) if match.slot == "w1.2" else better_seed(match)

    two = paired(played(contest("elimination", 8), nobody, rounds=1))
    assert two.rounds[1].byes == (1,)
    after = correct(two, 1, 5, 4)
    assert seats(after.contest, 2) == [(1, 5), (2, 3)]
    assert after.contest.rounds[1].byes == ()
    assert after.repaired == ((2, 1),)


def test_a_grand_final_corrected_takes_its_reset_away() -> None:
    def upset(match: Match) -> Result:
        return worse_seed(match) if match.slot == "grand" else better_seed(match)

    running = contest("double-elimination", 4)
    reset = paired(played(running, upset, rounds=4))
    assert reset.rounds[4].matches[0].slot == "reset"
    after = correct(reset, 4, 1, 2)
    assert after.removed == ((5, 1),)
    assert len(after.contest.rounds) == 4
    assert over(after.contest)
    with pytest.raises(Refusal) as refusal:
        correct(finished(reset, better_seed), 4, 1, 2)
    assert refused(refusal) == ("tournament-next-match-played", {"round": 5, "table": 1})
    # The other way round it is played after all.
    straight = played(running, better_seed)
    assert next_round(correct(straight, 4, 2, 1).contest) == replace(reset.rounds[4])


def test_both_sides_of_a_double_elimination_are_made_anew() -> None:
    two = paired(played(contest("double-elimination", 4), better_seed, rounds=1))
    after = correct(two, 1, 4, 1)
    assert seats(after.contest, 2) == [(2, 4), (1, 3)]
    assert after.repaired == ((2, 1), (2, 2))


def test_a_group_match_corrected_changes_who_plays_the_final() -> None:
    final = paired(played(contest("groups", 8), better_seed, rounds=3))
    assert seats(final, 4) == [(1, 3), (2, 4)]
    after = correct(final, table_round(final, 4, 5), 5, 4)
    assert seats(after.contest, 4) == [(1, 3), (2, 5)]
    assert after.repaired == ((4, 2),)
    with pytest.raises(Refusal):
        correct(finished(final, better_seed), table_round(final, 4, 5), 5, 4)
    # One that only concerns the third and the fourth of a group is welcome.
    settled = finished(final, better_seed)
    after = correct(settled, table_round(final, 5, 8), 8, 5)
    assert after.contest.rounds[3:] == settled.rounds[3:]
    assert after.repaired == ()


def test_a_group_match_can_be_corrected_after_a_finalist_has_left() -> None:
    final = paired(without(played(contest("groups", 8), better_seed, rounds=4), 1))
    assert final.rounds[4].over
    after = correct(final, table_round(final, 5, 8), 8, 5)
    assert after.contest.rounds[3:] == final.rounds[3:]


def table_round(running: Contest, *entrants: int) -> int:
    """Return the round in which these two met."""
    return next(
        each.number
        for each in running.rounds
        if any({*entrants} <= {*match.seats} for match in each.matches)
    )


def test_at_larger_tables_those_who_go_on_after_all_take_the_seats_of_those_who_do_not() -> None:
    two = paired(played(contest("elimination", 16, seats=4, advance=2), better_seed, rounds=1))
    match = table_of(two, 1, 1, 8)
    first, second = sorted(match.seats)[0], sorted(match.seats)[2]
    after = corrected(two, 1, match.table, won_by(match, [first, second]))
    assert (first, second) == (1, 9)
    assert [each for each in seats(after.contest, 2) if 9 in each] == [(2, 3, 5, 9)]
    assert len(after.repaired) == 1
    assert [each for each in seats(after.contest, 2) if 9 not in each] == [(1, 4, 6, 7)]
    # Another order of those who go on changes no table.
    assert corrected(two, 1, match.table, won_by(match, [1, 8])).contest.rounds[1] == two.rounds[1]


def test_at_larger_tables_a_forfeit_against_somebody_else_does_not_count() -> None:
    two = paired(played(contest("elimination", 8, seats=4, advance=2), better_seed, rounds=1))
    two = finished(two, lambda match: forfeited(match, [1, 2, 3]))
    match = table_of(two, 1, 3)
    winner, second = sorted(match.seats)[0], sorted(match.seats)[2]
    after = corrected(two, 1, match.table, won_by(match, [winner, second]))
    assert after.repaired == ((2, 1),)
    assert after.contest.rounds[1].matches[0].result is None
    assert second in after.contest.rounds[1].matches[0].seats


@pytest.mark.soak
@pytest.mark.parametrize(
    "chosen",
    [
        {"format": "elimination", "third_place": True},
        {"format": "double-elimination"},
        {"format": "groups"},
        {"format": "elimination", "seats": 4, "advance": 2},
    ],
    ids=lambda each: "-".join(str(value) for value in each.values()),
)
def test_after_random_corrections_a_bracket_still_fits_together(chosen: dict[str, Any]) -> None:
    @settings(max_examples=150, deadline=None, derandomize=True, database=None)
    @given(people=st.integers(4, 14), seed=st.integers(0, 10**9))
    def holds(people: int, seed: int) -> None:
        rng = random.Random(seed)
        running = Contest(
            Settings(**chosen),
            draw_lots([Entrant(number, f"P{number}") for number in range(1, people + 1)], rng),
        )
        while (coming := next_round(running)) is not None:
            running = replace(running, rounds=(*running.rounds, coming))
            for match in coming.matches:
                if match.result is None and rng.random() < 0.5:
                    running = recorded(running, coming.number, match.table, by_chance(rng)(match))
            running = _corrected_somewhere(running, rng)
            running = finished(running, by_chance(rng))
            running = replace(
                running,
                entrants=tuple(
                    replace(each, active=rng.random() < 0.95) for each in running.entrants
                ),
            )
        running = _corrected_somewhere(running, rng)
        _fits_together(running)

    holds()


def _corrected_somewhere(running: Contest, rng: random.Random) -> Contest:
    """Return the contest after correcting a random result; unchanged if refused."""
    round_ = rng.choice(running.rounds)
    match = rng.choice(round_.matches)
    if match.result is None:
        return running
    try:
        after = corrected(running, round_.number, match.table, by_chance(rng)(match))
    except Refusal as refusal:
        if refusal.reason != "tournament-next-match-played":
            raise
        return running
    # Played matches stay played.
    for old, new in zip(running.rounds, after.contest.rounds, strict=False):
        known = {frozenset(each.seats): each.result for each in new.matches}
        for each in old.matches:
            if each.played and (old.number, each.table) != (round_.number, match.table):
                assert known[frozenset(each.seats)] == each.result
    _fits_together(after.contest)
    return after.contest


def _fits_together(running: Contest) -> None:
    """Check that the entrants in each slot are those of the results before."""
    for place in bracket(running):
        if place.match is not None:
            assert sorted(place.match.seats) == sorted(place.people)
    for round_ in running.rounds:
        numbers = [number for each in round_.matches for number in each.seats] + [*round_.byes]
        assert len(set(numbers)) == len(numbers)
        assert [each.table for each in round_.matches] == list(range(1, len(round_.matches) + 1))
