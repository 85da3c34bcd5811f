"""A cache of limited size, which evicts the least recently used entry."""

from __future__ import annotations

from collections import OrderedDict
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class LruCache(Generic[K, V]):
    """A mapping of at most ``size`` entries; each read or write is a use of its entry."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._entries: OrderedDict[K, V] = OrderedDict()

    def __len__(self) -> int:
        return len(self._entries)

    def __setitem__(self, key: K, value: V) -> None:
        self._entries[key] = value
        self._entries.move_to_end(key)
        while len(self._entries) > self.size:
            self._entries.popitem(last=False)

    def get(self, key: K) -> V | None:
        """Return the value of ``key``, if it is cached."""
        if key in self._entries:
            self._entries.move_to_end(key)
        return self._entries.get(key)

    def setdefault(self, key: K, default: V) -> V:
        """Return the value of ``key``, which is ``default`` from now on if it had none."""
        self[key] = value = self._entries.get(key, default)
        return value

    def pop(self, key: K) -> None:
        """Remove ``key``, if it is cached."""
        self._entries.pop(key, None)
