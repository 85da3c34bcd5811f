"""Records of entrants: results by round, with points for pairings and standings.

At tables of two a win is 1, a shared victory ½, a loss 0. Tournaments at tables of three or four
give 6, 4, 2, 0 and 6, 3, 0 by place (6, 0 if only two sit there), so that a table of either size
gives the same on average; entrants sharing a place share its points. An absent entrant gets 0 and
takes the last place, so that the others lose no points by it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from bot.features.tournaments.model import Contest, Match, Round

NOTHING = Fraction(0)

# The kinds of rounds from an entrant's point of view.
PLAYED = "played"
OPEN = "open"  # paired, and not over yet
WALKOVER = "walkover"  # the entrant came and all others were absent
ABSENT = "absent"  # the entrant did not come
BYE = "bye"  # no opponent, with the points of a win
AWAY = "away"  # a half-point bye, which the entrant had asked for
FREE = "free"  # no opponent in a round robin, where all have such a turn
MISSED = "missed"  # not paired: joined later, or had dropped out
ANNULLED = "annulled"  # a match that does not count, as an entrant left a round robin early


@dataclass(frozen=True, slots=True)
class Line:
    """A round of one entrant.

    ``opponents``  those met, for ``played`` and ``open``
    ``scheduled``  those paired with, whether or not they came
    ``place``      at a table that was played; shared places are equal
    ``seat``       0 for the first player; ``None`` without a table
    ``seats``      the number of seats due at the table
    """

    round: int
    kind: str
    points: Fraction = NOTHING
    opponents: tuple[int, ...] = ()
    scheduled: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    place: int | None = None
    seat: int | None = None
    seats: int = 0

    @property
    def met(self) -> Iterator[tuple[int, Fraction]]:
        """The opponents, with 1 for each placed behind, ½ for a shared place, 0 ahead."""
        assert self.place is not None
        for opponent, place in zip(self.opponents, self.places, strict=True):
            yield opponent, Fraction((place > self.place) - (place < self.place) + 1, 2)


@dataclass(frozen=True, slots=True)
class Record:
    """The results of an entrant so far.

    ``earned``   the points of all lines
    ``penalty``  the points that an organiser has deducted, as far as there were any
    """

    entrant: int
    lines: tuple[Line, ...]
    earned: Fraction
    penalty: Fraction = NOTHING

    @property
    def points(self) -> Fraction:
        """The points that count for places and pairings."""
        return self.earned - self.penalty

    @property
    def meetings(self) -> Counter[int]:
        """The number of meetings at a table, by opponent."""
        return Counter(
            number
            for line in self.lines
            if line.kind in (PLAYED, OPEN)
            for number in line.opponents
        )

    @property
    def free_points(self) -> int:
        """The number of wins scored without playing."""
        return sum(line.kind in (BYE, WALKOVER) for line in self.lines)

    @property
    def seats(self) -> tuple[int, ...]:
        """The entrant's seat at each table played, in the order of the rounds."""
        return tuple(
            line.seat
            for line in self.lines
            if line.seat is not None and line.kind in (PLAYED, OPEN)
        )


def full_points(seats: int) -> int:
    """Return the points of a win in a tournament with tables of ``seats``."""
    return 1 if seats == 2 else 6


def points_of(match: Match, full: int) -> dict[int, Fraction]:
    """Return the points of each entrant in a match; empty if it is open.

    A win is worth ``full``.
    """
    if match.result is None:
        return {}
    size = len(match.seats)
    places = match.places
    present = match.present
    taken = Counter(places[number] for number in present)
    points = dict.fromkeys(match.seats, NOTHING)
    for number in present:
        # Twice the middle of the places taken by the entrants sharing this one.
        middle = 2 * places[number] + taken[places[number]] - 1
        points[number] = Fraction(full * (2 * size - middle), 2 * (size - 1))
    return points


def records(
    contest: Contest,
    rounds: Sequence[Round] | None = None,
    annulled: Collection[int] = (),
) -> dict[int, Record]:
    """Return the record of each entrant, by number.

    ``rounds`` are those that count, if not all; matches of ``annulled`` entrants don't.
    """
    lines: dict[int, list[Line]] = {entrant.number: [] for entrant in contest.entrants}
    for each in contest.rounds if rounds is None else rounds:
        for number, line in _lines(each, contest, annulled):
            lines[number].append(line)
    earned = {
        number: sum((line.points for line in each), NOTHING) for number, each in lines.items()
    }
    return {
        each.number: Record(
            each.number,
            tuple(lines[each.number]),
            earned[each.number],
            min(Fraction(each.penalty, 2), earned[each.number]),
        )
        for each in contest.entrants
    }


def seats_so_far(contest: Contest) -> dict[int, tuple[int, ...]]:
    """Return the earlier seats of each entrant, or none where seats don't matter."""
    if not contest.settings.first_seat:
        return {entrant.number: () for entrant in contest.entrants}
    return {number: record.seats for number, record in records(contest).items()}


def _lines(
    round_: Round, contest: Contest, annulled: Collection[int]
) -> Iterator[tuple[int, Line]]:
    """Yield the line of this round for each entrant."""
    full = full_points(contest.settings.seats)
    seen: set[int] = set()
    for match in round_.matches:
        seen.update(match.seats)
        yield from _at_table(round_.number, match, full, annulled)
    for number in round_.byes:
        seen.add(number)
        if round_.stage == "swiss":
            yield number, Line(round_.number, BYE, Fraction(full))
        else:
            yield number, Line(round_.number, FREE)
    for number in round_.away:
        seen.add(number)
        yield number, Line(round_.number, AWAY, Fraction(full, 2))
    for entrant in contest.entrants:
        if entrant.number not in seen:
            yield entrant.number, Line(round_.number, MISSED)


def _at_table(
    number: int, match: Match, full: int, annulled: Collection[int]
) -> Iterator[tuple[int, Line]]:
    """Yield the line of the match in round ``number`` for each of its entrants."""
    size = len(match.seats)
    void = any(each in annulled for each in match.seats)
    points = points_of(match, full)
    places = match.places
    present = match.present
    for seat, me in enumerate(match.seats):
        others = tuple(each for each in match.seats if each != me)
        if void:
            yield me, Line(number, ANNULLED, scheduled=others, seat=seat, seats=size)
        elif match.result is None:
            yield me, Line(number, OPEN, NOTHING, others, others, seat=seat, seats=size)
        elif me not in present or len(present) == 1:
            kind = WALKOVER if me in present else ABSENT
            yield me, Line(number, kind, points[me], scheduled=others, seat=seat, seats=size)
        else:
            met = tuple(each for each in present if each != me)
            theirs = tuple(places[each] for each in met)
            yield (
                me,
                Line(number, PLAYED, points[me], met, others, theirs, places[me], seat, size),
            )
