"""Round robin at tables of two, as one or in groups, by the Berger tables."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import zip_longest

from bot.features.tournaments.contest.records import PLAYED, WALKOVER, records
from bot.features.tournaments.model import Contest, Entrant, Match, Round, Settings, forfeited

Pair = tuple[int, int]


@cache
def berger(people: int) -> list[list[Pair]]:
    """Return the rounds of a round robin, as pairs from 0; the first of a pair begins.

    With an odd number of ``people`` the missing one is ``people``: its opponent has a bye.
    Each begins as often as not, or once more or less. Source: FIDE Handbook C.05, annex.
    """
    full = people + people % 2
    turning = full - 1
    rounds = []
    for number in range(turning):
        # The opponent of the last one; the numbers of all other pairs have the same sum.
        lone = number // 2 if number % 2 == 0 else (full + number - 1) // 2
        pairs = [(lone, turning) if number % 2 == 0 else (turning, lone)]
        for one in range(turning):
            other = (2 * lone - one) % turning
            if one < other:
                pairs.append((one, other) if (one + other) % 2 else (other, one))
        rounds.append(pairs)
    return rounds


def rounds_of(people: int, legs: int) -> int:
    """Return the number of rounds until all have met each other ``legs`` times."""
    return legs * (people - 1 + people % 2)


def groups(contest: Contest, count: int) -> list[tuple[Entrant, ...]]:
    """Return the groups, filled in snake order from the best entrant on."""
    made: list[list[Entrant]] = [[] for _ in range(count)]
    for place, entrant in enumerate(contest.starters):
        along, across = divmod(place, count)
        made[across if along % 2 == 0 else count - across - 1].append(entrant)
    return [tuple(group) for group in made]


def group_name(place: int) -> str:
    """Return the slot of the matches of a group: ``g1`` for the first one."""
    return f"g{place + 1}"


def next_round(contest: Contest) -> Round | None:
    """Return the next round of the round robin; ``None`` after the last."""
    return _round(contest, "round-robin", [("", contest.starters)])


def next_group_round(contest: Contest, count: int) -> Round | None:
    """Return the next round within the groups; ``None`` after the last."""
    named = [(group_name(place), group) for place, group in enumerate(groups(contest, count))]
    return _round(contest, "groups", named)


def _round(
    contest: Contest, stage: str, named: Sequence[tuple[str, tuple[Entrant, ...]]]
) -> Round | None:
    """Return the next round of all groups; dropped entrants forfeit, so give no byes."""
    coming = len(contest.rounds)
    matches: list[Match] = []
    byes = []
    # One table of each group in turn, so that the best of all groups come first.
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
    """Return the pairs of a group after ``coming`` rounds; none after the last."""
    cycle = berger(len(group))
    leg, number = divmod(coming, len(cycle))
    if leg >= legs:
        return []
    at: list[Entrant | None] = [*group, None]
    pairs = [(at[one], at[other]) for one, other in cycle[number]]
    # In the second leg the other entrant begins.
    return [(other, one) for one, other in pairs] if leg else pairs


def annulled(contest: Contest) -> frozenset[int]:
    """Return the entrants who dropped out before half of their matches.

    So early meetings and late pairings with them neither help nor harm. Entrants leaving later
    forfeit the rest. Source: FIDE Handbook C.07, on players who withdraw.
    """
    rounds = [each for each in contest.rounds if each.stage in ("round-robin", "groups")]
    done = records(contest, rounds)
    sizes = {
        entrant.number: len(group)
        for group in groups(contest, groups_of(contest))
        for entrant in group
    }
    # Finalists have played enough.
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
    """Return the number of groups; 1 if all play together."""
    if contest.settings.format != "groups":
        return 1
    return group_count(contest.settings, len(contest.starters))


def group_count(settings: Settings, people: int) -> int:
    """Return the number of groups of ``people``: by default of four, at least of two."""
    return max(1, min(settings.groups or max(2, people // 4), people // 2))


def going_on(contest: Contest) -> int:
    """Return how many of each group play the final: all but one at most."""
    smallest = len(contest.starters) // groups_of(contest)
    return max(1, min(contest.settings.advance or 2, smallest - 1))
