"""The arithmetic of ratings: pure, by openskill's Plackett-Luce model.

A rating estimates a player's strength: near ``mu``, with a standard deviation of ``sigma``. Each
game moves both. Users see one number, on a scale that is read like Elo's.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from openskill.models import PlackettLuce

from bot.features.ratings.result import Outcome, Rating, Result

_MODEL = PlackettLuce()

NEWCOMER = Rating(_MODEL.mu, _MODEL.sigma, 0)

# The rating of a newcomer, and the points per unit of ``mu``: chosen so that between two settled
# players, a difference means the odds that it means on Elo's scale.
MIDDLE = 1500
SCALE = 30

# With fewer rated games a rating is provisional: it says little, and still moves a lot.
SETTLED = 10


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
    results: Iterable[Result], known: Mapping[int, Rating]
) -> Iterator[tuple[Result, dict[int, Rating], dict[int, Rating]]]:
    """Yield each of ``results``, which all count, with the ratings before and after.

    ``known`` are the ratings before the first one; players missing there are new.
    """
    ratings = dict(known)
    for result in results:
        people = [outcome.person for outcome in result.outcomes]
        before = {person: ratings.get(person, NEWCOMER) for person in people}
        after = rated(result.outcomes, before)
        ratings |= after
        yield result, before, after
