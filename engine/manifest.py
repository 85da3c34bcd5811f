"""The manifest of a game: the one place of a package that names the game's parts."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Iterator, Mapping, MutableMapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from engine.game import Rules
    from engine.notation import Notation
    from engine.orders import OrderKind
    from engine.players.agent import Agent
    from engine.sheet import Sheet

Names = Mapping[str, Mapping[str, str]]


@dataclass(frozen=True, slots=True)
class Manifest:
    """A game as the engine plays it.

    ``name``     the name of its folders, in commands and in stored games
    ``order``    its place in lists of games; the first game is the default
    ``rules``    makes and restores its tables
    ``agent``    the knowledge by which computer players play it
    ``options``  the possible values of each option, the default first
    ``names``    the names of its cards, and of other terms that are looked up, by id and language
    ``orders``   the kinds of standing orders, by name, in the order in which they are offered
    ``sheets``   returns the facts about each card, for developers who change it
    ``notation`` reads and writes a table as a line of text
    """

    name: str
    order: int
    rules: Rules
    agent: Agent
    options: Mapping[str, Sequence[Any]] = field(default_factory=dict)
    names: Names = field(default_factory=dict)
    orders: Mapping[str, OrderKind] = field(default_factory=dict)
    sheets: Callable[[], Sequence[Sheet]] = tuple
    notation: Notation | None = None


T = TypeVar("T")


class Manifests(MutableMapping[str, T]):
    """The games of a package by name: folders with a ``MANIFEST`` in ``manifest.py``.

    They are imported together when one is first asked for, as they build on modules that look them
    up here. Tests may add others.
    """

    def __init__(self, package: str, order: Callable[[T], int]) -> None:
        """``order``: the place of a game in lists, from its manifest."""
        self._package = package
        self._order = order

    @cached_property
    def _found(self) -> dict[str, T]:
        folders = pkgutil.iter_modules(import_module(self._package).__path__)
        modules = [f"{self._package}.{folder.name}.manifest" for folder in folders if folder.ispkg]
        found = [import_module(module).MANIFEST for module in modules if find_spec(module)]
        return {manifest.name: manifest for manifest in sorted(found, key=self._order)}

    def __getitem__(self, game: str) -> T:
        return self._found[game]

    def __setitem__(self, game: str, manifest: T) -> None:
        self._found[game] = manifest

    def __delitem__(self, game: str) -> None:
        del self._found[game]

    def __iter__(self) -> Iterator[str]:
        return iter(self._found)

    def __len__(self) -> int:
        return len(self._found)
