"""Statistics of one user, computed in a worker: the games may be thousands."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from bot.features.ratings.statistics import Opponent, Statistics, of_person
from bot.features.ratings.storage import StoredRatings
from bot.storage import reading


@dataclass(frozen=True, slots=True)
class LookedUp:
    """The results of a user on a server.

    ``name``        the last one in a finished game; ``None`` without such a game
    ``games``       the games that they have finished, the most frequent first
    ``game``        the one that the rest is about; ``None`` if there is none
    """

    name: str | None
    games: list[str]
    game: str | None = None
    statistics: Statistics | None = None
    opponents: tuple[Opponent, ...] = ()


def look_up(
    where: Path | str, guild_id: int, user_id: int, game: str | None, opponents: int
) -> LookedUp:
    """Return the statistics of a user from the database at ``where``.

    ``game``: by default the one that they have played most. ``opponents``: how many to return.
    Raises ``NotRead``.
    """
    with reading(where) as store:
        ratings = store.section(StoredRatings)
        name, games = ratings.name_of(guild_id, user_id), ratings.games_of(guild_id, user_id)
        game = game or next(iter(games), None)
        if game is None:
            return LookedUp(name, games)
        played = ratings.played(guild_id, game, user_id)
        frequent = ratings.opponents(guild_id, game, user_id, opponents)
        return LookedUp(name, games, game, of_person(played), tuple(frequent))
