"""Stored tournaments, their organisers' actions, and their messages."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Iterator
from dataclasses import asdict, dataclass, fields
from datetime import datetime
from itertools import groupby
from typing import Any, Protocol

from bot.core.errors import NotStored
from bot.core.terms import Terms
from bot.features.tournaments.contest.match_games import Game
from bot.features.tournaments.model import dump, load
from bot.features.tournaments.running.health import Progress
from bot.features.tournaments.tournament import (
    Act,
    Participant,
    Plan,
    Single,
    Tournament,
    Venue,
    Waiting,
)
from bot.storage.connection import Connection, as_json, as_time


@dataclass(frozen=True, slots=True)
class Said:
    """A message about a tournament, which is sent once.

    ``key``  its content: ``signup``, ``round:3`` …
    """

    key: str
    channel_id: int
    message_id: int


class Games(Protocol):
    """A source of rows, such as a file that no bot has opened."""

    def execute(self, sql: str, values: Any = (), /) -> Iterable[Any]:
        """Return the rows of a query."""


class StoredTournaments:
    """The tournaments of all servers."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    # Writing

    def insert(self, tournament: Tournament) -> int:
        """Add a new tournament; return its id."""
        row = _row(tournament)
        del row["id"]
        with self._connection.transaction():
            tournament_id = self._connection.add("tournaments", row)
            for participant in tournament.people:
                self._put_person(tournament_id, participant)
        return tournament_id

    def save(self, before: Tournament, after: Tournament) -> None:
        """Replace ``before`` by ``after``, atomically.

        Raises ``NotStored``, also if the tournament is no longer as in ``before``.
        """
        row = _row(after)
        if after.contest is before.contest:
            del row["contest"]
        columns = ", ".join(f"{name} = :{name}" for name in row if name != "id")
        with self._connection.transaction():
            changed = self._connection.write(
                f"UPDATE tournaments SET {columns} WHERE id = :id AND version = :was",
                {**row, "was": before.version},
            )
            if changed != 1:
                raise NotStored(f"tournament {before.id} has changed since {before.version}")
            self._save_people(before, after)
            self._save_venues(before, after)

    def _save_people(self, before: Tournament, after: Tournament) -> None:
        kept = {(each.number, each.member) for each in after.people}
        for each in before.people:
            if (each.number, each.member) not in kept:
                self._connection.write(
                    "DELETE FROM tournament_people"
                    " WHERE tournament_id = ? AND number = ? AND member = ?",
                    [after.id, each.number, each.member],
                )
        for participant in set(after.people) - set(before.people):
            self._put_person(after.id, participant)

    def _put_person(self, tournament_id: int, participant: Participant) -> None:
        row = {
            **asdict(participant),
            "checked_in": int(participant.checked_in),
            "tournament_id": tournament_id,
        }
        self._connection.put("tournament_people", ["tournament_id", "number", "member"], row)

    def _save_venues(self, before: Tournament, after: Tournament) -> None:
        kept = {(venue.round, venue.table) for venue in after.venues}
        for venue in before.venues:
            if (venue.round, venue.table) not in kept:
                self._connection.write(
                    "DELETE FROM tournament_venues"
                    " WHERE tournament_id = ? AND round = ? AND number = ?",
                    [after.id, venue.round, venue.table],
                )
        for venue in set(after.venues) - set(before.venues):
            row = {
                **asdict(venue),
                "due_at": _text(venue.due_at),
                "seated": as_json(venue.seated),
                "overtime": as_json(venue.overtime),
                "present": int(venue.present),
                "ask_until": _text(venue.ask_until),
                "games": as_json([asdict(each) for each in venue.games]),
                "late": None if venue.late is None else as_json(venue.late),
                "tournament_id": after.id,
                "number": venue.table,
            }
            del row["table"]
            self._connection.put("tournament_venues", ["tournament_id", "round", "number"], row)
            if venue.thread_id is not None and venue.source is None:
                thread = {
                    "thread_id": venue.thread_id,
                    "tournament_id": after.id,
                    "archived": 0,
                }
                self._connection.put("tournament_threads", ["thread_id"], thread)

    def add_act(self, act: Act) -> int:
        """Record an organiser's action; return its id."""
        row = {**asdict(act), "at": act.at.isoformat(), "about": as_json(act.about)}
        del row["id"]
        with self._connection.transaction():
            return self._connection.add("tournament_acts", row)

    def take_back(self, act_id: int, by: int) -> None:
        """Record that ``by`` took an action back."""
        with self._connection.transaction():
            self._connection.write(
                "UPDATE tournament_acts SET taken_back_by = ? WHERE id = ?", [by, act_id]
            )

    def say(self, tournament_id: int, said: Said) -> None:
        """Record a message that was sent."""
        with self._connection.transaction():
            self._connection.put(
                "tournament_messages",
                ["tournament_id", "key"],
                {"tournament_id": tournament_id, **asdict(said)},
            )

    def unsay(self, tournament_id: int, key: str) -> None:
        """Delete the record of a message, so that it is sent again."""
        with self._connection.transaction():
            self._connection.write(
                "DELETE FROM tournament_messages WHERE tournament_id = ? AND key = ?",
                [tournament_id, key],
            )

    def add_members(self, thread_id: int, people: Collection[int]) -> None:
        """Record the members added to the thread of a match."""
        with self._connection.transaction():
            for user_id in people:
                row = {"thread_id": thread_id, "user_id": user_id}
                self._connection.put("tournament_thread_members", ["thread_id", "user_id"], row)

    def note_archived(self, thread_id: int) -> None:
        """Record that a thread is archived, and drop its members: a new match adds them."""
        with self._connection.transaction():
            self._connection.write(
                "UPDATE tournament_threads SET archived = 1 WHERE thread_id = ?", [thread_id]
            )
            self._connection.write(
                "DELETE FROM tournament_thread_members WHERE thread_id = ?", [thread_id]
            )

    # Reading

    def members(self, thread_id: int) -> set[int]:
        """Return the members added to the thread of a match."""
        rows = self._connection.all(
            "SELECT user_id FROM tournament_thread_members WHERE thread_id = ?", thread_id
        )
        return {row["user_id"] for row in rows}

    def finished_threads(self, ended_before: datetime) -> list[tuple[int, int]]:
        """Return the threads of finished matches to archive, and their servers.

        Threads stay open while a table there, even one opened by users, has ended since
        ``ended_before``, or its end is still to be shown.
        """
        rows = self._connection.all(
            "SELECT thread_id, guild_id FROM tournament_threads"
            " JOIN tournaments ON tournaments.id = tournament_id"
            " WHERE archived = 0"
            " AND NOT (status IN ('signup', 'checkin', 'running') AND thread_id IN"
            " (SELECT thread_id FROM tournament_venues WHERE source IS NULL"
            " AND thread_id IS NOT NULL))"
            " AND NOT EXISTS (SELECT 1 FROM tables WHERE channel_id = thread_id AND"
            " (tables.status IN ('lobby', 'playing') OR ended_at > ? OR shown < tables.version))"
            " ORDER BY thread_id",
            ended_before.isoformat(),
        )
        return [(row["thread_id"], row["guild_id"]) for row in rows]

    def opened_thread(self, thread_id: int) -> bool:
        """Return whether this thread was opened for a match."""
        found = "SELECT 1 FROM tournament_threads WHERE thread_id = ?"
        return self._connection.one(found, thread_id) is not None

    def roles_given(self, tournament_id: int) -> set[tuple[int, int]]:
        """Return the users given a role, each with the role."""
        rows = self._connection.all(
            "SELECT user_id, role_id FROM tournament_roles WHERE tournament_id = ?", tournament_id
        )
        return {(row["user_id"], row["role_id"]) for row in rows}

    def role_is_shared(self, tournament_id: int, user_id: int, role_id: int) -> bool:
        """Return whether a user has been given a role by another tournament, too."""
        return (
            self._connection.one(
                "SELECT 1 FROM tournament_roles"
                " WHERE tournament_id <> ? AND user_id = ? AND role_id = ?",
                tournament_id,
                user_id,
                role_id,
            )
            is not None
        )

    def note_role(self, tournament_id: int, user_id: int, role_id: int, given: bool) -> None:
        """Record that a user has been ``given`` a role, or that it was taken away."""
        row = {"tournament_id": tournament_id, "user_id": user_id, "role_id": role_id}
        with self._connection.transaction():
            if given:
                self._connection.put("tournament_roles", [*row], row)
            else:
                self._connection.write(
                    "DELETE FROM tournament_roles"
                    " WHERE tournament_id = ? AND user_id = ? AND role_id = ?",
                    [*row.values()],
                )

    def has_open_threads(self) -> bool:
        """Return whether any thread is not archived yet."""
        return (
            self._connection.one("SELECT 1 FROM tournament_threads WHERE archived = 0 LIMIT 1")
            is not None
        )

    def load(self, tournament_id: int) -> Tournament | None:
        """Return the tournament as last committed."""
        with self._connection.snapshot():
            row = self._connection.one("SELECT * FROM tournaments WHERE id = ?", tournament_id)
            people = self._connection.all(
                "SELECT number, user_id, checked_in, missed, instead_of, out, member, name"
                " FROM tournament_people WHERE tournament_id = ? ORDER BY number, member",
                tournament_id,
            )
            venues = self._connection.all(
                'SELECT round, number AS "table", thread_id, table_id, seated, due_at,'
                " late, overtime, asked, ask_until, present, games, source"
                " FROM tournament_venues WHERE tournament_id = ? ORDER BY round, number",
                tournament_id,
            )
        return None if row is None else _tournament(row, people, venues)

    def unsettled(self) -> list[int]:
        """Return the tournaments in progress, and ended ones with outdated messages."""
        return self._connection.ids(
            "SELECT id FROM tournaments WHERE status IN ('signup', 'checkin', 'running')"
            " OR settled < version ORDER BY id"
        )

    def settle(self, tournament: Tournament) -> None:
        """Record that no step is left for ``tournament`` in this state."""
        with self._connection.transaction():
            self._connection.write(
                "UPDATE tournaments SET settled = ? WHERE id = ?",
                [tournament.version, tournament.id],
            )

    def of_guild(self, guild_id: int) -> list[int]:
        """Return the tournaments of a server, the newest first."""
        return self._connection.ids(
            "SELECT id FROM tournaments WHERE guild_id = ? ORDER BY id DESC", guild_id
        )

    def of_user(self, user_id: int) -> list[int]:
        """Return the active tournaments of this user, the oldest first."""
        return self._connection.ids(
            "SELECT id FROM tournament_people JOIN tournaments ON id = tournament_id"
            " WHERE user_id = ? AND status IN ('signup', 'checkin', 'running') ORDER BY id",
            user_id,
        )

    def of_table(self, table_id: int) -> int | None:
        """Return the tournament to which a table belongs."""
        row = self._connection.one(
            "SELECT tournament_id FROM tournament_venues WHERE table_id = ?", table_id
        )
        return None if row is None else row["tournament_id"]

    def acts(self, tournament_id: int) -> list[Act]:
        """Return the organisers' actions, the newest first."""
        rows = self._connection.all(
            "SELECT * FROM tournament_acts WHERE tournament_id = ? ORDER BY id DESC",
            tournament_id,
        )
        return [
            Act(
                **{
                    **row,
                    "at": datetime.fromisoformat(row["at"]),
                    "about": json.loads(row["about"]),
                }
            )
            for row in rows
        ]

    def said(self, tournament_id: int) -> dict[str, Said]:
        """Return the messages about a tournament, by key."""
        rows = self._connection.all(
            "SELECT key, channel_id, message_id FROM tournament_messages WHERE tournament_id = ?",
            tournament_id,
        )
        return {row["key"]: Said(**row) for row in rows}


