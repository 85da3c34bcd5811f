"""The final after Swiss rounds: a bracket of the best, or a final table. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.features.tournaments.contest.records import PLAYED, full_points, records, seats_so_far
from bot.features.tournaments.contest.seating import seat_order
from bot.features.tournaments.contest.standings import Standing
from bot.features.tournaments.model import Contest, Entrant, Match, Round, Settings

# The possible numbers of finalists, by seats at a table.
SIZES = {2: (2, 4, 8, 16), 3: (3,), 4: (3, 4)}


def rounds_of(settings: Settings, count: int) -> int:
    """Return the number of rounds of the final for ``count`` entrants; 0 without one."""
    finalists = min(settings.cut or 0, count)
    if finalists < 2:
        return 0
    return (finalists - 1).bit_length() if settings.seats == 2 else 1


def finalists(contest: Contest, lines: Sequence[Standing]) -> list[Entrant]:
    """Return the finalists by the Swiss standings ``lines``, the first place first.

    Dropouts make room for the next ones.
    """
    going_on = [each.entrant for each in lines if each.active][: contest.settings.cut or 0]
    return [contest.entrant(number) for number in going_on]


def final_table(contest: Contest, seeded: Sequence[Entrant]) -> Round:
    """Return the round in which all finalists play at one table."""
    numbers = tuple(each.number for each in seeded)
    match = Match(1, seat_order(numbers, seats_so_far(contest)), slot="final")
    return Round(len(contest.rounds) + 1, "elimination", (match,), seeds=numbers)


def reached_at_table(match: Match) -> dict[int, tuple[int, int]]:
    """Return a sort key of the places at the final table; equal while it is open."""
    return {number: (1, -match.places.get(number, 0)) for number in match.seats}


def with_final(
    contest: Contest, lines: Sequence[Standing], reach: Mapping[int, tuple[int, int]]
) -> tuple[Standing, ...]:
    """Return the Swiss standings ``lines``, finalists first in the order of ``reach``.

    Among finalists of equal reach the Swiss place decides, and all others follow by it.
    """
    order = sorted(lines, key=lambda each: reach.get(each.entrant, (0, 0)), reverse=True)
    full, done = full_points(contest.settings.seats), records(contest)
    placed = []
    for place, each in enumerate(order, 1):
        played = [line for line in done[each.entrant].lines if line.kind == PLAYED]
        won = sum(line.points == full for line in played)
        far = reach.get(each.entrant)
        placed.append(replace(each, place=place, played=len(played), won=won, reach=far))
    return tuple(placed)
