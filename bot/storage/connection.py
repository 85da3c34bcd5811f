"""The database as the sections of the store use it, whichever it is.

The service writes from one thread and reads from another. What has not been committed can never be
read. SQL is written once, so that SQLite and PostgreSQL both understand it, with ``?`` or ``:name``
where a value belongs.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from datetime import datetime
from typing import TYPE_CHECKING, Any

from bot.core.settings import CannotStart

if TYPE_CHECKING:
    from bot.storage.across import Across

Row = dict[str, Any]


class NotStored(Exception):
    """The database did not take a change: nothing of it is there."""


class ChannelTaken(NotStored):
    """The channel has an active table already."""


class NotRead(Exception):
    """The database cannot be read."""


class NewerDatabase(CannotStart):
    """The database was written by a newer version, which knows more than this one."""

    def __init__(self, where: str, changes: Sequence[str]) -> None:
        super().__init__("stop-newer-database", path=where, names=", ".join(changes))


class Connection(ABC):
    """One database. What is written is on the disk when a transaction ends.

    ``across``  what this process shares with others that use the database at the same time;
                ``None`` if none may do so
    """

    across: Across | None = None

    @abstractmethod
    def close(self) -> None:
        """Close it; nothing can be read or written afterwards."""

    # Writing

    @abstractmethod
    def transaction(self) -> AbstractContextManager[None]:
        """All that is written in here is kept, or nothing. Raises ``NotStored``.

        Within another transaction it belongs to that one. Nobody else writes meanwhile.
        """

    @abstractmethod
    def write(self, sql: str, values: Mapping[str, Any] | Sequence[Any] = ()) -> int:
        """Carry out one statement within a ``transaction``; how many rows it has changed."""

    @abstractmethod
    def add(self, name: str, row: Row) -> int:
        """Add a row to the table called ``name``, which gives it an ``id``; that id."""

    @abstractmethod
    def add_all(self, name: str, rows: Sequence[Row]) -> None:
        """Add rows, which all have the same columns, to the table called ``name``."""

    def put(self, name: str, key: Sequence[str], row: Row) -> None:
        """Add a row, or change that which has the same ``key``, to be what ``row`` says."""
        rest = ", ".join(f"{column} = excluded.{column}" for column in row if column not in key)
        otherwise = f"UPDATE SET {rest}" if rest else "NOTHING"
        self.write(f"{adding(name, row)} ON CONFLICT ({', '.join(key)}) DO {otherwise}", row)

    @abstractmethod
    def written(self, sql: str, *values: Any) -> list[Row]:
        """All rows that a query finds, also what this transaction has written so far.

        To be called where one may ``write``.
        """

    # Reading. Raises ``NotRead``.

    @abstractmethod
    def snapshot(self) -> AbstractContextManager[None]:
        """All that is read in here is of one moment."""

    @abstractmethod
    def all(self, sql: str, *values: Any) -> list[Row]:
        """All rows that a query finds."""

    def one(self, sql: str, *values: Any) -> Row | None:
        """The first row that a query finds."""
        return next(iter(self.all(sql, *values)), None)

    def ids(self, sql: str, *values: Any) -> list[int]:
        """The column ``id`` of all rows that a query finds."""
        return [row["id"] for row in self.all(sql, *values)]


@contextmanager
def driver() -> Iterator[None]:
    """What speaks with PostgreSQL is imported in here. ``CannotStart`` if it is not installed."""
    try:
        yield
    except ImportError as error:
        if error.name is not None and not error.name.startswith("psycopg"):
            raise
        raise CannotStart("stop-database-driver-missing") from error


def adding(name: str, row: Row) -> str:
    """The statement that adds such a row to the table called ``name``."""
    columns, values = ", ".join(row), ", ".join(f":{column}" for column in row)
    return f"INSERT INTO {name} ({columns}) VALUES ({values})"


def as_json(value: Any) -> str:
    """``value`` as it stands in a column that holds JSON."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def as_time(text: str | None) -> datetime | None:
    """The moment that a column holds."""
    return None if text is None else datetime.fromisoformat(text)
