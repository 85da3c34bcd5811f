"""Stored data about a user, in every section, to be exported and erased.

Every column that identifies a user is listed in ``PERSONAL``. A new one also has to be added to the
export and the erasure; a test compares this list with the database.
"""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime

from bot.core.table import NOBODY
from bot.storage.connection import Connection, Row, as_json
from bot.storage.json_erasure import concerns, holds, names_in_team, without_user
from bot.storage.organising import forget_organising
from bot.storage.outbox import REPLACED

# The columns that hold a user's id or name, by table.
PERSONAL: dict[str, set[str]] = {
    "tables": {"host_id", "guests", "places", "gathering"},
    "seats": {
        "user_id",
        "name",
        "dm_channel_id",
        "dm_message_id",
        "call_message_id",
        "sitter_id",
        "sitter_name",
        "offer",
    },
    "answers": {"user_id"},
    "former_players": {"user_id", "name", "successor"},
    "leftovers": {"said", "channel_id"},
    "watchers": {"user_id", "channel_id"},
    "guesses": {"user_id", "channel_id"},
    "motions": {"asker", "about", "agreed", "refused"},
    "standing_orders": {"user_id"},
    "outcomes": {"user_id", "name"},
    "ratings": {"user_id", "name"},
    "people": {"user_id", "locale", "zone", "user_name", "global_name"},
    "nicks": {"user_id", "nick"},
    "my_turns": {"user_id", "channel_id", "message_id"},
    "my_turns_tables": {"user_id"},
    "digests": {"user_id"},
    "puzzle_answers": {"user_id"},
    "puzzle_streaks": {"user_id"},
    "puzzle_objections": {"user_id"},
    "absences": {"user_id"},
    "dm_channels": {"user_id", "channel_id"},
    "sendings": {"key"},
    "tournaments": {
        "created_by",
        "organisers",
        "results_only",
        "waiting",
        "singles",
        "disqualified",
        "contest",
    },
    "tournament_people": {"user_id", "instead_of", "name"},
    "tournament_acts": {"by", "about", "taken_back_by"},
    "tournament_drafts": {"user_id"},
    "tournament_thread_members": {"user_id"},
    "tournament_roles": {"user_id"},
    "tournament_templates": {"made_by"},
    "tournament_imports": {"user_id", "people"},
    "series": {"created_by", "organisers"},
    "leagues": {"created_by"},
    "league_players": {"user_id", "name"},
    "forgetting": {"user_id", "locale"},
}

