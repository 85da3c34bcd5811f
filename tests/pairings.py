"""Compare Swiss pairings with those of FIDE's Dutch system.

``python -m tests.pairings [--events N]``

Each round of some events is paired twice from the same results: by the bot, and by py4swiss, which
implements the Dutch system (https://handbook.fide.com/chapter/C0403). It prints how often each
falls short of their common aims; ``docs/tournaments.md`` has the table. By turns an event goes on
with one pairing or the other.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from fractions import Fraction

from py4swiss.engines import DutchEngine
from py4swiss.trf import ParsedTrf
from py4swiss.trf.codes import PlayerCode
from py4swiss.trf.results import ColorToken, ResultToken, RoundResult
from py4swiss.trf.sections import PlayerSection, XSection

from bot.features.tournaments.contest import swiss
from bot.features.tournaments.contest.records import BYE, Line, Record, records
from bot.features.tournaments.model import Contest, Entrant, Match, Result, Round, Settings, placed

EVENTS = 200
SHARED = 0.08  # the part of matches without a sole winner
DOWN, UP = "down", "up"


def event(number: int) -> Contest:
    """Return an event of 8 to 40 people, in up to nine rounds, before the first one."""
    rng = random.Random(number)
    people, rounds = rng.randint(8, 40), rng.randint(5, 9)
    rounds = min(rounds, (people - 1) // 2 + 1)
    strengths = sorted((rng.gauss(25, 6) for _ in range(people)), reverse=True)
    return Contest(
        Settings("swiss", rounds=rounds),
        tuple(
            Entrant(place, f"P{place}", each, lot=place) for place, each in enumerate(strengths, 1)
        ),
    )


def paired_twice(number: int) -> Iterator[tuple[Contest, Round, Round]]:
    """Yield the contest before each round, and the round as either pairs it."""
    contest = event(number)
    for _ in range(contest.settings.rounds or 0):
        ours, theirs = swiss.pair(contest), dutch(contest)
        yield contest, ours, theirs
        coming = theirs if number % 2 else ours
        decided = [
            replace(match, result=_result(contest, match, number)) for match in coming.matches
        ]
        seeds = () if contest.rounds else tuple(each.number for each in contest.active)
        over = replace(coming, matches=tuple(decided), seeds=seeds)
        contest = replace(contest, rounds=(*contest.rounds, over))


def _result(contest: Contest, match: Match, luck: int) -> Result:
    one, other = sorted(match.seats)
    rng = random.Random(f"{luck}.{one}.{other}")
    if rng.random() < SHARED:
        return placed(match, {one: 1, other: 1})
    ahead = contest.entrant(one).rating - contest.entrant(other).rating + rng.gauss(0, 6)
    return placed(match, {one: 1, other: 2} if ahead > 0 else {one: 2, other: 1})


# ------------------------------------------------------------------------------------------------
# The Dutch system
# ------------------------------------------------------------------------------------------------


def dutch(contest: Contest) -> Round:
    """Return the next round as py4swiss pairs it; white begins."""
    number = len(contest.rounds) + 1
    sections = [
        PlayerSection(
            code=PlayerCode.PLAYER,
            starting_number=number,
            points_times_ten=int(10 * record.points),
            rank=number,
            results=[_round_result(line) for line in record.lines],
        )
        for number, record in sorted(records(contest).items())
    ]
    rules = XSection(number_of_rounds=contest.settings.rounds or 0)
    pairs = DutchEngine.generate_pairings(ParsedTrf(player_sections=sections, x_section=rules))
    matches = [
        Match(table, (pair.white, pair.black))
        for table, pair in enumerate((pair for pair in pairs if pair.black), 1)
    ]
    byes = tuple(pair.white for pair in pairs if not pair.black)
    return Round(number, "swiss", tuple(matches), byes)


def _round_result(line: Line) -> RoundResult:
    if line.kind == BYE:
        color, result = ColorToken.BYE_OR_NOT_PAIRED, ResultToken.PAIRING_ALLOCATED_BYE
        return RoundResult(id=0, color=color, result=result)
    color = ColorToken.BLACK if line.seat else ColorToken.WHITE
    results = {Fraction(0): ResultToken.LOSS, Fraction(1): ResultToken.WIN}
    result = results.get(line.points, ResultToken.DRAW)
    return RoundResult(id=line.opponents[0], color=color, result=result)


# ------------------------------------------------------------------------------------------------
# Figures
# ------------------------------------------------------------------------------------------------


def figures(contest: Contest, coming: Round) -> Counter[str]:
    """Return how often a round after those of ``contest`` falls short, by figure."""
    done = records(contest)
    found = Counter(dict.fromkeys(FIGURES, 0))
    found["second byes"] = sum(done[number].free_points > 0 for number in coming.byes)
    found["points of those with a bye"] = sum(
        int(2 * done[number].points) for number in coming.byes
    )
    floats = {
        number: [_float(contest, record, back) for back in (1, 2)]
        for number, record in done.items()
    }
    for number in coming.byes:
        found["floats of the round before repeated"] += floats[number][0] == DOWN
        found["floats of two rounds before repeated"] += floats[number][1] == DOWN
    for match in coming.matches:
        for seat, (me, other) in enumerate((match.seats, match.seats[::-1])):
            gap = int(2 * (done[me].points - done[other].points))
            if gap > 0:
                found["points between opponents, in halves"] += gap
                found["the same, squared"] += gap**2
            way = DOWN if gap > 0 else UP if gap < 0 else None
            found["floats of the round before repeated"] += way is not None and floats[me][0] == way
            found["floats of two rounds before repeated"] += (
                way is not None and floats[me][1] == way
            )
            found["repeated opponents"] += seat == 0 and done[me].meetings[other] > 0
            seats = done[me].seats
            found["the same seat three times running"] += seats[-2:] == (seat, seat)
            lead = 2 * (*seats, seat).count(0) - len(seats) - 1
            found["first three times more or less often than not"] += abs(lead) > 2
            found["first twice more or less often than not"] += abs(lead) == 2
            found["in the seat of the round before"] += seats[-1:] == (seat,)
    return found


FIGURES = (
    "repeated opponents",
    "second byes",
    "points of those with a bye",
    "points between opponents, in halves",
    "the same, squared",
    "floats of the round before repeated",
    "floats of two rounds before repeated",
    "the same seat three times running",
    "first three times more or less often than not",
    "first twice more or less often than not",
    "in the seat of the round before",
)


def _float(contest: Contest, record: Record, back: int) -> str | None:
    """Return the float of a player so many rounds ago."""
    if len(contest.rounds) < back:
        return None
    line = record.lines[-back]
    if line.kind == BYE:
        return DOWN
    before = records(contest, contest.rounds[:-back])
    mine, theirs = before[record.entrant].points, before[line.opponents[0]].points
    return None if mine == theirs else DOWN if mine > theirs else UP


def compared(numbers: Iterable[int]) -> tuple[Counter[str], Counter[str]]:
    """Return the figures of these events, paired by the bot and by the Dutch system."""
    totals = Counter[str](), Counter[str]()
    for number in numbers:
        for contest, *both in paired_twice(number):
            for total, coming in zip(totals, both, strict=True):
                total.update(figures(contest, coming))
    return totals


def main() -> None:
    """Print the figures as a table."""
    parser = argparse.ArgumentParser(prog="python -m tests.pairings")
    parser.add_argument("--events", type=int, default=EVENTS)
    ours, theirs = compared(range(parser.parse_args().events))
    print("| in all rounds | Civitas | Dutch |\n|---|---|---|")
    for name in FIGURES:
        print(f"| {name} | {ours[name]} | {theirs[name]} |")


if __name__ == "__main__":
    main()