_JSON = (
    "options",
    "terms",
    "plan",
    "organisers",
    "results_only",
    "waiting",
    "singles",
    "disqualified",
    "void",
)
_TIMES = ("created_at", "paused_at", "due_at", "opens_at")


def _text(moment: datetime | None) -> str | None:
    return None if moment is None else moment.isoformat()


def _row(tournament: Tournament) -> dict[str, Any]:
    row = {
        each.name: getattr(tournament, each.name)
        for each in fields(tournament)
        if each.name not in ("people", "venues", "called") and not each.name.startswith("_")
    }
    for name in _TIMES:
        row[name] = _text(row[name])
    row["plan"] = {
        **asdict(tournament.plan),
        "signup_until": tournament.plan.signup_until.isoformat(),
    }
    row["terms"] = asdict(tournament.terms)
    row["waiting"] = [asdict(each) for each in tournament.waiting]
    row["singles"] = [asdict(each) for each in tournament.singles]
    for name in _JSON:
        row[name] = as_json(row[name])
    row["contest"] = as_json(dump(tournament.contest))
    return row


def _tournament(
    row: dict[str, Any], people: list[dict[str, Any]], venues: list[dict[str, Any]]
) -> Tournament:
    del row["settled"]
    for name in _TIMES:
        row[name] = as_time(row[name])
    for name in _JSON:
        row[name] = json.loads(row[name])
    plan = row["plan"]
    row["plan"] = Plan(**{**plan, "signup_until": datetime.fromisoformat(plan["signup_until"])})
    row["terms"] = Terms(**row["terms"])
    row["organisers"] = tuple(row["organisers"])
    row["results_only"] = tuple(row["results_only"])
    row["waiting"] = tuple(Waiting(**each) for each in row["waiting"])
    row["singles"] = tuple(Single(**each) for each in row["singles"])
    row["disqualified"] = tuple(row["disqualified"])
    row["void"] = tuple(row["void"])
    row["contest"] = load(json.loads(row["contest"]))
    return Tournament(
        **row,
        people=tuple(
            Participant(**{**each, "checked_in": bool(each["checked_in"])}) for each in people
        ),
        venues=tuple(
            Venue(
                **{
                    **each,
                    "due_at": as_time(each["due_at"]),
                    "seated": tuple(json.loads(each["seated"])),
                    "overtime": tuple(json.loads(each["overtime"])),
                    "present": bool(each["present"]),
                    "ask_until": as_time(each["ask_until"]),
                    "games": tuple(Game(**game) for game in json.loads(each["games"])),
                    "late": None if each["late"] is None else tuple(json.loads(each["late"])),
                }
            )
            for each in venues
        ),
    )


def stored_progress(games: Games) -> Iterator[Progress]:
    """Yield the progress of all active tournaments that are not paused, by their ids."""
    rows = games.execute(
        "SELECT id, status, opens_at, tournaments.due_at,"
        " number, tournament_venues.due_at, table_id"
        " FROM tournaments LEFT JOIN tournament_venues ON tournament_id = id AND source IS NULL"
        " WHERE status IN ('signup', 'checkin', 'running') AND paused_at IS NULL ORDER BY id"
    )
    for (number, status, opens_at, due_at), some in groupby(rows, lambda row: tuple(row[:4])):
        matches = tuple(
            (_moment(due), table_id is not None)
            for *_, match, due, table_id in some
            if match is not None
        )
        yield Progress(number, status, _moment(opens_at), _moment(due_at), matches)


def _moment(text: str | None) -> datetime | None:
    return None if text is None else datetime.fromisoformat(text)
