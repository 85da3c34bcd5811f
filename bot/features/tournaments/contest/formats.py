"""Tournament formats behind one interface: next round, standings, podium.

A tournament is a ``Contest``. Whenever its last round is over, ``next_round`` returns the next one,
or ``None`` at the end. ``standings`` and ``podium`` can be called at any time. Callers need not
know which format is played.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import comb

from bot.features.tournaments.contest import cut, elimination, multi, round_robin, swiss
from bot.features.tournaments.contest.elimination import Filled, Slot
from bot.features.tournaments.contest.records import full_points, records, seats_so_far
from bot.features.tournaments.contest.seating import table_sizes
from bot.features.tournaments.contest.standings import Scoring, Standing, by_reach, ranked
from bot.features.tournaments.model import Contest, Entrant, Round, Settings
from engine import Refusal


@dataclass(frozen=True, slots=True)
class Format:
    """A format: the numbers and settings it takes, and its rules.

    ``seats``   possible numbers of seats at a table
    ``people``  possible numbers of entrants, by seats at a table
    ``takes``   the further settings that apply with given ones
    ``late``    whether entrants can join after the first round was paired
    """

    seats: tuple[int, ...]
    people: Callable[[int], range]
    takes: Callable[[Settings], frozenset[str]]
    late: Callable[[int], bool]
    rounds: Callable[[Settings, int], int]
    next_round: Callable[[Contest], Round | None]
    standings: Callable[[Contest], tuple[Standing, ...]]


# The range of each numeric setting.
LIMITS = {
    "rounds": (1, 30),
    "legs": (1, 2),
    "groups": (2, 16),
    "advance": (1, 8),
    "byes": (0, 3),
    "best_of": (1, 3),
}
OPTIONAL = {
    "rounds": None,
    "legs": 1,
    "groups": None,
    "advance": None,
    "third_place": False,
    "cut": None,
    "byes": 0,
    "best_of": 1,
}
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
        if name not in form.takes(settings):
            raise Refusal("tournament-setting-unused", setting=name)
        if name in LIMITS:
            low, high = LIMITS[name]
            if name == "advance" and settings.format == "elimination":
                high = settings.seats - 1
            if not low <= value <= high:
                raise Refusal("tournament-setting-range", setting=name, min=low, max=high)
    sizes = cut.SIZES[settings.seats]
    if settings.cut and settings.cut not in sizes:
        raise Refusal("tournament-setting-range", setting="cut", min=sizes[0], max=sizes[-1])
    if settings.best_of % 2 == 0:
        raise Refusal("tournament-setting-range", setting="best_of", min=1, max=3)


def people(settings: Settings) -> range:
    """Return the numbers of entrants that a tournament with these settings may have."""
    return FORMATS[settings.format].people(settings.seats)


def check_people(settings: Settings, count: int) -> None:
    """Refuse a number of entrants: ``tournament-too-few``, ``tournament-too-many``."""
    possible = people(settings)
    if count < possible[0]:
        raise Refusal("tournament-too-few", min=possible[0], count=count)
    if count > possible[-1]:
        raise Refusal("tournament-too-many", max=possible[-1], count=count)


def planned_rounds(settings: Settings, count: int) -> int:
    """Return the number of rounds for ``count`` entrants, without a reset final."""
    return FORMATS[settings.format].rounds(settings, count)


def open_rounds(settings: Settings, count: int) -> int:
    """Return the number of rounds before a final that follows Swiss rounds."""
    return planned_rounds(settings, count) - cut.rounds_of(settings, count)


def check_late(contest: Contest) -> None:
    """Refuse an entrant joining now, if that is too late.

    Swiss rounds, and round robin at larger tables, take late entries until half of the rounds have
    been paired: ``tournament-joined-too-late``. Other formats take none after the first round was
    paired: ``tournament-joining-over``.
    """
    settings = contest.settings
    if not contest.rounds:
        return
    if not FORMATS[settings.format].late(settings.seats):
        raise Refusal("tournament-joining-over")
    if 2 * len(contest.rounds) > open_rounds(settings, len(contest.starters)):
        raise Refusal("tournament-joined-too-late")


def next_round(contest: Contest) -> Round | None:
    """Return the round after those of ``contest``; ``None`` if the tournament is over.

    The same contest always gives the same round. Matches of dropped entrants have their result
    already; a round is ``over`` at once if all its matches have. Refused: ``tournament-round-open``
    while a table has no result, and as by ``check_people``.
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
    """Return whether the tournament has been played to its end."""
    return bool(contest.rounds) and contest.rounds[-1].over and next_round(contest) is None


def standings(contest: Contest) -> tuple[Standing, ...]:
    """Return the standings, first place first, with known results of an open round.

    Before ``Contest.placed`` they are in the order of the seeds, without places.
    """
    return _unplaced(contest, FORMATS[contest.settings.format].standings(contest))


