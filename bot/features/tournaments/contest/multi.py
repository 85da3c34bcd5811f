"""Rounds at tables of three and four: Swiss, round robin, and knock-out.

Pairings for such tables are no matching that could be solved exactly. Entrants are dealt to tables
by a simple rule, and then swapped for as long as that makes a round better (local search).
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import combinations

from bot.features.tournaments.contest.records import records, seats_so_far
from bot.features.tournaments.contest.seating import seat_order, table_sizes
from bot.features.tournaments.model import Contest, Match, Round, Settings

Weight = Callable[[int, int], int]
Tables = list[list[int]]

# The limit of restarts while opponents meet again, and the swaps by chance before each.
ATTEMPTS = 30
SWAPS = 4
# To avoid second meetings, some sit at a smaller table one round more than they have to.
SPARED = 1


def swiss(contest: Contest) -> Round:
    """Return the next Swiss round.

    It avoids third meetings, then smaller tables for entrants with more turns there, then
    second meetings, then unequal points: the order of Archon, which seats multi-player events.
    https://groups.google.com/g/rec.games.trading-cards.jyhad/c/4YivYLDVYQc/m/CCH-ZBU5UiUJ

    Within equal points a table gets one of the first, one of the next … as at tables of two, where
    the upper half meets the lower. There are no byes.
    """
    done = records(contest)
    seed = {entrant.number: place for place, entrant in enumerate(contest.active)}
    points = {number: int(2 * done[number].points) for number in seed}
    order = sorted(seed, key=lambda number: (-points[number], seed[number]))
    costs = Costs(contest, order, lambda one, other: (points[one] - points[other]) ** 2)
    sizes = table_sizes(len(order), contest.settings.seats)
    starts = [
        _by_group(order, sizes, points),
        _by_group(order, sizes[::-1], points),
        _small_ones_apart(order, sizes, costs, points),
    ]
    return _seated(contest, "swiss", _best_first(arranged(starts, costs), order))


def round_robin(contest: Contest) -> Round:
    """Return the next round of active entrants, with the fewest rematches found.

    A known schedule without repeats is followed, as long as the entrants stay the same.
    """
    seats = contest.settings.seats
    numbers = [entrant.number for entrant in contest.active]
    known = schedule(len(numbers), seats)
    coming = len(contest.rounds)
    same = all(
        sorted(number for match in each.matches for number in match.seats) == sorted(numbers)
        for each in contest.rounds
    )
    if same and coming < len(known):
        tables = [[numbers[place] for place in table] for table in known[coming]]
    else:
        sizes = table_sizes(len(numbers), seats)
        # Meetings of all entrants are worth more than equal shares of the smaller tables.
        costs = Costs(contest, numbers, spared=len(contest.rounds))
        tables = arranged([_dealt(numbers, sizes)], costs)
    return _seated(contest, "round-robin", tables)


def knockout(contest: Contest) -> Round | None:
    """Return the next round of an elimination; ``None`` when no opponents are left.

    The remaining entrants are dealt to tables in snake order, the best with the weakest: by place
    at the last table, then by seed. Earlier opponents are kept apart if possible. Dropouts are out
    once a round is dealt.
    """
    left = [number for number in qualified(contest) if contest.entrant(number).active]
    if len(left) < 2 or (contest.rounds and len(contest.rounds[-1].matches) == 1):
        return None
    sizes = table_sizes(len(left), contest.settings.seats)
    # Entrants of about the same strength, as many as there are tables, are spread over the tables.
    class_of = {number: place // len(sizes) for place, number in enumerate(left)}
    costs = Costs(contest, left, lambda one, other: int(class_of[one] == class_of[other]))
    tables = arranged([_combed(left, sizes)], costs)
    coming = _seated(contest, "elimination", _best_first(tables, left))
    if len(coming.matches) > 1:
        return coming
    return replace(coming, matches=(replace(coming.matches[0], slot="final"),))


def qualified(contest: Contest) -> list[int]:
    """Return the entrants still in an elimination, in the order of the next dealing.

    The first ``advance`` of each table qualify, but never the whole table. Among equals at the
    limit the better seed qualifies. Absent entrants are out.
    """
    seeded = [entrant.number for entrant in contest.starters]
    if not contest.rounds:
        return seeded
    through: list[tuple[int, int]] = []
    for match in contest.rounds[-1].matches:
        through += ranking(match, seeded)[: limit(contest.settings, len(match.seats))]
    return [
        number for _, number in sorted(through, key=lambda each: (each[0], seeded.index(each[1])))
    ]


def ranking(match: Match, seeded: Sequence[int]) -> list[tuple[int, int]]:
    """Return place and number of each entrant present, best first, then by seed."""
    return sorted(
        ((match.places[number], number) for number in match.present),
        key=lambda each: (each[0], seeded.index(each[1])),
    )


def limit(settings: Settings, people: int) -> int:
    """Return how many of the entrants at a table qualify."""
    return min(settings.advance or 1, people - 1)


def knockout_rounds(settings: Settings, people: int) -> int:
    """Return the number of rounds of an elimination without absent entrants."""
    rounds = 1
    while people > settings.seats:
        people = sum(limit(settings, size) for size in table_sizes(people, settings.seats))
        rounds += 1
    return rounds


def reached(contest: Contest) -> dict[int, tuple[int, int]]:
    """Return a sort key of how far each entrant came: greater is further.

    The key is the last round that they played, and the negative place in it. Entrants still in are
    above all others; dropouts are not.
    """
    far: dict[int, tuple[int, int]] = {}
    for each in contest.rounds:
        for match in each.matches:
            for number in match.seats:
                place = match.places.get(number)
                far[number] = (
                    (len(contest.rounds) + 1, 0) if place is None else (each.number, -place)
                )
    if contest.rounds and contest.rounds[-1].over and len(contest.rounds[-1].matches) > 1:
        left = (number for number in qualified(contest) if contest.entrant(number).active)
        far |= dict.fromkeys(left, (len(contest.rounds) + 1, 0))
    return far


def schedule(people: int, seats: int) -> list[Tables]:
    """Return known rounds in which no two of ``people`` meet twice, or an empty list.

    Entrants stand in a grid of ``seats`` columns with ``side`` rows each. In each round a table is
    a line across the columns, and lines of different slopes have one point in common at most, if
    rows are counted in a finite field. One entrant less leaves one place empty. If the grid is
    square, the columns themselves are one more round. Empty if there is no such grid.
    """
    side = -(-people // seats)
    if seats < 3 or side < seats or people < seats * side - 1:
        return []
    if side == 4:
        times, plus = _TIMES_OF_FOUR, _PLUS_OF_FOUR
    elif all(side % factor for factor in range(2, side)):
        times = [[one * other % side for other in range(side)] for one in range(seats)]
        plus = [[(one + other) % side for other in range(side)] for one in range(side)]
    else:
        return []
    rounds = [
        [
            [column * side + plus[start][times[column][slope]] for column in range(seats)]
            for start in range(side)
        ]
        for slope in range(side)
    ]
    if side == seats:
        rounds.append([[column * side + row for row in range(side)] for column in range(seats)])
    return [
        [[person for person in table if person < people] for table in tables] for tables in rounds
    ]


# The finite field of four elements.
_PLUS_OF_FOUR = [[one ^ other for other in range(4)] for one in range(4)]
_TIMES_OF_FOUR = [[0, 0, 0, 0], [0, 1, 2, 3], [0, 2, 3, 1], [0, 3, 1, 2]]


# ------------------------------------------------------------------------------------------------
# Dealing people to tables
# ------------------------------------------------------------------------------------------------


def _dealt(order: Sequence[int], sizes: Sequence[int]) -> Tables:
    """Deal one of the first to each table, then one of the next to each, and so on."""
    tables: Tables = [[] for _ in sizes]
    for place, number in enumerate(order):
        tables[place % len(tables)].append(number)
    return tables


def _combed(order: Sequence[int], sizes: Sequence[int]) -> Tables:
    """Deal like ``_dealt``, but alternately from the last table to the first."""
    tables: Tables = [[] for _ in sizes]
    full = len(order) // len(sizes) * len(sizes)
    for place, number in enumerate(order):
        along, across = divmod(place, len(sizes))
        back = along % 2 == 1 and place < full
        tables[len(sizes) - across - 1 if back else across].append(number)
    return tables


def _by_group(order: Sequence[int], sizes: Sequence[int], points: Mapping[int, int]) -> Tables:
    """Deal runs of tables with equal points, from the top, each by ``_dealt``."""
    tables: Tables = []
    run: list[int] = []
    start = 0
    first = 0
    for place, size in enumerate(sizes):
        table = order[start : start + size]
        start += size
        alike = not run or {points[number] for number in (*run, *table)} == {points[run[0]]}
        if not alike:
            tables += _dealt(run, sizes[first:place])
            run, first = [], place
        run += table
    return tables + _dealt(run, sizes[first:])


class Costs:
    """Costs of a round at tables of three or four, as whole numbers that add up.

    No sum of lesser costs outweighs a greater one: third meetings, a smaller table for entrants who
    have sat there more than ``spared`` rounds longer than others, second meetings, smaller tables
    in all, and ``lesser``.
    """

    def __init__(
        self,
        contest: Contest,
        numbers: Sequence[int],
        lesser: Weight = lambda one, other: 0,
        spared: int = SPARED,
    ) -> None:
        """``lesser``: the least cost of a pair at one table."""
        done = records(contest)
        small = small_tables(contest)
        fewest = min(small[number] for number in numbers)
        pairs = len(numbers) * contest.settings.seats
        cost = {one: {other: lesser(one, other) for other in numbers} for one in numbers}
        once = pairs * max(max(each.values()) for each in cost.values()) + 1
        # The sum of squares grows by that, so it is least if all sit there equally often.
        squares = {number: 2 * small[number] + 1 for number in numbers}
        self._again = once * (sum(squares.values()) + 1)
        too_often = self._again * (pairs + 1)
        self._seat = {
            number: once * squares[number] + too_often * max(0, small[number] - fewest - spared)
            for number in numbers
        }
        third = too_often + sum(self._seat.values())
        for one in numbers:
            for other, met in done[one].meetings.items():
                if met and other in cost:
                    cost[one][other] += third * (met - 1) ** 2 + self._again
            cost[one][one] = 0
        self._cost = cost

    def beside(self, number: int) -> Mapping[int, int]:
        """Return the cost of each entrant at one table with ``number``; 0 for themselves."""
        return self._cost[number]

    def seat(self, number: int) -> int:
        """Return the cost of a seat at a table that is smaller than others."""
        return self._seat[number]

    def total(self, tables: Tables) -> int:
        """Return the cost of a round."""
        largest = max(map(len, tables))
        return sum(
            sum(self._cost[one][other] for one, other in combinations(table, 2))
            + (sum(map(self.seat, table)) if len(table) < largest else 0)
            for table in tables
        )

    def good(self, tables: Tables) -> bool:
        """Return whether no entrants meet again, and smaller tables are shared out evenly."""
        largest = max(map(len, tables))
        there = sum(len(table) for table in tables if len(table) < largest)
        fewest = sum(sorted(self._seat.values())[:there])
        return self.total(tables) < fewest + self._again


def small_tables(contest: Contest) -> Counter[int]:
    """Return how often each entrant has sat at a smaller table than others."""
    return Counter(
        number
        for each in contest.rounds
        for match in each.matches
        if len(match.seats) < max(len(other.seats) for other in each.matches)
        for number in match.present
    )


def arranged(starts: Sequence[Tables], costs: Costs) -> Tables:
    """Return the cheapest round found by swaps: a local search that is restarted.

    It starts with ``starts``, then with the best round after a few swaps by chance, the same ones
    each time.
    """
    best = min((_settled(tables, costs) for tables in starts), key=costs.total)
    chance = random.Random(0)
    for _ in range(ATTEMPTS):
        if len(best) == 1 or costs.good(best):
            break
        best = min(best, _settled(_mixed(best, chance), costs), key=costs.total)
    return best


def _small_ones_apart(
    order: Sequence[int], sizes: Sequence[int], costs: Costs, points: Mapping[int, int]
) -> Tables:
    """Deal the small tables to the entrants with the fewest turns there."""
    large = [size for size in sizes if size == sizes[0]]
    rest = sizes[len(large) :]
    # Of equals, the last ones in the order.
    fewest = sorted(order, key=lambda number: (costs.seat(number), -order.index(number)))
    small = set(fewest[: sum(rest)])
    return [
        *_by_group([each for each in order if each not in small], large, points),
        *_by_group([each for each in order if each in small], rest, points),
    ]


def _mixed(tables: Tables, chance: random.Random) -> Tables:
    """Return ``tables`` after some swaps between two of them by chance."""
    tables = [list(table) for table in tables]
    for _ in range(SWAPS):
        one, other = chance.sample(tables, 2)
        here, there = chance.randrange(len(one)), chance.randrange(len(other))
        one[here], other[there] = other[there], one[here]
    return tables


def _settled(tables: Tables, costs: Costs) -> Tables:
    """Return ``tables`` after every swap of two entrants that helps, best first."""
    tables = [list(table) for table in tables]
    largest = max(map(len, tables))

    def load(number: int, table: list[int]) -> int:
        beside = sum(map(costs.beside(number).__getitem__, table))
        return beside + (costs.seat(number) if len(table) < largest else 0)

    moved = True
    while moved:
        moved = False
        for here, table in enumerate(tables):
            for seat, me in enumerate(table):
                mine = load(me, table)
                if not mine:
                    continue
                beside_me = costs.beside(me)
                best = (0, 0, 0, 0)
                for there, other in enumerate(tables):
                    if there == here:
                        continue
                    joined = load(me, other)
                    for place, them in enumerate(other):
                        apart = beside_me[them]
                        gain = mine + load(them, other) - joined - load(them, table) + 2 * apart
                        best = max(best, (gain, -abs(there - here), there, place))
                gain, _, there, place = best
                if gain > 0:
                    table[seat], tables[there][place] = tables[there][place], me
                    moved = True
    return tables


def _best_first(tables: Tables, order: Sequence[int]) -> Tables:
    """Return ``tables`` in the ``order`` of the best entrant at each."""
    place = {number: at for at, number in enumerate(order)}
    return sorted(tables, key=lambda table: min(place[number] for number in table))


def _seated(contest: Contest, stage: str, tables: Tables) -> Round:
    """Return the round of these tables, with seats assigned by ``seat_order``."""
    history = seats_so_far(contest)
    matches = [Match(place, seat_order(table, history)) for place, table in enumerate(tables, 1)]
    return Round(len(contest.rounds) + 1, stage, tuple(matches))
