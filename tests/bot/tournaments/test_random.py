"""Random tournaments of every format: invariants under all results and dropouts."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import networkx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.features.tournaments.contest.formats import check, next_round, over, podium, standings
from bot.features.tournaments.contest.records import records
from bot.features.tournaments.model import Contest, Settings, dump, load
from tests.bot.tournaments.contests import meetings, random_contests

FORMATS: list[dict[str, Any]] = [
    {"format": "swiss"},
    {"format": "swiss", "seats": 3},
    {"format": "swiss", "seats": 4, "seeding": "random"},
    {"format": "swiss", "rounds": 3, "cut": 4, "third_place": True},
    {"format": "swiss", "seats": 4, "rounds": 2, "cut": 3},
    {"format": "round-robin"},
    {"format": "round-robin", "legs": 2},
    {"format": "round-robin", "seats": 3},
    {"format": "round-robin", "seats": 4},
    {"format": "groups"},
    {"format": "groups", "groups": 3, "advance": 1, "third_place": True},
    {"format": "elimination"},
    {"format": "elimination", "third_place": True, "seeding": "random"},
    {"format": "elimination", "seats": 3},
    {"format": "elimination", "seats": 4, "advance": 2},
    {"format": "double-elimination"},
]

every_format = pytest.mark.parametrize(
    "chosen", FORMATS, ids=lambda each: "-".join(str(value) for value in each.values())
)


def people_of(chosen: Settings) -> st.SearchStrategy[int]:
    return st.integers(4 if chosen.format == "groups" else 3, 14)


@pytest.mark.soak
@every_format
def test_a_random_tournament_comes_to_an_end_and_keeps_its_promises(chosen: dict[str, Any]) -> None:
    how = Settings(**chosen)
    check(how)

    @settings(max_examples=40, deadline=None, derandomize=True, database=None)
    @given(people=people_of(how), seed=st.integers(0, 10**9))
    def holds(people: int, seed: int) -> None:
        *running, end = random_contests(how, people, seed)
        for contest in running:
            everybody_has_one_place_in_the_round(contest)
            it_can_be_stored(contest)
            standings_are_whole(contest)
        assert over(end)
        assert podium(end)[0].place == 1
        standings_are_whole(end)

    holds()


def everybody_has_one_place_in_the_round(contest: Contest) -> None:
    """Check that no entrant is paired twice, and that Swiss rounds pair all present."""
    last = contest.rounds[-1]
    assert last.number == len(contest.rounds)
    assert [match.table for match in last.matches] == list(range(1, len(last.matches) + 1))
    paired = [number for match in last.matches for number in match.seats] + list(last.byes)
    assert len(set(paired)) == len(paired)
    for match in last.matches:
        assert 2 <= len(match.seats) <= contest.settings.seats
        # Only who has dropped out forfeits before the round has begun.
        if match.result is not None:
            assert not any(contest.entrant(number).active for number in match.result.absent)
            assert len(match.present) < 2
    if last.stage == "swiss" or (contest.settings.seats > 2 and last.stage == "round-robin"):
        there = {
            each.number for each in contest.entrants if each.active and each.joined <= last.number
        }
        assert set(paired) == there
        assert len(last.byes) == (len(there) % 2 if contest.settings.seats == 2 else 0)


def it_can_be_stored(contest: Contest) -> None:
    assert load(json.loads(json.dumps(dump(contest)))) == contest


def standings_are_whole(contest: Contest) -> None:
    lines = standings(contest)
    assert sorted(line.entrant for line in lines) == [each.number for each in contest.entrants]
    if not contest.placed:
        assert not any(line.place for line in lines)
        return
    assert [line.place for line in lines] == sorted(line.place for line in lines)
    counts = Counter(line.place for line in lines)
    at = 1
    for place, count in sorted(counts.items()):
        assert place == at
        at += count
    for line in lines:
        for number in (line.points, *line.tiebreaks):
            if number.parts and number.key != "places":
                assert sum(part.value for part in number.parts) == number.value


@pytest.mark.soak
@settings(max_examples=1000, deadline=None, derandomize=True, database=None)
@given(people=st.integers(2, 12), seed=st.integers(0, 10**9), rounds=st.integers(1, 8))
def test_a_swiss_round_repeats_nothing_that_can_be_avoided(
    people: int, seed: int, rounds: int
) -> None:
    for contest in random_contests(Settings("swiss", rounds=rounds), people, seed):
        if not contest.rounds or contest.rounds[-1].over:
            continue
        *before, last = contest.rounds
        done = records(contest, before)
        met = set(meetings(before))
        again = sum(pair in met for pair in meetings([last]))
        second_byes = sum(done[number].free_points > 0 for number in last.byes)
        if again or second_byes:
            assert not _possible_without_repetition(contest, met, done)


def _possible_without_repetition(contest: Contest, met: set[tuple[int, int]], done: Any) -> bool:
    """Return whether all in the last round could have had new opponents or first byes."""
    last = contest.rounds[-1]
    there = sorted([*last.byes, *(number for match in last.matches for number in match.seats)])
    possible: networkx.Graph[int] = networkx.Graph()
    possible.add_nodes_from(there)
    for place, one in enumerate(there):
        possible.add_edges_from(
            (one, other) for other in there[place + 1 :] if (one, other) not in met
        )
        if last.byes and not done[one].free_points:
            possible.add_edge(one, 0)
    return 2 * len(networkx.max_weight_matching(possible, maxcardinality=True)) == len(there) + len(
        last.byes
    )


@every_format
def test_the_same_contest_always_gives_the_same_round(chosen: dict[str, Any]) -> None:
    for contest in random_contests(Settings(**chosen), 9, seed=5):
        before = Contest(contest.settings, contest.entrants, contest.rounds[:-1])
        # Entrants in another order, as a store might give them, make no difference.
        shuffled = Contest(contest.settings, contest.entrants[::-1], contest.rounds[:-1])
        assert next_round(before) == next_round(load(dump(before))) == next_round(shuffled)
