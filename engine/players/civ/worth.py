"""How good a table of Carta Impera Victoria is for a player: the chance to win, by its features."""

from __future__ import annotations

import math
from operator import mul

from engine.civ.domains import era_sizes
from engine.civ.player import Player
from engine.civ.table import Table

# What one more of each feature is worth, in logits: fitted to how some hundred games
# between normal players ended.
WEIGHTS = (
    ("turns", -0.22),  # that hegemony is away, at a card a turn, two for one that is not in hand
    ("close", 1.2),
    ("in sight", 0.8),  # the share of what hegemony needs that lies there or is in hand, cubed
    ("area", 0.17),
    ("majorities late", 0.77),
    ("utopia late", 0.2),
    ("moving", 0.28),
)
_NUMBERS = tuple(weight for _, weight in WEIGHTS)
_FULL = {players: sum(era_sizes(players)) for players in (2, 3, 4)}


def features(table: Table, player: Player) -> tuple[float, ...]:
    """What ``WEIGHTS`` weighs, for one player."""
    late = (1 - len(table.deck) / _FULL[len(table.players)]) ** 3
    area, hand, blocked = player.area, player.hand, player.blocked
    turns = 99
    in_sight = 0.0
    majorities = 0
    for domain, number in area.items():
        needed = table.hegemony + blocked[domain]
        held = hand.count(domain) if domain in hand else 0
        missing = needed - number
        away = missing if held >= missing else missing + missing - held
        if away < turns:
            turns = away
        share = (number + held) / needed
        if share > in_sight:
            in_sight = share
        if number:
            for other in table.players:
                if other.area[domain] > number:
                    break
            else:
                majorities += 1
    return (
        turns,
        math.exp(-turns / 3),
        in_sight**3,
        sum(area.values()),
        majorities * late,
        area["utopia"] * late,
        table.turn is not None and table.players[table.turn] is player,
    )


def worths(table: Table) -> dict[str, float]:
    """Each player's chance, from 0 to 1, to win: their team against the best of the others."""
    scores = {each.name: score(table, each) for each in table.players}
    chances = {}
    for player in table.players:
        mates = {mate.name for mate in table.team(player)}
        mine = max(scores[name] for name in mates)
        others = max(score for name, score in scores.items() if name not in mates)
        chances[player.name] = 1 / (1 + math.exp(others - mine))
    return chances


def score(table: Table, player: Player) -> float:
    """How good ``table`` is for ``player`` alone, in logits."""
    return float(sum(map(mul, features(table, player), _NUMBERS)))
