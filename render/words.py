"""The words that pictures are given: what a renderer needs of a language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol


class Words(Protocol):
    """Words of one language: keys of ``pictures.ftl`` and the names of the game's things."""

    def __call__(self, key: str, **facts: str | int) -> str:
        """The words for ``key``, with ``facts`` put in."""

    def card(self, card: str, /) -> str:
        """The name of a card, or of an effect of Carta Impera Victoria."""

    def effects(self, card: str, /) -> list[str]:
        """What each effect of a card of Innovation says, in printed order."""

    def domain(self, domain: str, /) -> str:
        """The name of a domain of Carta Impera Victoria."""

    def color(self, color: str, /) -> str:
        """The name of a colour."""

    def resource(self, resource: str, /) -> str:
        """The name of a resource."""

    def achievement(self, achievement: str, /) -> str:
        """The name of an achievement: "1" … "9" or the id of a special one."""

    def splay(self, way: str, /) -> str:
        """The name of a direction in which a pile is splayed."""

    def list(self, parts: Iterable[str], style: str = "standard", /) -> str:
        """Several things in a row, as the language joins them; ``style`` ``unit`` for counts."""