# The export, by section; each ``?`` is the user's id. JSON columns are searched as text first, and
# parsed after that.
_SHOWN: dict[str, str] = {
    "settings": (
        "SELECT notify, quiet_from, quiet_to, zone, locale, user_name, global_name, theme, still,"
        " landscape"
        " FROM people WHERE user_id = ?"
    ),
    "nicks": "SELECT guild_id, nick FROM nicks WHERE user_id = ? ORDER BY guild_id",
    "list_of_games": "SELECT channel_id, message_id FROM my_turns WHERE user_id = ?",
    "digest": "SELECT since, due FROM digests WHERE user_id = ?",
    "puzzle_answers": (
        "SELECT guild_id, number, choice FROM puzzle_answers JOIN puzzle_posts ON id = post_id"
        " WHERE user_id = ? ORDER BY guild_id"
    ),
    "puzzle_streaks": (
        "SELECT guild_id, answered, hits, days, streak, best, last FROM puzzle_streaks"
        " WHERE user_id = ? ORDER BY guild_id"
    ),
    "games_left_out_of_puzzles": ("SELECT 1 AS left_out FROM puzzle_objections WHERE user_id = ?"),
    "absences": "SELECT begins, ends FROM absences WHERE user_id = ? ORDER BY begins",
    "direct_messages": "SELECT channel_id FROM dm_channels WHERE user_id = ?",
    "messages_under_way": (
        "SELECT key FROM sendings WHERE key LIKE '% for ' || ? OR key LIKE (SELECT"
        f" '{REPLACED} ' || channel_id || ' %' FROM dm_channels WHERE user_id = ?)"
    ),
    "seats": (
        "SELECT tables.id AS table_id, guild_id, channel_id, game_name, status, reason, opened_at,"
        " started_at, ended_at, player, name, computer, resigned_after IS NOT NULL AS resigned,"
        " agreed, waiting_since, clock, due_at, lapses, gone, dm_channel_id, dm_message_id,"
        " dm_closed, call_channel_id, call_message_id, seen_at"
        " FROM seats JOIN tables ON tables.id = table_id WHERE user_id = ? ORDER BY tables.id"
    ),
    "seats_of_others": (
        "SELECT table_id, player, sitter_name, sitter_until FROM seats WHERE sitter_id = ?"
        " ORDER BY table_id"
    ),
    "former_seats": (
        "SELECT table_id, player, name, at FROM former_players WHERE user_id = ? ORDER BY id"
    ),
    "hosted_tables": "SELECT id AS table_id, opened_at FROM tables WHERE host_id = ? ORDER BY id",
    "answers": (
        "SELECT table_id, number, decision, player, answer, at, undone, by_order FROM answers"
        " WHERE user_id = ? AND table_id IN (SELECT table_id FROM seats WHERE user_id = ?"
        " OR sitter_id = ? UNION SELECT table_id FROM former_players WHERE user_id = ?)"
        " ORDER BY table_id, number"
    ),
    "orders": (
        "SELECT table_id, kind, rule, until FROM standing_orders WHERE user_id = ?"
        " ORDER BY table_id, kind"
    ),
    "watching": (
        "SELECT table_id, often, language, channel_id, message_id FROM watchers WHERE user_id = ?"
        " ORDER BY table_id"
    ),
    "guesses": (
        "SELECT table_id, player, decision, guess, move, made, hits, told, channel_id, message_id"
        " FROM guesses WHERE user_id = ? ORDER BY table_id"
    ),
    "questions": (
        "SELECT table_id, kind, at, outcome FROM motions WHERE asker = ? ORDER BY motions.id"
    ),
    "tutorials": (
        "SELECT table_id, tutorials.told, now FROM tutorials JOIN seats USING (table_id)"
        " WHERE user_id = ? ORDER BY table_id"
    ),
    "results": (
        "SELECT table_id, player, name, side, left_at, number, guild_id, game_name, place, won,"
        " mu_before, mu, sigma, games FROM outcomes WHERE user_id = ? ORDER BY table_id"
    ),
    "ratings": "SELECT guild_id, game_name, name, mu, sigma, games FROM ratings WHERE user_id = ?",
    "tournaments": (
        "SELECT id AS tournament_id, guild_id, tournaments.name AS tournament, status, number,"
        " checked_in, missed, out, tournament_people.name AS name"
        " FROM tournament_people JOIN tournaments ON id = tournament_id"
        " WHERE user_id = ? ORDER BY id"
    ),
    "created_tournaments": (
        "SELECT id AS tournament_id, guild_id, name AS tournament, created_at FROM tournaments"
        " WHERE created_by = ? ORDER BY id"
    ),
    "tournament_drafts": "SELECT guild_id, chosen FROM tournament_drafts WHERE user_id = ?",
    "tournament_templates": (
        "SELECT guild_id, name, chosen FROM tournament_templates WHERE made_by = ? ORDER BY id"
    ),
    "player_lists": (
        "SELECT tournament_id, made_at FROM tournament_imports WHERE user_id = ?"
        " ORDER BY tournament_id"
    ),
    "created_series": (
        "SELECT id AS series_id, guild_id, name AS series, created_at FROM series"
        " WHERE created_by = ? ORDER BY id"
    ),
    "created_leagues": (
        "SELECT id AS league_id, guild_id, name AS league, created_at FROM leagues"
        " WHERE created_by = ? ORDER BY id"
    ),
    "league_seasons": (
        "SELECT league_id, league_seasons.number AS season, name, level, place,"
        " answer AS plays FROM league_players JOIN league_seasons ON id = season_id"
        " WHERE user_id = ? ORDER BY season_id"
    ),
    "match_threads": (
        "SELECT thread_id FROM tournament_thread_members WHERE user_id = ? ORDER BY thread_id"
    ),
    "tournament_roles": (
        "SELECT tournament_id, role_id FROM tournament_roles WHERE user_id = ?"
        " ORDER BY tournament_id, role_id"
    ),
    "acts_as_organiser": (
        "SELECT tournament_id, at, kind, by = ? AS done, taken_back_by = ? AS taken_back"
        " FROM tournament_acts WHERE by = ? OR taken_back_by = ? ORDER BY id"
    ),
}
# Tables that have ended, but for those of tournaments under way: a match of several games has one
# thread for all of its tables.
_UNDER_WAY = (
    "FROM tournament_venues JOIN tournaments ON tournaments.id = tournament_id"
    " WHERE {0} IS NOT NULL AND tournaments.status IN ('signup', 'checkin', 'running')"
)
_FINISHED = (
    "status IN ('over', 'ended')"
    f" AND id NOT IN (SELECT table_id {_UNDER_WAY.format('table_id')})"
    f" AND channel_id NOT IN (SELECT thread_id {_UNDER_WAY.format('thread_id')})"
)
_JSON = {"clock", "answer", "told", "now", "chosen"}

