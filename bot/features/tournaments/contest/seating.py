"""The sizes of tables and the order of seats: fair over the rounds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations


def table_sizes(people: int, seats: int) -> list[int]:
    """Return the sizes of tables for ``people``, at most ``seats``, largest first.

    The tables are as few and as even as possible: 10 at tables of 4 are 4, 3, 3; 5 are 3, 2. So no
    table has a single seat unless ``people`` is 1.
    """
    tables = -(-people // seats)
    return [people // tables + (number < people % tables) for number in range(tables)]


def seat_order(numbers: Sequence[int], history: Mapping[int, Sequence[int]]) -> tuple[int, ...]:
    """Return ``numbers`` in the fairest seat order, given their earlier seats.

    Each entrant gets all seats equally often if possible; failing that, not their last one again.
    Ties are decided by the order of ``numbers``.
    """

    def unfairness(order: tuple[int, ...]) -> tuple[int, int]:
        past = [(history[number], seat) for seat, number in enumerate(order)]
        # Sitting again in a seat taken ``n`` times raises the sum of squares by 2n + 1.
        return (
            sum(seats.count(seat) for seats, seat in past),
            sum(bool(seats) and seats[-1] == seat for seats, seat in past),
        )

    return min(permutations(numbers), key=unfairness)
