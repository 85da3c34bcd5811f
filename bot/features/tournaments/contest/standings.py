"""Standings: places by points and tie-breaks, with the parts that explain each.

Rounds that were not played count by FIDE's rule (Handbook C.07, article 16): for an entrant's own
tie-breaks, each as if played against an opponent with as many points; and in the points of an
opponent, the rounds missed at the end, after they had vanished, count as half.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from bot.features.tournaments.contest.records import (
    ABSENT,
    ANNULLED,
    AWAY,
    BYE,
    MISSED,
    OPEN,
    PLAYED,
    WALKOVER,
    Line,
    Record,
)
from bot.features.tournaments.model import Entrant

HALF = Fraction(1, 2)
PENALTY = "penalty"  # the kind of a part: points that an organiser has deducted

# The value of each entrant for the tie-breaks of their opponents, by number.
Worth = Mapping[int, Fraction]


@dataclass(frozen=True, slots=True)
class Part:
    """The contribution of a round to a number.

    ``kind``      the kind of round (``records``: ``played``, ``bye`` …), ``virtual`` where an
                  opponent with the same points is assumed, or ``penalty``, in no round (0)
    ``opponents`` the opponents concerned
    """

    round: int
    kind: str
    value: Fraction
    opponents: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Number:
    """A number that decides about places: the sum (or the mean) of its parts.

    ``key``     ``points``, one of ``TIEBREAKS``, ``head-to-head`` or ``lot``
    ``counts``  whether it was needed: whether others were equal in all numbers before it
    """

    key: str
    value: Fraction
    parts: tuple[Part, ...] = ()
    counts: bool = True


@dataclass(frozen=True, slots=True)
class Standing:
    """A line of the standings; entrants with the same ``place`` are equal throughout.

    ``place``      0 before there are places: see ``Contest.placed``
    ``tiebreaks``  in the order in which they decide
    ``played``     matches that were played; ``won``: with sole first place
    ``reach``      how far they came in a final that counts before the points: greater is further
    """

    place: int
    entrant: int
    points: Number
    tiebreaks: tuple[Number, ...] = ()
    played: int = 0
    won: int = 0
    active: bool = True
    reach: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class Scoring:
    """The facts of a format that tie-breaks depend on.

    ``forfeits``  whether forfeited matches count like others, as in a round robin
    """

    full: int
    tiebreaks: tuple[str, ...]
    forfeits: bool = False


def ranked(
    entrants: Sequence[Entrant], records: Mapping[int, Record], scoring: Scoring
) -> tuple[Standing, ...]:
    """Return the standings of ``entrants``, first place first."""
    worth = {number: _as_opponent(record, scoring) for number, record in records.items()}
    numbers = {
        entrant.number: _numbers(entrant, records[entrant.number], worth, scoring)
        for entrant in entrants
    }
    active = {entrant.number: entrant.active for entrant in entrants}
    groups = [[entrant.number for entrant in entrants]]
    for step in range(len(scoring.tiebreaks) + 1):
        finer = []
        for group in groups:
            for number in group:
                own = numbers[number]
                if own[step].key == "head-to-head":
                    own[step] = _head_to_head(number, group, records, scoring)
                own[step] = replace(own[step], counts=len(group) > 1)
            finer += _split(group, {number: _order(numbers[number][step]) for number in group})
        groups = finer
    standings: list[Standing] = []
    for group in groups:
        place = len(standings) + 1
        for number in group:
            points, *tiebreaks = numbers[number]
            played = [line for line in records[number].lines if line.kind == PLAYED]
            won = sum(line.points == scoring.full for line in played)
            standings.append(
                Standing(
                    place,
                    number,
                    points,
                    tuple(tiebreaks),
                    len(played),
                    won,
                    active[number],
                )
            )
    return tuple(standings)


def by_reach(
    entrants: Sequence[Entrant], records: Mapping[int, Record], reach: Mapping[int, tuple[int, int]]
) -> tuple[Standing, ...]:
    """Return the standings of an elimination, by ``reach``; ``points`` are wins.

    Entrants of equal reach share the place. ``entrants`` come in the order of their seeds.
    """
    wins = (PLAYED, WALKOVER)
    standings = []
    for entrant in sorted(entrants, key=lambda each: reach[each.number], reverse=True):
        mine = reach[entrant.number]
        lines = records[entrant.number].lines
        parts = tuple(
            _part(line, Fraction(1))
            for line in lines
            if line.kind in wins and line.place in (1, None)
        )
        standings.append(
            Standing(
                1 + sum(reach[other.number] > mine for other in entrants),
                entrant.number,
                Number("wins", Fraction(len(parts)), parts),
                played=sum(line.kind == PLAYED for line in lines),
                won=sum(line.kind == PLAYED and line.place == 1 for line in lines),
                active=entrant.active,
            )
        )
    return tuple(standings)


def _split(group: list[int], order: Mapping[int, Fraction]) -> list[list[int]]:
    """Split ``group`` into groups of equals, the best first."""
    return [
        [number for number in group if order[number] == value]
        for value in sorted(set(order.values()))
    ]


def _order(number: Number) -> Fraction:
    """Return a sort key: of places and lots, lower ones are better."""
    return number.value if number.key in ("places", "lot") else -number.value


def _numbers(entrant: Entrant, record: Record, worth: Worth, scoring: Scoring) -> list[Number]:
    """Return the points of ``entrant`` and all tie-breaks, in order."""
    points = [_part(line, line.points) for line in record.lines if line.kind != OPEN]
    if record.penalty:
        points.append(Part(0, PENALTY, -record.penalty))
    numbers = [Number("points", record.points, tuple(points))]
    for key in scoring.tiebreaks:
        if key == "lot":
            numbers.append(Number(key, Fraction(entrant.lot)))
        elif key == "head-to-head":
            numbers.append(Number(key, Fraction(0)))  # depends on equals: see ``ranked``
        else:
            parts = tuple(TIEBREAKS[key](record, worth, scoring))
            total = sum((part.value for part in parts), Fraction(0))
            if key == "places":
                total = total / len(parts) if parts else Fraction(99)
            numbers.append(Number(key, total, parts))
    return numbers


def _part(line: Line, value: Fraction, kind: str | None = None) -> Part:
    return Part(line.round, kind or line.kind, value, line.opponents or line.scheduled)


# ------------------------------------------------------------------------------------------------
# The tie-breaks
# ------------------------------------------------------------------------------------------------


def _as_opponent(record: Record, scoring: Scoring) -> Fraction:
    """Return the value of ``record`` for the tie-breaks of opponents.

    A penalty does not affect the opponents.
    """
    if scoring.forfeits:
        return record.earned
    vanished = 0
    for line in reversed(record.lines):
        if line.kind in (ABSENT, MISSED):
            vanished += 1
        elif line.kind not in (OPEN, AWAY):
            break
    return record.earned + vanished * HALF * scoring.full


def _buchholz(record: Record, worth: Worth, scoring: Scoring) -> Iterable[Part]:
    """Yield the points of the opponents, at larger tables their mean.

    So all tables count alike.
    """
    for line in record.lines:
        if line.kind == PLAYED:
            met = [worth[number] for number in line.opponents]
            yield _part(line, sum(met, Fraction(0)) / len(met))
        elif line.kind not in (OPEN, ANNULLED):
            yield Part(line.round, "virtual", record.earned)


def _sonneborn_berger(record: Record, worth: Worth, scoring: Scoring) -> Iterable[Part]:
    """Yield the points of beaten opponents, and half of those with a shared place."""
    for line in record.lines:
        if line.kind == PLAYED:
            met = [worth[number] * outcome for number, outcome in line.met]
            yield _part(line, sum(met, Fraction(0)) / len(met))
        elif line.kind == WALKOVER and scoring.forfeits:
            lost = [worth[number] for number in line.scheduled]
            yield _part(line, sum(lost, Fraction(0)) / len(lost))
        elif line.kind in (WALKOVER, BYE):
            yield Part(line.round, "virtual", record.earned)
        elif line.kind == AWAY:
            yield Part(line.round, "virtual", record.earned * HALF)
        elif line.kind in (ABSENT, MISSED):
            yield _part(line, Fraction(0))


def _wins(record: Record, worth: Worth, scoring: Scoring) -> Iterable[Part]:
    """Yield the rounds with full points, also without an opponent."""
    for line in record.lines:
        if line.points == scoring.full:
            yield _part(line, Fraction(1))


def _places(record: Record, worth: Worth, scoring: Scoring) -> Iterable[Part]:
    """Yield the place at each table played; shared places count as their middle."""
    for line in record.lines:
        if line.kind == PLAYED:
            assert line.place is not None
            beside = sum(outcome == HALF for _, outcome in line.met)
            yield _part(line, line.place + Fraction(beside, 2))


def _head_to_head(
    number: int, group: Sequence[int], records: Mapping[int, Record], scoring: Scoring
) -> Number:
    """Return the points from matches among equals, if each of them met each other."""
    kinds = (PLAYED, WALKOVER, ABSENT) if scoring.forfeits else (PLAYED,)

    def among(one: int) -> list[Line]:
        return [line for line in records[one].lines if line.kind in kinds]

    def met(one: int, other: int) -> bool:
        return any(other in _met(line, scoring) for line in among(one))

    if len(group) < 2 or not all(
        met(one, other) for one in group for other in group if one != other
    ):
        return Number("head-to-head", Fraction(0))
    parts = []
    for line in among(number):
        rivals = tuple(each for each in _met(line, scoring) if each in group)
        if rivals:
            parts.append(Part(line.round, line.kind, _against(line, rivals), rivals))
    return Number("head-to-head", sum((part.value for part in parts), Fraction(0)), tuple(parts))


def _met(line: Line, scoring: Scoring) -> tuple[int, ...]:
    """Return the opponents that this line counts against."""
    return line.scheduled if scoring.forfeits else line.opponents


def _against(line: Line, rivals: Sequence[int]) -> Fraction:
    """Return 1 for each beaten rival, ½ for each with a shared place."""
    if line.kind != PLAYED:
        return Fraction(len(rivals) if line.kind == WALKOVER else 0)
    won = dict(line.met)
    # At a larger table the rival may be the absent one.
    return sum((won.get(rival, Fraction(1)) for rival in rivals), Fraction(0))


TIEBREAKS: dict[str, Callable[[Record, Worth, Scoring], Iterable[Part]]] = {
    "buchholz": _buchholz,
    "sonneborn-berger": _sonneborn_berger,
    "wins": _wins,
    "places": _places,
}
