"""The public web page of a tournament: standings, pairings, results and bracket.

It is one HTML document in the tournament's language, without scripts or anything from elsewhere. It
holds what everybody on the server sees: names and results, no ids and no cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import TYPE_CHECKING

from bot.core.words import words_for
from bot.features.tournaments import formats

if TYPE_CHECKING:
    from bot.core.words import Words
    from bot.features.tournaments.model import Match, Round
    from bot.features.tournaments.standings import Standing
    from bot.features.tournaments.tournament import Tournament

# Never a column: no number, or of no interest to readers.
_NO_COLUMN = ("lot", "head-to-head", "places")

STYLE = """
:root { color-scheme: light dark; --line: #8884; --soft: #8882; --mark: #2f7d5a; }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 16px; max-width: 60rem; font: 16px/1.45 system-ui, sans-serif; }
h1 { margin: 0 0 4px; font-size: 1.6rem; overflow-wrap: anywhere; }
h2 { margin: 28px 0 8px; font-size: 1.2rem; }
p { margin: 0 0 4px; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 6px 8px; text-align: left; border-bottom: 1px solid var(--line); }
th { font-size: .8rem; }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
td.name { overflow-wrap: anywhere; }
tr.out { opacity: .6; }
details { border-bottom: 1px solid var(--line); }
summary { padding: 10px 0; font-weight: 600; cursor: pointer; }
.columns { display: flex; gap: 12px; overflow-x: auto; padding-bottom: 8px; }
.columns section { flex: 0 0 14rem; }
h3 { margin: 8px 0; font-size: .95rem; }
.match { margin: 0 0 8px; padding: 6px 8px; border-radius: 6px; background: var(--soft); }
.match p { overflow-wrap: anywhere; }
.won { font-weight: 700; color: var(--mark); }
.absent { text-decoration: line-through; }
"""


def page(tournament: Tournament) -> str:
    """Return the page as HTML."""
    words, contest = words_for(tournament.language), tournament.contest
    heading = escape(tournament.name)
    parts = [
        "<!doctype html>",
        f'<html lang="{words.language}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="robots" content="noindex">',
        f"<title>{heading}</title><style>{STYLE}</style></head><body><main>",
        f"<h1><bdi>{heading}</bdi></h1>",
        f"<p>{escape(_stage(tournament, words))}</p>",
        *_standings(tournament, words),
    ]
    brackets = [each for each in contest.rounds if each.stage == "elimination"]
    if brackets:
        parts += _columns(tournament, brackets, words)
    others = [each for each in contest.rounds if each.stage != "elimination"]
    if others:
        parts.append(f"<h2>{escape(words('page-rounds'))}</h2>")
        parts += [_round(tournament, each, each is others[-1], words) for each in reversed(others)]
    return "\n".join([*parts, "</main></body></html>"])


def _stage(tournament: Tournament, words: Words) -> str:
    return words(
        "page-stage",
        game=words(f"game-{tournament.game_name}"),
        format=words(f"tournament-format-{tournament.contest.settings.format}"),
        players=len(tournament.people),
        status="paused" if tournament.paused else tournament.status,
        round=len(tournament.contest.rounds),
        rounds=tournament.planned_rounds,
    )


def _standings(tournament: Tournament, words: Words) -> Iterator[str]:
    """Yield the standings, one table for each group; at first the entrants."""
    contest = tournament.contest
    yield f"<h2>{escape(words('page-standings'))}</h2>"
    if not contest.rounds:
        names = [tournament.name_of(each.number) for each in tournament.active_people]
        rows = [[_cell(escape(name), "name")] for name in names]
        yield _table([words("page-player")], ["name"], rows)
        return
    if contest.settings.format == "groups":
        for number, group in enumerate(formats.group_standings(contest), 1):
            yield f"<h3>{escape(words('picture-group', number=number))}</h3>"
            yield _standing_table(tournament, group, words)
        return
    yield _standing_table(tournament, formats.standings(contest), words)


def _standing_table(tournament: Tournament, lines: Sequence[Standing], words: Words) -> str:
    numbers = [each.key for each in (lines[0].points, *lines[0].tiebreaks)]
    shown = [key for key in numbers if key not in _NO_COLUMN]
    heads = ["", words("page-player"), *(words(f"picture-standings-{key}") for key in shown)]
    rows = []
    for line in lines:
        values = {each.key: each.value for each in (line.points, *line.tiebreaks)}
        cells = [
            _cell(str(line.place or "–"), "n"),
            _cell(f"<bdi>{escape(tournament.name_of(line.entrant))}</bdi>", "name"),
            *(_cell(escape(words.number(values[key])), "n") for key in shown),
        ]
        rows.append(cells if line.active else ["out", *cells])
    return _table(heads, ["n", "name", *("n" for _ in shown)], rows)


def _round(tournament: Tournament, round_: Round, last: bool, words: Words) -> str:
    """Return the matches of a round, shown at once if it is the ``last`` one."""
    rows = [
        [_cell(str(match.table), "n"), _cell(_seats(tournament, match, " – "), "name")]
        for match in round_.matches
    ]
    for number in round_.byes:
        name = f"<bdi>{escape(tournament.name_of(number))}</bdi>"
        rows.append([_cell("", "n"), _cell(f"{name}, {escape(words('page-bye'))}", "name")])
    title = escape(words("page-round", round=round_.number))
    table = _table([words("page-table"), words("page-match")], ["n", "name"], rows)
    return f"<details{' open' if last else ''}><summary>{title}</summary>{table}</details>"


def _columns(tournament: Tournament, rounds: Sequence[Round], words: Words) -> Iterator[str]:
    """Yield the bracket, a column for each round."""
    yield f"<h2>{escape(words('page-bracket'))}</h2><div class='columns' tabindex='0'>"
    for round_ in rounds:
        yield "<section>"
        before = ""
        for match in round_.matches:
            title = _title(tournament, match, round_.number, words)
            if title != before:
                yield f"<h3>{escape(title)}</h3>"
            before = title
            yield f"<div class='match'>{_seats(tournament, match, None)}</div>"
        yield "</section>"
    yield "</div>"


def _title(tournament: Tournament, match: Match, number: int, words: Words) -> str:
    key, facts = formats.title(tournament.contest, match.slot)
    if key == "table":
        return words("page-round", round=number)
    return words(f"tournament-match-{key}", **facts)


def _seats(tournament: Tournament, match: Match, between: str | None) -> str:
    """Return the names at a table, the winners marked; ``between``: in one line."""
    names = []
    for number in match.seats:
        absent = match.result is not None and number not in match.present
        won = match.places.get(number) == 1 and not absent
        kind = " class='won'" if won else " class='absent'" if absent else ""
        sign = " ✓" if won else ""
        names.append(f"<span{kind}><bdi>{escape(tournament.name_of(number))}</bdi>{sign}</span>")
    if between is not None:
        return between.join(names)
    return "".join(f"<p>{name}</p>" for name in names)


def _cell(content: str, kind: str) -> str:
    return f"<td class='{kind}'>{content}</td>"


def _table(heads: Sequence[str], kinds: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table; rows that begin with ``out`` are of dropped entrants."""
    titles = zip(heads, kinds, strict=True)
    head = "".join(f"<th class='{kind}'>{escape(title)}</th>" for title, kind in titles)
    body = "".join(
        f"<tr class='out'>{''.join(row[1:])}</tr>"
        if row[0] == "out"
        else f"<tr>{''.join(row)}</tr>"
        for row in rows
    )
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    return f"<div class='wide'>{table}</div>"
