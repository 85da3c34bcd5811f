"""The names of Carta Impera Victoria's six domains and their effects."""

from __future__ import annotations

from dataclasses import dataclass

from engine.civ.names import FACTS


@dataclass(frozen=True, slots=True)
class Effect:
    """An effect of a domain.

    ``kind``  ``level-1`` and ``level-2`` are permanent ones, ``discard`` costs a card of the
              domain, ``inspiration`` takes the most Culture cards
    """

    id: str
    domain: str
    kind: str
    names: dict[str, str]


def _load() -> tuple[dict[str, dict[str, str]], dict[str, Effect]]:
    return (
        {domain["id"]: domain["name"] for domain in FACTS},
        {
            each["id"]: Effect(each["id"], domain["id"], each["kind"], each["name"])
            for domain in FACTS
            for each in domain["effects"]
        },
    )


DOMAIN_NAMES, EFFECTS = _load()

_BY_PLACE = {(effect.domain, effect.kind): effect for effect in EFFECTS.values()}


def permanent_effect(domain: str, level: int | str) -> Effect:
    """Return the permanent effect of ``domain`` at ``level``."""
    return _BY_PLACE[domain, f"level-{level}"]


def discard_effect(domain: str) -> Effect:
    """Return the discard effect of ``domain``."""
    return _BY_PLACE[domain, "discard"]


def effects_of(domain: str) -> list[Effect]:
    """Return the effects of ``domain``, in printed order."""
    return [effect for effect in EFFECTS.values() if effect.domain == domain]
