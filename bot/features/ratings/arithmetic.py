"""The arithmetic of ratings: pure, by openskill's Plackett-Luce model.

A rating estimates a player's strength: near ``mu``, with a standard deviation of ``sigma``. Each
game moves both. Users see one number, on a scale that is read like Elo's.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from openskill.models import PlackettLuce

from bot.features.ratings.meetings import Meetings
from bot.features.ratings.result import Outcome, Rating, Result

_MODEL = PlackettLuce()

NEWCOMER = Rating(_MODEL.mu, _MODEL.sigma, 0)

# The rating of a newcomer, and the points per unit of ``mu``: chosen so that between two settled
# players, a difference means the odds that it means on Elo's scale.
MIDDLE = 1500
SCALE = 30


def number_of(mu: float) -> int:
    """Return the rating that users see."""
    return round(MIDDLE + SCALE * (mu - NEWCOMER.mu))


def rated(outcomes: Sequence[Outcome], before: Mapping[int, Rating]) -> dict[int, Rating]:
    """Return the ratings after a game of all players in ``outcomes``.

    Players missing in ``before`` are new. A side has the best place of its players. A player who
    left a side that did better without them is rated as if it had come last.
    """
    sides: dict[int, list[Outcome]] = {}
    for outcome in outcomes:
        sides.setdefault(outcome.side, []).append(outcome)
    places = {side: min(each.place for each in people) for side, people in sides.items()}
    after = _rated(sides, places, before)
    for side, people in sides.items():
        left = [each.person for each in people if each.place > places[side]]
        if left:
            lost = _rated(sides, places | {side: max(places.values()) + 1}, before)
            after |= {person: lost[person] for person in left}
    return after


def _rated(
    sides: Mapping[int, Sequence[Outcome]], places: Mapping[int, int], before: Mapping[int, Rating]
) -> dict[int, Rating]:
    known = [[before.get(each.person, NEWCOMER) for each in people] for people in sides.values()]
    teams = _MODEL.rate(
        [[_MODEL.create_rating([each.mu, each.sigma]) for each in team] for team in known],
        ranks=[float(places[side]) for side in sides],
    )
    return {
        outcome.person: Rating(new.mu, new.sigma, old.games + 1)
        for people, olds, news in zip(sides.values(), known, teams, strict=True)
        for outcome, old, new in zip(people, olds, news, strict=True)
    }


def fold(
    results: Iterable[Result], known: Mapping[int, Rating], meetings: Meetings
) -> Iterator[Result]:
    """Yield each of ``results``, which all count, with the ratings before and after.

    ``known`` are the ratings before the first one; players missing there are new. ``meetings`` are
    those before the first one, and get the others.
    """
    ratings = dict(known)
    for result in results:
        people = [outcome.person for outcome in result.outcomes]
        before = {person: ratings.get(person, NEWCOMER) for person in people}
        after = rated(result.outcomes, before)
        weights = meetings.weights(result)
        meetings.add(result)
        outcomes = []
        for outcome in result.outcomes:
            person, old = outcome.person, before[outcome.person]
            weight = None if outcome.weight is None else weights[person]
            new = _moved(old, after[person], weight)
            new = replace(new, opponents=meetings.opponents(person))
            outcomes.append(replace(outcome, before=old.mu, after=new, weight=weight))
            ratings[person] = new
        yield replace(result, outcomes=tuple(outcomes))


def _moved(old: Rating, new: Rating, weight: float | None) -> Rating:
    """Return ``old``, moved towards ``new`` by ``weight``; all the way without one."""
    if weight is None:
        return new
    return replace(
        new,
        mu=old.mu + weight * (new.mu - old.mu),
        sigma=old.sigma + weight * (new.sigma - old.sigma),
    )
