"""Points for places in a tournament, by the number of players. Pure.

A table is written as text, which is also how it is stored: the points of the first place, of the
second, and so on; with several lines, each begins with the number of players from which it
counts. ``beaten`` stands for a point for each player behind, and one for taking part.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

from engine import Refusal

BEATEN = "beaten"
# The tables to choose from, by name.
TABLES = {
    "sizes": (
        "2: 3 1\n"
        "5: 6 4 2 1 1\n"
        "8: 10 7 5 4 3 2 1 1\n"
        "16: 20 15 12 10 8 7 6 5 4 3 2 2 1 1 1 1\n"
        "32: 40 30 24 20 17 15 13 11 9 8 7 6 5 5 4 4 3 3 3 3 2 2 2 2 1 1 1 1 1 1 1 1"
    ),
    "fixed": "25 18 15 12 10 8 6 4 2 1",
    BEATEN: BEATEN,
}
DEFAULT = "sizes"

MOST_LINES = 12
MOST_PLACES = 64
MOST_POINTS = 9999


@dataclass(frozen=True, slots=True)
class Row:
    """The points of places, if there are at least so many players."""

    least: int
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PointsTable:
    """The points by place and number of players.

    Without rows, there is one for each player behind, and one for taking part.
    """

    rows: tuple[Row, ...]

    def row(self, players: int) -> Row | None:
        """Return the row for so many players: the last that counts, else the first."""
        if not self.rows:
            return None
        return max(
            (row for row in self.rows if row.least <= players),
            key=lambda row: row.least,
            default=self.rows[0],
        )

    def points(self, place: int, players: int) -> int:
        """Return the points for a place, from 1, among ``players``."""
        row = self.row(players)
        if row is None:
            return players - place + 1
        return row.points[place - 1] if place <= len(row.points) else 0

    def shared(self, place: int, sharers: int, players: int) -> Fraction:
        """Return the points of each player who shares a place: the mean of their places."""
        total = sum(self.points(place + each, players) for each in range(sharers))
        return Fraction(total, sharers)

    def text(self) -> str:
        """Return the table as text, which ``read`` takes."""
        if not self.rows:
            return BEATEN
        alone = len(self.rows) == 1 and self.rows[0].least == 0
        titles = ([] if alone else [f"{row.least}:"] for row in self.rows)
        return "\n".join(
            " ".join([*title, *map(str, row.points)])
            for title, row in zip(titles, self.rows, strict=True)
        )


def read(text: str) -> PointsTable:
    """Return the table written as ``text``.

    Refused: ``series-points`` (``line``: which can't be read), ``series-points-rise`` where a lower
    place gets more, ``series-points-lines`` (``max``) for too many lines, or two for one number.
    """
    lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
    if [line.casefold() for line in lines] == [BEATEN]:
        return PointsTable(())
    rows = [_row(line, alone=len(lines) == 1) for line in lines]
    if not rows:
        raise Refusal("series-points", line="")
    if len(rows) > MOST_LINES or len({row.least for row in rows}) < len(rows):
        raise Refusal("series-points-lines", max=MOST_LINES)
    return PointsTable(tuple(sorted(rows, key=lambda row: row.least)))


def _row(line: str, *, alone: bool) -> Row:
    before, colon, after = line.partition(":")
    least, points = (before.strip(), after) if colon else ("0", before)
    numbers = points.replace(",", " ").replace(";", " ").split()
    right = (
        (colon or alone)
        and _is_number(least, MOST_PLACES * 4)
        and 0 < len(numbers) <= MOST_PLACES
        and all(_is_number(number, MOST_POINTS) for number in numbers)
    )
    if not right:
        raise Refusal("series-points", line=line[:60])
    values = tuple(map(int, numbers))
    if any(lower > higher for higher, lower in pairwise(values)):
        raise Refusal("series-points-rise", line=line[:60])
    return Row(int(least), values)


def _is_number(text: str, most: int) -> bool:
    return text.isdecimal() and len(text) < 6 and int(text) <= most