def _unplaced(contest: Contest, lines: tuple[Standing, ...]) -> tuple[Standing, ...]:
    """Return ``lines``, without places before the first result: a lot is no merit."""
    if contest.placed:
        return lines
    order = [entrant.number for entrant in contest.seeded]
    return tuple(
        replace(line, place=0) for line in sorted(lines, key=lambda each: order.index(each.entrant))
    )


def podium(contest: Contest) -> tuple[Standing, ...]:
    """Return the first three places; more entrants if places are shared."""
    return tuple(standing for standing in standings(contest) if 1 <= standing.place <= 3)


def winners(contest: Contest) -> tuple[int, ...]:
    """Return the entrants in the first place."""
    return tuple(standing.entrant for standing in standings(contest) if standing.place == 1)


def group_standings(contest: Contest) -> tuple[tuple[Standing, ...], ...]:
    """Return the standings by group, or the only ones in formats without groups."""
    if contest.settings.format != "groups":
        return (standings(contest),)
    return tuple(_unplaced(contest, group) for group in _group_standings(contest))


def _group_standings(contest: Contest) -> tuple[tuple[Standing, ...], ...]:
    rounds = [each for each in contest.rounds if each.stage == "groups"]
    done = records(contest, rounds, round_robin.annulled(contest))
    groups = round_robin.groups(contest, round_robin.groups_of(contest))
    return tuple(ranked(group, done, _scoring(contest.settings)) for group in groups)


def bracket(contest: Contest) -> tuple[Filled, ...]:
    """Return every match of the bracket, including those to come.

    Empty for formats without a bracket, or before it begins. Eliminations at larger tables have
    none: pairings are decided from round to round.
    """
    rounds = _final_rounds(contest)
    if contest.settings.seats > 2 or not rounds:
        return ()
    slots = _slots(contest.settings, len(rounds[0].seeds))
    return tuple(elimination.filled(slots, rounds[0].seeds, rounds).values())


