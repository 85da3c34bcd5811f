"""The inputs of the network that evaluates tables of Carta Impera Victoria."""

from __future__ import annotations

import math

from engine.civ.domains import DOMAINS, era_sizes
from engine.civ.player import Player, Table
from engine.players.civ.evaluation import score
from engine.players.evaluation import Network

FULL = sum(era_sizes(2))
_NEAR_THE_END = (25, 10)  # cards left in the deck below which the end begins to count
_NONE = 99  # turns to hegemony, before any domain is looked at

_OF_A_DOMAIN = ("cards", "level 1", "level 2", "in hand", "blocked")
_OF_A_PLAYER = ("turns", "close", "turns second", "majorities", "sole majorities", "hand")
NAMES = (
    *(
        name
        for player in ("own", "other's")
        for name in (
            *(f"{player} {domain} {what}" for domain in DOMAINS for what in _OF_A_DOMAIN),
            *(f"{player} {what}" for what in _OF_A_PLAYER),
        )
    ),
    "deck",
    "moving",
    "first player",
    *(f"below {cards} cards" for cards in _NEAR_THE_END),
    "deck empty",
    "score by hand",
)


def inputs(table: Table, player: Player) -> list[float]:
    """Return the inputs for the chance of ``player``, ordered as ``NAMES``."""
    one, two = table.players
    other = two if player is one else one
    left = len(table.deck)
    moving = table.turn is not None and table.players[table.turn] is player
    return [
        *_cards(table, player, other),
        *_cards(table, other, player),
        left / FULL,
        moving,
        table.players[table.first] is player,
        *(max(0.0, 1 - left / cards) for cards in _NEAR_THE_END),
        not left,
        0.3 * (score(table, player) - score(table, other)),
    ]


def _cards(table: Table, player: Player, other: Player) -> list[float]:
    """Return the inputs for the cards of one player, about 1 at most."""
    area, theirs, blocked, hand = player.area, other.area, player.blocked, player.hand
    level, higher = table.thresholds[1], table.thresholds[2]
    found: list[float] = []
    first = second = _NONE
    majorities = sole = 0
    for domain in DOMAINS:
        number = area[domain]
        held = hand.count(domain)
        found += (
            0.25 * number,
            number >= level,
            number >= higher,
            0.5 * held,
            0.5 * blocked[domain],
        )
        missing = table.hegemony + blocked[domain] - number
        turns = missing if held >= missing else missing + missing - held
        if turns < first:
            first, second = turns, first
        elif turns < second:
            second = turns
        if number and number >= theirs[domain]:
            majorities += 1
            sole += number > theirs[domain]
    found += (
        0.1 * first,
        math.exp(-max(0, first) / 3),
        0.1 * second,
        0.3 * majorities,
        0.3 * sole,
        0.3 * len(hand),
    )
    return found


NETWORK = Network("civ", NAMES, inputs)
