"""A cache holds its most recently used entries."""

from __future__ import annotations

from bot.core.lru_cache import LruCache


def test_the_least_recently_used_entry_is_evicted() -> None:
    cache: LruCache[str, int] = LruCache(2)
    cache["a"], cache["b"] = 1, 2
    assert cache.get("a") == 1
    assert cache.setdefault("c", 3) == 3
    assert cache.get("b") is None
    assert cache.setdefault("a", 4) == 1
    cache["d"] = 4
    assert cache.get("c") is None
    assert len(cache) == 2


def test_an_entry_can_be_removed_whether_or_not_it_is_there() -> None:
    cache: LruCache[str, int] = LruCache(2)
    cache["a"] = 1
    cache.pop("a")
    cache.pop("a")
    assert len(cache) == 0
