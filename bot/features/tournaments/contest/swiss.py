"""Swiss rounds at tables of two, by one minimum-weight matching of all players.

The matching avoids, in order of weight, each accepted only to avoid one above it:

1.  a second bye for a player (a win without an opponent counts as one),
2.  two people meeting again,
 3.  opponents who both have to begin, or both have to come second: they have had the other seat in
    the last two rounds, or twice more often than not,
4.  a bye for players other than the lowest in points,
5.  opponents from different score groups, wide gaps above all,
6.  opponents who ought to begin both, or neither; above all those due the most,
7.  the same float as in the round before (to opponents with fewer points, or with more),
8.  the same float as two rounds before,
9.  other opponents than those of the Dutch system, which pairs the upper half of a score group with
    the lower half, and moves the last of a group down to the first of the next.

These are the criteria of FIDE's Dutch system, https://handbook.fide.com/chapter/C0403, for the
round as a whole instead of one score group after the other. Seats count only in games in which the
first one begins.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.features.tournaments.contest.records import (
    NOTHING,
    OPEN,
    PLAYED,
    Record,
    records,
    seats_so_far,
)
from bot.features.tournaments.model import Contest, Match, Round

if TYPE_CHECKING:
    from networkx import Graph

Edge = tuple[int, int, int]

BYE = 0  # stands for the missing opponent; entrants are numbered from 1

# The floats of a round: the opponent had fewer points (or there was none), as many, or more.
DOWN, LEVEL, UP = "down", "level", "up"
# The same float as in the last round, and as in the one before it.
FLOATS = ("float_again", "float_before")

# Numbers of best opponents per player that are tried in turn; see ``_best``. For few players, or if
# that leaves a player over, opponents meet again or both have to begin, all pairs are tried.
TRIED = (4, 16)
FEW = 64


@dataclass(frozen=True, slots=True)
class Player:
    """A player to pair: ``rank`` from 0; ``above`` and ``below`` in the score group.

    ``half`` is half the size of their score group, ``points`` is counted in halves. ``due`` is how
    much they ought to begin (above 0) or to come second (below 0), up to 3. ``floats`` are those of
    the last round and the one before it.
    """

    number: int
    rank: int
    points: int
    above: int
    below: int
    half: int
    byes: int
    met: dict[int, int]
    seats: tuple[int, ...]
    due: int
    floats: tuple[str, str]


def pair(contest: Contest) -> Round:
    """Return the next Swiss round of active entrants; at least two have to be."""
    players = _players(contest)
    by_number = {player.number: player for player in players}
    matches = []
    bye = []
    for pair_ in _matched(players):
        if BYE in pair_:
            bye = [number for number in pair_ if number != BYE]
        else:
            matches.append(sorted((by_number[number] for number in pair_), key=lambda p: p.rank))
    matches.sort(key=lambda two: (-two[0].points, -two[1].points, two[0].rank))
    seated = []
    for table, two in enumerate(matches, 1):
        # Where neither is due to begin, the better one begins at every other table.
        turned = table % 2 == 0 and contest.settings.first_seat
        order = _beginner_first(*(reversed(two) if turned else two))
        seated.append(Match(table, order))
    return Round(len(contest.rounds) + 1, "swiss", tuple(seated), tuple(bye))


def _players(contest: Contest) -> list[Player]:
    """Return the players to pair, best first."""
    done = records(contest)
    seats = seats_so_far(contest)
    floats = _floats(done)
    seed = {entrant.number: place for place, entrant in enumerate(contest.active)}
    order: list[Record] = sorted(
        (done[number] for number in seed), key=lambda each: (-each.points, seed[each.entrant])
    )
    groups: dict[int, list[Record]] = {}
    for record in order:
        groups.setdefault(int(2 * record.points), []).append(record)
    players: list[Player] = []
    for points, group in groups.items():
        for above, record in enumerate(group):
            players.append(
                Player(
                    record.entrant,
                    rank=len(players),
                    points=points,
                    above=above,
                    below=len(group) - above - 1,
                    half=len(group) // 2,
                    byes=record.free_points,
                    met=dict(record.meetings),
                    seats=seats[record.entrant],
                    due=_due(seats[record.entrant]),
                    floats=floats[record.entrant],
                )
            )
    return players


def _due(seats: tuple[int, ...]) -> int:
    """Return how much a player with these seats ought to begin now: see ``Player``.

    These are the colour preferences of FIDE's Dutch system: 3 is an absolute one.
    """
    if not seats:
        return 0
    lead = 2 * seats.count(0) - len(seats)
    if len(seats) > 1 and seats[-1] == seats[-2]:
        return 3 if seats[-1] else -3
    if lead:
        return -min(3, lead + 1) if lead > 0 else min(3, 1 - lead)
    return 1 if seats[-1] else -1


def _beginner_first(one: Player, other: Player) -> tuple[int, int]:
    """Return these two in the order of their seats.

    The one due more begins, then the one in the second seat when they last had different seats,
    then ``one``.
    """
    swapped = one.due < other.due
    if one.due == other.due:
        past = zip(reversed(one.seats), reversed(other.seats), strict=False)
        swapped = next((mine < theirs for mine, theirs in past if mine != theirs), False)
    return (other.number, one.number) if swapped else (one.number, other.number)


def _floats(done: Mapping[int, Record]) -> dict[int, tuple[str, str]]:
    """Return the floats of each player in the last two rounds, the latest first."""
    before = {
        (number, at): sum((line.points for line in record.lines[:at]), NOTHING)
        for number, record in done.items()
        for at in (-1, -2)
    }

    def float_(record: Record, at: int) -> str:
        if len(record.lines) < -at:
            return LEVEL
        line = record.lines[at]
        if line.kind not in (PLAYED, OPEN):
            return DOWN
        mine, theirs = before[record.entrant, at], before[line.opponents[0], at]
        return DOWN if mine > theirs else UP if mine < theirs else LEVEL

    return {number: (float_(record, -1), float_(record, -2)) for number, record in done.items()}


def _matched(players: list[Player]) -> list[tuple[int, int]]:
    """Return the pairs, with ``BYE`` in one of them if the number is odd."""
    weigh = _Weights(len(players), players[0].points)
    edges = list(_edges(players, weigh))
    for tried in TRIED if len(players) > FEW else ():
        pairs, weight = _lightest(_best(edges, players, tried))
        if 2 * len(pairs) >= len(players) and weight < weigh.avoidable:
            return pairs
    return _lightest(edges)[0]


def _lightest(edges: list[Edge]) -> tuple[list[tuple[int, int]], int]:
    """Return the pairs of a minimum-weight matching, and their weight."""
    import networkx  # a tenth of the time in which the bot starts, and only tournaments need it

    graph: Graph[int] = networkx.Graph()
    graph.add_weighted_edges_from(edges)
    pairs = sorted(networkx.min_weight_matching(graph))
    return pairs, sum(graph.edges[pair]["weight"] for pair in pairs)


def _edges(players: list[Player], weigh: _Weights) -> Iterator[Edge]:
    """Yield all possible pairs with their weights."""
    for better in players:
        for worse in players[better.rank + 1 :]:
            yield better.number, worse.number, weigh.pair(better, worse)
        if len(players) % 2:
            yield better.number, BYE, weigh.bye(better)


def _best(edges: list[Edge], players: list[Player], tried: int) -> list[Edge]:
    """Return the lightest pairs of each player: a sparse graph is matched much faster.

    It takes ``tried`` with players of the same score group due to begin, as many with those not
    due, and half, a quarter … of that with those of the next groups, one after another: without all
    these kinds a group that cannot be paired within itself would be torn apart.
    """
    begins = {player.number: player.due > 0 for player in players}
    groups = sorted({player.points for player in players})
    group = {player.number: groups.index(player.points) for player in players}
    taken: Counter[tuple[int, bool, int]] = Counter()
    best = []
    for one, other, weight in sorted(edges, key=lambda edge: edge[2]):
        if other == BYE:
            best.append((one, other, weight))
            continue
        mine, theirs = (one, begins[other], group[other]), (other, begins[one], group[one])
        if min(taken[mine], taken[theirs]) < tried >> abs(group[one] - group[other]):
            taken.update((mine, theirs))
            best.append((one, other, weight))
    return best


class _Weights:
    """Combines all criteria into one weight, lexicographically.

    No sum of lesser criteria outweighs a greater one.
    """

    def __init__(self, people: int, most_points: int) -> None:
        pairs = people // 2 + 1
        # Each with the most that it is for one pair, the least one first.
        criteria = {
            "order": 2 * people**2,
            "same_half": 1,
            "float_before": 2,
            "float_again": 2,
            "strong": 1,
            "clash": 1,
            "points": most_points**2,
            "bye_points": most_points,
            "absolute": 1,
            "meeting_again": 10**4,
            "second_bye": 10**2,
        }
        self._units: dict[str, int] = {}
        unit = 1
        for name, most in criteria.items():
            self._units[name] = unit
            unit *= pairs * most + 1
        # The least weight of criteria that few pairs violate, if any.
        self.avoidable = self._units["absolute"]

    def pair(self, better: Player, worse: Player) -> int:
        """Return the weight of these two meeting."""
        same = better.due * worse.due > 0
        clash = min(abs(better.due), abs(worse.due)) if same else 0
        gap = better.points - worse.points
        if gap:
            halves, order = True, better.below**2 + worse.above**2
        else:
            halves = better.above < better.half <= worse.above
            order = (worse.above - better.above - better.half) ** 2
        unit = self._units
        weight = order + unit["points"] * gap**2
        if not halves:
            weight += unit["same_half"]
        if met := better.met.get(worse.number):
            weight += unit["meeting_again"] * met**2
        if clash:
            weight += unit["clash"] + unit["strong"] * (clash > 1) + unit["absolute"] * (clash > 2)
        if gap:
            for name, down, up in zip(FLOATS, better.floats, worse.floats, strict=True):
                weight += unit[name] * ((down == DOWN) + (up == UP))
        return weight

    def bye(self, player: Player) -> int:
        """Return the weight of a bye for this player, which is a downfloat, too."""
        unit = self._units
        floats = zip(FLOATS, player.floats, strict=True)
        return (
            player.below**2
            + unit["second_bye"] * player.byes
            + unit["bye_points"] * player.points
            + sum(unit[name] for name, way in floats if way == DOWN)
        )
