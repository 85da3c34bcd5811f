"""The sheets of the effects of Carta Impera Victoria."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.civ.effects import DISCARDS, PERMANENT
from engine.civ.names import FACTS
from engine.civ.turns import legal_effects, use_an_effect
from engine.sheet import Sheet


def sheets() -> list[Sheet]:
    """Return a sheet for each effect of the six domains."""
    return [
        _sheet(domain["id"], effect["id"], effect["kind"], effect["name"])
        for domain in FACTS
        for effect in domain["effects"]
    ]


def _sheet(domain: str, effect: str, kind: str, names: dict[str, str]) -> Sheet:
    functions: list[Callable[..., Any]]
    if kind == "inspiration":  # copies another effect, so it is part of the turn
        functions, move = [use_an_effect, legal_effects], "copy "
    elif kind == "discard":
        functions, move = [DISCARDS[domain].carry_out], f'discard {domain}"'
    else:
        level = kind.removeprefix("level-")
        functions = [PERMANENT[domain, int(level)].carry_out]
        move = f'effect {domain} {level}"'
    return Sheet(
        id=effect,
        game="civ",
        names=names,
        facts=f"{domain}, {kind}",
        texts=rf"civ-effect-{effect}(?:-short)?",
        effects=functions,
        cases=rf'"{move}|"title": "[^"]*\b{names["en"]}\b',
    )
