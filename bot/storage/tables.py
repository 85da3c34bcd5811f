"""Stored tables, with the record of each game."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, fields, is_dataclass
from datetime import datetime
from typing import Any

from bot.core.clock import Clock
from bot.core.errors import NotStored
from bot.core.gathering import Gathering, News, RollCall
from bot.core.lobby_times import next_due
from bot.core.offers import Guest, Offered
from bot.core.table import Delivery, Seat, StoredGame, Table, TableKind, Waiting
from bot.core.terms import Terms
from bot.storage.connection import Connection, as_json, as_time
from engine import Event


@dataclass(frozen=True, slots=True)
class GivenAnswer:
    """An answer in the record of a table; ``user_id`` is ``None`` if it was automatic.

    ``number`` counts the answers of the table from 0; ``decision`` is the number of the decision,
    which several answers share if they were asked for at the same time; ``events`` is the number of
    events before it; ``by_order`` is the kind of the standing order that gave it, if one did;
    ``disclosed`` says whether it disclosed hidden information, see ``Game.disclosures``. ``events``
    and ``disclosed`` are ``None`` in answers from before they were stored.
    """

    number: int
    decision: int
    player: str
    answer: tuple[str, ...]
    user_id: int | None
    at: datetime
    undone: bool = False
    events: int | None = None
    by_order: str | None = None
    disclosed: bool | None = None


@dataclass(frozen=True, slots=True)
class Record:
    """The changes to the record of a table: additions, and answers taken back.

    ``answers`` and ``events`` are numbered after the existing ones. The last ``undone`` answers no
    longer count; of the events the first ``kept`` stay (``None``: all of them).
    """

    answers: Sequence[GivenAnswer] = ()
    events: Sequence[Event] = ()
    undone: int = 0
    kept: int | None = None


NOTHING = Record()

# The terms of tables from before these could be chosen.
_OLDER_TERMS = {"careful": False, "advice": True}
# The fields of a ``Table`` without a column of their own.
_ELSEWHERE = ("seats", "stored", "called", "_names")


class StoredTables:
    """The tables, their seats and games, and their records of answers and events."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    # Writing

    def insert(self, table: Table) -> int:
        """Add a new table and return its id. Raises ``ChannelTaken`` or ``NotStored``."""
        row = _table_row(table, without=("id",))
        with self._connection.transaction():
            table_id = self._connection.add("tables", row)
            self._write_seats(table_id, table.seats)
        return table_id

    def save(
        self,
        before: Table,
        after: Table,
        record: Record = NOTHING,
    ) -> None:
        """Replace ``before`` by ``after`` and add the record, atomically.

        Answers that were undone stay in the record, but marked. Raises ``ChannelTaken``, or
        ``NotStored`` also if the table is no longer as in ``before``.
        """
        row = _table_row(after)
        with self._connection.transaction():
            columns = ", ".join(f"{name} = :{name}" for name in row)
            changed = self._connection.write(
                f"UPDATE tables SET {columns} WHERE id = :id AND version = :was",
                {**row, "was": before.version},
            )
            if changed != 1:
                raise NotStored(f"table {before.id} has changed since version {before.version}")
            if after.seats != before.seats:
                self._write_seats(after.id, after.seats)
            if after.stored is not None and after.stored is not before.stored:
                self._connection.write(
                    "INSERT INTO games (table_id, dump) VALUES (:id, :dump)"
                    " ON CONFLICT (table_id) DO UPDATE SET dump = excluded.dump",
                    {"id": after.id, "dump": after.stored.text},
                )
            if record.undone:
                self._connection.write(
                    "UPDATE answers SET undone = 1 WHERE table_id = ? AND number >= ?",
                    [after.id, before.answer_count - record.undone],
                )
            if record.kept is not None:
                self._connection.write(
                    "DELETE FROM events WHERE table_id = ? AND number >= ?",
                    [after.id, record.kept],
                )
            self._connection.add_all(
                "answers", [{"table_id": after.id, **_row(answer)} for answer in record.answers]
            )
            self._connection.add_all(
                "events",
                [
                    {
                        "table_id": after.id,
                        "number": event.number,
                        "event": as_json(event.dump()),
                    }
                    for event in record.events
                ],
            )

    def _write_seats(self, table_id: int, seats: Sequence[Seat]) -> None:
        self._connection.write("DELETE FROM seats WHERE table_id = ?", [table_id])
        self._connection.add_all(
            "seats", [{"table_id": table_id, **_seat_row(seat)} for seat in seats]
        )

    # Reading

    def load(self, table_id: int) -> Table | None:
        """Return the table as last committed."""
        with self._connection.snapshot():
            row = self._connection.one(
                "SELECT tables.*, games.dump FROM tables LEFT JOIN games ON table_id = id"
                " WHERE id = ?",
                table_id,
            )
            seats = self._connection.all(
                "SELECT * FROM seats WHERE table_id = ? ORDER BY player", table_id
            )
        return None if row is None else _table(row, seats)

    def at_channel(self, channel_id: int) -> int | None:
        """Return the active table of a channel, or else its latest one."""
        row = self._connection.one(
            "SELECT id FROM tables WHERE channel_id = ?"
            " ORDER BY status IN ('lobby', 'playing') DESC, id DESC LIMIT 1",
            channel_id,
        )
        return None if row is None else row["id"]

    def begun_at_channel(self, channel_id: int) -> int | None:
        """Return the game in progress in a channel, or else its latest one."""
        row = self._connection.one(
            "SELECT id FROM tables JOIN games ON table_id = id WHERE channel_id = ?"
            " ORDER BY status = 'playing' DESC, id DESC LIMIT 1",
            channel_id,
        )
        return None if row is None else row["id"]

    def opened_on(self, guild_id: int, host_id: int | None, limit: int) -> list[int]:
        """Return the tables of a server, or only those of one host, latest first."""
        whose, host = ("", []) if host_id is None else (" AND host_id = ?", [host_id])
        return self._connection.ids(
            f"SELECT id FROM tables WHERE guild_id = ?{whose} ORDER BY id DESC LIMIT ?",
            guild_id,
            *host,
            limit,
        )

    def of_user(self, user_id: int) -> list[int]:
        """Return the active tables at which this user has a seat or sits in, oldest first."""
        return self._connection.ids(
            "SELECT id FROM seats JOIN tables ON id = table_id"
            " WHERE (user_id = ? OR sitter_id = ?) AND status IN ('lobby', 'playing') ORDER BY id",
            user_id,
            user_id,
        )

    def of_guild(self, guild_id: int) -> list[int]:
        """Return the active tables of a server, the oldest first."""
        return self._connection.ids(
            "SELECT id FROM tables WHERE guild_id = ? AND status IN ('lobby', 'playing')"
            " ORDER BY id",
            guild_id,
        )

    def guilds(self) -> set[int]:
        """Return the servers with an active table."""
        rows = self._connection.all(
            "SELECT DISTINCT guild_id FROM tables WHERE status IN ('lobby', 'playing')"
        )
        return {row["guild_id"] for row in rows}

    def channels(self) -> list[tuple[int, int, int]]:
        """Return table, server and channel of each active table not known to be lost."""
        rows = self._connection.all(
            "SELECT id, guild_id, channel_id FROM tables"
            " WHERE lost_told = 0 AND status IN ('lobby', 'playing') ORDER BY id"
        )
        return [(row["id"], row["guild_id"], row["channel_id"]) for row in rows]

    def active(self) -> list[int]:
        """Return the active tables, the oldest first."""
        return self._connection.ids(
            "SELECT id FROM tables WHERE status IN ('lobby', 'playing') ORDER BY id"
        )

    def count_active(self) -> int:
        """Return the number of active tables."""
        row = self._connection.one(
            "SELECT count(*) AS count FROM tables WHERE status IN ('lobby', 'playing')"
        )
        return 0 if row is None else int(row["count"])

    def untold(self) -> list[int]:
        """Return the tables with changes not yet shown, or with a ping due."""
        return self._connection.ids(
            "SELECT id FROM tables WHERE shown < version"
            " UNION SELECT table_id FROM seats"
            " WHERE wait IS NOT NULL AND wait IS DISTINCT FROM pinged AND user_id IS NOT NULL"
            " AND resigned_after IS NULL AND computer IS NULL ORDER BY 1"
        )

    def unshown(self) -> list[int]:
        """Return the tables with changes not yet shown."""
        return self._connection.ids("SELECT id FROM tables WHERE shown < version ORDER BY id")

    def lost(self) -> list[int]:
        """Return the active tables that can no longer be shown in their channel."""
        return self._connection.ids(
            "SELECT id FROM tables WHERE lost_told != 0 AND status IN ('lobby', 'playing')"
        )

    def lobbies_due(self, moment: datetime) -> list[int]:
        """Return the lobbies with work due by ``moment``, the earliest first."""
        return self._connection.ids(
            "SELECT id FROM tables WHERE lobby_due <= ? ORDER BY lobby_due", moment.isoformat()
        )

    def next_lobby_due(self, after: datetime) -> datetime | None:
        """Return the next time later than ``after`` at which a lobby has work due."""
        row = self._connection.one(
            "SELECT min(lobby_due) AS first FROM tables WHERE lobby_due > ?", after.isoformat()
        )
        return None if row is None else as_time(row["first"])

    def to_be_played(self) -> list[int]:
        """Return the tables that wait for a computer's decision."""
        return self._connection.ids(
            "SELECT DISTINCT table_id AS id FROM seats WHERE wait IS NOT NULL"
            " AND (computer IS NOT NULL OR resigned_after IS NOT NULL OR stand_in IS NOT NULL)"
        )

    def events(self, table_id: int, since: int = 0) -> list[Event]:
        """Return a table's events from number ``since`` on, with all hidden facts."""
        rows = self._connection.all(
            "SELECT event FROM events WHERE table_id = ? AND number >= ? ORDER BY number",
            table_id,
            since,
        )
        return [Event.load(json.loads(row["event"])) for row in rows]

    def answers(self, table_id: int, since: int = 0) -> list[GivenAnswer]:
        """Return the answers of a table from number ``since`` on, in order."""
        rows = self._connection.all(
            "SELECT * FROM answers WHERE table_id = ? AND number >= ? ORDER BY number",
            table_id,
            since,
        )
        return [_given(row) for row in rows]


