"""Titles: the winners of each, and the titles of each winner. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.core.table import NOBODY
from bot.features.tournaments.contest import formats
from bot.features.tournaments.tournament import OVER, Tournament


@dataclass(frozen=True, slots=True)
class Winner:
    """A winner, with their name at that time.

    ``user_id``  the Discord id; ``NOBODY`` if they were forgotten
    """

    user_id: int
    name: str


@dataclass(frozen=True, slots=True)
class Title:
    """A title won by one user, or by several if they share it.

    ``kind``  ``tournament``, ``series`` or ``season``
    ``at``    a moment by which titles are sorted
    ``game``  the game, of a tournament
    """

    kind: str
    name: str
    at: datetime
    winners: tuple[Winner, ...]
    game: str = ""


@dataclass(frozen=True, slots=True)
class Champion:
    """A user with their titles, the latest first; equal numbers share the ``place``."""

    place: int
    winner: Winner
    titles: tuple[Title, ...]


def of_tournaments(tournaments: Iterable[Tournament]) -> list[Title]:
    """Return the titles of the tournaments that are over."""
    found = []
    for each in tournaments:
        if each.status == OVER:
            numbers = formats.winners(each.contest)
            winners = tuple(
                Winner(person.user_id, each.stored_name(person))
                for person in each.people
                if person.number in numbers
            )
            found.append(Title("tournament", each.name, each.created_at, winners, each.game_name))
    return found


def champions(titles: Iterable[Title]) -> list[Champion]:
    """Return the users with a title, those with the most titles first.

    Forgotten users are left out. ``titles`` are the latest first; of equal numbers the later last
    title comes first.
    """
    won: dict[int, list[Title]] = {}
    names: dict[int, Winner] = {}
    for title in titles:
        for winner in title.winners:
            if winner.user_id != NOBODY:
                won.setdefault(winner.user_id, []).append(title)
                names.setdefault(winner.user_id, winner)
    order = sorted(won, key=lambda user_id: -len(won[user_id]))
    counts = [len(won[user_id]) for user_id in order]
    return [
        Champion(counts.index(count) + 1, names[user_id], tuple(won[user_id]))
        for user_id, count in zip(order, counts, strict=True)
    ]


def won_by(titles: Sequence[Title], user_id: int) -> list[Title]:
    """Return the titles of a user, in the order of ``titles``."""
    return [
        title
        for title in titles
        if user_id != NOBODY and any(each.user_id == user_id for each in title.winners)
    ]
