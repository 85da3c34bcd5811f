"""Tournaments of every format, for their pictures."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache

from bot.core.words import Words
from bot.features.tournaments.panels.pictures import bracket_parts, standings_pages
from bot.features.tournaments.tournament import RUNNING, Plan, Tournament
from render.tournament.bracket import Bracket
from render.tournament.table import Standings
from tests.bot.tournaments.contests import by_chance, changed, contest, paired, played
from tests.render.names import HARD_NAMES

_NAMES = ("Ann", "Benedikt", "Chloé", "Dario", "Eva-Maria", "Fynn", "Giuseppina", "Håkon")


@cache
def tournament(
    format_: str, people: int, seats: int = 2, rounds: int | None = None, *, hard: bool = False
) -> Tournament:
    """Return a tournament after so many rounds, with another one being played."""
    begun = contest(format_, people, seats)
    hard_names = list(HARD_NAMES.values()) if hard else []
    for entrant in begun.entrants:
        place = entrant.number - 1
        name = f"{_NAMES[place % len(_NAMES)]} {place // len(_NAMES) or ''}".strip()
        if place < len(hard_names):
            name = hard_names[place]
        begun = changed(begun, entrant.number, name=name)
    done = played(begun, by_chance(random.Random(people)), rounds)
    if rounds is not None:
        done = paired(done)
    began = datetime(2030, 5, 4, tzinfo=UTC)
    return replace(
        Tournament(1, 2, 3, 4, began, "Summer Cup", "civ", "en", Plan(2, 256, began), done),
        status=RUNNING,
    )


def tables(words: Words) -> Iterator[tuple[str, Standings]]:
    """Yield pages of standings, by the name of their peculiarity."""
    yield "swiss", standings_pages(tournament("swiss", 13, rounds=3), words)[0]
    yield "swiss-hard", standings_pages(tournament("swiss", 6, rounds=2, hard=True), words)[0]
    yield "swiss-many", standings_pages(tournament("swiss", 256, rounds=2), words)[15]
    yield "swiss-four", standings_pages(tournament("swiss", 16, 4), words)[0]
    yield "cross", standings_pages(tournament("round-robin", 10), words)[0]
    yield "cross-hard", standings_pages(tournament("round-robin", 5, hard=True), words)[0]
    yield "round-robin-long", standings_pages(tournament("round-robin", 20), words)[1]
    yield "groups", standings_pages(tournament("groups", 16), words)[0]
    yield "knockout-four", standings_pages(tournament("elimination", 12, 4), words)[0]


def brackets(words: Words) -> Iterator[tuple[str, Bracket]]:
    """Yield pages of brackets, by the name of their peculiarity."""
    yield "sixteen", bracket_parts(tournament("elimination", 16), words)[0].bracket
    yield "hard", bracket_parts(tournament("elimination", 7, hard=True), words)[0].bracket
    for page, part in enumerate(bracket_parts(tournament("elimination", 32, rounds=1), words)):
        if page in (0, 2):
            yield f"thirty-two-{page}", part.bracket
    yield "many", bracket_parts(tournament("elimination", 256), words)[-1].bracket
    yield "two", bracket_parts(tournament("elimination", 2, rounds=0), words)[0].bracket
    for page, part in enumerate(bracket_parts(tournament("double-elimination", 16), words)):
        yield f"double-{page}", part.bracket
    yield "double-small", bracket_parts(tournament("double-elimination", 5), words)[-1].bracket
