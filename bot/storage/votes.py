"""Stored votes: questions to the players of a table, and their answers."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

from bot.storage.connection import Connection, as_json


@dataclass(frozen=True, slots=True)
class Vote:
    """A question to the other players of a table, to be answered by a press.

    ``kind``      its subject: the name under which a kind of vote is registered
    ``about``     further facts for the kind: JSON-ready
    ``asker``     the Discord id of the asking user; ``None``: the bot
    ``agreed``    the Discord ids of agreeing users, in order; ``refused``: of refusing ones
    ``outcome``   ``None`` while it is open; ``passed``, ``refused``, ``withdrawn``, or ``lapsed``:
                  it has become pointless
    ``version``   rises with every change; ``shown`` is the version last shown
    ``channel_…`` its message; none while it has not been asked, or if it was asked by DM
    """

    id: int
    table_id: int
    kind: str
    asker: int | None
    at: datetime
    about: dict[str, Any] = field(default_factory=dict)
    agreed: tuple[int, ...] = ()
    refused: tuple[int, ...] = ()
    outcome: str | None = None
    version: int = 1
    shown: int = 0
    channel_id: int | None = None
    message_id: int | None = None

    @property
    def open(self) -> bool:
        """True if it can still be answered."""
        return self.outcome is None

    def said(self, user_id: int, yes: bool) -> Vote:
        """Return this vote with the user's present answer instead of any earlier one."""
        agreed = tuple(each for each in self.agreed if each != user_id)
        refused = tuple(each for each in self.refused if each != user_id)
        if yes:
            return replace(self, agreed=(*agreed, user_id), refused=refused)
        return replace(self, agreed=agreed, refused=(*refused, user_id))


class StoredVotes:
    """The votes of all tables."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def add(self, vote: Vote) -> int:
        """Add a new vote; return its id."""
        row = _row(vote)
        del row["id"]
        with self._connection.transaction():
            return self._connection.add("motions", row)

    def change(self, vote: Vote) -> None:
        """Store answers and outcome, as a change to be shown at the table."""
        with self._connection.transaction():
            self._connection.write(
                "UPDATE motions SET agreed = :agreed, refused = :refused, outcome = :outcome,"
                " version = version + 1 WHERE id = :id",
                _row(vote),
            )

    def set_shown(self, vote: Vote, message: tuple[int, int] | None) -> None:
        """Record that ``vote`` is shown in this state, in this channel and message."""
        channel_id, message_id = message or (None, None)
        with self._connection.transaction():
            self._connection.write(
                "UPDATE motions SET shown = CASE WHEN shown < ? THEN ? ELSE shown END,"
                " channel_id = ?, message_id = ? WHERE id = ?",
                [vote.version, vote.version, channel_id, message_id, vote.id],
            )

    def load(self, vote_id: int) -> Vote | None:
        """Return the vote with this id."""
        row = self._connection.one("SELECT * FROM motions WHERE id = ?", vote_id)
        return None if row is None else _vote(row)

    def unsettled(self, table_id: int) -> list[Vote]:
        """Return a table's votes that are open, or have an outcome not shown yet."""
        rows = self._connection.all(
            "SELECT * FROM motions WHERE table_id = ? AND (outcome IS NULL OR shown < version)"
            " ORDER BY id",
            table_id,
        )
        return [_vote(row) for row in rows]


def _row(vote: Vote) -> dict[str, Any]:
    return {
        "id": vote.id,
        "table_id": vote.table_id,
        "kind": vote.kind,
        "asker": vote.asker,
        "at": vote.at.isoformat(),
        "about": as_json(vote.about),
        "agreed": as_json(vote.agreed),
        "refused": as_json(vote.refused),
        "outcome": vote.outcome,
        "version": vote.version,
        "shown": vote.shown,
        "channel_id": vote.channel_id,
        "message_id": vote.message_id,
    }


def _vote(row: dict[str, Any]) -> Vote:
    row["at"] = datetime.fromisoformat(row["at"])
    row["about"] = json.loads(row["about"])
    row["agreed"] = tuple(json.loads(row["agreed"]))
    row["refused"] = tuple(json.loads(row["refused"]))
    return Vote(**row)