# The tables with data to erase; each ``?`` is the user's id.
_CONCERNED = (
    "SELECT table_id AS id FROM seats WHERE user_id = ? OR sitter_id = ?"
    " UNION SELECT table_id FROM former_players WHERE user_id = ?"
    " UNION SELECT table_id FROM watchers WHERE user_id = ?"
    " UNION SELECT table_id FROM guesses WHERE user_id = ?"
    " UNION SELECT table_id FROM standing_orders WHERE user_id = ?"
    " UNION SELECT id FROM tables WHERE host_id = ?"
)


@dataclass(frozen=True, slots=True)
class Wish:
    """A user's request to be forgotten, kept until it is fulfilled.

    ``locale`` is the language of the reply; ``None``: it is not known.
    """

    user_id: int
    locale: str | None


class StoredPrivacy:
    """The data about a user in all sections."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    # Export. It takes a while, so it is read in a worker process.

    def stored(self, user_id: int) -> dict[str, list[Row]]:
        """Return all data stored about a user, by section, and none about others."""
        found = {
            section: [_read(row) for row in self._rows(sql, user_id)]
            for section, sql in _SHOWN.items()
        }
        found["invitations"] = self._invitations(user_id)
        found["lobbies"] = self._lobbies(user_id)
        found["offered_seats"] = self._offers(user_id)
        found["votes"] = self._votes(user_id)
        found["places"] = [
            {"table_id": row["id"]}
            for row in self._holding("id, places", "tables", "places", user_id)
            if user_id in json.loads(row["places"])
        ]
        for section, column in (
            ("organised_tournaments", "organisers"),
            ("helps_with_results_only", "results_only"),
            ("disqualified_from", "disqualified"),
            ("waiting_for", "waiting"),
            ("without_a_partner_in", "singles"),
        ):
            found[section] = [
                {"tournament_id": row["id"], "tournament": row["name"]}
                for row in self._holding(f"id, name, {column}", "tournaments", column, user_id)
                if holds(json.loads(row[column]), user_id)
            ]
        found["listed_by_organisers"] = [
            {"tournament_id": row["tournament_id"], **listed}
            for row in self._holding(
                "tournament_id, people", "tournament_imports", "people", user_id
            )
            for listed in json.loads(row["people"])
            if listed["user_id"] == user_id
        ]
        found["organised_series"] = [
            {"series_id": row["id"], "series": row["name"]}
            for row in self._holding("id, name, organisers", "series", "organisers", user_id)
            if user_id in json.loads(row["organisers"])
        ]
        for row in found["tournaments"]:
            row["name"] = row["name"] or self._entrant(row["tournament_id"], row["number"])
        return {section: rows for section, rows in found.items() if rows}

    def _rows(self, sql: str, user_id: int) -> list[Row]:
        return self._connection.written(sql, *[user_id] * sql.count("?"))

    def _holding(self, columns: str, table: str, column: str, user_id: int) -> list[Row]:
        """Return the rows in which a JSON column may contain this id."""
        return self._connection.written(
            f"SELECT {columns} FROM {table} WHERE {column} LIKE ?", f"%{user_id}%"
        )

    def _invitations(self, user_id: int) -> list[Row]:
        return [
            {
                "table_id": row["id"],
                "name": guest["name"],
                "called": guest["called"],
                "at": guest.get("at"),
            }
            for row in self._holding("id, guests", "tables", "guests", user_id)
            for guest in json.loads(row["guests"])
            if guest["user_id"] == user_id
        ]

    def _lobbies(self, user_id: int) -> list[Row]:
        """Return a user's roll calls and messages in lobbies, and their removals."""
        found = []
        for row in self._holding("id, gathering", "tables", "gathering", user_id):
            state = json.loads(row["gathering"])
            call = state["roll_call"]
            told = [news["kind"] for news in state["news"] if news["to"] == user_id]
            here = {
                "removed": user_id in state["removed"],
                "started": call is not None and call["by"] == user_id,
                "asked_whether_there": call is not None and user_id in call["awaited"],
                "to_be_told": told,
            }
            if any(here.values()):
                found.append({"table_id": row["id"], **here})
        return found

    def _offers(self, user_id: int) -> list[Row]:
        found = []
        for row in self._holding("table_id, player, offer", "seats", "offer", user_id):
            offer = json.loads(row["offer"])
            seat = {"table_id": row["table_id"], "player": row["player"], "kind": offer["kind"]}
            if offer["by"] == user_id:
                found.append({**seat, "by_you": True})
            if offer["to"] == user_id:
                found.append({**seat, "to_you": True, "name": offer["to_name"]})
        return found

    def _votes(self, user_id: int) -> list[Row]:
        return [
            {"table_id": row["table_id"], "kind": row["kind"], "agreed": column == "agreed"}
            for column in ("agreed", "refused")
            for row in self._holding(f"table_id, kind, {column}", "motions", column, user_id)
            if user_id in json.loads(row[column])
        ]

    def _entrant(self, tournament_id: int, number: int) -> str | None:
        (row,) = self._connection.written(
            "SELECT contest FROM tournaments WHERE id = ?", tournament_id
        )
        names = {each["number"]: each["name"] for each in json.loads(row["contest"])["entrants"]}
        return names.get(number)

    # Erasure

    def wish(self, user_id: int, locale: str | None, at: datetime) -> None:
        """Store a user's request to be forgotten."""
        row = {"user_id": user_id, "locale": locale, "asked_at": at.isoformat()}
        with self._connection.transaction():
            self._connection.put("forgetting", ["user_id"], row)

    def wishes(self) -> list[Wish]:
        """Return the pending requests, the oldest first."""
        rows = self._connection.all("SELECT user_id, locale FROM forgetting ORDER BY asked_at")
        return [Wish(**row) for row in rows]

    def tables_of(self, user_id: int) -> list[int]:
        """Return the tables with data about this user to be erased."""
        found = {row["id"] for row in self._rows(_CONCERNED, user_id)}
        for table, column, number in (
            ("tables", "guests", "id"),
            ("tables", "places", "id"),
            ("tables", "gathering", "id"),
            ("seats", "offer", "table_id"),
            ("motions", "agreed", "table_id"),
            ("motions", "refused", "table_id"),
            ("motions", "about", "table_id"),
        ):
            rows = self._holding(f"{number} AS id, {column} AS held", table, column, user_id)
            found |= {row["id"] for row in rows if holds(json.loads(row["held"]), user_id)}
        asked = self._connection.written("SELECT table_id FROM motions WHERE asker = ?", user_id)
        return sorted(found | {row["table_id"] for row in asked})

    def tournaments_of(self, user_id: int) -> list[int]:
        """Return the tournaments with data about this user to be erased."""
        rows = self._rows(
            "SELECT id FROM tournaments WHERE created_by = ?"
            " UNION SELECT tournament_id FROM tournament_people WHERE user_id = ? OR instead_of = ?"
            " UNION SELECT tournament_id FROM tournament_acts WHERE by = ? OR taken_back_by = ?",
            user_id,
        )
        found = {row["id"] for row in rows}
        for table, column, number in (
            ("tournaments", "organisers", "id"),
            ("tournaments", "disqualified", "id"),
            ("tournaments", "waiting", "id"),
            ("tournaments", "singles", "id"),
            ("tournament_acts", "about", "tournament_id"),
        ):
            held = self._holding(f"{number} AS id, {column} AS held", table, column, user_id)
            found |= {row["id"] for row in held if holds(json.loads(row["held"]), user_id)}
        return sorted(found)

    def names_at(self, table_id: int, user_id: int) -> set[str]:
        """Return this user's names as a former player of a table."""
        rows = self._connection.written(
            "SELECT name FROM former_players WHERE table_id = ? AND user_id = ?", table_id, user_id
        )
        return {row["name"] for row in rows}

    def forget_at(
        self, table_id: int, user_id: int, disguise: int, names: Collection[str], neutral: str
    ) -> None:
        """Erase a user at a table, except from the ``Table`` itself.

        ``names``, the user's names there, are replaced by ``neutral``. ``disguise`` replaces the id
        where the record has to distinguish the users who have seen a hand.
        """
        write = self._connection.write
        here = [table_id, user_id]
        write("DELETE FROM watchers WHERE table_id = ? AND user_id = ?", here)
        write("DELETE FROM guesses WHERE table_id = ? AND user_id = ?", here)
        write("DELETE FROM standing_orders WHERE table_id = ? AND user_id = ?", here)
        write("DELETE FROM puzzles WHERE table_id = ?", [table_id])
        write("UPDATE answers SET user_id = ? WHERE table_id = ? AND user_id = ?", [NOBODY, *here])
        write(
            "UPDATE former_players SET user_id = ?, name = ? WHERE table_id = ? AND user_id = ?",
            [disguise, neutral, *here],
        )
        for row in self._connection.written(
            "SELECT message_id, said FROM leftovers WHERE table_id = ? AND said IS NOT NULL",
            table_id,
        ):
            said = without_user(json.loads(row["said"]), user_id, names, neutral)
            write(
                "UPDATE leftovers SET said = ? WHERE message_id = ?",
                [as_json(said), row["message_id"]],
            )
        self._forget_votes(table_id, user_id, names, neutral)

    def forget_successor(
        self, table_id: int, user_id: int, held: Collection[str], neutral: str
    ) -> None:
        """Erase this user's name as the successor of a seat's former owners.

        ``held`` are the seats that the user had until now.
        """
        rows = self._connection.written(
            "SELECT id, player, user_id, successor FROM former_players WHERE table_id = ?"
            " AND successor IS NOT NULL ORDER BY id DESC",
            table_id,
        )
        next_owner = dict.fromkeys(held, user_id)
        for row in rows:
            if next_owner.get(row["player"]) == user_id:
                self._connection.write(
                    "UPDATE former_players SET successor = ? WHERE id = ?", [neutral, row["id"]]
                )
            next_owner[row["player"]] = row["user_id"]

    def _forget_votes(
        self, table_id: int, user_id: int, names: Collection[str], neutral: str
    ) -> None:
        """Erase a user from votes: as asker, subject and voter.

        Their open questions, and those about them, lapse.
        """
        for row in self._connection.written("SELECT * FROM motions WHERE table_id = ?", table_id):
            about = json.loads(row["about"])
            agreed, refused = json.loads(row["agreed"]), json.loads(row["refused"])
            theirs = row["asker"] == user_id or holds(about, user_id)
            if not theirs and user_id not in agreed and user_id not in refused:
                continue
            lapses = theirs and row["outcome"] is None
            self._connection.write(
                "UPDATE motions SET asker = ?, about = ?, agreed = ?, refused = ?, outcome = ?,"
                " version = ? WHERE id = ?",
                [
                    NOBODY if row["asker"] == user_id else row["asker"],
                    as_json(without_user(about, user_id, names, neutral)),
                    as_json([each for each in agreed if each != user_id]),
                    as_json([each for each in refused if each != user_id]),
                    "lapsed" if lapses else row["outcome"],
                    row["version"] + lapses,
                    row["id"],
                ],
            )

    def forget_disguises(self, table_id: int) -> None:
        """Erase the pseudonyms of viewers of hands, needed only until a table is over."""
        self._connection.write(
            "UPDATE former_players SET user_id = ? WHERE table_id = ? AND user_id < 0",
            [NOBODY, table_id],
        )

    def forget_acts(
        self, tournament_id: int, user_id: int, names: Collection[str], neutral: str
    ) -> None:
        """Erase a user from the log of organisers' actions in a tournament.

        The names of their former teams are erased, too, also from entries about other users.
        """
        rows = self._connection.written(
            "SELECT * FROM tournament_acts WHERE tournament_id = ?", tournament_id
        )
        acts = [(row, json.loads(row["about"])) for row in rows]
        names = {*names, *(name for _, about in acts for name in names_in_team(about, user_id))}
        for row, about in acts:
            if "reason" in about and concerns(about, user_id):
                about["reason"] = ""  # it may name them, or describe their actions
            about = without_user(about, user_id, names, neutral)
            by, back = row["by"], row["taken_back_by"]
            self._connection.write(
                "UPDATE tournament_acts SET by = ?, about = ?, taken_back_by = ? WHERE id = ?",
                [
                    NOBODY if by == user_id else by,
                    as_json(about),
                    NOBODY if back == user_id else back,
                    row["id"],
                ],
            )

    def forget_person(self, user_id: int) -> None:
        """Delete a user's settings, and their request to be forgotten."""
        self._connection.write(
            "UPDATE tournament_messages SET channel_id = 0 WHERE channel_id IN"
            " (SELECT channel_id FROM dm_channels WHERE user_id = ?)",
            [user_id],
        )
        known = "SELECT channel_id FROM dm_channels WHERE user_id = ?"
        for row in self._connection.written(known, user_id):
            deletions = f"{REPLACED} {row['channel_id']} %"
            self._connection.write("DELETE FROM sendings WHERE key LIKE ?", [deletions])
        for table in (
            "people",
            "nicks",
            "my_turns",
            "my_turns_tables",
            "digests",
            "puzzle_answers",
            "puzzle_streaks",
            "puzzle_objections",
            "absences",
            "dm_channels",
            "tournament_drafts",
            "tournament_thread_members",
            "tournament_roles",
            "tournament_imports",
            "forgetting",
        ):
            self._connection.write(f"DELETE FROM {table} WHERE user_id = ?", [user_id])
        self._connection.write("DELETE FROM sendings WHERE key LIKE ?", [f"% for {user_id}"])
        forget_organising(self._connection, user_id)

    # Retention

    def ended_before(self, moment: datetime, limit: int) -> list[int]:
        """Return tables that ended before ``moment``, oldest first.

        Tables of tournaments under way are left out.
        """
        return self._connection.ids(
            f"SELECT id FROM tables WHERE {_FINISHED} AND ended_at < ? ORDER BY ended_at LIMIT ?",
            moment.isoformat(),
            limit,
        )

    def first_end(self) -> datetime | None:
        """Return when the first of the tables that ``ended_before`` considers ended."""
        row = self._connection.one(f"SELECT min(ended_at) AS first FROM tables WHERE {_FINISHED}")
        return None if row is None or row["first"] is None else datetime.fromisoformat(row["first"])

    def delete_table(self, table_id: int) -> None:
        """Delete a table and all that belongs to it, except its result, for statistics."""
        write = self._connection.write
        write("DELETE FROM outcomes WHERE table_id = ? AND number IS NULL", [table_id])
        write("DELETE FROM my_turns_tables WHERE table_id = ?", [table_id])
        write("UPDATE tournament_venues SET table_id = NULL WHERE table_id = ?", [table_id])
        write("DELETE FROM tables WHERE id = ?", [table_id])

    def tutorials_of(self, user_id: int) -> list[int]:
        """Return the tutorial tables of this user."""
        return [
            row["id"]
            for row in self._connection.written(
                "SELECT tables.id FROM tables JOIN seats ON tables.id = table_id"
                " WHERE kind = 'tutorial' AND user_id = ?",
                user_id,
            )
        ]


def _read(row: Row) -> Row:
    """Return a row with its JSON columns parsed."""
    return {
        name: json.loads(value) if name in _JSON and isinstance(value, str) else value
        for name, value in row.items()
    }
