"""The parts of a line of text (``engine.line``) that only one game has."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Protocol


class Notation(Protocol):
    """The zones of a player and the parts of the table, as text and in a ``setup``."""

    def read_zone(
        self, zone: str, words: Sequence[str], player: str, setup: dict[str, Any]
    ) -> None:
        """Add a zone of ``player`` to a setup. Raises ``Invalid`` if it makes no sense."""

    def read_part(self, part: str, words: Sequence[str], setup: dict[str, Any]) -> None:
        """Add a part of the table to a setup. Raises ``Invalid`` if it makes no sense."""

    def setup(self, table: Any) -> dict[str, Any]:
        """Return ``table``, which is at a boundary, as the ``setup`` of a rules case.

        Raises ``Invalid`` for a state that a rules case cannot begin with.
        """

    def zones(self, setup: Mapping[str, Any], player: str) -> Iterator[str]:
        """Yield the zones of ``player`` as text."""

    def parts(self, setup: Mapping[str, Any], decks: bool) -> Iterator[str]:
        """Yield the parts of the table as text; with ``decks``, all cards in them."""


def shortened(words: Iterable[str]) -> str:
    """Return ``words`` in a row, with repetitions counted.

    >>> shortened(["army", "army", "culture"])
    'army*2 culture'
    """
    runs = ((word, len(list(same))) for word, same in groupby(words))
    return " ".join(word if times == 1 else f"{word}*{times}" for word, times in runs)


def turn_and(words: Sequence[str], rest: str) -> tuple[str, str | None]:
    """Return the player named by ``words``, and the last word if it matches ``rest``.

    A name may consist of several words, and end with a match of ``rest``.

    >>> turn_and(["player", "2", "1"], "[12]"), turn_and(["ann"], "[12]")
    (('player 2', '1'), ('ann', None))
    """
    *name, last = words or ("",)
    if name and re.fullmatch(rest, last):
        return " ".join(name), last
    return " ".join(words), None
