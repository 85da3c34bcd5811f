"""Editing an open tournament, but not its past rounds."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from bot.features.tournaments.draft import Draft
from bot.features.tournaments.edits import editable, edited, value_of
from bot.features.tournaments.guards import check_active
from engine import Refusal

if TYPE_CHECKING:
    from datetime import datetime

    from bot.features.tournaments.service import Tournaments
    from bot.features.tournaments.tournament import Organiser, Tournament

LONGEST_ABOUT = 1000


class Editing:
    """Edits open tournaments. Each change is logged, and can be taken back.

    All methods refuse as ``Tournaments.locked_for_organiser`` and ``guards.check_active``.
    """

    def __init__(self, tournaments: Tournaments) -> None:
        self._tournaments = tournaments

    async def rename(self, tournament_id: int, by: Organiser, name: str) -> Tournament:
        """Change the name. Refused: as by ``Tournaments.checked_name``."""
        async with self._tournaments.locked_for_organiser(tournament_id, by) as before:
            check_active(before)
            name = self._tournaments.checked_name(name, before.guild_id, tournament_id)
            return await self._edit(before, by, "name", name)

    async def describe(self, tournament_id: int, by: Organiser, text: str) -> Tournament:
        """Change the text about it, at most ``LONGEST_ABOUT`` characters; it may be empty."""
        async with self._tournaments.locked_for_organiser(tournament_id, by) as before:
            check_active(before)
            return await self._edit(before, by, "about", text.strip()[:LONGEST_ABOUT])

    async def set(self, tournament_id: int, by: Organiser, field: str, value: Any) -> Tournament:
        """Change a setting, and other settings to fit.

        Refused: ``not-an-option``, and as by ``edited``.
        """
        async with self._tournaments.locked_for_organiser(tournament_id, by) as before:
            check_active(before)
            if field != "role_id" and value not in Draft.of(before).choices(field):
                raise Refusal("not-an-option")
            return await self._edit(before, by, field, value)

    async def _edit(self, before: Tournament, by: Organiser, field: str, value: Any) -> Tournament:
        after = edited(before, field, value)
        if after == before:
            return before
        fitted = {
            each: value_of(before, each)
            for each in editable(before)
            if each != field and value_of(after, each) != value_of(before, each)
        }
        facts = {
            "field": field,
            "before": value_of(before, field),
            "after": value,
            "fitted": fitted,
        }
        return await self._tournaments.act(before, after, by.user_id, "edit", facts)

    async def extend_match(
        self, tournament_id: int, by: Organiser, round_number: int, table: int, until: datetime
    ) -> Tournament:
        """Give one match more time, or less; the round waits for it.

        Helpers for results and pairings may, too. Refused: ``tournament-deadline-past``,
        ``tournament-no-such-round``, ``tournament-no-such-table``, ``tournament-match-untimed`` if
        it has a result, or no deadline.
        """
        async with self._tournaments.locked_for_helper(tournament_id, by) as before:
            check_active(before)
            before.contest.round(round_number).at(table)
            venue = before.venue(round_number, table)
            if venue is None or venue.source is not None or venue.due_at is None:
                raise Refusal("tournament-match-untimed")
            if until <= self._tournaments.time():
                raise Refusal("tournament-deadline-past")
            facts = {
                "round": round_number,
                "table": table,
                "before": venue.due_at.isoformat(),
                "until": until.isoformat(),
            }
            after = before.with_venue(replace(venue, due_at=until, late=None))
            return await self._tournaments.act(before, after, by.user_id, "extend-match", facts)
