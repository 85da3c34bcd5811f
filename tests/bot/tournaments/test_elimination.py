"""Brackets: single and double elimination at tables of two."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from bot.features.tournaments.contest import elimination
from bot.features.tournaments.contest.formats import (
    bracket,
    next_round,
    over,
    planned_rounds,
    podium,
    standings,
    title,
)
from bot.features.tournaments.contest.remaining import due
from bot.features.tournaments.model import Contest, Match, Result, Settings, forfeited, placed
from tests.bot.tournaments.contests import (
    better_seed,
    contest,
    finished,
    paired,
    played,
    random_contests,
    without,
    won_by,
    worse_seed,
)


def matches(running: Contest, number: int) -> dict[str, tuple[int, ...]]:
    """Return the pairings of a round by slot, the lower number first."""
    return {match.slot: tuple(sorted(match.seats)) for match in running.rounds[number - 1].matches}


def places(running: Contest) -> list[tuple[int, int]]:
    return [(line.place, line.entrant) for line in standings(running)]


# ------------------------------------------------------------------------------------------------
# Single
# ------------------------------------------------------------------------------------------------


def test_the_best_seeds_meet_at_the_end() -> None:
    end = played(contest("elimination", 8), better_seed)
    assert matches(end, 1) == {"w1.1": (1, 8), "w1.2": (4, 5), "w1.3": (2, 7), "w1.4": (3, 6)}
    assert matches(end, 2) == {"w2.1": (1, 4), "w2.2": (2, 3)}
    assert matches(end, 3) == {"final": (1, 2)}
    assert over(end)
    assert places(end) == [(1, 1), (2, 2), (3, 3), (3, 4), (5, 5), (5, 6), (5, 7), (5, 8)]
    assert [line.entrant for line in podium(end)] == [1, 2, 3, 4]


def test_the_best_seeds_have_the_byes() -> None:
    first = paired(contest("elimination", 11))
    assert first.rounds[0].byes == (1, 4, 5, 2, 3)
    assert matches(first, 1) == {"w1.2": (8, 9), "w1.6": (7, 10), "w1.8": (6, 11)}
    second = paired(finished(first, better_seed))
    assert matches(second, 2) == {"w2.1": (1, 8), "w2.2": (4, 5), "w2.3": (2, 7), "w2.4": (3, 6)}


def test_a_match_for_third_place_is_played_together_with_the_final() -> None:
    end = played(contest("elimination", 4, third_place=True), worse_seed)
    assert matches(end, 2) == {"third": (1, 2), "final": (3, 4)}
    assert places(end) == [(1, 4), (2, 3), (3, 2), (4, 1)]


def test_of_two_who_share_the_victory_the_better_seed_goes_on() -> None:
    end = played(contest("elimination", 4), lambda match: won_by(match, match.seats))
    assert podium(end)[0].entrant == 1


def test_who_has_dropped_out_forfeits_without_a_wait() -> None:
    one = played(contest("elimination", 4), better_seed, rounds=1)
    final = paired(without(one, 2))
    assert final.rounds[-1].over
    assert final.rounds[-1].matches[0].present == (1,)
    assert places(final)[:2] == [(1, 1), (2, 2)]


def test_if_nobody_comes_both_are_out_and_the_next_one_has_a_bye() -> None:
    one = paired(contest("elimination", 4))

    def nobody_at_the_second(match: Match) -> Result:
        return forfeited(match, match.seats) if match.table == 2 else better_seed(match)

    end = played(finished(one, nobody_at_the_second), better_seed)
    assert over(end)
    assert len(end.rounds) == 1
    assert places(end) == [(1, 1), (2, 2), (2, 3), (2, 4)]


def test_who_dropped_out_before_the_first_round_is_not_in_the_bracket() -> None:
    first = paired(without(contest("elimination", 5), 2))
    assert first.rounds[0].seeds == (1, 3, 4, 5)
    assert matches(first, 1) == {"w1.1": (1, 5), "w1.2": (3, 4)}


def test_whoever_began_less_often_begins() -> None:
    end = played(contest("elimination", 64), better_seed)
    firsts = Counter(match.seats[0] for each in end.rounds for match in each.matches)
    assert firsts[1] == 3
    assert firsts[2] in (2, 3, 4)


# ------------------------------------------------------------------------------------------------
# Double
# ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("format_", ["elimination", "double-elimination"])
def test_only_who_is_still_in_is_due_in_the_next_round(format_: str) -> None:
    running = contest(format_, 8)
    while (coming := next_round(running)) is not None:
        numbers = {number for match in coming.matches for number in match.seats}
        assert numbers <= due(running)
        if format_ == "elimination":
            assert numbers == due(running)
        running = finished(replace(running, rounds=(*running.rounds, coming)), better_seed)
    assert len(due(running)) <= 1


def test_whoever_has_lost_twice_is_out() -> None:
    end = played(contest("double-elimination", 4), better_seed)
    assert matches(end, 1) == {"w1.1": (1, 4), "w1.2": (2, 3)}
    assert matches(end, 2) == {"w2.1": (1, 2), "l1.1": (3, 4)}
    assert matches(end, 3) == {"l2.1": (2, 3)}
    assert matches(end, 4) == {"grand": (1, 2)}
    assert over(end)
    assert places(end) == [(1, 1), (2, 2), (3, 3), (4, 4)]


def test_whoever_comes_from_the_other_side_has_to_win_twice() -> None:
    def upset(match: Match) -> Result:
        return worse_seed(match) if match.slot == "grand" else better_seed(match)

    end = played(contest("double-elimination", 4), upset)
    assert matches(end, 5) == {"reset": (1, 2)}
    assert places(end)[:2] == [(1, 1), (2, 2)]
    assert len(end.rounds) == planned_rounds(end.settings, 4) + 1


def test_the_reset_decides() -> None:
    def upset(match: Match) -> Result:
        return worse_seed(match) if match.slot in ("grand", "reset") else better_seed(match)

    end = played(contest("double-elimination", 8), upset)
    assert places(end)[:2] == [(1, 2), (2, 1)]


def test_a_shared_grand_final_is_won_by_the_unbeaten_finalist() -> None:
    def upset(match: Match) -> Result:
        if match.slot == "grand":
            return won_by(match, match.seats)
        return worse_seed(match) if match.slot == "w2.1" else better_seed(match)

    end = played(contest("double-elimination", 4), upset)
    assert matches(end, 4) == {"grand": (1, 2)}
    assert over(end)
    assert places(end)[:2] == [(1, 2), (2, 1)]


@pytest.mark.parametrize("people", range(2, 33))
def test_everybody_but_the_winner_has_lost_twice(people: int) -> None:
    end = played(contest("double-elimination", people), worse_or_better)
    losses = Counter[int]()
    for each in end.rounds:
        for match in each.matches:
            losses[max(match.seats, key=lambda number: match.places[number])] += 1
    winner = podium(end)[0].entrant
    assert losses[winner] <= 1
    assert all(losses[number] == 2 for number in range(1, people + 1) if number != winner)


def worse_or_better(match: Match) -> Result:
    """Return a result without a pattern."""
    first, second = match.seats
    return better_seed(match) if (first * 31 + second * 17) % 3 else worse_seed(match)


@pytest.mark.parametrize("seed", range(25))
@pytest.mark.parametrize(("people", "rounds"), [(8, 2), (16, 3), (32, 4)])
def test_nobody_meets_again_in_the_first_rounds_of_the_other_side(
    people: int, rounds: int, seed: int
) -> None:
    *_, end = random_contests(Settings("double-elimination"), people, seed)
    early = tuple(f"l{number}." for number in range(1, rounds + 1))
    met: set[tuple[int, ...]] = set()
    for each in end.rounds:
        for match in each.matches:
            two = tuple(sorted(match.seats))
            assert two not in met or not match.slot.startswith(early)
            met.add(two)


def test_no_show_falls_to_the_other_side_and_may_still_play_there() -> None:
    def absent(match: Match) -> Result:
        if match.slot == "w1.1":
            return forfeited(match, [8])
        return placed(match, {number: -number for number in match.seats})

    second = paired(played(contest("double-elimination", 8), absent, rounds=1))
    assert second.rounds[1].match_of(8) is not None
    assert matches(second, 2)["l1.1"] == (4, 8)


# ------------------------------------------------------------------------------------------------
# For those who show it
# ------------------------------------------------------------------------------------------------


def test_the_bracket_shows_what_is_to_come() -> None:
    one = played(contest("elimination", 6), better_seed, rounds=1)
    shown = {each.slot.name: each for each in bracket(one)}
    assert (shown["w1.1"].seats, shown["w1.1"].winner) == ((1, None), 1)
    assert (shown["w1.2"].winner, shown["w1.2"].loser) == (4, 5)
    assert shown["w2.1"].people == (1, 4)
    assert not shown["final"].known
    assert [source.slot for source in shown["final"].slot.sources] == ["w2.1", "w2.2"]
    assert bracket(contest("elimination", 6)) == ()


@pytest.mark.parametrize(
    ("format_", "people", "titles"),
    [
        (
            "elimination",
            16,
            {
                "w1.3": ("round-of", {"people": 16}),
                "w2.1": ("quarter-final", {}),
                "w3.2": ("semi-final", {}),
                "final": ("final", {}),
            },
        ),
        (
            "double-elimination",
            8,
            {
                "w1.1": ("winners-round", {"round": 1}),
                "w3.1": ("winners-final", {}),
                "l3.1": ("losers-round", {"round": 3}),
                "l4.1": ("losers-final", {}),
                "grand": ("grand", {}),
                "reset": ("reset", {}),
            },
        ),
    ],
)
def test_matches_have_names(format_: str, people: int, titles: dict[str, object]) -> None:
    running = paired(contest(format_, people))
    assert {slot: title(running, slot) for slot in titles} == titles


def test_seeds_down_the_side_of_a_bracket() -> None:
    assert elimination.seed_order(8) == [1, 8, 4, 5, 2, 7, 3, 6]


@pytest.mark.parametrize(("people", "rounds"), [(2, 1), (3, 2), (8, 3), (9, 4), (64, 6)])
def test_a_round_for_each_halving(people: int, rounds: int) -> None:
    assert planned_rounds(Settings("elimination"), people) == rounds
    assert len(played(contest("elimination", people), better_seed).rounds) == rounds


def test_a_bracket_goes_on_from_what_its_first_round_remembers() -> None:
    one = played(contest("elimination", 8), better_seed, rounds=1)
    rated_anew = replace(
        one, entrants=tuple(replace(each, rating=each.number) for each in one.entrants)
    )
    assert next_round(rated_anew) == next_round(one)