def _row(of: Table | Seat | Delivery | GivenAnswer, without: Sequence[str] = ()) -> dict[str, Any]:
    """Return the columns of a row, named like the fields."""
    return {name: _column(getattr(of, name)) for name in _FIELDS[type(of)] if name not in without}


_FIELDS = {
    kind: tuple(field.name for field in fields(kind))
    for kind in (Table, Seat, Delivery, GivenAnswer)
}


def _table_row(table: Table, without: Sequence[str] = ()) -> dict[str, Any]:
    row = _row(table, without=(*without, *_ELSEWHERE))
    return {**row, "lobby_due": _column(next_due(table))}


def _seat_row(seat: Seat) -> dict[str, Any]:
    due = seat.clock.due if seat.clock else None
    waiting = seat.waiting
    return {
        **_row(seat, without=("waiting", "delivery")),
        **_row(seat.delivery),
        "wait": seat.wait,
        "waiting_since": _column(waiting.since if waiting else None),
        "stand_in": waiting.stand_in if waiting else None,
        "clock": _column(seat.clock),
        "due_at": _column(due),
    }


def _column(value: Any) -> Any:
    if value is None or isinstance(value, str | int):  # most are, and so are asked first
        return value
    if isinstance(value, datetime):
        return value.isoformat()
    if isinstance(value, Clock):
        return as_json(value.dump())
    if isinstance(value, dict | tuple) or is_dataclass(value):
        return as_json(_plain(value))
    return value


