"""The results of games, and the ratings that follow from them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from bot.features.ratings.result import (
    ANNULLED,
    CASUAL,
    COMPUTER,
    SETTLED,
    SETTLED_OPPONENTS,
    Outcome,
    Rating,
    Result,
)
from bot.features.ratings.statistics import Kind, Opponent, Played
from bot.storage.connection import Connection, Row


@dataclass(frozen=True, slots=True)
class Rated:
    """A user in the ratings of a server and game."""

    user_id: int
    name: str
    rating: Rating


class StoredRatings:
    """Results in the order in which games ended, and the latest rating of every user.

    An outcome is there from the beginning of its game on; it has a place once there is a result.
    Changes are made in the transaction of their cause; reads for a change are made in the writer's
    thread.
    """

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    # Players

    def begin(self, table_id: int, began: Iterable[Outcome]) -> None:
        """Record the first players of a game."""
        self._connection.add_all(
            "outcomes",
            [
                {
                    "table_id": table_id,
                    "player": each.player,
                    "user_id": each.user_id,
                    "name": each.name,
                    "side": each.side,
                }
                for each in began
            ],
        )

    def give_up(self, table_id: int, player: str, version: int) -> None:
        """Record that the seat's first player gave up, at this version of the table."""
        self._connection.write(
            "UPDATE outcomes SET left_at = ? WHERE table_id = ? AND player = ?"
            " AND user_id IS NOT NULL AND left_at IS NULL",
            [version, table_id, player],
        )

    def sit_down(self, table_id: int, player: str, user_id: int) -> None:
        """Record that this user plays on at a seat.

        The seat's first player counts as back. If its first player is another user and has not
        given up, the seat was passed on: it is out of the comparison.
        """
        seat = [table_id, player]
        self._connection.write(
            "UPDATE outcomes SET left_at = NULL WHERE table_id = ? AND player = ? AND user_id = ?",
            [*seat, user_id],
        )
        self._connection.write(
            "DELETE FROM outcomes WHERE table_id = ? AND player = ? AND left_at IS NULL"
            " AND user_id IS NOT NULL AND user_id != ?",
            [*seat, user_id],
        )

    def began(self, table_id: int) -> tuple[Outcome, ...]:
        """Return the first players of a game, except of seats passed on."""
        rows = self._connection.written(
            "SELECT * FROM outcomes WHERE table_id = ? ORDER BY player", table_id
        )
        return tuple(
            Outcome(row["player"], row["user_id"], row["name"], row["side"], row["left_at"])
            for row in rows
        )

    # Results

    def finish(self, result: Result, *, before_all: bool = False) -> int:
        """Record the result of a game whose players are recorded; return its number.

        ``before_all``: it ended before all games that have a result.
        """
        (numbers,) = self._connection.written(
            "SELECT coalesce(min(number), 1) - 1 AS first, coalesce(max(number), 0) + 1 AS next"
            " FROM results"
        )
        number = numbers["first"] if before_all else numbers["next"]
        row = {
            "number": number,
            "table_id": result.table_id,
            "guild_id": result.guild_id,
            "game_name": result.game_name,
            "reason": result.reason,
            "ended_at": result.ended_at.isoformat(),
            "seconds": result.seconds,
            "turns": result.turns,
            "seats": result.seats,
            "uncounted": result.uncounted,
        }
        self._connection.add_all("results", [row])
        for each in result.outcomes:
            self._connection.write(
                "UPDATE outcomes SET number = :number, guild_id = :guild, game_name = :game,"
                " name = :name, place = :place, won = :won, weight = 1"
                " WHERE table_id = :table AND player = :player",
                {
                    "number": number,
                    "guild": result.guild_id,
                    "game": result.game_name,
                    "name": each.name,
                    "place": each.place,
                    "won": each.won,
                    "table": result.table_id,
                    "player": each.player,
                },
            )
        return number

    def withdraw(self, table_id: int) -> None:
        """Delete the result of a game that was resumed."""
        self._connection.write("DELETE FROM results WHERE table_id = ?", [table_id])
        self._connection.write(
            "UPDATE outcomes SET number = NULL, guild_id = NULL, game_name = NULL, place = NULL,"
            " won = 0, mu_before = NULL, mu = NULL, sigma = NULL, games = NULL, opponents = NULL,"
            " weight = NULL WHERE table_id = ?",
            [table_id],
        )

    def annul(self, table_id: int, annulled: bool) -> None:
        """Exclude a game from the ratings, or include it again."""
        self._connection.write(
            "UPDATE results SET uncounted = ? WHERE table_id = ?",
            [ANNULLED if annulled else None, table_id],
        )
        self._connection.write(
            "UPDATE outcomes SET mu_before = NULL, mu = NULL, sigma = NULL, games = NULL,"
            " opponents = NULL WHERE table_id = ?",
            [table_id],
        )

    # Ratings, read in the writer's thread

    def ratings_before(
        self, guild_id: int, game_name: str, number: int, people: Iterable[int]
    ) -> dict[int, Rating]:
        """Return these users' ratings after the last game before ``number`` that counts."""
        found = {}
        for person in people:
            for row in self._connection.written(
                "SELECT mu, sigma, games, opponents FROM outcomes"
                " WHERE user_id = ? AND guild_id = ? AND game_name = ? AND number < ?"
                " AND mu IS NOT NULL ORDER BY number DESC LIMIT 1",
                person,
                guild_id,
                game_name,
                number,
            ):
                found[person] = Rating(**row)
        return found

    def counted_since(self, guild_id: int, game_name: str, number: int) -> list[Result]:
        """Return the results from ``number`` on that count for these ratings."""
        rows = self._connection.written(
            f"{_RESULTS} WHERE results.guild_id = ? AND results.game_name = ?"
            " AND results.number >= ? AND uncounted IS NULL ORDER BY results.number, player",
            guild_id,
            game_name,
            number,
        )
        return _results(rows)

    def counted_before(self, result: Result, since: datetime) -> list[Result]:
        """Return the results since then and before this one that count for its ratings."""
        rows = self._connection.written(
            f"{_RESULTS} WHERE results.guild_id = ? AND results.game_name = ? AND ended_at > ?"
            " AND results.number < ? AND uncounted IS NULL ORDER BY results.number, player",
            result.guild_id,
            result.game_name,
            since.isoformat(),
            result.number,
        )
        return _results(rows)

    def opponents_before(self, result: Result, person: int) -> set[int]:
        """Return the opponents of a user in the games before this one that count."""
        rows = self._connection.written(
            "SELECT DISTINCT other.user_id AS id FROM outcomes AS own JOIN outcomes AS other"
            " ON other.table_id = own.table_id AND other.side != own.side"
            " WHERE own.user_id = ? AND own.guild_id = ? AND own.game_name = ? AND own.number < ?"
            " AND own.mu IS NOT NULL",
            person,
            result.guild_id,
            result.game_name,
            result.number,
        )
        return {row["id"] for row in rows}

    def set_change(self, table_id: int, outcome: Outcome) -> None:
        """Record the change of rating of a player in a game that counts."""
        assert outcome.after is not None
        after = outcome.after
        self._connection.write(
            "UPDATE outcomes SET mu_before = ?, mu = ?, sigma = ?, games = ?, opponents = ?,"
            " weight = ? WHERE table_id = ? AND player = ?",
            [
                outcome.before,
                after.mu,
                after.sigma,
                after.games,
                after.opponents,
                outcome.weight,
                table_id,
                outcome.player,
            ],
        )

    def set_rating(self, guild_id: int, game_name: str, person: int, rating: Rating) -> None:
        """Update a user's rating, under their latest name; delete it without rated games."""
        self._connection.write(
            "DELETE FROM ratings WHERE guild_id = ? AND game_name = ? AND user_id = ?",
            [guild_id, game_name, person],
        )
        self._connection.write(
            "INSERT INTO ratings (guild_id, game_name, user_id, name, mu, sigma, games, opponents)"
            " SELECT guild_id, game_name, user_id, name, ?, ?, ?, ? FROM outcomes"
            " WHERE user_id = ? AND guild_id = ? AND game_name = ? AND mu IS NOT NULL"
            " ORDER BY number DESC LIMIT 1",
            [
                rating.mu,
                rating.sigma,
                rating.games,
                rating.opponents,
                person,
                guild_id,
                game_name,
            ],
        )

    def stored(self, table_id: int) -> Result | None:
        """Return the result of a game, even if written in this very transaction."""
        rows = self._connection.written(f"{_RESULTS} WHERE table_id = ? ORDER BY player", table_id)
        return next(iter(_results(rows)), None)

    def forget(self, person: int) -> None:
        """Replace a user by an otherwise unused number in all games."""
        (least,) = self._connection.written("SELECT coalesce(min(user_id), 0) AS id FROM outcomes")
        nobody = min(least["id"], 0) - 1
        self._connection.write(
            "UPDATE outcomes SET user_id = ?, name = '' WHERE user_id = ?",
            [nobody, person],
        )
        self._connection.write("DELETE FROM ratings WHERE user_id = ?", [person])

    # Reading

    def result(self, table_id: int) -> Result | None:
        """Return the result of a game; ``None`` if it has none."""
        rows = self._connection.all(f"{_RESULTS} WHERE table_id = ? ORDER BY player", table_id)
        return next(iter(_results(rows)), None)

    def without_result(self) -> list[int]:
        """Return finished tables of servers without a result, the last one first."""
        return self._connection.ids(
            "SELECT id FROM tables WHERE status = 'over' AND kind != 'tutorial'"
            " AND id NOT IN (SELECT table_id FROM results) ORDER BY ended_at DESC, id DESC",
        )

    def last_in_channel(self, channel_id: int, limit: int) -> list[int]:
        """Return a channel's rated or annulled tables, newest first."""
        return self._connection.ids(
            "SELECT tables.id FROM tables JOIN results ON table_id = tables.id"
            " WHERE channel_id = ? AND (uncounted IS NULL OR uncounted = ?)"
            " ORDER BY number DESC LIMIT ?",
            channel_id,
            ANNULLED,
            limit,
        )

    def leaders(
        self, guild_id: int, game_name: str, first: int, limit: int, *, new: bool
    ) -> list[Rated]:
        """Return users with a settled rating, or with a provisional one if ``new``.

        The highest rating comes first; returns up to ``limit`` from index ``first`` on.
        """
        rows = self._connection.all(
            "SELECT user_id, name, mu, sigma, games, opponents FROM ratings"
            f" WHERE guild_id = ? AND game_name = ? AND user_id > 0 AND {_listed(new)}"
            " ORDER BY mu DESC, user_id LIMIT ? OFFSET ?",
            guild_id,
            game_name,
            limit,
            first,
        )
        return [_rated(row) for row in rows]

    def count(self, guild_id: int, game_name: str, *, new: bool) -> int:
        """Return the number of users listed by ``leaders``."""
        return self._number(
            "SELECT count(*) AS number FROM ratings"
            f" WHERE guild_id = ? AND game_name = ? AND user_id > 0 AND {_listed(new)}",
            guild_id,
            game_name,
        )

    def place(self, guild_id: int, game_name: str, person: Rated) -> int:
        """Return the place of a user among those that ``leaders`` lists with them."""
        new = not person.rating.settled
        return 1 + self._number(
            "SELECT count(*) AS number FROM ratings WHERE guild_id = ? AND game_name = ?"
            f" AND user_id > 0 AND {_listed(new)} AND (mu, -user_id) > (?, ?)",
            guild_id,
            game_name,
            person.rating.mu,
            -person.user_id,
        )

    def of(self, guild_id: int, game_name: str, people: Sequence[int]) -> dict[int, Rated]:
        """Return the ratings of those of ``people`` with one."""
        if not people:
            return {}
        rows = self._connection.all(
            "SELECT user_id, name, mu, sigma, games, opponents FROM ratings WHERE guild_id = ?"
            f" AND game_name = ? AND user_id IN ({', '.join('?' * len(people))})",
            guild_id,
            game_name,
            *people,
        )
        return {row["user_id"]: _rated(row) for row in rows}

    # Statistics: of games that were played out, rated or casual

    def played(self, guild_id: int, game_name: str, person: int) -> list[Played]:
        """Return a user's finished games, in the order in which they ended."""
        rows = self._connection.all(
            "SELECT reason, ended_at, seconds, turns, seats, uncounted, won, mu"
            " FROM outcomes JOIN results USING (number)"
            " WHERE user_id = ? AND outcomes.guild_id = ? AND outcomes.game_name = ?"
            f" AND (uncounted IS NULL OR uncounted IN ('{CASUAL}', '{COMPUTER}')) ORDER BY number",
            person,
            guild_id,
            game_name,
        )
        return [
            Played(
                **{
                    **row,
                    "ended_at": datetime.fromisoformat(row["ended_at"]),
                    "won": bool(row["won"]),
                }
            )
            for row in rows
        ]

    def opponents(self, guild_id: int, game_name: str, person: int, limit: int) -> list[Opponent]:
        """Return a user's most frequent opponents, under their latest names."""
        rows = self._connection.all(
            "SELECT other.user_id, (SELECT name FROM outcomes AS named"
            " WHERE named.user_id = other.user_id AND named.guild_id = ? AND named.game_name = ?"
            " ORDER BY named.number DESC LIMIT 1) AS name, count(*) AS games,"
            " max(other.number) AS last,"
            " count(CASE WHEN own.place < other.place THEN 1 END) AS before,"
            " count(CASE WHEN own.place > other.place THEN 1 END) AS after"
            " FROM outcomes AS own JOIN results ON results.number = own.number"
            " JOIN outcomes AS other ON other.table_id = own.table_id AND other.side != own.side"
            " WHERE own.user_id = ? AND own.guild_id = ? AND own.game_name = ?"
            f" AND (uncounted IS NULL OR uncounted = '{CASUAL}') AND other.user_id IS NOT NULL"
            " GROUP BY other.user_id ORDER BY count(*) DESC, last DESC LIMIT ?",
            guild_id,
            game_name,
            person,
            guild_id,
            game_name,
            limit,
        )
        for row in rows:
            del row["last"]
        return [Opponent(**row) for row in rows]

    def name_of(self, guild_id: int, person: int) -> str | None:
        """Return a user's name at their last finished game here."""
        row = self._connection.one(
            "SELECT name FROM outcomes WHERE user_id = ? AND guild_id = ?"
            " ORDER BY number DESC LIMIT 1",
            person,
            guild_id,
        )
        return None if row is None else row["name"]

    def games_of(self, guild_id: int, person: int) -> list[str]:
        """Return the games that a user has finished here, the most frequent first."""
        rows = self._connection.all(
            "SELECT game_name FROM outcomes WHERE user_id = ? AND guild_id = ?"
            " GROUP BY game_name ORDER BY count(*) DESC, game_name",
            person,
            guild_id,
        )
        return [row["game_name"] for row in rows]

    def kinds(self, guild_id: int, game_name: str) -> list[Kind]:
        """Return totals of a server's finished games, by kind."""
        rows = self._connection.all(
            "SELECT reason, seats, count(*) AS games, CAST(sum(seconds) AS BIGINT) AS seconds,"
            " CAST(sum(turns) AS BIGINT) AS turns FROM results WHERE guild_id = ? AND game_name = ?"
            f" AND (uncounted IS NULL OR uncounted IN ('{CASUAL}', '{COMPUTER}'))"
            " GROUP BY reason, seats",
            guild_id,
            game_name,
        )
        return [Kind(**row) for row in rows]

    def busiest(self, guild_id: int, game_name: str, limit: int) -> list[Rated]:
        """Return the users with the most rated games."""
        rows = self._connection.all(
            "SELECT user_id, name, mu, sigma, games, opponents FROM ratings"
            " WHERE guild_id = ? AND game_name = ? AND user_id > 0"
            " ORDER BY games DESC, user_id LIMIT ?",
            guild_id,
            game_name,
            limit,
        )
        return [_rated(row) for row in rows]

    def _number(self, sql: str, *values: Any) -> int:
        row = self._connection.one(sql, *values)
        assert row is not None
        return int(row["number"])


