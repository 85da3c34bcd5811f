"""The facts of Carta Impera Victoria: six domains, three eras, and what each domain can do."""

from __future__ import annotations

DOMAINS = ("army", "religion", "economy", "science", "culture", "utopia")

# How many cards of each domain each era has; an era only decides where in the deck they lie.
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
    """How many cards of each era are left out, unseen, with so many players."""
    return 3 if players < 4 else 0


def era_sizes(players: int) -> tuple[int, ...]:
    """How many cards each era has in the deck before dealing, the first era first."""
    return tuple(sum(era.values()) - removed_of_each_era(players) for era in ERAS)


def threshold(players: int, level: int) -> int:
    """How many cards of a domain its permanent effect of ``level`` needs."""
    needed = {1: 2, 2: 4} if players == 4 else {1: 3, 2: 5}
    return needed[level]


def hegemony(players: int) -> int:
    """How many cards of one domain win, before face-down Utopia cards raise it."""
    return 8 if players == 2 else 7
