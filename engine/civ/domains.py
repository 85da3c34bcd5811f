"""The facts of Carta Impera Victoria: domains, eras, limits and thresholds."""

from __future__ import annotations

DOMAINS = ("army", "religion", "economy", "science", "culture", "utopia")

# Cards of each domain in each era; an era only decides where in the deck they lie.
ERAS: tuple[dict[str, int], ...] = (
    {"army": 8, "religion": 8, "economy": 4, "science": 4, "culture": 4, "utopia": 0},
    {"army": 8, "religion": 8, "economy": 4, "science": 8, "culture": 4, "utopia": 0},
    {"army": 4, "religion": 0, "economy": 8, "science": 8, "culture": 8, "utopia": 16},
)

# Tie-breaks of a majority, the most important first.
PRECEDENCE = ("utopia", "culture", "science", "economy", "religion", "army")

HAND_LIMIT = 3
LEVELS = (1, 2)


def removed_of_each_era(players: int) -> int:
    """Return the number of cards of each era left out unseen for ``players`` players."""
    return 3 if players < 4 else 0


def era_sizes(players: int) -> tuple[int, ...]:
    """Return the number of cards of each era before dealing, the first era first."""
    return tuple(sum(era.values()) - removed_of_each_era(players) for era in ERAS)


def threshold(players: int, level: int) -> int:
    """Return the number of cards that a permanent effect of ``level`` needs."""
    needed = {1: 2, 2: 4} if players == 4 else {1: 3, 2: 5}
    return needed[level]


def hegemony(players: int) -> int:
    """Return the number of cards of one domain that wins.

    Face-down Utopia cards raise it for a domain of a player.
    """
    return 8 if players == 2 else 7
