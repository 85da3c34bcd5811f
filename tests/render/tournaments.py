"""Tournaments of every format, for their pictures."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache
from typing import Any

from bot.core.words import Words
from bot.features.tournaments.panels.pictures import bracket_parts, standings_pages
from bot.features.tournaments.tournament import RUNNING, Plan, Tournament
from render.tournament.bracket import Bracket
from render.tournament.table import Standings
from tests.bot.tournaments.contests import by_chance, changed, contest, paired, played
from tests.render.names import HARD_NAMES

DOUBLE_PAGES = 3  # of a double elimination of 16
_NAMES = ("Ann", "Benedikt", "Chloé", "Dario", "Eva-Maria", "Fynn", "Giuseppina", "Håkon")


@cache
def tournament(
    format_: str,
    people: int,
    seats: int = 2,
    rounds: int | None = None,
    *,
    hard: bool = False,
    penalties: bool = False,
) -> Tournament:
    """Return a tournament after so many rounds, with another one being played.

    ``penalties``: points were deducted from every other entrant.
    """
    begun = contest(format_, people, seats)
    hard_names = list(HARD_NAMES.values()) if hard else []
    for entrant in begun.entrants:
        place = entrant.number - 1
        name = f"{_NAMES[place % len(_NAMES)]} {place // len(_NAMES) or ''}".strip()
        if place < len(hard_names):
            name = hard_names[place]
        begun = changed(begun, entrant.number, name=name)
        if penalties and entrant.number % 2:
            begun = changed(begun, entrant.number, penalty=1 + entrant.number % 4)
    done = played(begun, by_chance(random.Random(people)), rounds)
    if rounds is not None:
        done = paired(done)
    began = datetime(2030, 5, 4, tzinfo=UTC)
    return replace(
        Tournament(1, 2, 3, 4, began, "Summer Cup", "civ", "en", Plan(2, 256, began), done),
        status=RUNNING,
    )


# By the name of their peculiarity; each is made when it is drawn, as the large ones take long.
_TABLES: dict[str, tuple[int, tuple[Any, ...], dict[str, Any]]] = {
    "swiss": (0, ("swiss", 13), {"rounds": 3}),
    "swiss-hard": (0, ("swiss", 6), {"rounds": 2, "hard": True}),
    "swiss-many": (15, ("swiss", 256), {"rounds": 2}),
    "swiss-four": (0, ("swiss", 16, 4), {}),
    "swiss-penalties": (0, ("swiss", 16), {"rounds": 3, "hard": True, "penalties": True}),
    "cross": (0, ("round-robin", 10), {}),
    "cross-hard": (0, ("round-robin", 5), {"hard": True}),
    "round-robin-long": (1, ("round-robin", 20), {}),
    "groups": (0, ("groups", 16), {}),
    "knockout-four": (0, ("elimination", 12, 4), {}),
}
_BRACKETS: dict[str, tuple[int, tuple[Any, ...], dict[str, Any]]] = {
    "sixteen": (0, ("elimination", 16), {}),
    "hard": (0, ("elimination", 7), {"hard": True}),
    **{f"thirty-two-{page}": (page, ("elimination", 32), {"rounds": 1}) for page in (0, 2)},
    "many": (-1, ("elimination", 256), {}),
    "two": (0, ("elimination", 2), {"rounds": 0}),
    **{f"double-{page}": (page, ("double-elimination", 16), {}) for page in range(DOUBLE_PAGES)},
    "double-small": (-1, ("double-elimination", 5), {}),
}


@cache
def table(name: str, words: Words) -> Standings:
    """Return a page of standings."""
    page, about, more = _TABLES[name]
    return standings_pages(tournament(*about, **more), words)[page]


@cache
def bracket(name: str, words: Words) -> Bracket:
    """Return a page of a bracket."""
    page, about, more = _BRACKETS[name]
    return bracket_parts(tournament(*about, **more), words)[page].bracket


TABLES, BRACKETS = tuple(_TABLES), tuple(_BRACKETS)
