"""Detection of stuck tournaments, for monitoring and diagnosis."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from bot.features.tournaments.tournament import RUNNING

if TYPE_CHECKING:
    from bot.features.tournaments.tournament import Tournament

# Steps are due at once, but a failed one is retried after up to five minutes.
GRACE = timedelta(minutes=15)


@dataclass(frozen=True, slots=True)
class Progress:
    """The state of an active tournament that is not paused, as far as steps are due.

    ``opens_at`` when the tables of the round open, if not at once
    ``due_at``   when sign-up, check-in or the round ends
    ``matches``  of those without a result: the deadline, and whether the table has been opened
    """

    tournament_id: int
    status: str
    opens_at: datetime | None
    due_at: datetime | None
    matches: tuple[tuple[datetime | None, bool], ...]

    def overdue(self, now: datetime) -> int:
        """Return how many matches should have been over for a while."""
        return sum(due is not None and due < now - GRACE for due, _ in self.matches)

    def stuck(self, now: datetime) -> bool:
        """Return whether a step has not been taken that is due.

        The end of sign-up or check-in, the pairing of a round, the opening of a table, or the end
        of a match. Tables take a moment to open: if it is still so a quarter of an hour later, it
        is a fault.
        """
        if self.status != RUNNING:
            return self.due_at is not None and self.due_at < now - GRACE
        if self.opens_at is not None and now < self.opens_at + GRACE and self.matches:
            return False
        unopened = any(not opened for _, opened in self.matches)
        return not self.matches or unopened or bool(self.overdue(now))


def progress_of(tournament: Tournament) -> Progress:
    """Return the progress of an active tournament that is not paused."""
    venues = [
        tournament.venue(len(tournament.contest.rounds), match.table)
        for match in tournament.open_matches()
    ]
    matches = tuple((each.due_at, each.table_id is not None) for each in venues if each)
    return Progress(
        tournament.id, tournament.status, tournament.opens_at, tournament.due_at, matches
    )
