"""Elimination at tables of two: single and double brackets, and their rounds.

A bracket is a fixed list of slots, each with the two sources of its entrants. Results fill it; an
entrant without an opponent advances. The slots of one *wave* can be played at once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from bot.features.tournaments.contest.seating import seat_order
from bot.features.tournaments.model import Entrant, Match, Round, forfeited

FINAL, THIRD, GRAND, RESET = "final", "third", "grand", "reset"


@dataclass(frozen=True, slots=True)
class Source:
    """The source of an entrant in a slot: a ``seed`` number, or a slot's outcome."""

    kind: str  # "seed", "winner" or "loser"
    seed: int = 0
    slot: str = ""


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for a match.

    ``name``  ``w2.1``: the first match of round 2 in the winners bracket; ``l2.1``: in the losers
              bracket; ``final``, ``third``, ``grand`` and ``reset``
    """

    name: str
    wave: int
    sources: tuple[Source, Source]


@dataclass(frozen=True, slots=True)
class Filled:
    """A slot as filled so far; an entrant of ``None`` will never be there.

    ``known``   whether its entrants are certain
    ``over``    whether its winner is certain
    """

    slot: Slot
    seats: tuple[int | None, int | None] = (None, None)
    known: bool = False
    over: bool = False
    winner: int | None = None
    loser: int | None = None
    match: Match | None = None

    @property
    def people(self) -> tuple[int, ...]:
        """The entrants of the slot."""
        return tuple(number for number in self.seats if number is not None)


# ------------------------------------------------------------------------------------------------
# The shape of brackets
# ------------------------------------------------------------------------------------------------


def seed_order(size: int) -> list[int]:
    """Return the seeds, from 1, down the side of a bracket of ``size``.

    The two best seeds meet at the end.

    >>> seed_order(8)
    [1, 8, 4, 5, 2, 7, 3, 6]
    """
    order = [1]
    while len(order) < size:
        total = 2 * len(order) + 1
        order = [seed for better in order for seed in (better, total - better)]
    return order


def first_pairs(people: int) -> list[tuple[int, int]]:
    """Return the pairs of seeds, from 0, of the first round, without the byes."""
    order = seed_order(1 << max(1, (people - 1).bit_length()))
    return [
        (one - 1, other - 1)
        for one, other in zip(order[::2], order[1::2], strict=True)
        if max(one, other) <= people
    ]


def _winner(slot: str) -> Source:
    return Source("winner", slot=slot)


def _loser(slot: str) -> Source:
    return Source("loser", slot=slot)


def _winners_side(people: int) -> list[list[Slot]]:
    """Return the rounds of the winners bracket; the best seeds have the byes."""
    size = 1 << max(1, (people - 1).bit_length())
    seeds = [Source("seed", seed) for seed in seed_order(size)]
    rounds = [_paired("w1", 1, seeds)]
    while len(rounds[-1]) > 1:
        wave = len(rounds) + 1
        rounds.append(_paired(f"w{wave}", wave, [_winner(slot.name) for slot in rounds[-1]]))
    return rounds


def _paired(name: str, wave: int, sources: Sequence[Source]) -> list[Slot]:
    return [
        Slot(f"{name}.{place}", wave, (one, other))
        for place, (one, other) in enumerate(zip(sources[::2], sources[1::2], strict=True), 1)
    ]


@cache
def single(people: int, third_place: bool) -> tuple[Slot, ...]:
    """Return the bracket of a single elimination."""
    *rounds, (last,) = _winners_side(people)
    slots = [slot for each in rounds for slot in each]
    if third_place and rounds:
        losers = tuple(_loser(slot.name) for slot in rounds[-1])
        slots.append(Slot(THIRD, last.wave, (losers[0], losers[1])))
    return (*slots, Slot(FINAL, last.wave, last.sources))


@cache
def double(people: int) -> tuple[Slot, ...]:
    """Return the bracket of a double elimination.

    The losers of a round enter the losers bracket in the order in which they are least likely to
    meet an opponent again. The winner of that bracket plays the grand final, and has to win twice,
    as the other finalist has not lost yet: then there is a ``reset``.
    """
    winners = _winners_side(people)
    slots = [slot for each in winners for slot in each]
    waiting = [_loser(slot.name) for slot in winners[0]]
    lost = [Counter({(0, place): 1.0}) for place in range(len(waiting))]
    number = 0
    for depth, round_ in enumerate(winners[1:], 1):
        number += 1
        among = _paired(f"l{number}", number + 1, waiting)
        lost = [_one_of(one, other) for one, other in zip(lost[::2], lost[1::2], strict=True)]
        falling = _apart(depth, lost)
        number += 1
        met = [
            Slot(
                f"l{number}.{place + 1}",
                number + 1,
                (_loser(round_[falling[place]].name), _winner(slot.name)),
            )
            for place, slot in enumerate(among)
        ]
        lost = [
            _one_of(here, Counter({(depth, fallen): 1.0}))
            for here, fallen in zip(lost, falling, strict=True)
        ]
        slots += among + met
        waiting = [_winner(slot.name) for slot in met]
    wave = max(slot.wave for slot in slots) + 1
    slots.append(Slot(GRAND, wave, (_winner(winners[-1][0].name), waiting[0])))
    slots.append(Slot(RESET, wave + 1, (_winner(GRAND), _loser(GRAND))))
    return tuple(sorted(slots, key=lambda slot: slot.wave))


# Where an entrant may have lost before a slot, and with which probability: round and place, from 0.
Lost = Counter[tuple[int, int]]


def _one_of(one: Lost, other: Lost) -> Lost:
    """Return where the winner of a match between these two may have lost."""
    return Counter({where: (one[where] + other[where]) / 2 for where in {*one, *other}})


def _apart(depth: int, lost: Sequence[Lost]) -> list[int]:
    """Return the order of the losers of round ``depth`` with the fewest rematches."""
    straight = list(range(len(lost)))
    half = len(lost) // 2
    turned = straight[half:] + straight[:half]

    def met(order: list[int]) -> float:
        return sum(
            chance
            for here, fallen in zip(lost, order, strict=True)
            for (round_, place), chance in here.items()
            if place >> (depth - round_) == fallen
        )

    return min((straight[::-1], turned, turned[::-1], straight), key=met)


def title(slot: str, slots: Sequence[Slot]) -> tuple[str, dict[str, int]]:
    """Return the name of a slot in this bracket, with numbers: see ``formats.title``."""
    if "." not in slot:
        return slot, {}
    side, number = ("winners" if slot[0] == "w" else "losers"), int(slot[1 : slot.index(".")])
    peers = sum(each.name.startswith(f"{slot[0]}{number}.") for each in slots)
    if any(each.name == GRAND for each in slots):
        last = not any(each.name.startswith(f"{slot[0]}{number + 1}.") for each in slots)
        return (f"{side}-final", {}) if last else (f"{side}-round", {"round": number})
    if peers == 2:
        return "semi-final", {}
    return ("quarter-final", {}) if peers == 4 else ("round-of", {"people": 2 * peers})


# ------------------------------------------------------------------------------------------------
# Filling them
# ------------------------------------------------------------------------------------------------


def filled(
    slots: Sequence[Slot], seeded: Sequence[int], rounds: Sequence[Round]
) -> dict[str, Filled]:
    """Return every slot with the entrants that results so far have brought there.

    ``seeded``: entrants, best first.
    """
    matches = {match.slot: match for each in rounds for match in each.matches}
    order = {number: place for place, number in enumerate(seeded)}
    done: dict[str, Filled] = {}
    for slot in slots:
        done[slot.name] = _fill(slot, seeded, done, matches.get(slot.name), order)
    return done


def _fill(
    slot: Slot,
    seeded: Sequence[int],
    done: Mapping[str, Filled],
    match: Match | None,
    order: Mapping[int, int],
) -> Filled:
    seats: list[int | None] = []
    for source in slot.sources:
        if source.kind == "seed":
            seats.append(seeded[source.seed - 1] if source.seed <= len(seeded) else None)
            continue
        before = done[source.slot]
        if not before.over:
            return Filled(slot)
        seats.append(before.winner if source.kind == "winner" else before.loser)
    one, other = seats
    if slot.name == RESET and (other is None or one == done[GRAND].seats[0]):
        # The unbeaten finalist has won the grand final: no reset is played.
        return Filled(slot, known=True, over=True, winner=one, loser=other)
    if one is None or other is None:
        lucky = other if one is None else one
        return Filled(slot, (one, other), known=True, over=True, winner=lucky)
    if match is None or match.result is None:
        return Filled(slot, (one, other), known=True, match=match)
    # Absent entrants are last; of two sharing the victory the better seed goes on, and in the
    # grand final the unbeaten one, who would have to lose twice.
    better = {one: 0, other: 1} if slot.name == GRAND else order
    present = sorted(match.present, key=lambda number: (match.places[number], better[number]))
    winner = present[0] if present else None
    loser = next((number for number in (one, other) if number != winner), None)
    return Filled(slot, (one, other), True, True, winner, loser if present else None, match)


def next_wave(
    slots: Sequence[Slot],
    seeded: Sequence[Entrant],
    rounds: Sequence[Round],
    history: Mapping[int, Sequence[int]],
    number: int,
) -> Round | None:
    """Return the next round ``number`` of a bracket; ``None`` when it is finished.

    ``seeded`` are the entrants of this bracket, ``rounds`` those played in it, and ``history``
    their seats so far. Dropouts forfeit at once.
    """
    gone = {entrant.number for entrant in seeded if not entrant.active}
    places = filled(slots, [entrant.number for entrant in seeded], rounds)
    for wave in sorted({slot.wave for slot in slots}):
        due = [each for each in places.values() if each.slot.wave == wave and each.known]
        if not any(len(each.people) == 2 and each.match is None for each in due):
            continue
        matches = []
        for table, each in enumerate((each for each in due if len(each.people) == 2), 1):
            # Where neither is due to begin, the better seed does, and the other one next time.
            order = each.people if wave % 2 else each.people[::-1]
            match = Match(table, seat_order(order, history), slot=each.slot.name)
            absent = gone & set(match.seats)
            if absent:
                match = Match(table, match.seats, forfeited(match, absent), match.slot)
            matches.append(match)
        byes = tuple(each.people[0] for each in due if len(each.people) == 1)
        return Round(number, "elimination", tuple(matches), byes)
    return None


def reached(places: Mapping[str, Filled], seeded: Sequence[int]) -> dict[int, tuple[int, int]]:
    """Return a sort key of how far each entrant came: greater is further.

    The key is the wave in which they lost for good, and 1 or 0 for winning or losing the match for
    third place. Entrants still able to win are above all others.
    """
    last = max(each.slot.wave for each in places.values()) + 1
    far = dict.fromkeys(seeded, (last, 0))
    # After one loss in the winners bracket an entrant is still in.
    lives = dict.fromkeys(seeded, 2 if GRAND in places else 1)
    for each in places.values():
        if each.match is None or each.match.result is None or each.slot.name == THIRD:
            continue
        # If neither came, both are out.
        losing = each.people if each.winner is None else (each.loser,)
        for number in losing:
            if number is None:
                continue
            lives[number] -= 1 if each.winner is not None else lives[number]
            if lives[number] <= 0 or each.slot.name == RESET:
                far[number] = (each.slot.wave, 0)
    third = places.get(THIRD)
    if third is not None and third.over and third.winner is not None:
        far[third.winner] = (far[third.winner][0], 1)
    return far
