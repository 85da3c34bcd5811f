"""Scenarios of Innovation: the table of a ``setup``, and what can be expected."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from engine.innovation.cards import CARDS, COLORS, SHOWN, Card
from engine.innovation.table import Seat, Table
from engine.refusal import Invalid

PLAYER_KEYS = {"board", "hand", "score", "achievements"}
TABLE_KEYS = {"first", "decks", "empty", "turn", "actions", "seed"}


def lay_out(table: Table, setup: dict[str, Any]) -> frozenset[str]:
    """Put the cards that ``setup`` names where it says; return their ids.

    Raises ``Invalid`` for a key, a player or a card that does not exist, for a card named twice or
    lying in a pile of another colour, and for a splay of fewer than two cards.
    """
    for key in setup:
        if key not in TABLE_KEYS and key not in table.names:
            raise Invalid(f"setup.{key}", "is neither a player nor a part of the table")
    named: dict[str, str] = {}
    hands = setup.get("first")
    for player in table.players:
        where = f"setup.{player.name}"
        if hands is not None:
            dealt = _section(hands, player.name, "setup.first", list, [])
            player.hand.extend(_cards(dealt, f"setup.first.{player.name}", named))
            if len(player.hand) != 2:
                raise Invalid(f"setup.first.{player.name}", "must be the two cards dealt")
            continue
        _lay_out_player(player, _section(setup, player.name, "setup", dict, {}), where, named)
        for achievement in player.achievements:
            if achievement not in table.achievements:
                raise Invalid(f"{where}.achievements", f"{achievement!r} is not to be had")
            table.achievements.remove(achievement)
    for age, ids in _section(setup, "decks", "setup", dict, {}).items():
        where = f"setup.decks.{age}"
        if age not in {str(each) for each in table.decks}:
            raise Invalid(where, "is not an age")
        for card in _cards(ids, where, named):
            if str(card.age) != age:
                raise Invalid(where, f"{card.id} has the value {card.age}")
            table.decks[card.age].append(card)
    _lay_out_turn(table, setup)
    return frozenset(named)


def _lay_out_player(player: Seat, lies: dict[str, Any], where: str, named: dict[str, str]) -> None:
    for key in lies:
        if key not in PLAYER_KEYS:
            raise Invalid(f"{where}.{key}", f"is none of {', '.join(sorted(PLAYER_KEYS))}")
    player.hand.extend(_cards(lies.get("hand", []), f"{where}.hand", named))
    player.score_pile.extend(_cards(lies.get("score", []), f"{where}.score", named))
    player.achievements = list(lies.get("achievements", []))
    for color, pile in _section(lies, "board", where, dict, {}).items():
        place = f"{where}.board.{color}"
        if color not in COLORS:
            raise Invalid(place, "is not a colour")
        ids, splay = (
            (pile, None) if isinstance(pile, list) else (pile.get("cards"), pile.get("splay"))
        )
        cards = _cards(ids, place, named)
        for card in cards:
            if card.color != color:
                raise Invalid(place, f"{card.id} is {card.color}")
        if splay is not None and (splay not in SHOWN or len(cards) < 2):
            raise Invalid(place, f"{len(cards)} cards cannot be splayed {splay!r}")
        player.board[color].extend(cards)
        player.board[color].splay = splay


def _lay_out_turn(table: Table, setup: dict[str, Any]) -> None:
    for age in setup.get("empty", []):
        if age not in table.decks:
            raise Invalid("setup.empty", f"{age!r} is not an age")
    if "first" in setup:
        return
    turn = setup.get("turn", table.names[0])
    if turn not in table.names:
        raise Invalid("setup.turn", f"{turn!r} is not a player")
    table.turn = table.names.index(turn)
    table.actions = setup.get("actions", 2)
    if table.actions not in (1, 2):
        raise Invalid("setup.actions", "must be 1 or 2")
    table.turn_number = len(table.players) + 1  # past the short first turns


def _section(lies: dict[str, Any], key: str, where: str, kind: type, default: Any) -> Any:
    part = lies.get(key, default)
    if not isinstance(part, kind):
        raise Invalid(f"{where}.{key}", f"must be a {kind.__name__}")
    return part


def _cards(ids: Iterable[Any], where: str, named: dict[str, str]) -> list[Card]:
    if not isinstance(ids, list):
        raise Invalid(where, "must be a list of cards")
    for card in ids:
        if card not in CARDS:
            raise Invalid(where, f"{card!r} is not a card")
        if card in named:
            raise Invalid(where, f"{card} is named twice, first in {named[card]}")
        named[card] = where
    return [CARDS[card] for card in ids]


def observe(table: Table) -> dict[str, Any]:
    """What a scenario can expect of ``table``: what lies before each, and common facts."""
    return {
        **{player.name: _observe_player(player) for player in table.players},
        "turn": None if table.turn is None else table.names[table.turn],
        "actions": table.actions,
        "points": {player.name: player.points for player in table.players},
    }


def _observe_player(player: Seat) -> dict[str, Any]:
    return {
        "hand": Counter(card.id for card in player.hand),
        "score": Counter(card.id for card in player.score_pile),
        "achievements": Counter(player.achievements),
        "board": {
            color: {"cards": [card.id for card in pile], "splay": pile.splay}
            for color, pile in player.board.items()
        },
    }
