"""Scenarios of Innovation: lay out a ``setup``, observe a table."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.innovation.cards import CARDS, COLORS, SHOWN, Card
from engine.innovation.player import Table
from engine.innovation.table import ACHIEVEMENTS, AGES, Seat
from engine.innovation.zone import Pile
from engine.refusal import Invalid

PLAYER_KEYS = ("board", "hand", "score", "achievements")
PILE_KEYS = ("cards", "splay")
TABLE_KEYS = ("first", "decks", "empty", "removed", "turn", "actions", "seed")
DEALT_KEYS = ("first", "decks", "empty", "removed", "seed")
TABLE_FACTS = ("points",)  # to be expected, beside turn and actions
DECKS = {str(age) for age in AGES}


def lay_out(table: Table, setup: dict[str, Any]) -> frozenset[str]:
    """Put the cards that ``setup`` names where it says; return their ids.

    Raises ``Invalid`` for a key, a player or a card that does not exist, for a card named twice or
    lying in a pile of another colour, and for a splay of fewer than two cards.
    """
    for name in table.names:
        if name in TABLE_KEYS or name in TABLE_FACTS:
            raise Invalid("players", f"{name!r} cannot be a name")
    for key in setup:
        if key not in TABLE_KEYS and key not in table.names:
            raise Invalid(f"setup.{key}", "is neither a player nor a part of the table")
        if "first" in setup and key not in DEALT_KEYS:
            raise Invalid(f"setup.{key}", "is not yet there when the first cards are dealt")
    named: dict[str, str] = {}
    if "first" in setup:
        _deal(table, _section(setup, "first", "setup", dict), named)
    else:
        for player in table.players:
            _lay_out_player(player, setup, named)
        _lay_out_turn(table, setup)
    for age, ids in _section(setup, "decks", "setup", dict).items():
        where = f"setup.decks.{age}"
        if age not in DECKS:
            raise Invalid(where, "is not an age")
        for card in _cards(ids, where, named):
            if str(card.age) != age:
                raise Invalid(where, f"{card.id} has the value {card.age}")
            table.decks[card.age].append(card)
    _cards(setup.get("removed", []), "setup.removed", named)
    for age in _section(setup, "empty", "setup", list):
        if type(age) is not int or age not in table.decks:
            raise Invalid("setup.empty", f"{age!r} is not an age")
    return frozenset(named)


def _deal(table: Table, dealt: dict[str, Any], named: dict[str, str]) -> None:
    for name in dealt:
        if name not in table.names:
            raise Invalid(f"setup.first.{name}", "is not a player")
    for player in table.players:
        where = f"setup.first.{player.name}"
        player.hand.extend(_cards(dealt.get(player.name, []), where, named))
        if len(player.hand) != 2:
            raise Invalid(where, "must be the two cards dealt")


def _lay_out_player(player: Seat, setup: dict[str, Any], named: dict[str, str]) -> None:
    where = f"setup.{player.name}"
    lies = _section(setup, player.name, "setup", dict)
    for key in lies:
        if key not in PLAYER_KEYS:
            raise Invalid(f"{where}.{key}", f"is none of {', '.join(PLAYER_KEYS)}")
    player.hand.extend(_cards(lies.get("hand", []), f"{where}.hand", named))
    player.score_pile.extend(_cards(lies.get("score", []), f"{where}.score", named))
    for achievement in _section(lies, "achievements", where, list):
        if achievement not in ACHIEVEMENTS:
            raise Invalid(f"{where}.achievements", f"{achievement!r} is not an achievement")
        if achievement not in player.table.achievements:
            raise Invalid(f"{where}.achievements", f"{achievement} is named twice")
        player.table.achievements.remove(achievement)
        player.achievements.append(achievement)
    for color, pile in _section(lies, "board", where, dict).items():
        if color not in COLORS:
            raise Invalid(f"{where}.board.{color}", "is not a colour")
        _lay_out_pile(player.board[color], pile, f"{where}.board.{color}", named)


def _lay_out_pile(pile: Pile, lies: Any, where: str, named: dict[str, str]) -> None:
    if not isinstance(lies, dict):
        lies = {"cards": lies}
    for key in lies:
        if key not in PILE_KEYS:
            raise Invalid(f"{where}.{key}", f"is none of {', '.join(PILE_KEYS)}")
    pile.extend(_cards(lies.get("cards"), where, named))
    for card in pile:
        if card.color != pile.color:
            raise Invalid(where, f"{card.id} is {card.color}")
    splay = lies.get("splay")
    if splay is None:
        return
    if not isinstance(splay, str) or splay not in SHOWN:
        raise Invalid(f"{where}.splay", f"{splay!r} is none of {', '.join(SHOWN)}")
    if len(pile) < 2:
        raise Invalid(f"{where}.splay", "takes two cards or more")
    pile.splay = splay


def _lay_out_turn(table: Table, setup: dict[str, Any]) -> None:
    turn = setup.get("turn", table.names[0])
    if turn not in table.names:
        raise Invalid("setup.turn", f"{turn!r} is not a player")
    table.turn = table.names.index(turn)
    table.actions = setup.get("actions", 2)
    if type(table.actions) is not int or table.actions not in (1, 2):
        raise Invalid("setup.actions", "must be 1 or 2")
    table.turn_number = len(table.players) + 1  # past the short first turns


def _section(lies: dict[str, Any], key: str, where: str, kind: type) -> Any:
    part = lies.get(key, kind())
    if not isinstance(part, kind):
        raise Invalid(f"{where}.{key}", f"must be {'a list' if kind is list else 'an object'}")
    return part


def _cards(ids: Any, where: str, named: dict[str, str]) -> list[Card]:
    if not isinstance(ids, list):
        raise Invalid(where, "must be a list of cards")
    for card in ids:
        if not isinstance(card, str) or card not in CARDS:
            raise Invalid(where, f"{card!r} is not a card")
        if card in named:
            raise Invalid(where, f"{card} is named twice, first in {named[card]}")
        named[card] = where
    return [CARDS[card] for card in ids]


def observe(table: Table) -> dict[str, Any]:
    """Return the state that a scenario may expect: by player, and common facts."""
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
