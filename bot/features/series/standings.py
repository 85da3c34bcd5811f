"""The standings of a series: points of its tournaments, and tie-breaks. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby

from bot.core.table import NOBODY
from bot.features.series.points import PointsTable
from bot.features.tournaments.contest import formats
from bot.features.tournaments.model import Contest
from bot.features.tournaments.tournament import OVER, Participant, Tournament

# A user's Discord id; forgotten users are told apart by tournament, number and member.
Key = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Earned:
    """The points that a player has got in a tournament, and their place there."""

    tournament_id: int
    place: int
    points: Fraction


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the standings.

    ``counted``  the best results, best first; ``others``: those that don't count
    ``name``     the name under which they entered last
    """

    place: int
    key: Key
    name: str
    points: Fraction
    counted: tuple[Earned, ...]
    others: tuple[Earned, ...]

    @property
    def user_id(self) -> int:
        """The Discord id; ``NOBODY`` for a forgotten user."""
        return self.key[0]

    @property
    def wins(self) -> int:
        """The number of tournaments won, whether they count or not."""
        return sum(each.place == 1 for each in (*self.counted, *self.others))


def took_part(contest: Contest, number: int) -> bool:
    """Return whether an entrant came to a match, or had a bye."""
    for each in contest.rounds:
        match = each.match_of(number)
        if number in each.byes or (
            match is not None and match.result is not None and number in match.present
        ):
            return True
    return False


def places(tournament: Tournament) -> dict[int, tuple[int, int]]:
    """Return the place of each counting player, and how many share it, by number.

    Players without a match and disqualified ones don't count.
    """
    contest = tournament.contest
    barred = {each.number for each in tournament.people if _disqualified(tournament, each)}
    order = [
        (standing.place, standing.entrant)
        for standing in formats.standings(contest)
        if standing.entrant not in barred and took_part(contest, standing.entrant)
    ]
    found: dict[int, tuple[int, int]] = {}
    place = 1
    for _, sharing in groupby(order, key=lambda each: each[0]):
        numbers = [number for _, number in sharing]
        found |= dict.fromkeys(numbers, (place, len(numbers)))
        place += len(numbers)
    return found


def _disqualified(tournament: Tournament, participant: Participant) -> bool:
    """Return whether a user or a mate is disqualified, even if forgotten since."""
    return tournament.bars(participant.user_id) or participant.out == "disqualified"


def earned(tournament: Tournament, table: PointsTable) -> dict[Key, tuple[str, Earned]]:
    """Return the points of each player of a tournament that is over, and their names.

    Both members of a team get its points.
    """
    if tournament.status != OVER:
        return {}
    found = places(tournament)
    result = {}
    for each in tournament.people:
        if each.number in found:
            place, sharers = found[each.number]
            points = table.shared(place, sharers, len(found))
            result[_key(tournament, each)] = (
                tournament.stored_name(each),
                Earned(tournament.id, place, points),
            )
    return result


def _key(tournament: Tournament, participant: Participant) -> Key:
    if participant.user_id != NOBODY:
        return participant.user_id, 0, 0, 0
    return NOBODY, tournament.id, participant.number, participant.member


def standings(
    tournaments: Iterable[Tournament], table: PointsTable, best: int = 0
) -> tuple[Line, ...]:
    """Return the standings, best first, by the ``best`` results of each (0: all).

    Ties are broken by the highest single results that count, one after the other, then by the
    number of tournaments won. Players still equal share the place.
    """
    results: dict[Key, list[Earned]] = {}
    names: dict[Key, str] = {}
    for tournament in tournaments:
        for key, (name, each) in earned(tournament, table).items():
            results.setdefault(key, []).append(each)
            names[key] = name
    lines = [_line(key, names[key], each, best) for key, each in results.items()]
    lines.sort(key=lambda line: (_rank(line), line.name.casefold(), line.key))
    return _placed(lines)


def _line(key: Key, name: str, results: Sequence[Earned], best: int) -> Line:
    # Of equal points the later result counts last: it is stable, by tournament.
    order = sorted(results, key=lambda each: -each.points)
    counted = order[: best or None]
    total = sum((each.points for each in counted), Fraction(0))
    return Line(0, key, name, total, tuple(counted), tuple(order[len(counted) :]))


def _rank(line: Line) -> tuple[Fraction, tuple[Fraction, ...], int]:
    return -line.points, tuple(-each.points for each in line.counted), -line.wins


def _placed(lines: Sequence[Line]) -> tuple[Line, ...]:
    found: list[Line] = []
    for index, line in enumerate(lines):
        place = index + 1
        if found and _rank(found[-1]) == _rank(line):
            place = found[-1].place
        found.append(Line(place, line.key, line.name, line.points, line.counted, line.others))
    return tuple(found)


def winners(lines: Iterable[Line]) -> tuple[Line, ...]:
    """Return the lines in the first place."""
    return tuple(line for line in lines if line.place == 1)


def by_tournament(line: Line) -> Mapping[int, Earned]:
    """Return the results of a line by tournament."""
    return {each.tournament_id: each for each in (*line.counted, *line.others)}
