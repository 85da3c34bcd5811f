"""How good a table of Carta Impera Victoria is for a player: the chance to win, by its features."""

from __future__ import annotations

import math

from engine.civ.domains import DOMAINS, era_sizes
from engine.civ.player import Player
from engine.civ.table import Table

# What one more of each feature is worth, in logits: fitted to how some hundred games
# between normal players ended.
WEIGHTS = (
    ("best", 1.5),  # the share of what hegemony needs, in the fullest domain
    ("best cubed", 1.2),
    ("best in sight", 2.2),  # the same with two hand cards, cubed
    ("second", 0.7),
    ("area", 0.02),
    ("hand", 0.01),
    ("majorities", 0.01),
    ("majorities late", 0.64),
    ("utopia late", 0.3),
    ("level 1", 0.2),
    ("inspiration", 0.04),
    ("turn", 0.07),
)
_NUMBERS = tuple(weight for _, weight in WEIGHTS)


def features(table: Table, player: Player) -> tuple[float, ...]:
    """What ``WEIGHTS`` weighs, for one player."""
    late = 1 - len(table.deck) / sum(era_sizes(len(table.players)))
    area = player.area
    shares = sorted((area[domain] / player.needed(domain) for domain in DOMAINS), reverse=True)
    in_sight = max(
        (area[domain] + min(2, player.hand.count(domain))) / player.needed(domain)
        for domain in DOMAINS
    )
    low = table.thresholds[1]
    points = sum(
        area[domain] > 0 and area[domain] >= max(other.area[domain] for other in table.players)
        for domain in DOMAINS
    )
    moving = table.turn is not None and table.players[table.turn] is player
    return (
        shares[0],
        shares[0] ** 3,
        in_sight**3,
        shares[1] ** 2,
        sum(area.values()),
        len(player.hand),
        points,
        points * late**3,
        area["utopia"] * late**3,
        sum(area[domain] >= low for domain in DOMAINS),
        player.most_culture(),
        moving,
    )


def worth(table: Table, player: str) -> float:
    """The chance, from 0 to 1, that ``player`` wins: their team against the best of the others."""
    me = table.players[table.names.index(player)]
    mates = table.team(me)
    mine = max(_score(table, mate) for mate in mates)
    others = max(_score(table, other) for other in table.players if other not in mates)
    return 1 / (1 + math.exp(others - mine))


def _score(table: Table, player: Player) -> float:
    return sum(map(float.__mul__, map(float, features(table, player)), _NUMBERS))
