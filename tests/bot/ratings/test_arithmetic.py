"""The effect of a game on its players' ratings."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.features.ratings.arithmetic import MIDDLE, NEWCOMER, fold, number_of, rated
from bot.features.ratings.meetings import Meetings
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
    for each in fold(results, {}, Meetings()):
        after = rated(each.outcomes, known)
        for outcome in each.outcomes:
            assert outcome.before == known.get(outcome.person, NEWCOMER).mu
            assert outcome.after == replace(
                after[outcome.person], opponents=outcome.after.opponents if outcome.after else 0
            )
        known |= ratings_after([each])
    middle = len(results) // 2
    meetings = Meetings()
    half = ratings_after(fold(results[:middle], {}, meetings))
    half |= ratings_after(fold(results[middle:], half, meetings))
    assert half == known


def ratings_after(results: Iterable[Result]) -> dict[int, Rating]:
    """Return the ratings of all players after these games."""
    return {each.person: each.after for result in results for each in result.outcomes if each.after}


def weighed(number: int, *people: int, hours: int = 0) -> Result:
    """Return a game won by the first of ``people``, some hours after the first game."""
    outcomes = [
        Outcome(f"p{place}", person, "", side=place, place=place, weight=1)
        for place, person in enumerate(people, 1)
    ]
    game = result(number, outcomes)
    return replace(game, ended_at=game.ended_at + timedelta(hours=hours))


def weights(games: Iterable[Result]) -> list[float | None]:
    """Return the weight of each game for its first player."""
    return [each.outcomes[0].weight for each in fold(games, {}, Meetings())]


def test_games_of_the_same_two_count_for_less_and_less_within_a_week() -> None:
    games = [weighed(number, 1, 2, hours=number) for number in range(6)]
    other = weighed(6, 1, 3, hours=6)
    later = weighed(7, 1, 2, hours=2 + 7 * 24)
    assert weights([*games, other, later]) == [1, 1, 1, 0.5, 0.25, 0.125, 1, 0.5]
    # An hour later, one game less is in the week before it.
    assert weights([*games, weighed(6, 1, 2, hours=3 + 7 * 24)])[-1] == 1


def test_against_several_opponents_the_weight_is_the_mean() -> None:
    games = [weighed(number, 1, 2) for number in range(3)]
    last = [*fold([*games, weighed(3, 1, 2, 3)], {}, Meetings())][-1]
    assert [outcome.weight for outcome in last.outcomes] == [0.75, 0.75, 1]


def test_twelve_games_given_away_are_worth_four() -> None:
    farmed = ratings_after(fold([weighed(number, 1, 2) for number in range(12)], {}, Meetings()))
    fair = ratings_after(
        fold([weighed(number, 1, 2, hours=number * 200) for number in range(4)], {}, Meetings())
    )
    assert NEWCOMER.mu < farmed[1].mu < fair[1].mu
    assert (farmed[1].games, farmed[1].opponents, farmed[1].settled) == (12, 1, False)


def test_games_from_before_they_were_weighed_count_in_full() -> None:
    old = [result(number, alone(1, 2)) for number in range(5)]
    assert weights(old) == [None] * 5
    after = ratings_after(fold(old, {}, Meetings()))
    known: dict[int, Rating] = {}
    for each in old:
        known |= rated(each.outcomes, known)
    assert after[1].mu == known[1].mu


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
