"""The interface through which the renderer obtains words in a language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol


class Words(Protocol):
    """The words of one language: keys of ``pictures.ftl``, and the games' names."""

    def __call__(self, key: str, **facts: str | int) -> str:
        """Return the words for ``key`` with the variables ``facts``."""

    def card(self, card: str, /) -> str:
        """Return the name of a card, or of an effect of Carta Impera Victoria."""

    def effects(self, card: str, /) -> list[str]:
        """Return the text of each effect of a card of Innovation, in printed order."""

    def domain(self, domain: str, /) -> str:
        """Return the name of a domain of Carta Impera Victoria."""

    def color(self, color: str, /) -> str:
        """Return the name of a colour."""

    def resource(self, resource: str, /) -> str:
        """Return the name of a resource."""

    def achievement(self, achievement: str, /) -> str:
        """Return the name of an achievement: "1" … "9" or the id of a special one."""

    def splay(self, way: str, /) -> str:
        """Return the name of a direction in which a pile is splayed."""

    def list(self, parts: Iterable[str], style: str = "standard", /) -> str:
        """Return ``parts`` joined as a list; ``style`` is ``unit`` for counts."""
