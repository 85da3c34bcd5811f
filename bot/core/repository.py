"""A repository of stored items: cached, locked, committed, then announced."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from typing import ClassVar, Generic, Protocol, TypeVar

from bot.core.lru_cache import LruCache
from engine import Refusal

# The largest id that the store could look up.
LARGEST = 2**63 - 1


class Item(Protocol):
    """An immutable item with its id in the store, and its Discord server."""

    @property
    def id(self) -> int: ...
    @property
    def guild_id(self) -> int: ...


class Locks(Protocol):
    """Locks by kind and number."""

    def __call__(self, kind: str, number: int) -> AbstractAsyncContextManager[None]: ...


class Bus(Protocol):
    """Messages of a kind and a number to the process responsible for a server."""

    def on(self, kind: str, follow: Callable[[int], None]) -> None: ...
    def mine(self, kind: str, number: int, guild_id: int) -> bool: ...


T = TypeVar("T", bound=Item)


class Repository(ABC, Generic[T]):
    """Items as last committed, the latest ones from memory; used in one event loop.

    ``kind``        names the items in locks and in messages to other processes
    ``no_such``     the key of the refusal of an item that is not stored
    ``cache_size``  the number of items kept in memory; the others are read again when needed
    ``listeners``   are called with every published item, in the process responsible for it; they
                    must not fail
    """

    kind: ClassVar[str]
    no_such: ClassVar[str]
    cache_size: ClassVar[int]

    def __init__(self, locks: Locks, bus: Bus, *, shared: bool) -> None:
        """``shared``: other processes change the store, so items are read again."""
        self.listeners: list[Callable[[T], None]] = []
        self._cache: LruCache[int, T] = LruCache(self.cache_size)
        self._shared = shared
        self._locks = locks
        self._bus = bus
        bus.on(self.kind, lambda number: self._announce(self.get(number)))

    @abstractmethod
    def _load(self, number: int, cached: T | None) -> T | None:
        """Read an item from the store; ``cached``: as it was here before, if it is known."""

    @abstractmethod
    def _named(self, item: T) -> T:
        """Return ``item`` with the current names of its people."""

    def get(self, number: int) -> T:
        """Return an item as last committed. Refused: ``no_such``."""
        if number > LARGEST:
            raise Refusal(self.no_such)
        item = self._cache.get(number)
        if item is None or self._shared:
            item = self._load(number, item)
        if item is None:
            raise Refusal(self.no_such)
        return self._remember(self._named(item))

    @asynccontextmanager
    async def locked(self, number: int) -> AsyncIterator[T]:
        """Hold the lock of an item within the context; yields its current state."""
        async with self._locks(self.kind, number):
            yield self.get(number)

    @contextmanager
    def _replacing(self, number: int) -> Iterator[None]:
        """Forget an item if the context, which stores its next state, fails.

        Stored or not, as after a cancellation, the next reader loads the actual state.
        """
        try:
            yield
        except BaseException:
            self._forget(number)
            raise

    def _publish(self, item: T) -> None:
        """Announce a committed item, here or in the process responsible for it."""
        if self._bus.mine(self.kind, item.id, item.guild_id):
            self._announce(item)

    def _announce(self, item: T) -> None:
        for listener in self.listeners:
            listener(item)

    def _remember(self, item: T) -> T:
        self._cache[item.id] = item
        return item

    def _forget(self, number: int) -> None:
        self._cache.pop(number)
