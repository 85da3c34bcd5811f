"""The database connection of the store, whichever database it is.

The service writes from one thread and reads from another. Uncommitted changes can never be read.
SQL is written once, for both SQLite and PostgreSQL, with ``?`` or ``:name`` as placeholders.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from datetime import datetime
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bot.storage.coordination import Coordination

from bot.core.settings import CannotStart

Row = dict[str, Any]


class Connection(ABC):
    """A database connection. Changes are on the disk when a transaction ends.

    ``across``  the coordination with other processes that use the database at the same time;
                ``None`` if none may do so
    """

    across: Coordination | None = None

    @abstractmethod
    def close(self) -> None:
        """Close it for good: no reads or writes are possible afterwards."""

    # Writing

    @abstractmethod
    def transaction(self) -> AbstractContextManager[None]:
        """Commit all writes in the context, or none of them. Raises ``NotStored``.

        A nested transaction is part of the outer one. No other connection writes meanwhile.
        """

    @abstractmethod
    def write(self, sql: str, values: Mapping[str, Any] | Sequence[Any] = ()) -> int:
        """Execute a statement within a ``transaction``; return the number of changed rows."""

    @abstractmethod
    def add(self, name: str, row: Row) -> int:
        """Add a row to the table called ``name``, which gives it an ``id``; return that."""

    @abstractmethod
    def add_all(self, name: str, rows: Sequence[Row]) -> None:
        """Add rows, which all have the same columns, to the table called ``name``."""

    def put(self, name: str, key: Sequence[str], row: Row) -> None:
        """Add a row, or update the one with the same ``key``."""
        rest = ", ".join(f"{column} = excluded.{column}" for column in row if column not in key)
        otherwise = f"UPDATE SET {rest}" if rest else "NOTHING"
        self.write(f"{adding(name, row)} ON CONFLICT ({', '.join(key)}) DO {otherwise}", row)

    @abstractmethod
    def written(self, sql: str, *values: Any) -> list[Row]:
        """Return all rows of a query, including uncommitted ones of this transaction.

        To be called from the thread that writes.
        """

    # Reading. Raises ``NotRead``.

    @abstractmethod
    def snapshot(self) -> AbstractContextManager[None]:
        """Read a consistent snapshot throughout the context."""

    @abstractmethod
    def all(self, sql: str, *values: Any) -> list[Row]:
        """Return all rows of a query."""

    def one(self, sql: str, *values: Any) -> Row | None:
        """Return the first row of a query, if any."""
        return next(iter(self.all(sql, *values)), None)

    def ids(self, sql: str, *values: Any) -> list[int]:
        """Return the column ``id`` of all rows of a query."""
        return [row["id"] for row in self.all(sql, *values)]


@contextmanager
def driver() -> Iterator[None]:
    """Import the PostgreSQL driver in the context; ``CannotStart`` if it is missing."""
    try:
        yield
    except ImportError as error:
        if error.name is not None and not error.name.startswith("psycopg"):
            raise
        raise CannotStart("stop-database-driver-missing") from error


def adding(name: str, row: Row) -> str:
    """Return the statement that adds such a row to the table called ``name``."""
    columns, values = ", ".join(row), ", ".join(f":{column}" for column in row)
    return f"INSERT INTO {name} ({columns}) VALUES ({values})"


def as_json(value: Any) -> str:
    """Return ``value`` as stored in a JSON column."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def as_time(text: str | None) -> datetime | None:
    """Return the moment that a column holds."""
    return None if text is None else datetime.fromisoformat(text)
