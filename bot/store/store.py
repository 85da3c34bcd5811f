"""The store: everything that is kept, by subject, in one database."""

from __future__ import annotations

from pathlib import Path

from bot.store.connection import Connection
from bot.store.drafts import StoredDrafts
from bot.store.motions import StoredMotions
from bot.store.orders import StoredOrders
from bot.store.pace import StoredPace
from bot.store.people import StoredPeople
from bot.store.privacy import StoredPrivacy
from bot.store.ratings import StoredRatings
from bot.store.rules import StoredRules
from bot.store.seating import SeatingSection
from bot.store.servers import Servers
from bot.store.tables import StoredTables
from bot.store.tournaments import StoredTournaments
from bot.store.tutorials import StoredTutorials
from bot.store.watchers import Watchers


class Store:
    """What is written is on the disk when the method returns; all of it or nothing.

    Several changes that belong together are made within one ``transaction``.
    """

    def __init__(self, path: str | Path) -> None:
        """Open the file, making it or bringing it up to date as needed.

        Raises ``sqlite3.Error`` if it cannot be opened or is no database of this version.
        """
        self._connection = connection = Connection(path)
        self.transaction = connection.transaction
        self.close = connection.close
        self.tables = StoredTables(connection)
        self.servers = Servers(connection)
        self.people = StoredPeople(connection)
        self.pace = StoredPace(connection)
        self.orders = StoredOrders(connection)
        self.tutorials = StoredTutorials(connection)
        self.motions = StoredMotions(connection)
        self.seating = SeatingSection(connection)
        self.watchers = Watchers(connection)
        self.ratings = StoredRatings(connection)
        self.tournaments = StoredTournaments(connection)
        self.drafts = StoredDrafts(connection)
        self.privacy = StoredPrivacy(connection)
        self.rules = StoredRules(connection)
