"""Benchmarks of pairings (``make bench``); no test fails by a time."""

from __future__ import annotations

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from bot.features.tournaments.contest.formats import next_round, standings
from bot.features.tournaments.contest.records import records
from bot.features.tournaments.contest.round_robin import berger
from bot.features.tournaments.model import Contest
from tests.bot.tournaments.contests import better_seed, contest, played, with_round
from tests.bot.tournaments.test_swiss import by_number


def after(rounds: int, people: int) -> Contest:
    """Return a Swiss tournament with rounds paired in another, quicker way."""
    running = contest("swiss", people)
    for pairs in berger(people)[:rounds]:
        tables = [(one + 1, other + 1) for one, other in pairs]
        byes = [min(seats) for seats in tables if max(seats) > people]
        full = [(seats, by_number) for seats in tables if max(seats) <= people]
        running = with_round(running, "swiss", *full, byes=byes)
    return running


@pytest.mark.parametrize("people", [255, 256])
def test_pairing_the_last_round_of_a_large_swiss(benchmark: BenchmarkFixture, people: int) -> None:
    running = after(7, people)
    coming = benchmark(next_round, running)
    met = {number: record.meetings for number, record in records(running).items()}
    assert not any(met[match.seats[0]][match.seats[1]] for match in coming.matches)


def test_seating_256_at_tables_of_four(benchmark: BenchmarkFixture) -> None:
    running = played(contest("swiss", 256, seats=4), better_seed, rounds=4)
    assert len(benchmark(next_round, running).matches) == 64


def test_the_standings_of_256(benchmark: BenchmarkFixture) -> None:
    running = after(8, 256)
    assert len(benchmark(standings, running)) == 256
