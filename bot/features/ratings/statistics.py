"""Statistics of the finished games of a user, or of a server. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime

from bot.features.ratings.result import COMPUTER


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game from the point of view of one of its players.

    ``mu``  their rating after it; ``None`` where it was not rated
    """

    reason: str
    ended_at: datetime
    seconds: int
    turns: int
    seats: int
    uncounted: str | None
    won: bool
    mu: float | None


@dataclass(frozen=True, slots=True)
class Opponent:
    """An opponent: the number of games, and how often the user came before or after."""

    user_id: int
    name: str
    games: int
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Kind:
    """The games of a server that ended for the same reason, with as many seats."""

    reason: str
    seats: int
    games: int
    seconds: int
    turns: int


@dataclass(frozen=True, slots=True)
class Tally:
    """The number of games, and of those won."""

    games: int = 0
    won: int = 0

    @property
    def percent(self) -> int:
        """The percentage of games won."""
        return round(100 * self.won / self.games) if self.games else 0


@dataclass(frozen=True, slots=True)
class Statistics:
    """The statistics of a user's games among people, or of all games of a server.

    ``reasons``    how they were won, the most frequent first
    ``by_seats``   by the number of players, ascending
    ``streak``     how many of the last ones in a row were won; negative: not won
    ``longest``    the longest winning streak
    ``computers``  a user's games with computer players from the start, which are only counted
    ``history``    when each rated game ended, and ``mu`` after it
    """

    total: Tally
    reasons: dict[str, int]
    by_seats: dict[int, Tally]
    seconds: int
    turns: int
    streak: int = 0
    longest: int = 0
    computers: Tally = field(default=Tally())
    history: tuple[tuple[datetime, float], ...] = ()


def of_person(played: Sequence[Played]) -> Statistics:
    """Return the statistics of a user's games, given in the order in which they ended."""
    games = [game for game in played if game.uncounted != COMPUTER]
    others = [game for game in played if game.uncounted == COMPUTER]
    streak, longest = _streaks([game.won for game in games])
    sizes = sorted({game.seats for game in games})
    return Statistics(
        total=_tally(games),
        reasons=dict(Counter(game.reason for game in games if game.won).most_common()),
        by_seats={size: _tally([g for g in games if g.seats == size]) for size in sizes},
        seconds=_mean([game.seconds for game in games]),
        turns=_mean([game.turns for game in games]),
        streak=streak,
        longest=longest,
        computers=_tally(others),
        history=tuple((game.ended_at, game.mu) for game in games if game.mu is not None),
    )


def of_server(kinds: Sequence[Kind]) -> Statistics:
    """Return the statistics of a server, from the counts of its kinds of games."""
    games = sum(kind.games for kind in kinds)
    reasons: Counter[str] = Counter()
    sizes: Counter[int] = Counter()
    for kind in kinds:
        reasons[kind.reason] += kind.games
        sizes[kind.seats] += kind.games
    return Statistics(
        total=Tally(games, games),
        reasons=dict(reasons.most_common()),
        by_seats={size: Tally(sizes[size], sizes[size]) for size in sorted(sizes)},
        seconds=round(sum(kind.seconds for kind in kinds) / games) if games else 0,
        turns=round(sum(kind.turns for kind in kinds) / games) if games else 0,
    )


def _tally(games: Sequence[Played]) -> Tally:
    return Tally(len(games), sum(game.won for game in games))


def _mean(numbers: Sequence[int]) -> int:
    return round(sum(numbers) / len(numbers)) if numbers else 0


def _streaks(won: Sequence[bool]) -> tuple[int, int]:
    """Return the last streak of ``won`` (negative for losses), and the longest one."""
    streak = longest = 0
    for win in won:
        streak = (max(streak, 0) + 1) if win else (min(streak, 0) - 1)
        longest = max(longest, streak)
    return streak, longest
