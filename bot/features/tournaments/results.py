"""The result of a match from the end of its table. Pure."""

from __future__ import annotations

from collections.abc import Collection

from bot.core.table import OVER, Table
from bot.features.ratings.places import beginners, result_of
from bot.features.tournaments.model import Match, Result, forfeited, placed
from bot.features.tournaments.tournament import Venue

# Reasons for which a table has ended whose match counts nevertheless: all agreed to share, only
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
    resigned, or had to, or were awaited at the end of the round.
    """
    numbers = dict(zip([seat.player for seat in table.seats], venue.seated, strict=True))
    absent = set(match.seats) - set(venue.seated)
    for seat in table.seats:
        number = numbers[seat.player]
        if seat.player not in answered and (seat.resigned or number in _late(venue)):
            absent.add(number)
    if len(absent) >= len(match.seats) - 1:
        return forfeited(match, absent)
    shared = table.reason == "agreed"
    places = {}
    for outcome in result_of(table, beginners(table)).outcomes:
        number = numbers[outcome.player]
        if number not in absent:
            places[number] = 1 if shared and outcome.left is None else outcome.place
    return placed(match, places, absent)


def not_come(match: Match, venue: Venue, table: Table, result: Result) -> set[int]:
    """Return the absent entrants who let their time pass, not those who dropped out.

    Entrants who resigned are left out, too.
    """
    seats = dict(zip(venue.seated, table.seats, strict=True))
    return {
        number
        for number in result.absent
        if number in seats and (seats[number].lapses or number in _late(venue))
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

    An entrant has been seen who made a choice, has checked in for this round, or says so.
    """
    came = [number for number in match.seats if number not in result.absent]
    if len(came) != 1 or not not_come(match, venue, table, result):
        return None
    seats = dict(zip(venue.seated, table.seats, strict=True))
    (number,) = came
    seen = venue.present or number in checked_in or seats[number].player in answered
    return None if seen else number


def _late(venue: Venue) -> tuple[int, ...]:
    """Return the entrants who were awaited when the round was over."""
    return (*venue.overtime, *(venue.late or ()))
