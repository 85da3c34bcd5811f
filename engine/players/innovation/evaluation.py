"""Evaluation of a table of Innovation: the chance to win, by its features."""

from __future__ import annotations

import math
from operator import mul

from engine.innovation.player import Table
from engine.innovation.table import AGE_ACHIEVEMENTS, Seat
from engine.players.evaluation import against_the_best

# The weight of one unit of each feature, in logits: fitted to the results of some hundred games
# between normal players.
WEIGHTS = (
    ("achievements", 0.40),
    ("nearly", 1.8),  # the last ones are worth more
    ("within", 0.44),  # age achievements that could be claimed at once
    ("points", 0.27),  # the square root of the score
    ("progress", 0.85),  # towards the next age achievement
    ("tops", 0.025),
    ("icons", 0.03),
    ("leads", 0.16),  # resources of which no opponent has as many
    ("hand", 0.03),
    ("actions", 0.09),
)
_NUMBERS = tuple(weight for _, weight in WEIGHTS)
_AGES = tuple((age, int(age)) for age in AGE_ACHIEVEMENTS)


def features(table: Table, player: Seat) -> tuple[float, ...]:
    """Return the features of one player, in the order of ``WEIGHTS``.

    In teams, those of partners add up.
    """
    points = player.points
    highest = player.highest_top
    mates = table.team(player)
    within = 0
    progress = 0.0
    for name, age in _AGES:
        if name in table.achievements:
            if points >= 5 * age and highest >= age:
                within += 1
            else:
                progress = min(1.0, points / (5 * age)) * min(1.0, highest / age)
                break
    leads = 0
    for icon, mine in enumerate(player.icons):
        for other in table.players:
            if other.icons[icon] >= mine and other not in mates:
                break
        else:
            leads += 1
    moving = table.turn is not None and table.players[table.turn] is player
    return (
        len(player.achievements),
        (table.team_achievements(player) / table.needed) ** 3 / len(mates),
        within,
        math.sqrt(points),
        progress,
        sum(card.age for card in player.top_cards),
        sum(player.icons),
        leads,
        len(player.hand),
        table.actions if moving else 0,
    )


def evaluate(table: Table) -> dict[str, float]:
    """Return each player's chance to win, from 0 to 1, with the partner's in a team."""
    scores = {each.name: score(table, each) for each in table.players}
    together = {
        each.name: sum(scores[mate.name] for mate in table.team(each)) for each in table.players
    }
    return against_the_best(table, together)


def score(table: Table, player: Seat) -> float:
    """Return how good ``table`` is for ``player`` alone, in logits."""
    return float(sum(map(mul, features(table, player), _NUMBERS)))
