"""What each entrant did, round by round, and the points for it. Pairings and standings read this.

Points. At tables of two a win is 1, a shared victory ½, a loss 0. Tournaments at tables of three or
four give 6, 4, 2, 0 and 6, 3, 0 by place (6, 0 if only two sit there), so that a table of either
size gives the same on average; who shares places shares their points evenly. Who is absent gets 0
and takes the last place, so that nobody loses by it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from bot.features.tournaments.model import Contest, Match, Round

NOTHING = Fraction(0)

# What a round was for an entrant.
PLAYED = "played"
OPEN = "open"  # paired, and not over yet
WALKOVER = "walkover"  # they came and nobody else did
ABSENT = "absent"  # they did not come
BYE = "bye"  # nobody to play with, and the points of a win for it
FREE = "free"  # nobody to play with in a round robin, where everybody's turn for that comes
MISSED = "missed"  # not paired: joined later, or had dropped out
ANNULLED = "annulled"  # a match that does not count, as one of them left a round robin early


@dataclass(frozen=True, slots=True)
class Line:
    """One round of one entrant.

    ``opponents``  whom they met, for ``played`` and ``open``
    ``scheduled``  whom they were to meet, whether or not they came
    ``place``      at a table that was played; shared places are equal
    ``seat``       0 for who began; ``None`` without a table
    ``seats``      how many were to sit at the table
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
        """Each opponent, with 1 if this entrant was placed before them, ½ if beside, 0 if after."""
        assert self.place is not None
        for opponent, place in zip(self.opponents, self.places, strict=True):
            yield opponent, Fraction((place > self.place) - (place < self.place) + 1, 2)


@dataclass(frozen=True, slots=True)
class Record:
    """All that an entrant did so far."""

    entrant: int
    lines: tuple[Line, ...]
    points: Fraction

    @property
    def meetings(self) -> Counter[int]:
        """How often they sat at a table with whom."""
        return Counter(
            number
            for line in self.lines
            if line.kind in (PLAYED, OPEN)
            for number in line.opponents
        )

    @property
    def free_points(self) -> int:
        """How often they got the points of a win without playing."""
        return sum(line.kind in (BYE, WALKOVER) for line in self.lines)

    @property
    def seats(self) -> tuple[int, ...]:
        """Where they sat at each table where they played, in the order of the rounds."""
        return tuple(
            line.seat
            for line in self.lines
            if line.seat is not None and line.kind in (PLAYED, OPEN)
        )


def full_points(seats: int) -> int:
    """The points of a win in a tournament with so many seats at a table."""
    return 1 if seats == 2 else 6


def points_of(match: Match, full: int) -> dict[int, Fraction]:
    """What each entrant gets for a match where a win is worth ``full``; nothing if it is open."""
    if match.result is None:
        return {}
    size = len(match.seats)
    places = match.places
    present = match.present
    taken = Counter(places[number] for number in present)
    points = dict.fromkeys(match.seats, NOTHING)
    for number in present:
        # Twice the middle of the places that those who share this one take up.
        middle = 2 * places[number] + taken[places[number]] - 1
        points[number] = Fraction(full * (2 * size - middle), 2 * (size - 1))
    return points


def records(
    contest: Contest,
    rounds: Sequence[Round] | None = None,
    annulled: Collection[int] = (),
) -> dict[int, Record]:
    """The record of each entrant, by number.

    ``rounds`` are those that count, if not all; ``annulled`` are entrants whose matches do not.
    """
    lines: dict[int, list[Line]] = {entrant.number: [] for entrant in contest.entrants}
    for each in contest.rounds if rounds is None else rounds:
        for number, line in _lines(each, contest, annulled):
            lines[number].append(line)
    return {
        number: Record(number, tuple(each), sum((line.points for line in each), NOTHING))
        for number, each in lines.items()
    }


def _lines(
    round_: Round, contest: Contest, annulled: Collection[int]
) -> Iterator[tuple[int, Line]]:
    """What this round was for each entrant."""
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
    for entrant in contest.entrants:
        if entrant.number not in seen:
            yield entrant.number, Line(round_.number, MISSED)


def _at_table(
    number: int, match: Match, full: int, annulled: Collection[int]
) -> Iterator[tuple[int, Line]]:
    """What the match in round ``number`` was for each of those who were to play it."""
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
