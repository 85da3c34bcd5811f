"""Shards: the Discord servers that a process is responsible for.

Discord distributes servers over shards, and sends the events of a server to the process that has
its shard; direct messages arrive at shard 0. That process also does all scheduled work for the
server: it shows changes, sends reminders, and plays for computers.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Shards:
    """The shards from ``first`` to ``last``, out of ``count``."""

    first: int = 0
    last: int = 0
    count: int = 1

    @property
    def ids(self) -> list[int]:
        """The numbers of these shards."""
        return list(range(self.first, self.last + 1))

    @property
    def lead(self) -> bool:
        """True if this process does the work that belongs to no server."""
        return self.first == 0

    def mine(self, guild_id: int) -> bool:
        """Return whether this process is responsible for a server; 0 stands for no server.

        Direct messages, and work for no server, belong to shard 0.
        """
        return self.first <= (guild_id >> 22) % self.count <= self.last

    def __str__(self) -> str:
        return f"{self.first}-{self.last}/{self.count}"


ALL = Shards()
