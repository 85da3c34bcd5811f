"""Everyone meets everyone at tables of two, all together or in groups, by the Berger tables."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import zip_longest

from bot.features.tournaments.model import Contest, Entrant, Match, Round, Settings, forfeited
from bot.features.tournaments.records import PLAYED, WALKOVER, records

Pair = tuple[int, int]


@cache
def berger(people: int) -> list[list[Pair]]:
    """The rounds of a round robin, as pairs of numbers from 0; the first one of a pair begins.

    With an odd number of ``people`` the missing one is ``people``: its opponent has nobody to play
    with. Everybody begins as often as not, or once more or less. Source: FIDE Handbook C.05, annex.
    """
    full = people + people % 2
    turning = full - 1
    rounds = []
    for number in range(turning):
        # Whoever meets the last one; all others meet whom they sum up to the same with.
        lone = number // 2 if number % 2 == 0 else (full + number - 1) // 2
        pairs = [(lone, turning) if number % 2 == 0 else (turning, lone)]
        for one in range(turning):
            other = (2 * lone - one) % turning
            if one < other:
                pairs.append((one, other) if (one + other) % 2 else (other, one))
        rounds.append(pairs)
    return rounds


def rounds_of(people: int, legs: int) -> int:
    """How many rounds it takes until everyone has met everyone ``legs`` times."""
    return legs * (people - 1 + people % 2)


def groups(contest: Contest, count: int) -> list[tuple[Entrant, ...]]:
    """The groups, each with one of the best, one of the next …, there and back like two combs."""
    made: list[list[Entrant]] = [[] for _ in range(count)]
    for place, entrant in enumerate(contest.starters):
        along, across = divmod(place, count)
        made[across if along % 2 == 0 else count - across - 1].append(entrant)
    return [tuple(group) for group in made]


def group_name(place: int) -> str:
    """The slot of the matches of a group: ``g1`` for the first one."""
    return f"g{place + 1}"


def next_round(contest: Contest) -> Round | None:
    """The next round of everyone against everyone; ``None`` when they are all played."""
    return _round(contest, "round-robin", [("", contest.starters)])


def next_group_round(contest: Contest, count: int) -> Round | None:
    """The next round within the groups; ``None`` when they are all played."""
    named = [(group_name(place), group) for place, group in enumerate(groups(contest, count))]
    return _round(contest, "groups", named)


def _round(
    contest: Contest, stage: str, named: Sequence[tuple[str, tuple[Entrant, ...]]]
) -> Round | None:
    """The next round of all groups. Whoever has dropped out forfeits, and so gives no bye."""
    coming = len(contest.rounds)
    matches: list[Match] = []
    byes = []
    # A table of each group in turn, so that the best of all groups come first.
    for row in zip_longest(*(_pairs(group, contest.settings.legs, coming) for _, group in named)):
        for (slot, _), seats in zip(named, row, strict=True):
            if seats is None:
                continue
            entrants = [each for each in seats if each is not None]
            if len(entrants) == 1:
                byes += [each.number for each in entrants if each.active]
                continue
            match = Match(len(matches) + 1, tuple(each.number for each in entrants), slot=slot)
            absent = [each.number for each in entrants if not each.active]
            if absent:
                match = Match(match.table, match.seats, forfeited(match, absent), slot)
            matches.append(match)
    return Round(coming + 1, stage, tuple(matches), tuple(byes)) if matches else None


def _pairs(
    group: tuple[Entrant, ...], legs: int, coming: int
) -> list[tuple[Entrant | None, Entrant | None]]:
    """The pairs of a group in the round after ``coming`` others; none when all are played."""
    cycle = berger(len(group))
    leg, number = divmod(coming, len(cycle))
    if leg >= legs:
        return []
    at: list[Entrant | None] = [*group, None]
    pairs = [(at[one], at[other]) for one, other in cycle[number]]
    # In the second leg whoever began comes second.
    return [(other, one) for one, other in pairs] if leg else pairs


def annulled(contest: Contest) -> frozenset[int]:
    """Who dropped out before they had played half of their matches: none of them counts.

    So nobody gains by having been paired with them late, or loses by having met them early. Who
    leaves later forfeits the rest. Source: FIDE Handbook C.07, on players who withdraw.
    """
    rounds = [each for each in contest.rounds if each.stage in ("round-robin", "groups")]
    done = records(contest, rounds)
    sizes = {
        entrant.number: len(group)
        for group in groups(contest, groups_of(contest))
        for entrant in group
    }
    # Whoever has reached the final has played enough.
    final = {
        number for each in contest.rounds if each.stage == "elimination" for number in each.seeds
    }
    return frozenset(
        entrant.number
        for entrant in contest.starters
        if not entrant.active
        and entrant.number not in final
        and 2 * sum(line.kind in (PLAYED, WALKOVER) for line in done[entrant.number].lines)
        < contest.settings.legs * (sizes[entrant.number] - 1)
    )


def groups_of(contest: Contest) -> int:
    """How many groups there are; 1 if all play together."""
    if contest.settings.format != "groups":
        return 1
    return group_count(contest.settings, len(contest.starters))


def group_count(settings: Settings, people: int) -> int:
    """How many groups so many people make: of four, if nobody said how many; of two at least."""
    return max(1, min(settings.groups or max(2, people // 4), people // 2))


def going_on(contest: Contest) -> int:
    """How many of each group play the final; one of each group at least does not."""
    smallest = len(contest.starters) // groups_of(contest)
    return max(1, min(contest.settings.advance or 2, smallest - 1))
