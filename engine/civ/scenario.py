"""Scenarios of Carta Impera Victoria: lay out a ``setup``, observe a table."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.civ.domains import DOMAINS
from engine.civ.player import Table
from engine.civ.table import Embargo, Seat
from engine.refusal import Invalid

PLAYER_KEYS = {"area", "hand", "embargo", "blocked"}
TABLE_KEYS = {"deck", "discard", "turn", "step", "seed"}
TABLE_FACTS = {"deck_count", "points"}  # to be expected, beside discard, turn and step


def lay_out(table: Table, setup: dict[str, Any]) -> None:
    """Lay out ``setup`` on ``table``. Raises ``Invalid`` if it is inconsistent."""
    for name in table.names:
        if name in TABLE_KEYS or name in TABLE_FACTS:
            raise Invalid("players", f"{name!r} cannot be a name")
    for key in setup:
        if key not in TABLE_KEYS and key not in table.names:
            raise Invalid(f"setup.{key}", "is neither a player nor a part of the table")
    for player in table.players:
        _lay_out_player(player, setup.get(player.name, {}))
    table.deck = _cards(setup.get("deck", []), "setup.deck")
    table.discard = _cards(setup.get("discard", []), "setup.discard")
    turn = setup.get("turn", table.names[0])
    if turn not in table.names:
        raise Invalid("setup.turn", f"{turn!r} is not a player")
    table.turn = table.names.index(turn)
    table.turn_number = 1
    table.step_name = setup.get("step", "play")
    if table.step_name not in ("play", "effects"):
        raise Invalid("setup.step", "must be play or effects")


def _lay_out_player(player: Seat, lies: Any) -> None:
    where = f"setup.{player.name}"
    if not isinstance(lies, dict):
        raise Invalid(where, "must be an object")
    for key in lies:
        if key not in PLAYER_KEYS:
            raise Invalid(f"{where}.{key}", f"is none of {', '.join(sorted(PLAYER_KEYS))}")
    player.hand = _cards(lies.get("hand", []), f"{where}.hand")
    player.area.update(_counts(lies.get("area", {}), f"{where}.area"))
    player.blocked.update(_counts(lies.get("blocked", {}), f"{where}.blocked"))
    player.embargoes = [
        Embargo(domain) for domain in _cards(lies.get("embargo", []), f"{where}.embargo")
    ]


def _cards(cards: Any, where: str) -> list[str]:
    if not isinstance(cards, list):
        raise Invalid(where, "must be a list of domains")
    for card in cards:
        if card not in DOMAINS:
            raise Invalid(where, f"{card!r} is not a domain")
    return list(cards)


def _counts(counts: Any, where: str) -> dict[str, int]:
    if not isinstance(counts, dict):
        raise Invalid(where, "must map domains to numbers")
    for domain, number in counts.items():
        if domain not in DOMAINS:
            raise Invalid(f"{where}.{domain}", "is not a domain")
        if type(number) is not int or number < 0:
            raise Invalid(f"{where}.{domain}", "must be a number of cards")
    return counts


def observe(table: Table) -> dict[str, Any]:
    """Return the state that a scenario may expect: by player, and common facts."""
    return {
        **{player.name: _observe_player(player) for player in table.players},
        "deck_count": len(table.deck),
        "discard": Counter(table.discard),
        "turn": None if table.turn is None else table.names[table.turn],
        "step": table.step_name,
        "points": table.points(),
    }


def _observe_player(player: Seat) -> dict[str, Any]:
    return {
        "hand": Counter(player.hand),
        "area": dict(player.area),
        "blocked": dict(player.blocked),
        "embargo": Counter(embargo.domain for embargo in player.embargoes),
    }