def title(contest: Contest, slot: str) -> tuple[str, dict[str, int]]:
    """Return the title of a match with this slot: a key, and the numbers in it.

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
    """Return the scoring of a format; the last tiebreak is the lot drawn at the start."""
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
    done = records(contest, rounds_with_points(contest), annulled)
    return ranked(contest.seeded, done, _scoring(contest.settings))


def rounds_with_points(contest: Contest) -> tuple[Round, ...]:
    """Return the rounds with points that count: all but those of a final."""
    return tuple(each for each in contest.rounds if each.stage != "elimination")


def _swiss_rounds(settings: Settings, count: int) -> int:
    """Return the number of Swiss rounds: enough for a sole winner, three at least.

    There are no more rounds than it takes until all have met.
    """
    if settings.rounds:
        return settings.rounds
    needed = 0 if settings.seats == 2 else 1
    while settings.seats**needed < count * (1 if settings.seats == 2 else settings.seats):
        needed += 1
    return min(max(3, needed), _until_all_met(settings, count))


def _until_all_met(settings: Settings, count: int) -> int:
    """Return the number of rounds in which all entrants could have met each other."""
    if settings.seats == 2:
        return round_robin.rounds_of(count, settings.legs)
    each = sum(comb(size, 2) for size in table_sizes(count, settings.seats))
    return -(-comb(count, 2) // each)


def _next_swiss(contest: Contest) -> Round | None:
    if swiss_over(contest):
        return _next_in_cut(contest)
    if len(contest.active) < 2:
        return None
    away = tuple(each.number for each in contest.active if is_away(contest, each))
    entrants = (
        replace(each, active=each.active and each.number not in away) for each in contest.entrants
    )
    there = replace(contest, entrants=tuple(entrants))
    return replace(_paired_swiss(there), away=away)


def _paired_swiss(contest: Contest) -> Round:
    there = contest.active
    if len(there) < 2:  # all others are away
        return Round(len(contest.rounds) + 1, "swiss", (), tuple(each.number for each in there))
    return swiss.pair(contest) if contest.settings.seats == 2 else multi.swiss(contest)


def swiss_over(contest: Contest) -> bool:
    """Return whether all Swiss rounds are over, or the final after them has begun."""
    planned = open_rounds(contest.settings, len(contest.starters))
    return bool(_final_rounds(contest)) or (
        bool(contest.rounds) and contest.rounds[-1].over and len(contest.rounds) >= planned
    )


def finalists(contest: Contest) -> list[Entrant]:
    """Return the finalists after Swiss rounds, or the current ones, best first."""
    if begun := _final_rounds(contest):
        return [contest.entrant(number) for number in begun[0].seeds]
    return cut.finalists(contest, _by_points(contest)) if contest.settings.cut else []


def _next_in_cut(contest: Contest) -> Round | None:
    seeded = finalists(contest)
    if len(seeded) < 2:
        return None
    if contest.settings.seats == 2:
        return _next_in_bracket(contest, seeded)
    return None if _final_rounds(contest) else cut.final_table(contest, seeded)


def _swiss_standings(contest: Contest) -> tuple[Standing, ...]:
    """Return the standings by points; the finalists come first, by how far they got."""
    lines, final = _by_points(contest), _final_rounds(contest)
    if not final:
        return lines
    if contest.settings.seats == 2:
        return cut.with_final(contest, lines, _reached(contest))
    return cut.with_final(contest, lines, cut.reached_at_table(final[0].matches[0]))


def _swiss_takes(settings: Settings) -> frozenset[str]:
    bracket = settings.seats == 2 and settings.cut
    return frozenset(("rounds", "byes", "cut", *(("third_place", "best_of") if bracket else ())))


def bye_rounds(contest: Contest) -> range:
    """Return the rounds to come for which half-point byes can be asked for.

    There are none in the last round. Empty where the settings don't allow any. Before the first
    round, when entrants may still come, it is as if there were as many as possible.
    """
    settings = contest.settings
    if settings.format != "swiss" or not settings.byes:
        return range(0)
    count = len(contest.starters) if contest.rounds else people(settings)[-1]
    return range(len(contest.rounds) + 1, open_rounds(settings, count))


def byes_taken(contest: Contest, number: int) -> tuple[int, ...]:
    """Return the rounds in which an entrant has had a half-point bye."""
    return tuple(each.number for each in contest.rounds if number in each.away)


def is_away(contest: Contest, entrant: Entrant) -> bool:
    """Return whether an entrant has a half-point bye in the coming round.

    A request lapses if the organiser allows fewer of them by now, or made this the last round.
    """
    coming, settings = len(contest.rounds) + 1, contest.settings
    if coming not in entrant.away or settings.format != "swiss":
        return False
    if coming >= open_rounds(settings, len(contest.starters)):
        return False
    return len(byes_taken(contest, entrant.number)) < contest.settings.byes


def _next_round_robin(contest: Contest) -> Round | None:
    if contest.settings.seats == 2:
        return round_robin.next_round(contest)
    return None if _enough(contest) else multi.round_robin(contest)


def _enough(contest: Contest) -> bool:
    """Return whether all rounds have been played, or too few entrants are left."""
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
    """Return the next round of the bracket of ``seeded``, stored in its first round."""
    rounds = _final_rounds(contest)
    if rounds:
        seeded = [contest.entrant(number) for number in rounds[0].seeds]
    history = seats_so_far(contest)
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


def games_of_match(contest: Contest, round_number: int) -> int:
    """Return the number of games of a match in a round: several only in a bracket."""
    settings = contest.settings
    bracket = settings.seats == 2 and contest.round(round_number).stage == "elimination"
    return settings.best_of if bracket else 1


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
    """Return the entrants of the final, as its seeds: group winners, then seconds …

    A dropout makes room for the next of the group. Entrants of equal rank swap
    places among each other to avoid first meetings within a group.
    """
    going_on = round_robin.going_on(contest)
    groups = [
        [standing.entrant for standing in group if standing.active][:going_on]
        for group in _group_standings(contest)
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
    """Return standings: the final by reach, the others by place in group, then points."""
    grouped = _group_standings(contest)
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
) -> Callable[[Settings], frozenset[str]]:
    """Return the function ``takes`` of a format, partly by the size of tables."""
    return lambda settings: frozenset((*names, *(two if settings.seats == 2 else more)))


FORMATS: dict[str, Format] = {
    "swiss": Format(
        seats=(2, 3, 4),
        people=lambda seats: range(2 if seats == 2 else 3, 257),
        takes=_swiss_takes,
        late=lambda seats: True,
        rounds=lambda settings, count: (
            _swiss_rounds(settings, count) + cut.rounds_of(settings, count)
        ),
        next_round=_next_swiss,
        standings=_swiss_standings,
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
        takes=_takes("legs", "groups", "advance", "third_place", "best_of"),
        late=lambda seats: False,
        rounds=_group_rounds,
        next_round=_next_with_groups,
        standings=_standings_with_groups,
    ),
    "elimination": Format(
        seats=(2, 3, 4),
        people=lambda seats: range(2 if seats == 2 else 3, 257),
        takes=_takes(two=("third_place", "best_of"), more=("advance",)),
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
        takes=_takes("best_of"),
        late=lambda seats: False,
        rounds=lambda settings, count: 2 * (count - 1).bit_length(),
        next_round=_next_elimination,
        standings=_elimination_standings,
    ),
}
