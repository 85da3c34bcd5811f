"""How many sit at a table, and in which order: fair over the rounds, for who begins matters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations


def table_sizes(people: int, seats: int) -> list[int]:
    """How ``people`` are split over tables of at most ``seats``, larger tables first.

    As few tables as possible, and as even as possible: 10 at tables of 4 are 4, 3, 3; 5 are 3, 2.
    So nobody sits alone unless nobody else is there.
    """
    tables = -(-people // seats)
    return [people // tables + (number < people % tables) for number in range(tables)]


def seat_order(numbers: Sequence[int], history: Mapping[int, Sequence[int]]) -> tuple[int, ...]:
    """``numbers`` in the order in which they should sit, given where each of them sat before.

    Everybody sits in every seat as often as possible; failing that, not where they sat last. What
    that leaves open is decided by the order in which ``numbers`` come.
    """

    def unfairness(order: tuple[int, ...]) -> tuple[int, int]:
        past = [(history[number], seat) for seat, number in enumerate(order)]
        # Sitting once more where one has sat ``n`` times raises the sum of squares by 2n + 1.
        return (
            sum(seats.count(seat) for seats, seat in past),
            sum(bool(seats) and seats[-1] == seat for seats, seat in past),
        )

    return min(permutations(numbers), key=unfairness)
