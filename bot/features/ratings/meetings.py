"""Earlier rated games among the same people, which reduce the weight of a game.

Further games between the same two people give little new information, and could lift a rating at
will. So the games of a pair count in full only ``FULL`` times within ``PERIOD``; each further one
counts half as much as the one before.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime, timedelta

from bot.features.ratings.result import Outcome, Result

PERIOD = timedelta(days=7)
FULL = 3


def damping(earlier: int) -> float:
    """Return the weight of a game of two people after ``earlier`` recent ones.

    >>> [damping(games) for games in range(6)]
    [1.0, 1.0, 1.0, 0.5, 0.25, 0.125]
    """
    return 0.5 ** max(0, earlier - FULL + 1)


class Meetings:
    """The opponents that people have met in rated games, and when; grows game by game."""

    def __init__(
        self, opponents: Mapping[int, Iterable[int]] | None = None, recent: Iterable[Result] = ()
    ) -> None:
        """``opponents``: by person, so far; ``recent``: the games of the last period."""
        self._opponents = {person: set(others) for person, others in (opponents or {}).items()}
        self._times: dict[frozenset[int], list[datetime]] = {}
        for result in recent:
            self._note(result)

    def opponents(self, person: int) -> int:
        """Return the number of different opponents of a person."""
        return len(self._opponents.get(person, ()))

    def weights(self, result: Result) -> dict[int, float]:
        """Return by person the weight of a game that comes next.

        Against several opponents it is the mean.
        """
        since = result.ended_at - PERIOD
        weights = {}
        for outcome in result.outcomes:
            each = [
                damping(sum(time > since for time in self._times.get(pair, ())))
                for pair in _pairs(outcome, result)
            ]
            weights[outcome.person] = sum(each) / len(each)
        return weights

    def add(self, result: Result) -> None:
        """Add a rated game, later than all others."""
        self._note(result)
        for outcome in result.outcomes:
            self._opponents.setdefault(outcome.person, set()).update(
                other.person for other in result.outcomes if other.side != outcome.side
            )

    def _note(self, result: Result) -> None:
        for pair in {pair for each in result.outcomes for pair in _pairs(each, result)}:
            self._times.setdefault(pair, []).append(result.ended_at)


def _pairs(outcome: Outcome, result: Result) -> Iterator[frozenset[int]]:
    """Yield the pairs of this player with each player of another side."""
    for other in result.outcomes:
        if other.side != outcome.side:
            yield frozenset((outcome.person, other.person))
