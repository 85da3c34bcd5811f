"""The result of a match from the end of its table. Pure."""

from __future__ import annotations

from collections.abc import Collection

from bot.core.table import OVER, Seat, Table
from bot.features.ratings.places import beginners, result_of
from bot.features.tournaments.model import Match, Result, forfeited, placed
from bot.features.tournaments.tournament import Venue

# The reasons for ending a table with which its match counts nevertheless: all agreed to share, only
# computers were left, or the round was over.
ADJUDICATED = "adjudicated"
COUNTING = ("agreed", "deserted", ADJUDICATED)


def decided(table: Table, venue: Venue) -> bool:
    """Return whether the match at this table has come to a result.

    If a moderator has ended the game, it has not before the end of the round.
    """
    if table.active:
        return False
    return table.status == OVER or table.reason in COUNTING or venue.late is not None


def result_at(match: Match, venue: Venue, table: Table, answered: Collection[str]) -> Result:
    """Return the result of a match whose table has ended, by place as in ratings.

    ``answered``: the players for whom a person has made a choice. Others count as absent if they
    resigned, or had to, or were awaited at the end of the round; a team, if no member came.
    """
    numbers = dict(zip([seat.player for seat in table.seats], venue.seated, strict=True))
    absent = set(match.seats) - set(venue.seated)
    for number, seats in seats_by_entrant(venue, table).items():
        gave_up = number in _late(venue) or all(seat.resigned for seat in seats)
        if gave_up and not has_answered(venue, table, number, answered):
            absent.add(number)
    if len(absent) >= len(match.seats) - 1:
        return forfeited(match, absent)
    shared = table.reason == "agreed"
    places: dict[int, int] = {}
    for outcome in result_of(table, beginners(table)).outcomes:
        number = numbers[outcome.player]
        if number not in absent:
            place = 1 if shared and outcome.left is None else outcome.place
            places[number] = min(place, places.get(number, place))  # mates share the better one
    return placed(match, places, absent)


def seats_by_entrant(venue: Venue, table: Table) -> dict[int, list[Seat]]:
    """Return the seats of each entrant at a table: one, or the two of a team."""
    seats: dict[int, list[Seat]] = {}
    for number, seat in zip(venue.seated, table.seats, strict=True):
        seats.setdefault(number, []).append(seat)
    return seats


def has_answered(venue: Venue, table: Table, number: int, answered: Collection[str]) -> bool:
    """Return whether an entrant, or one of a team, is among the ``answered``."""
    return any(seat.player in answered for seat in seats_by_entrant(venue, table)[number])


def not_come(match: Match, venue: Venue, table: Table, result: Result) -> set[int]:
    """Return the absent entrants by timeout, not those who dropped out.

    Entrants who resigned are left out, too.
    """
    seats = seats_by_entrant(venue, table)
    return {
        number
        for number in result.absent
        if number in seats
        and (any(seat.lapses for seat in seats[number]) or number in _late(venue))
    }


def unseen(
    match: Match,
    venue: Venue,
    table: Table,
    result: Result,
    answered: Collection[str],
    checked_in: Collection[int],
) -> int | None:
    """Return the only entrant left after no-shows, unless they have been seen.

    An entrant has been seen who made a choice, checked in for this round, or pressed the button.
    """
    came = [number for number in match.seats if number not in result.absent]
    if len(came) != 1 or not not_come(match, venue, table, result):
        return None
    (number,) = came
    answers = has_answered(venue, table, number, answered)
    seen = venue.present or number in checked_in or answers
    return None if seen else number


def _late(venue: Venue) -> tuple[int, ...]:
    """Return the entrants awaited at the end of the round."""
    return (*venue.overtime, *(venue.late or ()))
