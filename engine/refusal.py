"""Exceptions for moves that the rules do not allow, and for malformed data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class Refusal(Exception):
    """An answer that is not allowed. Raising it guarantees an unchanged state.

    ``reason`` is the key of a sentence (``refused-…`` in the locales) and ``facts`` are its
    variables, so that the refusal can be shown in the player's own language; several names are a
    tuple.
    """

    def __init__(self, reason: str, **facts: str | int | tuple[str, ...]) -> None:
        super().__init__(reason, facts)
        self.reason = reason
        self.facts = facts

    def __reduce__(self) -> tuple[Callable[..., Refusal], tuple[Any, ...]]:
        """Support pickling, so that a refusal can be sent to another process."""
        return _again, (self.reason, self.facts)

    def __str__(self) -> str:
        named = ", ".join(f"{key}={value}" for key, value in self.facts.items())
        return f"{self.reason} ({named})" if named else self.reason


def _again(reason: str, facts: dict[str, str | int | tuple[str, ...]]) -> Refusal:
    return Refusal(reason, **facts)


class Invalid(Exception):
    """A malformed file: ``key`` is the place of the error, ``why`` its description."""

    def __init__(self, key: str, why: str) -> None:
        super().__init__(f"{key}: {why}")
        self.key = key
        self.why = why
