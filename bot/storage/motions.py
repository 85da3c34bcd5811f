"""Questions that people put to the others at their table, and who has said what."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

from bot.storage.connection import Connection, as_json


@dataclass(frozen=True, slots=True)
class Motion:
    """A question to the others at a table, which each of them answers with one press.

    ``kind``      what it is about: one of ``bot.motions.KINDS``, which says all that follows
    ``about``     what else belongs to it, as the kind likes: JSON-ready
    ``asker``     the Discord id of whoever asked; ``None``: the bot did
    ``agreed``    the Discord ids of those who agree, in this order, and ``refused`` of the others
    ``outcome``   ``None`` while it is open; ``passed``, ``refused``, ``withdrawn``, or ``lapsed``:
                  it has become pointless
    ``version``   rises with every change; ``shown`` is the one that people see
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
        """Whether it can still be answered."""
        return self.outcome is None

    def said(self, user_id: int, yes: bool) -> Motion:
        """This, with what ``user_id`` says now instead of anything said before."""
        agreed = tuple(each for each in self.agreed if each != user_id)
        refused = tuple(each for each in self.refused if each != user_id)
        if yes:
            return replace(self, agreed=(*agreed, user_id), refused=refused)
        return replace(self, agreed=agreed, refused=(*refused, user_id))


class StoredMotions:
    """The motions of all tables."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def add(self, motion: Motion) -> int:
        """Keep a new motion; its id."""
        row = _row(motion)
        del row["id"]
        with self._connection.transaction():
            return self._connection.add("motions", row)

    def change(self, motion: Motion) -> None:
        """Keep what was said, and how it came out: this is news to the people at the table."""
        with self._connection.transaction():
            self._connection.write(
                "UPDATE motions SET agreed = :agreed, refused = :refused, outcome = :outcome,"
                " version = version + 1 WHERE id = :id",
                _row(motion),
            )

    def set_shown(self, motion: Motion, message: tuple[int, int] | None) -> None:
        """Note that people see ``motion`` as it is here, in this channel and message."""
        channel_id, message_id = message or (None, None)
        with self._connection.transaction():
            self._connection.write(
                "UPDATE motions SET shown = CASE WHEN shown < ? THEN ? ELSE shown END,"
                " channel_id = ?, message_id = ? WHERE id = ?",
                [motion.version, motion.version, channel_id, message_id, motion.id],
            )

    def load(self, motion_id: int) -> Motion | None:
        """The motion with this id."""
        row = self._connection.one("SELECT * FROM motions WHERE id = ?", motion_id)
        return None if row is None else _motion(row)

    def unsettled(self, table_id: int) -> list[Motion]:
        """The motions of a table that are open, or whose outcome people do not see yet."""
        rows = self._connection.all(
            "SELECT * FROM motions WHERE table_id = ? AND (outcome IS NULL OR shown < version)"
            " ORDER BY id",
            table_id,
        )
        return [_motion(row) for row in rows]


def _row(motion: Motion) -> dict[str, Any]:
    return {
        "id": motion.id,
        "table_id": motion.table_id,
        "kind": motion.kind,
        "asker": motion.asker,
        "at": motion.at.isoformat(),
        "about": as_json(motion.about),
        "agreed": as_json(motion.agreed),
        "refused": as_json(motion.refused),
        "outcome": motion.outcome,
        "version": motion.version,
        "shown": motion.shown,
        "channel_id": motion.channel_id,
        "message_id": motion.message_id,
    }


def _motion(row: dict[str, Any]) -> Motion:
    row["at"] = datetime.fromisoformat(row["at"])
    row["about"] = json.loads(row["about"])
    row["agreed"] = tuple(json.loads(row["agreed"]))
    row["refused"] = tuple(json.loads(row["refused"]))
    return Motion(**row)
