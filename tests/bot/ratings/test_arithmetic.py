"""The effect of a game on its players' ratings."""

from __future__ import annotations

import random
from collections.abc import Sequence
from datetime import UTC, datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.features.ratings.arithmetic import MIDDLE, NEWCOMER, fold, number_of, rated
from bot.features.ratings.result import Outcome, Rating, Result

ratings = st.builds(
    Rating,
    st.floats(0, 50, allow_nan=False),
    st.floats(0.5, 9, allow_nan=False),
    st.integers(0, 500),
)


def alone(*places: int) -> list[Outcome]:
    """Return a result of persons 1, 2 … without teams, at these places."""
    return [
        Outcome(f"p{person}", person, f"Person {person}", side=person, place=place)
        for person, place in enumerate(places, 1)
    ]


def teams(*places: int) -> list[Outcome]:
    """Return a result of persons 1 to 4: 1 and 3 against 2 and 4."""
    return [
        Outcome(f"p{person}", person, f"Person {person}", side=person % 2, place=place)
        for person, place in enumerate(places, 1)
    ]


def result(number: int, outcomes: Sequence[Outcome]) -> Result:
    return Result(
        table_id=number,
        guild_id=1,
        game_name="toy",
        reason="score",
        ended_at=datetime(2030, 1, 1, tzinfo=UTC),
        seconds=60,
        turns=9,
        seats=len(outcomes),
        outcomes=tuple(outcomes),
        number=number,
    )


@st.composite
def games(draw: st.DrawFn) -> tuple[list[Outcome], dict[int, Rating]]:
    """Return a game of two to four without teams, with any ratings and places."""
    count = draw(st.integers(2, 4))
    ranks = draw(st.lists(st.integers(1, 4), min_size=count, max_size=count))
    places = [1 + sum(other < rank for other in ranks) for rank in ranks]
    before = {person: draw(ratings) for person in range(1, count + 1)}
    return alone(*places), before


@given(games())
def test_who_wins_alone_rises_and_who_is_last_alone_falls(
    game: tuple[list[Outcome], dict[int, Rating]],
) -> None:
    outcomes, before = game
    after = rated(outcomes, before)
    places = [outcome.place for outcome in outcomes]
    for outcome in outcomes:
        alone_there = places.count(outcome.place) == 1
        if alone_there and outcome.place == 1:
            assert after[outcome.person].mu >= before[outcome.person].mu
        if alone_there and outcome.place == len(places):
            assert after[outcome.person].mu <= before[outcome.person].mu
        assert after[outcome.person].games == before[outcome.person].games + 1


@given(games(), st.randoms(use_true_random=False))
def test_it_does_not_matter_in_which_order_they_sit(
    game: tuple[list[Outcome], dict[int, Rating]], rng: random.Random
) -> None:
    outcomes, before = game
    mixed = rng.sample(outcomes, len(outcomes))
    one, other = rated(outcomes, before), rated(mixed, before)
    for person in one:
        assert one[person].mu == pytest.approx(other[person].mu)
        assert one[person].sigma == pytest.approx(other[person].sigma)


@given(st.integers(2, 4))
def test_equals_who_share_the_victory_stay_where_they_are(count: int) -> None:
    after = rated(alone(*[1] * count), {})
    assert all(rating.mu == pytest.approx(NEWCOMER.mu) for rating in after.values())


@given(ratings, ratings)
def test_to_win_against_the_strong_brings_more(one: Rating, other: Rating) -> None:
    weak, strong = sorted((one, other), key=lambda rating: rating.mu)
    me = Rating(25, 5, 20)
    sigma = min(weak.sigma, strong.sigma)  # only their strengths are compared
    gains = [
        rated(alone(1, 2), {1: me, 2: Rating(mu, sigma, 9)})[1].mu for mu in (weak.mu, strong.mu)
    ]
    assert gains[0] <= gains[1]


@given(st.lists(ratings, min_size=4, max_size=4))
def test_partners_rise_and_fall_together(known: list[Rating]) -> None:
    before = dict(enumerate(known, 1))
    after = rated(teams(1, 3, 1, 3), before)
    for winner in (1, 3):
        assert after[winner].mu >= before[winner].mu
    for loser in (2, 4):
        assert after[loser].mu <= before[loser].mu


def test_who_leaves_a_team_that_wins_has_lost() -> None:
    stayed, left = rated(teams(1, 2, 1, 2), {}), rated(teams(1, 2, 4, 2), {})
    assert left[1] == stayed[1]
    assert left[2] == stayed[2]
    assert left[3].mu < NEWCOMER.mu < stayed[3].mu


@given(st.lists(games(), min_size=1, max_size=8))
@settings(max_examples=50)
def test_a_career_is_one_game_after_the_other(
    played: list[tuple[list[Outcome], dict[int, Rating]]],
) -> None:
    results = [result(number, outcomes) for number, (outcomes, _) in enumerate(played, 1)]
    known: dict[int, Rating] = {}
    for each, before, after in fold(results, {}):
        step_before = {o.person: known.get(o.person, NEWCOMER) for o in each.outcomes}
        assert before == step_before
        assert after == rated(each.outcomes, known)
        known |= after
    middle = len(results) // 2
    half: dict[int, Rating] = {}
    for _, _, after in fold(results[:middle], {}):
        half |= after
    for _, _, after in fold(results[middle:], half):
        half |= after
    assert half == known


def test_everybody_begins_at_1500_and_200_points_are_three_games_of_four() -> None:
    assert number_of(NEWCOMER.mu) == MIDDLE == 1500
    rng = random.Random(5)
    known: dict[int, Rating] = {}
    apart = []
    for number in range(4000):
        places = (1, 2) if rng.random() < 0.76 else (2, 1)
        known |= rated(alone(*places), known)
        if number >= 1000:
            apart.append(number_of(known[1].mu) - number_of(known[2].mu))
    assert 160 < sum(apart) / len(apart) < 240
