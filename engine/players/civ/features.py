"""The features of a table of Carta Impera Victoria for the learned evaluation."""

from __future__ import annotations

from engine.civ.domains import DOMAINS, PRECEDENCE, era_sizes
from engine.civ.player import Player, Table
from engine.players.civ.evaluation import score
from engine.players.evaluation import BY_HAND, LearnedEvaluation

AWAY = 8  # turns to hegemony from which on they are not told apart
_FULL = {players: sum(era_sizes(players)) for players in (2, 3, 4)}
_LATE_FROM = 0.35  # share of the deck below which majorities begin to count
_TIES = {domain: 0.5**rank for rank, domain in enumerate(PRECEDENCE, 1)}

NAMES = (
    BY_HAND,
    *(f"{domain} {phase}" for phase in ("early", "late") for domain in DOMAINS),
    *(f"{domain} in hand" for domain in DOMAINS),
    *(f"{domain} level {level}" for domain in DOMAINS[:4] for level in (1, 2)),
    "utopia level 1",
    "utopia level 2",
    "most culture",
    *(f"{turns} turns away" for turns in range(1, AWAY)),
    *(f"{turns} turns away, moving" for turns in range(1, 5)),
    *(f"second {turns} turns away" for turns in range(1, AWAY)),
    "cards ahead",
    "engines",
    "wins next turn, moving",
    "wins next turn, waiting",
    "hand",
    "moving early",
    "moving late",
    "turns left",
    "majorities late",
    "majorities last",
    "sole majorities last",
    "close seconds last",
    "tie-breaks last",
    "attackers",
    "utopia threat",
)


def features(table: Table, player: Player) -> list[float]:
    """Return the features of ``player`` at the end of a turn, ordered as ``NAMES``."""
    players = table.players
    full = _FULL[len(players)]
    early = len(table.deck) / full
    late = 1 - early
    last = max(0.0, 1 - early / _LATE_FROM)
    moving = table.turn is not None and players[table.turn] is player
    area, hand = player.area, player.hand
    numbers = list(area.values())
    held = {domain: hand.count(domain) for domain in DOMAINS}
    forbidden = {embargo.domain for embargo in player.embargoes}
    one, two = table.thresholds[1], table.thresholds[2]
    levels = [0.0] * 10
    extra = 0  # further cards that effects play in a turn
    for place, domain in enumerate(("army", "religion", "economy", "science", "utopia")):
        number = area[domain]
        if number >= one:
            levels[2 * place + (number >= two)] = 1.0
    aways: list[tuple[float, str]] = []
    for domain in DOMAINS:
        missing = table.hegemony + player.blocked[domain] - area[domain]
        lacking = max(0, missing - held[domain])
        aways.append((missing + lacking + 0.5 * (domain in forbidden), domain))
    aways.sort()
    away, favourite = aways[0]
    second = aways[1][0]
    for domain in ("economy", "science"):
        number = area[domain]
        if domain != favourite:
            extra += (number >= one) + (number >= two)
    first_away = [0.0] * (AWAY - 1)
    moving_away = [0.0] * 4
    second_away = [0.0] * (AWAY - 1)
    if away < AWAY:
        first_away[max(0, int(away) - 1)] = 1.0
        if moving and away < 5:
            moving_away[max(0, int(away) - 1)] = 1.0
    if second < AWAY:
        second_away[max(0, int(second) - 1)] = 1.0
    missing = table.hegemony + player.blocked[favourite] - area[favourite]
    others_in_area = sum(numbers) - area[favourite]
    reach = min(held[favourite], 1 + min(extra, others_in_area))
    wins = missing <= reach and favourite not in forbidden
    majorities = sole = seconds = 0
    ties = 0.0
    culture = area["culture"] > 0
    for domain in DOMAINS:
        number = area[domain]
        most = 0
        for other in players:
            if other is not player and other.area[domain] > most:
                most = other.area[domain]
        if number and number >= most:
            majorities += 1
            sole += number > most
        elif most - number <= 1:
            seconds += 1
        ties += number * _TIES[domain]
        if domain == "culture" and number <= most:
            culture = False
    left = len(table.deck) / (len(players) * 2.0)  # rounds, roughly
    return [
        score(table, player),
        *[number * early for number in numbers],
        *[number * late for number in numbers],
        *held.values(),
        *levels,
        culture,
        *first_away,
        *moving_away,
        *second_away,
        area[favourite] + min(held[favourite], missing),
        extra,
        wins and moving,
        wins and not moving,
        len(hand),
        moving * early,
        moving * late,
        -min(away, 10.0) * min(1.0, 3.0 / (left + 1)),
        majorities * late,
        majorities * last,
        sole * last,
        seconds * last,
        ties * last,
        min(area["army"], 2),
        min(area["utopia"], 2) * (1 - last),
    ]


LEARNED = LearnedEvaluation("civ", NAMES, features)
