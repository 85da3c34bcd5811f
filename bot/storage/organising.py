"""Erasure of a user from series, leagues, templates and player lists."""

from __future__ import annotations

import json

from bot.core.table import NOBODY
from bot.storage.connection import Connection, as_json


def forget_organising(connection: Connection, user_id: int) -> None:
    """Erase a user as an organiser, and from lists and seasons of others.

    Their series, lists, leagues and templates stay, without their id. To be called in a
    transaction.
    """
    _forget_series(connection, user_id)
    _forget_lists(connection, user_id)
    write = connection.write
    write("UPDATE leagues SET created_by = ? WHERE created_by = ?", [NOBODY, user_id])
    write(
        "UPDATE league_players SET user_id = ?, name = '', answer = 'out' WHERE user_id = ?",
        [NOBODY, user_id],
    )
    write("UPDATE tournament_templates SET made_by = ? WHERE made_by = ?", [NOBODY, user_id])


def _forget_series(connection: Connection, user_id: int) -> None:
    """Erase a user as creator and helper of series; the first helper takes over."""
    rows = connection.written(
        "SELECT id, created_by, organisers FROM series WHERE created_by = ? OR organisers LIKE ?",
        user_id,
        f"%{user_id}%",
    )
    for row in rows:
        helpers = [each for each in json.loads(row["organisers"]) if each != user_id]
        creator = row["created_by"]
        if creator == user_id:
            creator, *helpers = helpers or [NOBODY]
        connection.write(
            "UPDATE series SET created_by = ?, organisers = ? WHERE id = ?",
            [creator, as_json(helpers), row["id"]],
        )


def _forget_lists(connection: Connection, user_id: int) -> None:
    """Erase a user from the player lists of organisers."""
    rows = connection.written(
        "SELECT * FROM tournament_imports WHERE people LIKE ?", f"%{user_id}%"
    )
    for row in rows:
        listed = [each for each in json.loads(row["people"]) if each["user_id"] != user_id]
        row["people"] = as_json(listed)
        connection.put("tournament_imports", ["tournament_id", "user_id"], row)
