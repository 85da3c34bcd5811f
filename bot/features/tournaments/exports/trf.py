"""The export for other pairing programs: FIDE's Tournament Report File, TRF16.

Fields stand in fixed columns: https://www.fide.com/FIDE/handbook/C04Annex2_TRF16.pdf. ``XXR``, the
number of rounds, is an extension that pairing programs ask for.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import takewhile

from bot.features.tournaments.contest import round_robin
from bot.features.tournaments.contest.formats import rounds_with_points, standings
from bot.features.tournaments.contest.records import (
    ABSENT,
    ANNULLED,
    PLAYED,
    WALKOVER,
    Line,
    records,
)
from bot.features.tournaments.model import Contest, Match

NAME_LENGTH = 33
NOBODY = "0000"
BYES = {0: "Z", 0.5: "H", 1: "U"}


def can_be_reported(contest: Contest) -> bool:
    """Return whether TRF has room for it: one opponent a round, and points for each."""
    return contest.settings.seats == 2 and contest.settings.format in ("swiss", "round-robin")


def trf_text(contest: Contest, name: str, rounds: int, *, teams: bool = False) -> str:
    """Return a tournament at tables of two as TRF; it has the rounds that are over.

    ``rounds``: how many there will be; ``teams``: whether the entrants are teams, which its free
    text for the type of tournament says. Starting numbers follow the seeding. A match that does not
    count in a round robin is a round without points.
    """
    over = tuple(takewhile(lambda each: each.over, rounds_with_points(contest)))
    contest = replace(contest, rounds=over)
    annulled = round_robin.annulled(contest) if contest.settings.format == "round-robin" else ()
    done = records(contest, annulled=annulled)
    starting = {each.number: place for place, each in enumerate(contest.seeded, 1)}
    places = {each.entrant: each.place for each in standings(contest)}
    played = "Team: " if teams else "Individual: "
    kind = "Swiss" if contest.settings.format == "swiss" else "Round-Robin"
    lines = [
        f"012 {_plain(name)}",
        f"062 {len(starting)}",
        f"092 {played}{kind}",
        f"XXR {rounds}",
    ]
    for entrant in contest.seeded:
        record = done[entrant.number]
        by_round = {line.round: line for line in record.lines}
        results = [
            _result(by_round.get(each.number), each.match_of(entrant.number), starting)
            for each in over
        ]
        number, place = starting[entrant.number], places[entrant.number]
        line = (
            f"001 {number:>4}      "
            f"{_plain(entrant.name)[:NAME_LENGTH]:<{NAME_LENGTH}} {_rating(entrant.rating):>4}"
            f" {'':3} {'':11} {'':10} {float(record.points):>4.1f} {place or number:>4}  "
        )
        lines.append((line + "  ".join(results)).rstrip())
    return "\r\n".join(lines) + "\r\n"


def _result(line: Line | None, match: Match | None, starting: dict[int, int]) -> str:
    """Return opponent, colour and result of a round; the first seat has white."""
    if line is None or line.kind == ANNULLED:
        return f"{NOBODY} - Z"
    if match is not None and line.kind in (PLAYED, WALKOVER, ABSENT):
        (opponent,) = line.opponents or line.scheduled
        colour = "w" if match.seats[1] == opponent else "b"
        forfeit = {WALKOVER: "+", ABSENT: "-"}.get(line.kind)
        result = forfeit or {0: "0", 0.5: "=", 1: "1"}[float(line.points)]
        return f"{starting[opponent]:>4} {colour} {result}"
    return f"{NOBODY} - {BYES[float(line.points)]}"


def _rating(rating: float) -> str:
    return str(max(0, min(9999, round(rating))))


def _plain(text: str) -> str:
    """Return a text in one line."""
    return " ".join(text.split())
