"""How a game ended: for everybody who had a seat when it began."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

# Why a game does not count for the ratings: it was casual, a computer player sat there from the
# start, it was over before everybody had had a turn, a seat was passed on so that no two of those
# who began are left to be compared, or a moderator annulled it.
CASUAL, COMPUTER, SHORT, REPLACED, ANNULLED = "casual", "computer", "short", "replaced", "annulled"


@dataclass(frozen=True, slots=True)
class Rating:
    """What is believed of somebody's strength after so many rated games."""

    mu: float
    sigma: float
    games: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended for one of those who began it.

    ``user_id``  ``None`` for a computer player, negative for somebody who wanted to be forgotten
    ``side``     the same number for those who win together
    ``left``     when they gave up, the later the greater; ``None``: they stayed
    ``place``    1 is the best; who shares a place leaves the next ones out (1 2 2 4)
    ``before``   ``mu`` before the game; ``None`` where it did not count
    ``after``    the rating after it; ``None`` where it did not count
    """

    player: str
    user_id: int | None
    name: str
    side: int
    left: int | None = None
    place: int = 0
    won: bool = False
    before: float | None = None
    after: Rating | None = None

    @property
    def person(self) -> int:
        """Who it was; not to be asked of a computer."""
        assert self.user_id is not None, f"a computer played {self.player}"
        return self.user_id


@dataclass(frozen=True, slots=True)
class Result:
    """A game that was played to its end.

    ``uncounted``  why it does not count for the ratings; ``None``: it does
    ``seats``      how many there were at the table
    ``turns``      how many there were; 0: the game does not say
    ``number``     in the order in which games ended; 0 before it is stored
    """

    table_id: int
    guild_id: int
    game_name: str
    reason: str
    ended_at: datetime
    seconds: int
    turns: int
    seats: int
    outcomes: tuple[Outcome, ...] = ()
    uncounted: str | None = None
    number: int = 0
