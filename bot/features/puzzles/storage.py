"""Stored puzzles: those found in games, those posted, and the answers to them.

``_USABLE`` is the rule which games puzzles may be made of; docs/privacy.md states it for users.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Sequence
from dataclasses import asdict
from datetime import datetime
from typing import Any

from bot.features.puzzles.model import (
    CLOSED,
    CLOSING,
    OPEN,
    Channel,
    Post,
    Streak,
    dumped,
    loaded,
)
from bot.storage.connection import Connection, Row, as_json
from engine.players.puzzles import Puzzle

# Finished games of servers that have puzzles, but for those of tournaments under way, and those of
# users who object or were forgotten, as owners of a seat, now or before, or as stand-ins. A
# tutorial is on no server. All games of a match are played in its thread.
_USABLE = (
    "SELECT id FROM tables WHERE status = 'over'"
    " AND guild_id IN (SELECT guild_id FROM puzzle_channels)"
    " AND NOT EXISTS (SELECT 1 FROM tournament_venues"
    " JOIN tournaments ON tournaments.id = tournament_id"
    " WHERE (table_id = tables.id OR thread_id = tables.channel_id)"
    " AND tournaments.status IN ('signup', 'checkin', 'running'))"
    " AND id NOT IN (SELECT table_id FROM seats WHERE user_id IS NULL AND computer IS NULL"
    " OR user_id IN (SELECT user_id FROM puzzle_objections)"
    " OR sitter_id IN (SELECT user_id FROM puzzle_objections))"
    " AND id NOT IN (SELECT table_id FROM former_players WHERE user_id <= 0"
    " OR user_id IN (SELECT user_id FROM puzzle_objections))"
)
# Puzzles that a server, ``?``, has not had yet.
_FRESH = (
    "SELECT id FROM puzzles WHERE (table_id IS NULL OR table_id IN (" + _USABLE + "))"
    " AND id NOT IN (SELECT puzzle_id FROM puzzle_posts WHERE guild_id = ?)"
)
REMEMBERED = 7  # days for which the position of a puzzle that is over is kept


class StoredPuzzles:
    """The puzzles of all servers."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    # Channels

    def channel(self, guild_id: int) -> Channel | None:
        """Return the channel of a server's puzzles; ``None`` if it has none."""
        row = self._connection.one("SELECT * FROM puzzle_channels WHERE guild_id = ?", guild_id)
        return None if row is None else _channel(row)

    def channels(self) -> list[Channel]:
        """Return the channels of all servers, the soonest due first."""
        rows = self._connection.all("SELECT * FROM puzzle_channels ORDER BY due, guild_id")
        return [_channel(row) for row in rows]

    def next_due(self, mine: Callable[[int], bool], besides: Collection[int]) -> datetime | None:
        """Return when the first puzzle of the servers that are ``mine`` is due.

        Those ``besides`` are left out.
        """
        dues = (
            each.due
            for each in self.channels()
            if mine(each.guild_id) and each.guild_id not in besides
        )
        return next(dues, None)

    def put_channel(self, channel: Channel) -> None:
        """Store the channel of a server's puzzles."""
        row = {**asdict(channel), "due": channel.due.isoformat()}
        with self._connection.transaction():
            self._connection.put("puzzle_channels", ["guild_id"], row)

    def remove_channel(self, guild_id: int) -> None:
        """Store that a server wants no puzzles any more."""
        with self._connection.transaction():
            self._connection.write("DELETE FROM puzzle_channels WHERE guild_id = ?", [guild_id])

    # Finding

    def unsearched(self) -> int | None:
        """Return the newest game in which no puzzle was looked for, if any."""
        row = self._connection.one(
            f"{_USABLE} AND id NOT IN (SELECT table_id FROM puzzle_searches)"
            " ORDER BY ended_at DESC LIMIT 1"
        )
        return None if row is None else int(row["id"])

    def usable(self, table_id: int) -> bool:
        """Return whether puzzles may be made of this game."""
        return self._connection.one(f"{_USABLE} AND id = ?", table_id) is not None

    def add(self, game: str, puzzles: Sequence[Puzzle], table_id: int | None) -> None:
        """Store the puzzles found in a game, at ``table_id`` or between computers."""
        with self._connection.transaction():
            if table_id is not None:
                if not self._connection.written("SELECT id FROM tables WHERE id = ?", table_id):
                    return
                self._connection.put("puzzle_searches", ["table_id"], {"table_id": table_id})
            for puzzle in puzzles:
                row = {"table_id": table_id, "game_name": game, "puzzle": as_json(dumped(puzzle))}
                self._connection.add("puzzles", row)

    def stock(self, guild_id: int) -> int:
        """Return how many puzzles a server could still be given."""
        return len(self._connection.ids(_FRESH, guild_id))

    def next_for(self, guild_id: int) -> tuple[int, Puzzle] | None:
        """Return the next puzzle of a server, with its id; ``None`` if there is none.

        One from a game of people comes first, and one of another game than the last puzzle.
        """
        last = self._connection.one(
            "SELECT game_name FROM puzzle_posts JOIN puzzles ON puzzles.id = puzzle_id"
            " WHERE guild_id = ? ORDER BY number DESC LIMIT 1",
            guild_id,
        )
        row = self._connection.one(
            f"SELECT id, puzzle FROM puzzles WHERE id IN ({_FRESH})"
            " ORDER BY CASE WHEN table_id IS NULL THEN 1 ELSE 0 END,"
            " CASE WHEN game_name = ? THEN 1 ELSE 0 END, id LIMIT 1",
            guild_id,
            "" if last is None else last["game_name"],
        )
        return None if row is None else (row["id"], loaded(json.loads(row["puzzle"])))

    # Posts

    def plan(self, channel: Channel, after: Channel, puzzle_id: int, puzzle: Puzzle) -> None:
        """Store the puzzle of a day, and when the next one is due (``after``).

        It is a no-op if the settings have changed since ``channel`` was read.
        """
        with self._connection.transaction():
            (known,) = self._connection.written(
                "SELECT coalesce(max(number), 0) AS number FROM puzzle_posts WHERE guild_id = ?",
                channel.guild_id,
            )
            if not self._postpone(channel, after):
                return
            row = {
                "guild_id": channel.guild_id,
                "number": known["number"] + 1,
                "day": channel.day,
                "puzzle_id": puzzle_id,
                "puzzle": as_json(dumped(puzzle)),
                "locale": channel.locale,
                "channel_id": channel.channel_id,
                "status": OPEN,
            }
            self._connection.add("puzzle_posts", row)

    def postpone(self, channel: Channel, after: Channel) -> None:
        """Store that the puzzle that was due is left out."""
        with self._connection.transaction():
            self._postpone(channel, after)

    def _postpone(self, channel: Channel, after: Channel) -> bool:
        changed = self._connection.write(
            "UPDATE puzzle_channels SET due = ? WHERE guild_id = ? AND due = ? AND channel_id = ?",
            [
                after.due.isoformat(),
                channel.guild_id,
                channel.due.isoformat(),
                channel.channel_id,
            ],
        )
        return bool(changed)

    def post(self, post_id: int) -> Post | None:
        """Return a posted puzzle."""
        row = self._connection.one("SELECT * FROM puzzle_posts WHERE id = ?", post_id)
        return None if row is None else _post(row)

    def last(self, guild_id: int) -> Post | None:
        """Return the last puzzle of a server."""
        row = self._connection.one(
            "SELECT * FROM puzzle_posts WHERE guild_id = ? ORDER BY number DESC LIMIT 1", guild_id
        )
        return None if row is None else _post(row)

    def unfinished(self, guild_id: int) -> list[Post]:
        """Return the puzzles of a server that are not over, oldest first."""
        rows = self._connection.all(
            "SELECT * FROM puzzle_posts WHERE guild_id = ? AND status <> ? ORDER BY number",
            guild_id,
            CLOSED,
        )
        return [_post(row) for row in rows]

    def interrupted(self) -> list[int]:
        """Return the servers with a puzzle that is to be sent or closed."""
        return self._connection.ids(
            "SELECT DISTINCT guild_id AS id FROM puzzle_posts WHERE status = ?"
            " OR status = ? AND (message_id IS NULL"
            " OR guild_id NOT IN (SELECT guild_id FROM puzzle_channels)) ORDER BY 1",
            CLOSING,
            OPEN,
        )

    def sent(self, post: Post, channel_id: int, message_id: int) -> None:
        """Store the message of a puzzle."""
        with self._connection.transaction():
            self._connection.write(
                "UPDATE puzzle_posts SET channel_id = ?, message_id = ? WHERE id = ?",
                [channel_id, message_id, post.id],
            )

    def close(self, post: Post) -> None:
        """Store that a puzzle is over: answers are counted, and deleted."""
        with self._connection.transaction():
            given = self._connection.written(
                "SELECT choice FROM puzzle_answers WHERE post_id = ?", post.id
            )
            best = None if post.puzzle is None else post.puzzle.best
            self._connection.write(
                "UPDATE puzzle_posts SET status = ?, answered = ?, hits = ?"
                " WHERE id = ? AND status = ?",
                [
                    CLOSING,
                    len(given),
                    sum(row["choice"] == best for row in given),
                    post.id,
                    OPEN,
                ],
            )
            self._connection.write("DELETE FROM puzzle_answers WHERE post_id = ?", [post.id])
            self._connection.write(
                "UPDATE puzzle_posts SET puzzle = NULL"
                " WHERE guild_id = ? AND number <= ? AND status = ?",
                [post.guild_id, post.number - REMEMBERED, CLOSED],
            )

    def closed(self, post_id: int) -> None:
        """Store that the message of a puzzle says that it is over, as far as it can."""
        with self._connection.transaction():
            self._connection.write(
                "UPDATE puzzle_posts SET status = ? WHERE id = ?", [CLOSED, post_id]
            )

    # Answers

    def choice(self, post_id: int, user_id: int) -> str | None:
        """Return this user's answer to a puzzle that is not over."""
        row = self._connection.one(
            "SELECT choice FROM puzzle_answers WHERE post_id = ? AND user_id = ?", post_id, user_id
        )
        return None if row is None else str(row["choice"])

    def answer(self, post: Post, user_id: int, choice: str) -> bool:
        """Store an answer with the streak.

        Returns ``False`` if there is one already, or the puzzle is over.
        """
        with self._connection.transaction():
            written = self._connection.written
            open_still = written(
                "SELECT id FROM puzzle_posts WHERE id = ? AND status = ?", post.id, OPEN
            )
            given = written(
                "SELECT choice FROM puzzle_answers WHERE post_id = ? AND user_id = ?",
                post.id,
                user_id,
            )
            if given or not open_still or post.puzzle is None:
                return False
            self._connection.add_all(
                "puzzle_answers", [{"post_id": post.id, "user_id": user_id, "choice": choice}]
            )
            rows = written(
                "SELECT * FROM puzzle_streaks WHERE guild_id = ? AND user_id = ?",
                post.guild_id,
                user_id,
            )
            before = _streak(rows[0]) if rows else Streak(user_id)
            after = before.with_answer(post.number, right=choice == post.puzzle.best)
            row = {"guild_id": post.guild_id, **asdict(after)}
            self._connection.put("puzzle_streaks", ["guild_id", "user_id"], row)
        return True

    def streak(self, guild_id: int, user_id: int) -> Streak:
        """Return the answers of a user on a server."""
        row = self._connection.one(
            "SELECT * FROM puzzle_streaks WHERE guild_id = ? AND user_id = ?", guild_id, user_id
        )
        return Streak(user_id) if row is None else _streak(row)

    def streaks(self, guild_id: int, number: int, limit: int) -> list[Streak]:
        """Return the longest streaks of a server as of the puzzle ``number``."""
        rows = self._connection.all(
            "SELECT * FROM puzzle_streaks WHERE guild_id = ?"
            " ORDER BY CASE WHEN last >= ? THEN streak ELSE 0 END DESC, best DESC, hits DESC,"
            " answered, user_id LIMIT ?",
            guild_id,
            number - 1,
            limit,
        )
        return [_streak(row).as_of(number) for row in rows]

    # Objections

    def objects(self, user_id: int) -> bool:
        """Return whether this user's games are not to be used."""
        found = self._connection.one("SELECT 1 FROM puzzle_objections WHERE user_id = ?", user_id)
        return found is not None

    def object(self, user_id: int, on: bool) -> None:
        """Store whether a user's games are not to be used."""
        with self._connection.transaction():
            if on:
                self._connection.put("puzzle_objections", ["user_id"], {"user_id": user_id})
            else:
                self._connection.write("DELETE FROM puzzle_objections WHERE user_id = ?", [user_id])


def _channel(row: Row) -> Channel:
    return Channel(**{**row, "due": datetime.fromisoformat(row["due"])})


def _post(row: Row) -> Post:
    puzzle: Any = row["puzzle"]
    return Post(**{**row, "puzzle": None if puzzle is None else loaded(json.loads(puzzle))})


def _streak(row: Row) -> Streak:
    return Streak(**{name: value for name, value in row.items() if name != "guild_id"})
