"""The result of a game, for each of its first players."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

# Reasons why a game does not count for the ratings: it was casual, a computer player sat there from
# the start, it was over before there was much to decide, a seat was passed on so that no two of its
# first players are left to be compared, a moderator annulled it, or a single player undid
# moves that had shown hidden cards.
CASUAL, COMPUTER, SHORT, REPLACED, ANNULLED = "casual", "computer", "short", "replaced", "annulled"
PRACTICE = "practice"


# With fewer rated games, or opponents, a rating is provisional: it says little, and still moves a
# lot, or compares its player with a few others only.
SETTLED = 10
SETTLED_OPPONENTS = 3


@dataclass(frozen=True, slots=True)
class Rating:
    """The estimate of a player's strength after a number of rated games.

    ``opponents``  the number of different opponents in these games
    """

    mu: float
    sigma: float
    games: int
    opponents: int = 0

    @property
    def settled(self) -> bool:
        """True if the rating is no longer provisional, and has a place on the leaderboard."""
        return self.games >= SETTLED and self.opponents >= SETTLED_OPPONENTS


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a game for one of its first players.

    ``user_id``  ``None`` for a computer player, negative for a forgotten user
    ``side``     the same number for players who win together
    ``left``     when they resigned, the later the greater; ``None``: they stayed
    ``place``    1 is the best; a shared place leaves out the next ones (1 2 2 4)
    ``before``   ``mu`` before the game; ``None`` where it did not count
    ``after``    the rating after it; ``None`` where it did not count
    ``weight``   by which the game counts (``meetings``); ``None``: in full, as it ended before
                 games among the same people counted for less
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
    weight: float | None = None

    @property
    def person(self) -> int:
        """The user's id; not defined for a computer player."""
        assert self.user_id is not None, f"a computer played {self.player}"
        return self.user_id


@dataclass(frozen=True, slots=True)
class Result:
    """A game that was played to its end.

    ``uncounted``  why it does not count for the ratings; ``None``: it does
    ``seats``      the number of seats at the table
    ``turns``      the number of turns; 0: the game does not say
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
