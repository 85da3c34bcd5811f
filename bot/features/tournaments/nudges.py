"""Nudging players who hold a round up; each match once per interval at most."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from bot.features.tournaments.guards import check_active
from engine import Refusal

if TYPE_CHECKING:
    from bot.features.tournaments.model import Match
    from bot.features.tournaments.service import Tournaments
    from bot.features.tournaments.tournament import Organiser, Tournament
    from bot.tables.service import Tables

# The players of a match are nudged at most once within this time, by all organisers.
BETWEEN_NUDGES = timedelta(hours=12)


@dataclass(frozen=True, slots=True)
class Holdup:
    """An open match, and the players for whom it waits.

    ``awaited``  the entrants who have to act; empty: none in particular
    ``since``    since when the first of them is awaited, as far as known
    ``people``   the Discord ids of the players who have to act
    """

    match: Match
    awaited: tuple[int, ...] = ()
    since: datetime | None = None
    people: tuple[int, ...] = ()


class Nudges:
    """Finds the players who hold a round up, and lets organisers nudge them."""

    def __init__(self, tournaments: Tournaments, tables: Tables) -> None:
        self._tournaments = tournaments
        self._tables = tables

    def holdups(self, tournament: Tournament) -> list[Holdup]:
        """Return the open matches of the round, those that wait the longest first."""
        found = [self._holdup(tournament, match) for match in tournament.open_matches()]
        return sorted(found, key=lambda each: (not each.awaited, _moment(each.since)))

    def _holdup(self, tournament: Tournament, match: Match) -> Holdup:
        venue = tournament.venue(len(tournament.contest.rounds), match.table)
        if venue is None or venue.table_id is None:
            return Holdup(match)
        if venue.asked is not None and not venue.present:
            return Holdup(match, (venue.asked,), None, tuple(tournament.users([venue.asked])))
        table = self._tables.get(venue.table_id)
        awaited = [
            (number, seat.waiting.since, seat.called)
            for number, seat in zip(venue.seated, table.seats, strict=True)
            if seat.waiting is not None and seat.played_by_person
        ]
        since = min((moment for _, moment, _ in awaited if moment is not None), default=None)
        numbers = dict.fromkeys(number for number, _, _ in awaited)
        return Holdup(match, tuple(numbers), since, tuple(person for _, _, person in awaited))

    async def nudge(self, tournament_id: int, by: Organiser, table: int) -> Holdup:
        """Log a nudge of the players awaited at a table of the round.

        The caller pings them. Refused: as by ``Tournaments.locked_for_helper`` and
        ``guards.check_active``, ``tournament-paused``, ``tournament-nobody-awaited``,
        ``tournament-nudged`` (``hours``: the interval between nudges).
        """
        async with self._tournaments.locked_for_helper(tournament_id, by) as before:
            check_active(before)
            if before.paused:
                raise Refusal("tournament-paused")
            round_number = len(before.contest.rounds)
            holdup = next(
                (each for each in self.holdups(before) if each.match.table == table), None
            )
            if holdup is None or not holdup.awaited:
                raise Refusal("tournament-nobody-awaited")
            last = self.last_nudge(tournament_id, round_number, table)
            if last is not None and self._tables.now() - last < BETWEEN_NUDGES:
                hours = int(BETWEEN_NUDGES.total_seconds() // 3600)
                raise Refusal("tournament-nudged", hours=hours)
            facts = {"round": round_number, "table": table}
            await self._tournaments.act(before, before, by.user_id, "nudge", facts)
            return holdup

    def last_nudge(self, tournament_id: int, round_number: int, table: int) -> datetime | None:
        """Return when the players of a match were last nudged."""
        for act in self._tournaments.log(tournament_id):
            about = act.about
            if act.kind == "nudge" and (about["round"], about["table"]) == (round_number, table):
                return act.at
        return None


def _moment(since: datetime | None) -> float:
    """Return a moment to sort by, unknown ones last."""
    return float("inf") if since is None else since.timestamp()
