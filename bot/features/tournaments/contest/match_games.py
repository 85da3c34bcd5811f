"""Matches of several games, such as best of three: first seats and winners. Pure.

A match is over as soon as one entrant has won more than half of the games. A drawn game counts for
neither entrant. If it is level after the last game a decider follows; if that is drawn, too, the
victory is shared, and in a bracket the better seed advances.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from bot.features.tournaments.model import Match, Result, forfeited, placed


@dataclass(frozen=True, slots=True)
class Game:
    """A finished game of a match: its table, and the winner; ``None``: it was drawn."""

    table_id: int
    winner: int | None


def game_of(table_id: int, match: Match, result: Result) -> Game:
    """Return the game at a table with this result."""
    best = [number for number, place in zip(match.seats, result.places, strict=True) if place == 1]
    return Game(table_id, best[0] if len(best) == 1 else None)


def seats_of_next(match: Match, games: Sequence[Game]) -> tuple[int, ...]:
    """Return the seats of the game after ``games``: the entrants begin in turn."""
    return match.seats[::-1] if len(games) % 2 else match.seats


def wins(match: Match, games: Sequence[Game]) -> tuple[int, ...]:
    """Return the games won by each entrant, in the order of ``match.seats``."""
    return tuple(sum(game.winner == number for game in games) for number in match.seats)


def outcome(
    match: Match, games: Sequence[Game], best_of: int, *, last: bool = False
) -> Result | None:
    """Return the result of a match after ``games``; ``None`` if another is needed.

    ``last``: no other game can be played. Then the one with more wins has won; if it is level, the
    winner of the last game.
    """
    won = wins(match, games)
    most, least = max(won), min(won)
    if most > best_of // 2 or (most > least and (last or len(games) >= best_of)):
        return _won_by(match, games, match.seats[won.index(most)])
    if last and games and games[-1].winner is not None:
        return _won_by(match, games, games[-1].winner)
    if last or len(games) > best_of:
        return replace(placed(match, dict.fromkeys(match.seats, 1)), wins=won)
    return None


def abandoned(match: Match, games: Sequence[Game], absent: Collection[int]) -> Result:
    """Return the result of a match without ``absent``; one entrant at most is left.

    Before the first game it is forfeited; later the other one has won. If neither is left, the
    games so far decide.
    """
    came = [number for number in match.seats if number not in absent]
    if not games:
        return forfeited(match, absent)
    if came:
        return _won_by(match, games, came[0])
    decided = outcome(match, games, len(games), last=True)
    assert decided is not None
    return decided


def _won_by(match: Match, games: Sequence[Game], winner: int) -> Result:
    places = {number: 1 if number == winner else 2 for number in match.seats}
    return replace(placed(match, places), wins=wins(match, games))