def _plain(value: Any) -> Any:
    """Return ``value`` as JSON has it, with moments as text."""
    if is_dataclass(value) and not isinstance(value, type):
        return {each.name: _plain(getattr(value, each.name)) for each in fields(value)}
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    return value.isoformat() if isinstance(value, datetime) else value


def _table(row: dict[str, Any], seats: list[dict[str, Any]]) -> Table:
    dump = row.pop("dump")
    for name in ("opened_at", "started_at", "ended_at"):
        row[name] = as_time(row[name])
    row["kind"] = TableKind(row["kind"])
    row["options"] = json.loads(row["options"])
    # Tables opened by earlier versions stay as they were: not careful.
    row["terms"] = Terms(**{**_OLDER_TERMS, **json.loads(row["terms"])})
    row["winners"] = tuple(json.loads(row["winners"]))
    row["guests"] = tuple(map(_guest, json.loads(row["guests"])))
    row["gathering"] = _gathering(row["gathering"])
    del row["lobby_due"]  # it follows from the rest
    row["places"] = tuple(json.loads(row["places"]))
    row["lost_told"] = bool(row["lost_told"])
    stored = None if dump is None else StoredGame(dump)
    return Table(**row, seats=tuple(map(_seat, seats)), stored=stored)


def _guest(dump: dict[str, Any]) -> Guest:
    return Guest(**{**dump, "at": as_time(dump.get("at"))})


def _gathering(text: str | None) -> Gathering:
    """Return the state of a lobby; tables of earlier versions have none."""
    if text is None:
        return Gathering()
    dump = json.loads(text)
    call = dump["roll_call"]
    if call is not None:
        until = datetime.fromisoformat(call["until"])
        call = RollCall(**{**call, "until": until, "awaited": tuple(call["awaited"])})
    news = tuple(News(**{**each, "about": tuple(each["about"])}) for each in dump["news"])
    return Gathering(call, dump["host_away"], tuple(dump["removed"]), news)


def _seat(row: dict[str, Any]) -> Seat:
    del row["table_id"]
    row["agreed"] = bool(row["agreed"])
    row["sitter_until"] = as_time(row["sitter_until"])
    row["offer"] = None if row["offer"] is None else Offered(**json.loads(row["offer"]))
    row["gone"] = bool(row["gone"])
    row["seen_at"] = as_time(row["seen_at"])
    del row["due_at"]  # the clock has it, too
    row["waiting"] = _waiting(row)
    told = {field.name: row.pop(field.name) for field in fields(Delivery)}
    closed, news = bool(told["dm_closed"]), bool(told["dm_news"])
    row["delivery"] = Delivery(**{**told, "dm_closed": closed, "dm_news": news})
    return Seat(**row)


def _waiting(row: dict[str, Any]) -> Waiting | None:
    """Take the columns of a wait out of the row of a seat."""
    number, since, stand_in, clock = (
        row.pop(name) for name in ("wait", "waiting_since", "stand_in", "clock")
    )
    if number is None:
        return None
    clock = None if clock is None else Clock.load(json.loads(clock))
    return Waiting(number, as_time(since), stand_in, clock)


def _given(row: dict[str, Any]) -> GivenAnswer:
    del row["table_id"]
    row["answer"] = tuple(json.loads(row["answer"]))
    row["at"] = datetime.fromisoformat(row["at"])
    row["undone"] = bool(row["undone"])
    row["disclosed"] = None if row["disclosed"] is None else bool(row["disclosed"])
    return GivenAnswer(**row)
