"""The players of a tournament to be invited when it is held again. Pure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.table import NOBODY

if TYPE_CHECKING:
    from bot.features.tournaments.tournament import Tournament

# The reasons for being out without an invitation to the next one.
NOT_AGAIN = ("organiser", "disqualified", "left-server")


def invited(tournament: Tournament) -> list[int]:
    """Return the Discord ids of its players, but for those removed or gone."""
    return [
        each.user_id
        for each in tournament.people
        if each.user_id not in (NOBODY, *tournament.disqualified) and each.out not in NOT_AGAIN
    ]
