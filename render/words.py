"""The interface through which the renderer obtains words in a language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol


class Words(Protocol):
    """The words of one language: sentences by key, and names by id."""

    @property
    def language(self) -> str:
        """The code of the language."""

    def __call__(self, key: str, **facts: str | int) -> str:
        """Return the words for ``key`` with the variables ``facts``."""

    def card(self, card: str, /) -> str:
        """Return the name of a card, or of another named object of a game, by its id."""

    def effects(self, card: str, /) -> list[str]:
        """Return the text of each effect of a card, in printed order."""

    def list(self, parts: Iterable[str], style: str = "standard", /) -> str:
        """Return ``parts`` joined as a list; ``style`` is ``unit`` for counts."""
