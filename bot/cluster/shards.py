"""Which Discord servers a process of the bot attends to, where several share the work.

Discord deals the servers out to shards. What happens in a server is told to the process that has
its shard, and direct messages arrive where shard 0 is. That process also does by itself what is
due: it tells, reminds, and plays for computers.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Shards:
    """The shards from ``first`` to ``last``, of ``count`` that there are in all."""

    first: int = 0
    last: int = 0
    count: int = 1

    @property
    def ids(self) -> list[int]:
        """The numbers of these shards."""
        return list(range(self.first, self.last + 1))

    @property
    def lead(self) -> bool:
        """Whether what is due for no server in particular is done here."""
        return self.first == 0

    def mine(self, guild_id: int) -> bool:
        """Whether a server is attended to here; 0, which is none, as direct messages are."""
        return self.first <= (guild_id >> 22) % self.count <= self.last

    def __str__(self) -> str:
        return f"{self.first}-{self.last}/{self.count}"


ALL = Shards()
