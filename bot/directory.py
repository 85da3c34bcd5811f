"""The directory: what people are called on Discord now, on each server.

It is noted whenever somebody presses or types something (``People.note_names``). Whoever shows a
name takes it from here; what is stored beside a seat or a result stands in for those who have done
neither since this is noted.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Sequence

from bot.names import Called
from bot.store import Store

REMEMBERED = 4096  # people kept in memory


class Directory:
    """What people are called, from memory or from the store, at once."""

    def __init__(self, store: Store) -> None:
        self._store = store
        # By person, then by server; ``None``: it is not known.
        self._remembered: OrderedDict[int, dict[int, Called | None]] = OrderedDict()
        # What is being written, by server and person.
        self._coming: dict[tuple[int, int], Called] = {}

    def of(self, guild_id: int, people: Iterable[int]) -> dict[int, Called]:
        """What these people are called on this server, those of whom it is known."""
        people = list(people)
        coming = {
            person: self._coming[guild_id, person]
            for person in people
            if (guild_id, person) in self._coming
        }
        return self.stored(guild_id, people) | coming

    def stored(self, guild_id: int, people: Sequence[int]) -> dict[int, Called]:
        """The same, without what is only expected yet."""
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
        """Until this is written, this person is called so already: what they press right now is
        told under their new name."""
        self._coming[guild_id, user_id] = called

    def written(self, guild_id: int, user_id: int) -> None:
        """What was expected is in the store by now, or will never be."""
        self._coming.pop((guild_id, user_id), None)

    def forget(self, user_id: int) -> None:
        """Read anew, from the store, what this person is called."""
        self._remembered.pop(user_id, None)
