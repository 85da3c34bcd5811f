"""Stored templates of tournaments."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any

from bot.storage.connection import Connection, Row, as_json


@dataclass(frozen=True, slots=True)
class Template:
    """Settings saved by name.

    ``chosen``   of a draft, without its name, as JSON-ready data
    ``made_by``  the user who may change it, besides those with Manage Server
    """

    id: int
    guild_id: int
    name: str
    chosen: dict[str, Any]
    made_by: int


class StoredTemplates:
    """The templates of all servers."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def of_guild(self, guild_id: int) -> list[Template]:
        """Return the templates of a server, by name."""
        rows = self._connection.all(
            "SELECT * FROM tournament_templates WHERE guild_id = ? ORDER BY lower(name), id",
            guild_id,
        )
        return [_template(row) for row in rows]

    def load(self, template_id: int) -> Template | None:
        """Return a template; ``None`` if there is none."""
        row = self._connection.one("SELECT * FROM tournament_templates WHERE id = ?", template_id)
        return None if row is None else _template(row)

    def insert(self, template: Template) -> int:
        """Add a template; return its id."""
        row = _row(template)
        del row["id"]
        with self._connection.transaction():
            return self._connection.add("tournament_templates", row)

    def save(self, template: Template) -> None:
        """Replace the template with the same id."""
        with self._connection.transaction():
            self._connection.put("tournament_templates", ["id"], _row(template))

    def remove(self, template_id: int) -> None:
        """Delete a template."""
        with self._connection.transaction():
            self._connection.write("DELETE FROM tournament_templates WHERE id = ?", [template_id])


def _row(template: Template) -> Row:
    return {**asdict(template), "chosen": as_json(template.chosen)}


def _template(row: Row) -> Template:
    return Template(**{**row, "chosen": json.loads(row["chosen"])})
