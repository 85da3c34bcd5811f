"""Stored leagues, their seasons, players and divisions."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable
from dataclasses import asdict, dataclass
from datetime import datetime
from typing import Any

from bot.storage.connection import Connection, Row, as_json

# The stages of a season: players are asked; the tournaments of its divisions are being opened; they
# are open. It is over once these are.
GATHERING, STARTING, RUNNING = "gathering", "starting", "running"
# The most users asked in one message.
AT_ONCE = 40
# The answers of a player about a season.
ASKED, IN, OUT = "asked", "in", "out"


@dataclass(frozen=True, slots=True)
class League:
    """A league: its settings.

    ``chosen``  the settings of its divisions, as those of a draft
    ``size``    the players of a division
    ``movers``  how many go up and down at the end of a season
    """

    id: int
    guild_id: int
    channel_id: int
    name: str
    created_by: int
    created_at: datetime
    chosen: dict[str, Any]
    size: int
    movers: int


@dataclass(frozen=True, slots=True)
class Season:
    """A season of a league.

    ``status``  ``gathering``, ``starting`` or ``running``
    ``known``   the number of players of the season before, to be asked
    ``posted``  the number of messages that ask them, as far as they are sent
    """

    id: int
    league_id: int
    number: int
    status: str
    created_at: datetime
    known: int = 0
    posted: int = 0


@dataclass(frozen=True, slots=True)
class Player:
    """A player of a season, on the ladder by ``level``, ``place`` and ``number``.

    ``level``   the division, from 1; 0: a newcomer, below all others
    ``answer``  ``asked``, ``in`` or ``out``
    """

    number: int
    user_id: int
    name: str
    level: int = 0
    place: int = 0
    answer: str = IN

    @property
    def rank(self) -> tuple[bool, int, int, int]:
        """The key by which players are sorted."""
        return not self.level, self.level, self.place, self.number


class StoredLeagues:
    """The leagues of all servers."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    # Leagues

    def of_guild(self, guild_id: int) -> list[League]:
        """Return the leagues of a server, the newest first."""
        rows = self._connection.all(
            "SELECT * FROM leagues WHERE guild_id = ? ORDER BY id DESC", guild_id
        )
        return [_league(row) for row in rows]

    def load(self, league_id: int) -> League | None:
        """Return a league; ``None`` if there is none."""
        row = self._connection.one("SELECT * FROM leagues WHERE id = ?", league_id)
        return None if row is None else _league(row)

    def insert(self, league: League) -> int:
        """Add a league with its first season; return its id."""
        row = _row(league)
        del row["id"]
        with self._connection.transaction():
            league_id = self._connection.add("leagues", row)
            self.add_season(Season(0, league_id, 1, GATHERING, league.created_at), ())
        return league_id

    def save(self, league: League) -> None:
        """Replace the league with the same id."""
        with self._connection.transaction():
            self._connection.put("leagues", ["id"], _row(league))

    def remove(self, league_id: int) -> None:
        """Delete a league with its seasons; their tournaments stay."""
        with self._connection.transaction():
            for season in self.seasons(league_id):
                for table in ("league_players", "league_divisions"):
                    self._connection.write(f"DELETE FROM {table} WHERE season_id = ?", [season.id])
            self._connection.write("DELETE FROM league_seasons WHERE league_id = ?", [league_id])
            self._connection.write("DELETE FROM leagues WHERE id = ?", [league_id])

    # Seasons

    def seasons(self, league_id: int) -> list[Season]:
        """Return the seasons of a league, the latest first."""
        rows = self._connection.all(
            "SELECT * FROM league_seasons WHERE league_id = ? ORDER BY number DESC", league_id
        )
        return [_season(row) for row in rows]

    def season(self, season_id: int) -> Season | None:
        """Return a season; ``None`` if there is none."""
        row = self._connection.one("SELECT * FROM league_seasons WHERE id = ?", season_id)
        return None if row is None else _season(row)

    def pending(self) -> list[Season]:
        """Return the seasons with players to be asked, or divisions to be opened."""
        rows = self._connection.all(
            "SELECT * FROM league_seasons WHERE status = 'starting' OR (status = 'gathering'"
            " AND (posted = 0 OR posted * ? < known)) ORDER BY id",
            AT_ONCE,
        )
        return [_season(row) for row in rows]

    def add_season(self, season: Season, players: Iterable[Player]) -> int:
        """Add a season with the players to be asked; return its id."""
        row = {**asdict(season), "created_at": season.created_at.isoformat()}
        del row["id"]
        with self._connection.transaction():
            season_id = self._connection.add("league_seasons", row)
            self.put_players(season_id, players)
        return season_id

    def note_posted(self, season_id: int, posted: int) -> None:
        """Record the number of messages sent that ask the players."""
        with self._connection.transaction():
            self._connection.write(
                "UPDATE league_seasons SET posted = ? WHERE id = ?", [posted, season_id]
            )

    def set_status(self, season_id: int, status: str) -> None:
        """Record the stage of a season."""
        with self._connection.transaction():
            self._connection.write(
                "UPDATE league_seasons SET status = ? WHERE id = ?", [status, season_id]
            )

    # Players and divisions

    def players(self, season_id: int) -> list[Player]:
        """Return the players of a season, in the order of the ladder."""
        rows = self._connection.all(
            "SELECT number, user_id, name, level, place, answer FROM league_players"
            " WHERE season_id = ?",
            season_id,
        )
        return sorted((Player(**row) for row in rows), key=lambda player: player.rank)

    def put_players(self, season_id: int, players: Iterable[Player]) -> None:
        """Add players, or replace those with the same numbers."""
        with self._connection.transaction():
            for player in players:
                row = {"season_id": season_id, **asdict(player)}
                self._connection.put("league_players", ["season_id", "number"], row)

    def divisions(self, season_id: int) -> dict[int, int]:
        """Return the tournaments of a season, by level."""
        rows = self._connection.all(
            "SELECT level, tournament_id FROM league_divisions WHERE season_id = ? ORDER BY level",
            season_id,
        )
        return {row["level"]: row["tournament_id"] for row in rows}

    def add_division(self, season_id: int, level: int, tournament_id: int) -> None:
        """Record the tournament of a division, in the transaction that adds it."""
        row = {"season_id": season_id, "level": level, "tournament_id": tournament_id}
        self._connection.put("league_divisions", ["season_id", "level"], row)

    def tournaments_of(self, leagues: Collection[int]) -> set[int]:
        """Return the tournaments of all seasons of these leagues."""
        return {
            tournament_id
            for league_id in leagues
            for season in self.seasons(league_id)
            for tournament_id in self.divisions(season.id).values()
        }


def _row(league: League) -> Row:
    return {
        **asdict(league),
        "created_at": league.created_at.isoformat(),
        "chosen": as_json(league.chosen),
    }


def _league(row: Row) -> League:
    at = datetime.fromisoformat(row["created_at"])
    return League(**{**row, "created_at": at, "chosen": json.loads(row["chosen"])})


def _season(row: Row) -> Season:
    return Season(**{**row, "created_at": datetime.fromisoformat(row["created_at"])})
