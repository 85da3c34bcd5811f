"""The tournament services without Discord, with a clock of their own."""

from __future__ import annotations

import random
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.core.terms import Terms
from bot.features.ratings.service import Ratings
from bot.features.tournaments import course
from bot.features.tournaments.contest import formats
from bot.features.tournaments.editing import Editing
from bot.features.tournaments.entrants import Entrants
from bot.features.tournaments.model import Settings
from bot.features.tournaments.nudges import Nudges
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.tournament import Organiser, Plan, Tournament
from bot.storage import Store
from bot.tables.service import Tables
from engine import Refusal
from tests.bot.tournaments.contests import won_by

NOW = datetime(2026, 5, 1, 12, tzinfo=UTC)
ANN, BOB, CAT, DAN, EVE, FAY = 1, 2, 3, 4, 5, 6
NAMES = {ANN: "Ann", BOB: "Bob", CAT: "Cat", DAN: "Dan", EVE: "Eve", FAY: "Fay"}


class Desk:
    """The tournament service with a clock of its own."""

    def __init__(self, path: Path | str) -> None:
        self.now = NOW
        self.tables = Tables(Store(path), clock=lambda: self.now)
        self.service = Tournaments(self.tables, Ratings(self.tables), random.Random(3))
        self.entrants = Entrants(self.service)
        self.editing = Editing(self.service)
        self.nudges = Nudges(self.service, self.tables)
        self.id = 0

    @property
    def cup(self) -> Tournament:
        """The tournament in its current state."""
        return self.service.get(self.id)

    async def open(self, format_: str = "swiss", **changes: Any) -> Tournament:
        """Open a tournament organised by Ann."""
        plan = {
            "min_people": 4,
            "max_people": 8,
            "signup_until": NOW + timedelta(days=2),
            **changes.pop("plan", {}),
        }
        arguments: dict[str, Any] = {
            "guild_id": 77,
            "channel_id": 88,
            "by": ANN,
            "name": "Spring Cup",
            "game": "innovation",
            "language": "en",
            "options": {},
            "settings": Settings(format_),
            "plan": Plan(**plan),
            "terms": Terms(pace=24),
            **changes,
        }
        opened = await self.service.create(**arguments)
        self.id = opened.id
        return opened

    async def join(self, *people: int) -> None:
        """Let these people sign up."""
        for person in people:
            await self.service.join(self.id, person, NAMES[person])

    async def pair(self) -> None:
        """Begin the next round, as the director does when it is due."""
        async with self.service.locked(self.id) as before:
            ready = before
            if not before.contest.rounds:
                ratings = self.service.ratings_of(before, [each.user_id for each in before.people])
                ready = course.drawn(before, ratings, self.service.chance)
            coming = formats.next_round(ready.contest)
            await self.service.commit(before, course.paired(ready, coming, self.now))

    async def win(self, table: int = 1) -> None:
        """Let the first player of this table of the last round win."""
        async with self.service.locked(self.id) as before:
            assert before.round is not None
            match = before.round.at(table)
            venue = before.venue(before.round.number, table)
            assert venue is not None
            result = won_by(match, match.seats[:1])
            await self.service.commit(before, course.with_result(before, venue, result, "played"))


def active(desk: Desk) -> int:
    """Return the number of active entrants."""
    return len(desk.cup.active_people)


def by(user_id: int) -> Organiser:
    """Return a user as an organiser on the server of the tournament."""
    return Organiser(user_id, 77)


def refused(reason: str) -> Any:
    """Expect a refusal for this reason."""
    return pytest.raises(Refusal, match=f"^{reason}")
