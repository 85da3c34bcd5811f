"""The export of a tournament: CSV for spreadsheets, JSON for programs."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from bot.features.tournaments.contest.formats import standings
from bot.features.tournaments.contest.standings import Number, Standing
from bot.features.tournaments.model import Contest, dump_round

Row = Sequence[str | int | float | None]
# The names of the members of teams by the number of the entrant.
Members = Mapping[int, Sequence[str]]

# Some spreadsheets take a cell that begins with one of these for a formula.
FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")


def csv_files(contest: Contest, members: Members | None = None) -> dict[str, str]:
    """Return the tournament as CSV texts by file name.

    The files are players, pairings, results and standings. Entrants are named and numbered, so that
    two of the same name can be told apart. ``members``: of teams of two; players.csv names both,
    so that it can be read back as a list of teams.
    """
    titles = ("team", "player_1", "player_2") if members else ("name",)
    names = {entrant.number: entrant.name for entrant in contest.entrants}
    lines = standings(contest)
    return {
        "players.csv": _csv(
            ("number", *titles, "rating", "lot", "first_round", "active", "points_deducted"),
            (
                (
                    each.number,
                    each.name,
                    *(members[each.number] if members else ()),
                    each.rating,
                    each.lot,
                    each.joined,
                    int(each.active),
                    each.penalty / 2,
                )
                for each in contest.seeded
            ),
        ),
        "pairings.csv": _csv(
            ("round", "stage", "table", "match", "seat", "number", "name"),
            _pairings(contest, names),
        ),
        "results.csv": _csv(
            ("round", "table", "number", "name", "place", "absent", "games_won"),
            _results(contest, names),
        ),
        "standings.csv": _csv(
            (
                "place",
                "number",
                "name",
                *(_column(each) for each in _shown(lines)),
                "played",
                "won",
            ),
            (
                (
                    each.place or None,
                    each.entrant,
                    names[each.entrant],
                    *(_told(number) for number in (each.points, *each.tiebreaks)),
                    each.played,
                    each.won,
                )
                for each in lines
            ),
        ),
    }


def _pairings(contest: Contest, names: dict[int, str]) -> Iterable[Row]:
    """Yield the seats of each match; a bye has neither table nor seat."""
    for each in contest.rounds:
        for match in each.matches:
            for seat, number in enumerate(match.seats, 1):
                yield (
                    each.number,
                    each.stage,
                    match.table,
                    match.slot,
                    seat,
                    number,
                    names[number],
                )
        for number in each.byes:
            yield each.number, each.stage, None, "bye", None, number, names[number]
        for number in each.away:
            yield each.number, each.stage, None, "half-bye", None, number, names[number]


def _results(contest: Contest, names: dict[int, str]) -> Iterable[Row]:
    """Yield the place of each entrant at each table that has a result."""
    for each in contest.rounds:
        for match in each.matches:
            for number, place in match.places.items():
                absent = int(number not in match.present)
                wins = () if match.result is None else match.result.wins
                won = wins[match.seats.index(number)] if wins else None
                yield each.number, match.table, number, names[number], place, absent, won


def _shown(lines: Sequence[Standing]) -> tuple[Number, ...]:
    return (lines[0].points, *lines[0].tiebreaks) if lines else ()


def _column(number: Number) -> str:
    return number.key.replace("-", "_")


def _csv(columns: Sequence[str], rows: Iterable[Row]) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(columns)
    for row in rows:
        writer.writerow([harmless(cell) if isinstance(cell, str) else cell for cell in row])
    return text.getvalue()


def harmless(text: str) -> str:
    """Return ``text`` as a cell, with a ' in front if it would be taken for a formula."""
    return f"'{text}" if text.lstrip(" \u00a0\u200b\ufeff").startswith(FORMULA) else text


def json_text(contest: Contest, members: Members | None = None) -> str:
    """Return the tournament as JSON text: see ``exported``."""
    return json.dumps(exported(contest, members), ensure_ascii=False, indent=2)


def exported(contest: Contest, members: Members | None = None) -> dict[str, Any]:
    """Return the tournament as JSON-ready data.

    It has the settings, players, rounds with results, and standings. ``members``: of teams.
    """
    return {
        "settings": {
            name: getattr(contest.settings, name) for name in type(contest.settings).__slots__
        },
        "players": [
            {
                "number": each.number,
                "name": each.name,
                **({"members": [*members[each.number]]} if members else {}),
                "rating": each.rating,
                "lot": each.lot,
                "first_round": each.joined,
                "active": each.active,
                "half_byes": list(each.away),
                "points_deducted": each.penalty / 2,
            }
            for each in contest.seeded
        ],
        "rounds": [dump_round(each) for each in contest.rounds],
        "standings": [_standing(each) for each in standings(contest)],
    }


def _standing(line: Standing) -> dict[str, Any]:
    return {
        "place": line.place or None,
        "number": line.entrant,
        "played": line.played,
        "won": line.won,
        "numbers": [_number(each) for each in (line.points, *line.tiebreaks)],
    }


def _number(number: Number) -> dict[str, Any]:
    return {
        "key": number.key,
        "value": _told(number),
        "parts": [
            {
                "round": part.round,
                "kind": part.kind,
                "value": _plain(part.value),
                "opponents": list(part.opponents),
            }
            for part in number.parts
        ],
    }


def _told(number: Number) -> float:
    """Return the value of a number; a lot is an integer."""
    return int(number.value) if number.key == "lot" else _plain(number.value)


def _plain(value: Fraction) -> float:
    return round(float(value), 4)
