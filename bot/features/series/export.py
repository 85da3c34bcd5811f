"""The standings of a series as CSV and JSON. Pure."""

from __future__ import annotations

import csv
import io
import json
from typing import TYPE_CHECKING

from bot.features.series.standings import by_tournament
from bot.features.tournaments.exports.export import FORMULA

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from fractions import Fraction

    from bot.features.series.model import Series
    from bot.features.series.standings import Earned, Key, Line
    from bot.features.tournaments.tournament import Tournament


def csv_text(
    tournaments: Sequence[Tournament], lines: Sequence[Line], names: Mapping[Key, str]
) -> str:
    """Return the standings, with a column of points for each tournament."""
    file = io.StringIO()
    writer = csv.writer(file)
    titles = [_plain(f"{each.name} ({each.id})") for each in tournaments]
    writer.writerow(["place", "name", "points", "wins", *titles])
    for line in lines:
        results = by_tournament(line)
        row = [line.place, _plain(names[line.key]), _number(line.points), line.wins]
        for each in tournaments:
            result = results.get(each.id)
            row.append("" if result is None else _number(result.points))
        writer.writerow(row)
    return file.getvalue()


def json_text(
    series: Series,
    tournaments: Sequence[Tournament],
    lines: Sequence[Line],
    names: Mapping[Key, str],
) -> str:
    """Return the series with all results, and whether each counts."""
    content = {
        "series": series.name,
        "best": series.best,
        "points": series.points,
        "over": series.closed_at is not None,
        "tournaments": [
            {"id": each.id, "name": each.name, "status": each.status} for each in tournaments
        ],
        "standings": [
            {
                "place": line.place,
                "name": names[line.key],
                "points": _number(line.points),
                "results": [
                    *(_result(each, counts=True) for each in line.counted),
                    *(_result(each, counts=False) for each in line.others),
                ],
            }
            for line in lines
        ],
    }
    return json.dumps(content, ensure_ascii=False, indent=1)


def _result(earned: Earned, *, counts: bool) -> dict[str, int | float | bool]:
    return {
        "tournament": earned.tournament_id,
        "place": earned.place,
        "points": _number(earned.points),
        "counts": counts,
    }


def _number(value: Fraction) -> int | float:
    return int(value) if value.denominator == 1 else round(float(value), 4)


def _plain(text: str) -> str:
    """Return a text that no spreadsheet takes for a formula."""
    return f"'{text}" if text.startswith(FORMULA) else text
