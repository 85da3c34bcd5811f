"""A Fluent bundle that parses a text only when it is first formatted.

Parsing all texts of a language takes a quarter of a second, in each process, and most processes
need few of them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

# https://projectfluent.org/fluent/guide/: an entry begins in the first column, its continuation
# lines do not.
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)
# Scanning an entry's source for names finds all its references, without parsing it.
_NAME = re.compile(r"-?[a-zA-Z][\w-]*", re.ASCII)


class LazyBundle:
    """The messages and terms of one language."""

    def __init__(self, language: str, functions: dict[str, Callable[..., Any]]) -> None:
        """``functions`` can be called in texts, by their names there."""
        # Isolating marks around facts would show as boxes on some phones.
        self._bundle = FluentBundle([language], use_isolating=False, functions=functions)
        self._sources: dict[str, str] = {}
        self._parsed: set[str] = set()

    def add(self, text: str) -> None:
        """Add the entries of a resource, except for those with a known key."""
        for name, source in entries(text):
            self._sources.setdefault(name, source)

    def __contains__(self, key: str) -> bool:
        return key in self._sources

    def format(self, key: str, facts: dict[str, Any]) -> tuple[str | None, list[Exception]]:
        """Return the text of ``key`` with ``facts`` in their places, and the errors in it.

        The text is ``None`` if the message has attributes only. Raises ``KeyError`` if there is no
        such message. Safe to call from several threads.
        """
        if key not in self._parsed:
            self._parse(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return None, []
        text, errors = self._bundle.format_pattern(pattern, facts)
        return str(text), errors

    def _parse(self, key: str) -> None:
        """Parse an entry and those that it refers to."""
        found: dict[str, ast.Resource] = {}
        wanted = [key]
        while wanted:
            name = wanted.pop()
            if name in self._sources and name not in self._parsed and name not in found:
                found[name] = FluentResource(self._sources[name])
                wanted += _NAME.findall(self._sources[name])
        for resource in found.values():
            self._bundle.add_resource(resource)
        self._parsed.update(found)


def entries(text: str) -> Iterator[tuple[str, str]]:
    """Yield the name and the source of each entry; terms are named with their dash."""
    starts = [*_ENTRY.finditer(text)]
    ends = [start.start() for start in starts[1:]] + [len(text)]
    for start, end in zip(starts, ends, strict=True):
        yield start[1], text[start.start() : end]
