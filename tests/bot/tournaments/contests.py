"""Tournaments for tests: with given results, and random ones with dropouts."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Any

from bot.features.tournaments.contest.formats import check_late, next_round
from bot.features.tournaments.corrections import recorded
from bot.features.tournaments.model import (
    Contest,
    Entrant,
    Match,
    Result,
    Round,
    Settings,
    draw_lots,
    forfeited,
    placed,
)
from engine import Refusal

Decide = Callable[[Match], Result]


def won_by(match: Match, winners: Collection[int], absent: Collection[int] = ()) -> Result:
    """Return a result in which ``winners`` share the victory; all others come second."""
    playing = (number for number in match.seats if number not in absent)
    return placed(match, {number: 1 if number in winners else 2 for number in playing}, absent)


def contest(format_: str, people: int, seats: int = 2, **settings: Any) -> Contest:
    """Return a contest before the first round.

    Entrant 1 is the best seed and has the lowest lot.
    """
    entrants = tuple(
        Entrant(number, f"P{number}", rating=1000 - number, lot=number)
        for number in range(1, people + 1)
    )
    return Contest(Settings(format_, seats, **settings), entrants)


def paired(before: Contest) -> Contest:
    """Return the contest with the next round, which must exist."""
    coming = next_round(before)
    assert coming is not None
    return replace(before, rounds=(*before.rounds, coming))


def finished(running: Contest, decide: Decide) -> Contest:
    """Return the contest with a result for every open table of the last round."""
    last = running.rounds[-1]
    for match in last.matches:
        if match.result is None:
            running = recorded(running, last.number, match.table, decide(match))
    return running


def played(before: Contest, decide: Decide, rounds: int | None = None) -> Contest:
    """Return the contest after so many more rounds, or at its end."""
    while rounds is None or rounds > 0:
        coming = next_round(before)
        if coming is None:
            break
        before = finished(replace(before, rounds=(*before.rounds, coming)), decide)
        rounds = None if rounds is None else rounds - 1
    return before


def better_seed(match: Match) -> Result:
    """Return a result by seed: the lower the number, the better the place."""
    return placed(match, {number: number for number in match.seats})


def worse_seed(match: Match) -> Result:
    """Return a result in the opposite order."""
    return placed(match, {number: -number for number in match.seats})


def with_round(before: Contest, stage: str, *tables: Result_, byes: Sequence[int] = ()) -> Contest:
    """Return the contest with a round set by hand: each table's seats and result.

    A result is given by places or by the winner.
    """
    number = len(before.rounds) + 1
    matches = tuple(
        Match(table, seats, decide(Match(table, seats)))
        for table, (seats, decide) in enumerate(tables, 1)
    )
    seeds = () if before.rounds else tuple(each.number for each in before.active)
    return replace(
        before, rounds=(*before.rounds, Round(number, stage, matches, tuple(byes), seeds))
    )


Result_ = tuple[tuple[int, ...], Decide]


def beat(winner: int, loser: int) -> Result_:
    return (winner, loser), lambda match: won_by(match, [winner])


def shared(*seats: int) -> Result_:
    return seats, lambda match: won_by(match, seats)


def walked_over(winner: int, absent: int) -> Result_:
    return (winner, absent), lambda match: forfeited(match, [absent])


def ended(*seats: int) -> Result_:
    """Return the result of a table with places in this order."""
    return seats, lambda match: placed(match, {each: at for at, each in enumerate(seats)})


def changed(before: Contest, number: int, **changes: Any) -> Contest:
    """Return the contest with a changed entrant."""
    return replace(
        before,
        entrants=tuple(
            replace(each, **changes) if each.number == number else each for each in before.entrants
        ),
    )


def without(before: Contest, *numbers: int) -> Contest:
    """Return the contest after these have dropped out."""
    for number in numbers:
        before = changed(before, number, active=False)
    return before


def meetings(rounds: Iterable[Round]) -> Iterator[tuple[int, int]]:
    """Return every pair that met, the lower number first, as often as they met."""
    for each in rounds:
        for match in each.matches:
            if match.result is None or match.played:
                yield from combinations(sorted(match.present), 2)


def by_chance(rng: random.Random) -> Decide:
    """Return a function that decides matches at random, with results of any kind."""

    def decide(match: Match) -> Result:
        chance = rng.random()
        if chance < 0.02:
            return forfeited(match, match.seats)
        if chance < 0.08:
            return forfeited(match, rng.sample(match.seats, len(match.seats) - 1))
        if chance < 0.2:
            return won_by(match, rng.sample(match.seats, rng.randint(1, len(match.seats))))
        absent = [number for number in match.seats[2:] if rng.random() < 0.1]
        places = {each: rng.randint(1, 9) for each in match.seats if each not in absent}
        return placed(match, places, absent)

    return decide


def random_contests(
    settings: Settings, people: int, seed: int, away: Mapping[int, tuple[int, ...]] | None = None
) -> Iterator[Contest]:
    """Yield a random tournament after each pairing, and at its end.

    People drop out and come back, some join late where they may, and results are of all kinds.
    ``away``: the rounds for which entrants ask for half-point byes.
    """
    rng = random.Random(seed)
    leaving = rng.choice((0.0, 0.05, 0.15))
    entrants = [
        Entrant(number, f"P{number}", rng.gauss(25, 8), away=(away or {}).get(number, ()))
        for number in range(1, people + 1)
    ]
    running = Contest(settings, draw_lots(entrants, rng))
    while (coming := next_round(running)) is not None:
        running = replace(running, rounds=(*running.rounds, coming))
        yield running
        running = finished(running, by_chance(rng))
        running = replace(
            running,
            entrants=tuple(
                replace(each, active=rng.random() >= (leaving if each.active else 0.6))
                for each in running.entrants
            ),
        )
        if rng.random() < 0.2:
            running = _with_late_entry(running, rng)
    yield running


def _with_late_entry(running: Contest, rng: random.Random) -> Contest:
    try:
        check_late(running)
    except Refusal:
        return running
    number = len(running.entrants) + 1
    late = Entrant(number, f"P{number}", rng.gauss(25, 8), joined=len(running.rounds) + 1)
    return replace(running, entrants=draw_lots((*running.entrants, late), rng))
