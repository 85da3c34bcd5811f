"""The store: one database, with a section for each subject."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from bot.core.errors import NotRead
from bot.core.settings import CannotStart, is_database_url
from bot.storage.clocks import StoredClocks
from bot.storage.connection import Connection, driver
from bot.storage.drafts import StoredDrafts
from bot.storage.orders import StoredOrders
from bot.storage.outbox import StoredDirectChannels, StoredOutbox
from bot.storage.people import StoredPeople
from bot.storage.privacy import StoredPrivacy
from bot.storage.rules import StoredRules
from bot.storage.seating import SeatingSection
from bot.storage.servers import Servers
from bot.storage.sqlite import SqliteConnection
from bot.storage.tables import StoredTables
from bot.storage.turns import StoredTurnMessages
from bot.storage.tutorials import StoredTutorials
from bot.storage.votes import StoredVotes
from bot.storage.watchers import Watchers

T = TypeVar("T")


class Store:
    """A database. Changes are on the disk when a method returns: all of them or none.

    Several changes that belong together are made within one ``transaction``.
    ``where``   the file, or the URL of the PostgreSQL database
    ``shared``  other processes may change the database
    ``across``  the coordination of these processes; ``None`` if there are none
    """

    def __init__(self, where: Path | str, *, read_only: bool = False) -> None:
        """Open the database, creating or upgrading it as needed, unless ``read_only``.

        Raises ``CannotStart`` if it cannot be opened or is no database of this version.
        """
        self.where = where
        self._connection = connection = _connection(where, read_only)
        self.across = connection.across
        self.shared = connection.across is not None
        self.transaction = connection.transaction
        self.close = connection.close
        self.tables = StoredTables(connection)
        self.servers = Servers(connection)
        self.people = StoredPeople(connection)
        self.clocks = StoredClocks(connection)
        self.orders = StoredOrders(connection)
        self.tutorials = StoredTutorials(connection)
        self.votes = StoredVotes(connection)
        self.seating = SeatingSection(connection)
        self.turns = StoredTurnMessages(connection)
        self.watchers = Watchers(connection)
        self.drafts = StoredDrafts(connection)
        self.privacy = StoredPrivacy(connection)
        self.rules = StoredRules(connection)
        self.outbox = StoredOutbox(connection)
        self.dm_channels = StoredDirectChannels(connection)
        self._sections: dict[Callable[[Connection], Any], Any] = {}

    def section(self, kind: Callable[[Connection], T]) -> T:
        """Return the section of a feature that has its own SQL; ``kind`` makes it, once."""
        if kind not in self._sections:
            self._sections[kind] = kind(self._connection)
        section: T = self._sections[kind]
        return section


@contextmanager
def reading(where: Path | str) -> Iterator[Store]:
    """Open a read-only store of the committed data, as a worker process does.

    Raises ``NotRead``.
    """
    try:
        store = Store(where, read_only=True)
    except CannotStart as error:
        raise NotRead(str(error)) from error
    try:
        yield store
    finally:
        store.close()


def _connection(where: Path | str, read_only: bool) -> Connection:
    if not is_database_url(where):
        return SqliteConnection(Path(where), read_only=read_only)
    with driver():
        from bot.storage.postgresql import PostgresqlConnection
    return PostgresqlConnection(str(where), read_only=read_only)
