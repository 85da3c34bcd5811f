"""The directory: the current names of users on Discord, on each server.

Names are noted with every interaction (``People.note_names``). Code that shows a name takes it from
here; the name stored beside a seat or a result stands in for users without an interaction since.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Sequence

from bot.core.names import Called
from bot.storage import Store

REMEMBERED = 4096  # users kept in memory


class Directory:
    """The names of users, from memory or from the store, without awaiting."""

    def __init__(self, store: Store) -> None:
        self._store = store
        # By user, then by server; ``None``: it is not known.
        self._remembered: OrderedDict[int, dict[int, Called | None]] = OrderedDict()
        # Names being written, by server and user.
        self._coming: dict[tuple[int, int], Called] = {}

    def of(self, guild_id: int, people: Iterable[int]) -> dict[int, Called]:
        """Return the names of these users on this server, as far as they are known."""
        people = list(people)
        coming = {
            person: self._coming[guild_id, person]
            for person in people
            if (guild_id, person) in self._coming
        }
        return self.stored(guild_id, people) | coming

    def stored(self, guild_id: int, people: Sequence[int]) -> dict[int, Called]:
        """Return names like ``of``, but without those that are only expected yet."""
        if self._store.shared:
            return self._store.people.called(guild_id, people)
        unread = [one for one in people if guild_id not in self._remembered.get(one, ())]
        if unread:
            read = self._store.people.called(guild_id, unread)
            for person in unread:
                self._remembered.setdefault(person, {})[guild_id] = read.get(person)
        found = {one: self._remembered[one][guild_id] for one in people}
        while len(self._remembered) > REMEMBERED:
            self._remembered.popitem(last=False)
        return {person: called for person, called in found.items() if called is not None}

    def expect(self, guild_id: int, user_id: int, called: Called) -> None:
        """Use this name until it is written, so that the current interaction shows it."""
        self._coming[guild_id, user_id] = called

    def written(self, guild_id: int, user_id: int) -> None:
        """Drop the expected name: it has been written, or never will be."""
        self._coming.pop((guild_id, user_id), None)

    def forget(self, user_id: int) -> None:
        """Drop the cached names of this user, which are then read from the store."""
        self._remembered.pop(user_id, None)
