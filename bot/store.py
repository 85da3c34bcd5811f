"""The database: the only module that knows it.

Everything here blocks. ``bot.tables`` writes from one thread and reads from another, so there are
two connections: what has not been committed can never be read.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, fields
from datetime import datetime
from pathlib import Path
from typing import Any

from sqlite_utils import Database

from bot.migrations import migrations
from bot.table import Seat, StoredGame, Table
from engine import Event

SECONDS_TO_WAIT_FOR_A_LOCK = 5.0


class NotStored(Exception):
    """The database did not take a change: nothing of it is there."""


class ChannelTaken(NotStored):
    """The channel has an active table already."""


class NewerDatabase(sqlite3.DatabaseError):
    """The file was written by a newer version, which knows more than this one."""


@dataclass(frozen=True, slots=True)
class GivenAnswer:
    """An answer in the record of a table. ``user_id`` is ``None`` if it was given automatically.

    ``number`` counts the answers of the table from 0; ``decision`` is the number of the decision,
    which several answers share if they were asked for at the same time.
    """

    number: int
    decision: int
    player: str
    answer: tuple[str, ...]
    user_id: int | None
    at: datetime
    undone: bool = False


@dataclass(frozen=True, slots=True)
class Server:
    """What a Discord server has chosen: ``None`` where it has chosen nothing."""

    guild_id: int
    language: str | None = None
    theme: str | None = None


class Store:
    """The tables in one SQLite file. What is written is on the disk when the method returns."""

    def __init__(self, path: str | Path) -> None:
        """Open the file, making it or bringing it up to date as needed.

        Raises ``sqlite3.Error`` if it cannot be opened or is no database of this version.
        """
        self._writer = _connect(path)
        self._writer.enable_wal()
        self._writer.execute("PRAGMA synchronous = FULL")
        self._writer.execute("PRAGMA foreign_keys = ON")
        known = {migration.name for migration in migrations.pending(Database(memory=True))}
        unknown = {done.name for done in migrations.applied(self._writer)} - known
        if unknown:
            raise NewerDatabase(f"written by a newer version ({', '.join(sorted(unknown))})")
        migrations.apply(self._writer)
        self._reader = _connect(path)
        self._reader.execute("PRAGMA query_only = ON")

    def close(self) -> None:
        """Close the file; nothing can be read or written afterwards."""
        self._reader.close()
        self._writer.close()

    # Writing

    def insert(self, table: Table) -> int:
        """Add a new table with its seats; its id. Raises ``ChannelTaken`` or ``NotStored``."""
        row = _row(table, without=("id", "seats", "stored"))
        with self._transaction():
            added = self._writer.execute(_insert("tables", row), row)
            table_id = int(added.lastrowid or 0)
            self._write_seats(table_id, table.seats)
        return table_id

    def save(
        self,
        before: Table,
        after: Table,
        answers: Sequence[GivenAnswer] = (),
        events: Sequence[Event] = (),
        undone: int = 0,
    ) -> None:
        """Replace ``before`` by ``after`` and add what led there, all or nothing.

        The last ``undone`` answers of ``before`` stay in the record, but marked.
        Raises ``ChannelTaken``, or ``NotStored`` also if the table is no longer as in ``before``.
        """
        row = _row(after, without=("seats", "stored"))
        with self._transaction():
            columns = ", ".join(f"{name} = :{name}" for name in row)
            changed = self._writer.execute(
                f"UPDATE tables SET {columns} WHERE id = :id AND version = :was",
                {**row, "was": before.version},
            )
            if changed.rowcount != 1:
                raise NotStored(f"table {before.id} has changed since version {before.version}")
            if after.seats != before.seats:
                self._write_seats(after.id, after.seats)
            if after.stored is not None and after.stored is not before.stored:
                self._writer.execute(
                    "INSERT INTO games (table_id, dump) VALUES (:id, :dump)"
                    " ON CONFLICT (table_id) DO UPDATE SET dump = excluded.dump",
                    {"id": after.id, "dump": after.stored.text},
                )
            if undone:
                self._writer.execute(
                    "UPDATE answers SET undone = 1 WHERE table_id = ? AND number >= ?",
                    [after.id, before.answer_count - undone],
                )
            self._add("answers", after.id, [_row(answer) for answer in answers])
            self._add(
                "events",
                after.id,
                [{"number": event.number, "event": _json(event.dump())} for event in events],
            )

    def _write_seats(self, table_id: int, seats: Sequence[Seat]) -> None:
        self._writer.execute("DELETE FROM seats WHERE table_id = ?", [table_id])
        self._add("seats", table_id, [_row(seat) for seat in seats])

    def _add(self, name: str, table_id: int, rows: list[dict[str, Any]]) -> None:
        for row in rows:
            row = {"table_id": table_id, **row}
            self._writer.execute(_insert(name, row), row)

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        try:
            with self._writer.atomic():
                yield
        except sqlite3.IntegrityError as error:
            if "tables.channel_id" in str(error):
                raise ChannelTaken(str(error)) from error
            raise NotStored(str(error)) from error
        except sqlite3.Error as error:
            raise NotStored(str(error)) from error

    def save_server(self, server: Server) -> None:
        """Note what a server has chosen."""
        with self._transaction():
            self._writer.execute(
                "INSERT INTO servers (guild_id, language, theme) VALUES (:id, :language, :theme)"
                " ON CONFLICT (guild_id) DO UPDATE"
                " SET language = excluded.language, theme = excluded.theme",
                {"id": server.guild_id, "language": server.language, "theme": server.theme},
            )

    # Reading

    def load(self, table_id: int) -> Table | None:
        """The table as it was last committed."""
        with self._reader.atomic():
            row = self._one(
                "SELECT tables.*, games.dump FROM tables LEFT JOIN games ON table_id = id"
                " WHERE id = ?",
                table_id,
            )
            seats = self._all("SELECT * FROM seats WHERE table_id = ? ORDER BY player", table_id)
        return None if row is None else _table(row, seats)

    def at_channel(self, channel_id: int) -> int | None:
        """The active table of a channel, or else the last one that was there."""
        row = self._one(
            "SELECT id FROM tables WHERE channel_id = ?"
            " ORDER BY status IN ('lobby', 'playing') DESC, id DESC LIMIT 1",
            channel_id,
        )
        return None if row is None else row["id"]

    def of_user(self, user_id: int) -> list[int]:
        """The active tables at which this person has a seat, the oldest first."""
        return self._ids(
            "SELECT id FROM seats JOIN tables ON id = table_id"
            " WHERE user_id = ? AND status IN ('lobby', 'playing') ORDER BY id",
            user_id,
        )

    def of_guild(self, guild_id: int) -> list[int]:
        """The active tables of a server, the oldest first."""
        return self._ids(
            "SELECT id FROM tables WHERE guild_id = ? AND status IN ('lobby', 'playing')"
            " ORDER BY id",
            guild_id,
        )

    def guilds(self) -> set[int]:
        """The servers with an active table."""
        rows = self._all(
            "SELECT DISTINCT guild_id FROM tables WHERE status IN ('lobby', 'playing')"
        )
        return {row["guild_id"] for row in rows}

    def active(self) -> list[int]:
        """All active tables, the oldest first."""
        return self._ids("SELECT id FROM tables WHERE status IN ('lobby', 'playing') ORDER BY id")

    def untold(self) -> list[int]:
        """The tables of which people have not seen everything, or where a ping is due."""
        return self._ids(
            "SELECT id FROM tables WHERE shown < version"
            " UNION SELECT table_id FROM seats WHERE wait IS NOT NULL AND wait IS NOT pinged"
            " ORDER BY 1"
        )

    def server(self, guild_id: int) -> Server:
        """What a server has chosen."""
        row = self._one("SELECT * FROM servers WHERE guild_id = ?", guild_id)
        return Server(**row) if row else Server(guild_id)

    def events(self, table_id: int, since: int = 0) -> list[Event]:
        """The events of a table from number ``since`` on, with everything hidden in them."""
        rows = self._all(
            "SELECT event FROM events WHERE table_id = ? AND number >= ? ORDER BY number",
            table_id,
            since,
        )
        return [Event.load(json.loads(row["event"])) for row in rows]

    def answers(self, table_id: int) -> list[GivenAnswer]:
        """All answers ever given at a table, in order."""
        rows = self._all("SELECT * FROM answers WHERE table_id = ? ORDER BY number", table_id)
        return [_given(row) for row in rows]

    def _all(self, sql: str, *values: Any) -> list[dict[str, Any]]:
        return list(self._reader.query(sql, list(values)))

    def _one(self, sql: str, *values: Any) -> dict[str, Any] | None:
        return next(iter(self._all(sql, *values)), None)

    def _ids(self, sql: str, *values: Any) -> list[int]:
        return [row["id"] for row in self._all(sql, *values)]


def _connect(path: str | Path) -> Database:
    # Without an isolation level nothing begins or commits a transaction behind our back. Each
    # connection is used by one thread at a time, but not by the one that opened it.
    connection = sqlite3.connect(
        path,
        timeout=SECONDS_TO_WAIT_FOR_A_LOCK,
        isolation_level=None,
        check_same_thread=False,
    )
    return Database(connection)


def _insert(name: str, row: dict[str, Any]) -> str:
    columns, values = ", ".join(row), ", ".join(f":{column}" for column in row)
    return f"INSERT INTO {name} ({columns}) VALUES ({values})"


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _time(text: str | None) -> datetime | None:
    return None if text is None else datetime.fromisoformat(text)


def _row(of: Table | Seat | GivenAnswer, without: Sequence[str] = ()) -> dict[str, Any]:
    """The columns of a row: they are called as the fields are."""
    return {
        field.name: _column(getattr(of, field.name))
        for field in fields(of)
        if field.name not in without
    }


def _column(value: Any) -> Any:
    if isinstance(value, datetime):
        return value.isoformat()
    return _json(value) if isinstance(value, tuple | dict) else value


def _table(row: dict[str, Any], seats: list[dict[str, Any]]) -> Table:
    dump = row.pop("dump")
    for name in ("opened_at", "started_at", "ended_at"):
        row[name] = _time(row[name])
    row["options"] = json.loads(row["options"])
    row["winners"] = tuple(json.loads(row["winners"]))
    row["lost_told"] = bool(row["lost_told"])
    stored = None if dump is None else StoredGame(dump)
    return Table(**row, seats=tuple(map(_seat, seats)), stored=stored)


def _seat(row: dict[str, Any]) -> Seat:
    del row["table_id"]
    row["waiting_since"] = _time(row["waiting_since"])
    row["agreed"] = bool(row["agreed"])
    row["dm_closed"] = bool(row["dm_closed"])
    row["dm_news"] = bool(row["dm_news"])
    return Seat(**row)


def _given(row: dict[str, Any]) -> GivenAnswer:
    del row["table_id"]
    row["answer"] = tuple(json.loads(row["answer"]))
    row["at"] = datetime.fromisoformat(row["at"])
    row["undone"] = bool(row["undone"])
    return GivenAnswer(**row)
