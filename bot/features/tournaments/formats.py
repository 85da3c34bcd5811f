"""The formats of a tournament, and what whoever runs one has to ask: what is next, who is ahead.

A tournament is a ``Contest``. Whenever its last round is over, ``next_round`` gives the next one,
or ``None`` at the end. ``standings`` and ``podium`` can be asked at any time. Who asks need not
know which format is played.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import comb

from bot.features.tournaments import elimination, multi, round_robin, swiss
from bot.features.tournaments.elimination import Filled, Slot
from bot.features.tournaments.model import Contest, Entrant, Round, Settings
from bot.features.tournaments.records import full_points, records
from bot.features.tournaments.seating import table_sizes
from bot.features.tournaments.standings import Scoring, Standing, by_reach, ranked
from engine import Refusal


@dataclass(frozen=True, slots=True)
class Format:
    """What a format takes, and how it goes on.

    ``seats``   how many can sit at a table
    ``people``  how many entrants there can be, by seats at a table
    ``takes``   which settings make sense, by seats at a table
    ``late``    whether somebody can join after the first round was paired
    """

    seats: tuple[int, ...]
    people: Callable[[int], range]
    takes: Callable[[int], frozenset[str]]
    late: Callable[[int], bool]
    rounds: Callable[[Settings, int], int]
    next_round: Callable[[Contest], Round | None]
    standings: Callable[[Contest], tuple[Standing, ...]]


# What a setting may be, for those that are numbers.
LIMITS = {"rounds": (1, 30), "legs": (1, 2), "groups": (2, 16), "advance": (1, 8)}
OPTIONAL = {"rounds": None, "legs": 1, "groups": None, "advance": None, "third_place": False}
SEEDINGS = ("rating", "random")


def check(settings: Settings) -> None:
    """Refuse settings that do not fit together.

    Refused: ``tournament-format``, ``tournament-seats``, ``tournament-seeding``,
    ``tournament-setting-unused``, ``tournament-setting-range``.
    """
    if settings.format not in FORMATS:
        raise Refusal("tournament-format")
    form = FORMATS[settings.format]
    if settings.seats not in form.seats:
        raise Refusal("tournament-seats", min=form.seats[0], max=form.seats[-1])
    if settings.seeding not in SEEDINGS:
        raise Refusal("tournament-seeding")
    for name, default in OPTIONAL.items():
        value = getattr(settings, name)
        if value == default:
            continue
        if name not in form.takes(settings.seats):
            raise Refusal("tournament-setting-unused", setting=name)
        if name in LIMITS:
            low, high = LIMITS[name]
            if name == "advance" and settings.format == "elimination":
                high = settings.seats - 1
            if not low <= value <= high:
                raise Refusal("tournament-setting-range", setting=name, min=low, max=high)


def people(settings: Settings) -> range:
    """How many entrants a tournament with these settings can begin with."""
    return FORMATS[settings.format].people(settings.seats)


def check_people(settings: Settings, count: int) -> None:
    """Refuse to begin with so many: ``tournament-too-few``, ``tournament-too-many``."""
    possible = people(settings)
    if count < possible[0]:
        raise Refusal("tournament-too-few", min=possible[0], count=count)
    if count > possible[-1]:
        raise Refusal("tournament-too-many", max=possible[-1], count=count)


def planned_rounds(settings: Settings, count: int) -> int:
    """How many rounds it will take with ``count`` entrants; the reset of a grand final is extra."""
    return FORMATS[settings.format].rounds(settings, count)


def check_late(contest: Contest) -> None:
    """Refuse somebody who wants to join now, after the first round was paired.

    Swiss rounds, and round robin at larger tables, take late entries until half of the rounds have
    been paired: ``tournament-joined-too-late``. Other formats do not: ``tournament-joining-over``.
    """
    settings = contest.settings
    if not contest.rounds:
        return
    if not FORMATS[settings.format].late(settings.seats):
        raise Refusal("tournament-joining-over")
    if 2 * len(contest.rounds) > planned_rounds(settings, len(contest.starters)):
        raise Refusal("tournament-joined-too-late")


def next_round(contest: Contest) -> Round | None:
    """The round that comes after those of ``contest``; ``None`` if the tournament is over.

    The same contest always gives the same round. Matches of those who dropped out have their
    result already; a round of which all matches have is ``over`` at once. Refused:
    ``tournament-round-open`` while a table has no result, and what ``check_people`` refuses.
    """
    if contest.rounds and not contest.rounds[-1].over:
        raise Refusal("tournament-round-open", round=len(contest.rounds))
    if not contest.rounds:
        check_people(contest.settings, len(contest.active))
    if any(entrant.lot == 0 for entrant in contest.entrants):
        raise ValueError("an entrant has no lot: see draw_lots")
    coming = FORMATS[contest.settings.format].next_round(contest)
    if coming is None or coming.seeds or contest.rounds:
        return coming
    return replace(coming, seeds=tuple(entrant.number for entrant in contest.active))


def over(contest: Contest) -> bool:
    """Whether the tournament has been played to its end."""
    return bool(contest.rounds) and contest.rounds[-1].over and next_round(contest) is None


def standings(contest: Contest) -> tuple[Standing, ...]:
    """Where everybody stands, first place first; of an unfinished round what is known counts."""
    return FORMATS[contest.settings.format].standings(contest)


def podium(contest: Contest) -> tuple[Standing, ...]:
    """Those in the first three places; more than three if places are shared."""
    return tuple(standing for standing in standings(contest) if standing.place <= 3)


def group_standings(contest: Contest) -> tuple[tuple[Standing, ...], ...]:
    """The standings within each group, of a tournament with groups; those of all together else."""
    if contest.settings.format != "groups":
        return (standings(contest),)
    rounds = [each for each in contest.rounds if each.stage == "groups"]
    done = records(contest, rounds, round_robin.annulled(contest))
    groups = round_robin.groups(contest, round_robin.groups_of(contest))
    return tuple(ranked(group, done, _scoring(contest.settings)) for group in groups)


def bracket(contest: Contest) -> tuple[Filled, ...]:
    """Every match of the bracket, also those to come; empty for formats without one, or before it.

    Eliminations at larger tables have none: who meets is decided from round to round.
    """
    rounds = _final_rounds(contest)
    if contest.settings.seats > 2 or not rounds:
        return ()
    slots = _slots(contest.settings, len(rounds[0].seeds))
    return tuple(elimination.filled(slots, rounds[0].seeds, rounds).values())


def title(contest: Contest, slot: str) -> tuple[str, dict[str, int]]:
    """What a match with this slot is called: a key, and the numbers in it.

    ``table`` (a slot that is empty), ``group`` (``group``), ``final``, ``third``, ``semi-final``,
    ``quarter-final``, ``round-of`` (``people``), ``winners-round`` and ``losers-round``
    (``round``), ``winners-final``, ``losers-final``, ``grand``, ``reset``.
    """
    if slot.startswith("g") and slot[1:].isdigit():
        return "group", {"group": int(slot[1:])}
    rounds = _final_rounds(contest)
    if not slot or not rounds:
        return "table", {}
    return elimination.title(slot, _slots(contest.settings, len(rounds[0].seeds)))


# ------------------------------------------------------------------------------------------------
# Points: Swiss and round robin
# ------------------------------------------------------------------------------------------------


def _scoring(settings: Settings) -> Scoring:
    """By what entrants are ranked. The lot is the last word: it was drawn before anybody played."""
    everyone = settings.format != "swiss"
    breaks: tuple[str, ...]
    if settings.seats > 2:
        breaks = (
            ("head-to-head", "wins", "sonneborn-berger", "places", "lot")
            if everyone
            else ("buchholz", "sonneborn-berger", "head-to-head", "wins", "places", "lot")
        )
    elif everyone:
        breaks = ("head-to-head", "sonneborn-berger", "wins", "lot")
    else:
        breaks = ("buchholz", "sonneborn-berger", "head-to-head", "wins", "lot")
    return Scoring(full_points(settings.seats), breaks, everyone and settings.seats == 2)


def _by_points(contest: Contest) -> tuple[Standing, ...]:
    annulled = (
        round_robin.annulled(contest)
        if contest.settings.format == "round-robin" and contest.settings.seats == 2
        else ()
    )
    return ranked(contest.seeded, records(contest, annulled=annulled), _scoring(contest.settings))


def _swiss_rounds(settings: Settings, count: int) -> int:
    """Enough for one to be ahead of all others, three at least, and no longer than all are new."""
    if settings.rounds:
        return settings.rounds
    needed = 0 if settings.seats == 2 else 1
    while settings.seats**needed < count * (1 if settings.seats == 2 else settings.seats):
        needed += 1
    return min(max(3, needed), _until_all_met(settings, count))


def _until_all_met(settings: Settings, count: int) -> int:
    """With how many rounds everyone could have met everyone."""
    if settings.seats == 2:
        return round_robin.rounds_of(count, settings.legs)
    each = sum(comb(size, 2) for size in table_sizes(count, settings.seats))
    return -(-comb(count, 2) // each)


def _next_swiss(contest: Contest) -> Round | None:
    if _enough(contest):
        return None
    return swiss.pair(contest) if contest.settings.seats == 2 else multi.swiss(contest)


def _next_round_robin(contest: Contest) -> Round | None:
    if contest.settings.seats == 2:
        return round_robin.next_round(contest)
    return None if _enough(contest) else multi.round_robin(contest)


def _enough(contest: Contest) -> bool:
    """Whether all rounds have been played, or nobody is left to play against."""
    planned = planned_rounds(contest.settings, len(contest.starters))
    return len(contest.rounds) >= planned or len(contest.active) < 2


# ------------------------------------------------------------------------------------------------
# Brackets
# ------------------------------------------------------------------------------------------------


def _slots(settings: Settings, count: int) -> tuple[Slot, ...]:
    if settings.format == "double-elimination":
        return elimination.double(count)
    return elimination.single(count, settings.third_place)


def _final_rounds(contest: Contest) -> tuple[Round, ...]:
    return tuple(each for each in contest.rounds if each.stage == "elimination")


def _next_in_bracket(contest: Contest, seeded: Sequence[Entrant]) -> Round | None:
    """The next round of a bracket of ``seeded``, which its first round remembers."""
    rounds = _final_rounds(contest)
    if rounds:
        seeded = [contest.entrant(number) for number in rounds[0].seeds]
    history = {number: record.seats for number, record in records(contest).items()}
    coming = elimination.next_wave(
        _slots(contest.settings, len(seeded)), seeded, rounds, history, len(contest.rounds) + 1
    )
    if coming is None or rounds:
        return coming
    return replace(coming, seeds=tuple(entrant.number for entrant in seeded))


def _next_elimination(contest: Contest) -> Round | None:
    if contest.settings.seats > 2:
        return multi.knockout(contest)
    return _next_in_bracket(contest, contest.starters)


def _elimination_standings(contest: Contest) -> tuple[Standing, ...]:
    reach = dict.fromkeys((entrant.number for entrant in contest.seeded), (0, 0))
    if contest.settings.seats > 2:
        reach |= multi.reached(contest)
    else:
        reach |= _reached(contest)
    return by_reach(contest.seeded, records(contest), reach)


def _reached(contest: Contest) -> dict[int, tuple[int, int]]:
    rounds = _final_rounds(contest)
    places = {each.slot.name: each for each in bracket(contest)}
    return elimination.reached(places, rounds[0].seeds) if rounds else {}


# ------------------------------------------------------------------------------------------------
# Groups with a final
# ------------------------------------------------------------------------------------------------


def _next_with_groups(contest: Contest) -> Round | None:
    if not _final_rounds(contest):
        coming = round_robin.next_group_round(contest, round_robin.groups_of(contest))
        if coming is not None:
            return coming
    return _next_in_bracket(contest, _finalists(contest))


def _finalists(contest: Contest) -> list[Entrant]:
    """Who plays the final, as its seeds: the winners of the groups, then the second …

    Who has dropped out makes room for the next of the group. Those in a place of equal rank change
    places among each other so that nobody first meets somebody of the own group.
    """
    going_on = round_robin.going_on(contest)
    groups = [
        [standing.entrant for standing in group if standing.active][:going_on]
        for group in group_standings(contest)
    ]
    group_of = {number: place for place, group in enumerate(groups) for number in group}
    seeds: list[int] = []
    for rank in range(going_on):
        seeds += [group[rank] for group in groups if rank < len(group)]
    pairs = elimination.first_pairs(len(seeds))

    def meetings(order: list[int]) -> int:
        return sum(group_of[order[one]] == group_of[order[other]] for one, other in pairs)

    start = 0
    for rank in range(going_on):
        size = sum(rank < len(group) for group in groups)
        turns = [
            seeds[:start]
            + seeds[start + by : start + size]
            + seeds[start : start + by]
            + seeds[start + size :]
            for by in range(size)
        ]
        if rank and turns:  # group winners keep their seeds
            seeds = min(turns, key=meetings)
        start += size
    return [contest.entrant(number) for number in seeds]


def _group_rounds(settings: Settings, count: int) -> int:
    groups = round_robin.group_count(settings, count)
    final = groups * max(1, min(settings.advance or 2, count // groups - 1))
    return round_robin.rounds_of(-(-count // groups), settings.legs) + (final - 1).bit_length()


def _standings_with_groups(contest: Contest) -> tuple[Standing, ...]:
    """Those in the final by how far they came; the others by place in the group, then points."""
    grouped = group_standings(contest)
    reach: dict[int, tuple[int, int]] = {}
    lines = [standing for group in grouped for standing in group]
    order = sorted(
        lines,
        key=lambda each: (each.place, -each.points.value, contest.entrant(each.entrant).lot),
    )
    for place, standing in enumerate(order):
        reach[standing.entrant] = (0, -place)
    reach |= _reached(contest)
    by_number = {standing.entrant: standing for standing in lines}
    entrants = [entrant for entrant in contest.seeded if entrant.number in reach]
    return tuple(
        replace(
            by_number[each.entrant],
            place=each.place,
            played=each.played,
            won=each.won,
        )
        for each in by_reach(entrants, records(contest), reach)
    )


def _takes(
    *names: str, two: Sequence[str] = (), more: Sequence[str] = ()
) -> Callable[[int], frozenset[str]]:
    """Which settings a format takes, by seats at a table."""
    return lambda seats: frozenset((*names, *(two if seats == 2 else more)))


FORMATS: dict[str, Format] = {
    "swiss": Format(
        seats=(2, 3, 4),
        people=lambda seats: range(2 if seats == 2 else 3, 257),
        takes=_takes("rounds"),
        late=lambda seats: True,
        rounds=_swiss_rounds,
        next_round=_next_swiss,
        standings=_by_points,
    ),
    "round-robin": Format(
        seats=(2, 3, 4),
        people=lambda seats: range(2, 33) if seats == 2 else range(3, 65),
        takes=_takes(two=("legs",), more=("rounds",)),
        late=lambda seats: seats > 2,
        rounds=lambda settings, count: settings.rounds or _until_all_met(settings, count),
        next_round=_next_round_robin,
        standings=_by_points,
    ),
    "groups": Format(
        seats=(2,),
        people=lambda seats: range(4, 65),
        takes=_takes("legs", "groups", "advance", "third_place"),
        late=lambda seats: False,
        rounds=_group_rounds,
        next_round=_next_with_groups,
        standings=_standings_with_groups,
    ),
    "elimination": Format(
        seats=(2, 3, 4),
        people=lambda seats: range(2 if seats == 2 else 3, 257),
        takes=_takes(two=("third_place",), more=("advance",)),
        late=lambda seats: False,
        rounds=lambda settings, count: (
            (count - 1).bit_length()
            if settings.seats == 2
            else multi.knockout_rounds(settings, count)
        ),
        next_round=_next_elimination,
        standings=_elimination_standings,
    ),
    "double-elimination": Format(
        seats=(2,),
        people=lambda seats: range(2, 129),
        takes=_takes(),
        late=lambda seats: False,
        rounds=lambda settings, count: 2 * (count - 1).bit_length(),
        next_round=_next_elimination,
        standings=_elimination_standings,
    ),
}