_RESULTS = (
    "SELECT results.*, player, user_id, name, side, left_at, place, won,"
    " mu_before, mu, sigma, games, opponents, weight FROM results JOIN outcomes USING (table_id)"
)


def _listed(new: bool) -> str:
    """Return the condition for new ratings, or for settled ones (``Rating.settled``)."""
    settled = f"games >= {SETTLED} AND opponents >= {SETTLED_OPPONENTS}"
    return f"NOT ({settled})" if new else settled


def _rated(row: Row) -> Rated:
    return Rated(row["user_id"], row["name"], _rating(row))


def _rating(row: Row) -> Rating:
    return Rating(row["mu"], row["sigma"], row["games"], row["opponents"])


def _results(rows: Iterable[Row]) -> list[Result]:
    """Return the results in ``rows``, one for each outcome, in their order."""
    found: dict[int, Result] = {}
    for row in rows:
        result = found.get(row["number"]) or Result(
            table_id=row["table_id"],
            guild_id=row["guild_id"],
            game_name=row["game_name"],
            reason=row["reason"],
            ended_at=datetime.fromisoformat(row["ended_at"]),
            seconds=row["seconds"],
            turns=row["turns"],
            seats=row["seats"],
            uncounted=row["uncounted"],
            number=row["number"],
        )
        outcomes = (*result.outcomes, _outcome(row))
        found[row["number"]] = replace(result, outcomes=outcomes)
    return list(found.values())


def _outcome(row: Row) -> Outcome:
    return Outcome(
        row["player"],
        row["user_id"],
        row["name"],
        row["side"],
        row["left_at"],
        row["place"],
        bool(row["won"]),
        row["mu_before"],
        None if row["mu"] is None else _rating(row),
        row["weight"],
    )
