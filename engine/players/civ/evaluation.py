"""Evaluation of a table of Carta Impera Victoria: the estimated chance to win."""

from __future__ import annotations

import math
from operator import mul

from engine.civ.domains import DOMAINS, era_sizes
from engine.civ.player import Player, Table
from engine.players.evaluation import against_the_best

# The weight of one unit of each feature, in logits: fitted to the results of some thousand games
# between normal players.
WEIGHTS = (
    # The number of turns to hegemony, at a card a turn and two for one that is not in hand; it
    # matters mostly in relation to the time before the deck is used up.
    ("turns early", -0.13),
    ("close early", 6.4),
    ("at hand late", 2.6),
    ("majorities late", 0.5),
    ("moving", 0.2),
    ("engines", 0.4),  # effects that play a second card, beside the domain nearest to hegemony
    ("army", 0.1),
    ("religion", 0.02),
    ("economy", 0.1),
    ("science", 0.06),
    ("culture", 0.2),
    ("utopia", 0.21),
)
_NUMBERS = tuple(weight for _, weight in WEIGHTS)
_FULL = {players: sum(era_sizes(players)) for players in (2, 3, 4)}


def features(table: Table, player: Player) -> tuple[float, ...]:
    """Return the features of one player, in the order of ``WEIGHTS``."""
    early = len(table.deck) / _FULL[len(table.players)]
    late = 1 - early
    area, hand, blocked = player.area, player.hand, player.blocked
    turns, favourite = 99, ""
    majorities = 0
    for domain, number in area.items():
        missing = table.hegemony + blocked[domain] - number
        held = hand.count(domain) if domain in hand else 0
        away = missing if held >= missing else missing + missing - held
        if away < turns:
            turns, favourite = away, domain
        if number:
            for other in table.players:
                if other.area[domain] > number:
                    break
            else:
                majorities += 1
    engine = table.thresholds[1]
    return (
        turns * early,
        math.exp(-turns / 3) * early,
        math.exp(-turns) * late,
        majorities * late**3,
        table.turn is not None and table.players[table.turn] is player,
        (area["economy"] >= engine + (favourite == "economy"))
        + (area["science"] >= engine + (favourite == "science")),
        *[area[domain] for domain in DOMAINS],
    )


def evaluate(table: Table) -> dict[str, float]:
    """Return each player's chance to win, from 0 to 1, with the partner's in a team."""
    return against_the_best(table, {each.name: score(table, each) for each in table.players})


def score(table: Table, player: Player) -> float:
    """Return how good ``table`` is for ``player`` alone, in logits."""
    return float(sum(map(mul, features(table, player), _NUMBERS)))
