"""The public web page of a tournament: standings, pairings, results and bracket.

It is one HTML document in the tournament's language, without scripts or external resources. It
holds only facts public on the server: names and results, no ids and no cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from importlib.resources import files
from string import Template
from typing import TYPE_CHECKING

from bot.core.html import element
from bot.core.words import words_for
from bot.features.tournaments.contest import formats
from bot.features.tournaments.panels.penalties import deductions

if TYPE_CHECKING:
    from bot.core.words import Words
    from bot.features.tournaments.contest.standings import Standing
    from bot.features.tournaments.model import Match, Round
    from bot.features.tournaments.tournament import Tournament

# Never a column: no number, or of no interest to readers.
_NO_COLUMN = ("lot", "head-to-head", "places")


def page(tournament: Tournament) -> str:
    """Return the page as HTML."""
    words, contest = words_for(tournament.language), tournament.contest
    parts = [*_standings(tournament, words)]
    brackets = [each for each in contest.rounds if each.stage == "elimination"]
    if brackets:
        parts += _columns(tournament, brackets, words)
    others = [each for each in contest.rounds if each.stage != "elimination"]
    if others:
        parts.append(element("h2", escape(words("page-rounds"))))
        parts += [_round(tournament, each, each is others[-1], words) for each in reversed(others)]
    folder = files(__package__)
    return Template(folder.joinpath("page.html").read_text("utf-8")).substitute(
        language=words.language,
        title=escape(tournament.name),
        style=folder.joinpath("page.css").read_text("utf-8"),
        stage=escape(_stage(tournament, words)),
        content="\n".join(parts),
    )


def _stage(tournament: Tournament, words: Words) -> str:
    return words(
        "page-stage",
        game=words(f"game-{tournament.game_name}"),
        format=words(f"tournament-format-{tournament.contest.settings.format}"),
        players=len(tournament.contest.entrants),
        teams="yes" if tournament.teams else "no",
        status="paused" if tournament.paused else tournament.status,
        round=len(tournament.contest.rounds),
        rounds=tournament.planned_rounds,
    )


def _standings(tournament: Tournament, words: Words) -> Iterator[str]:
    """Yield the standings, one table for each group; at first the entrants."""
    contest = tournament.contest
    yield element("h2", escape(words("page-standings")))
    if not contest.rounds:
        names = [tournament.name_of(each.number) for each in tournament.active_entrants]
        rows = [[_cell(escape(name), "name")] for name in names]
        yield _table([_who(tournament, words)], ["name"], rows)
        return
    if contest.settings.format == "groups":
        for number, group in enumerate(formats.group_standings(contest), 1):
            yield element("h3", escape(words("picture-group", number=number)))
            yield _standing_table(tournament, group, words)
    else:
        yield _standing_table(tournament, formats.standings(contest), words)
    if deducted := deductions(tournament, words, tournament.name_of):
        yield element("p", escape(words("page-deductions", names=deducted)))


def _who(tournament: Tournament, words: Words) -> str:
    return words("page-team" if tournament.teams else "page-player")


def _standing_table(tournament: Tournament, lines: Sequence[Standing], words: Words) -> str:
    numbers = [each.key for each in (lines[0].points, *lines[0].tiebreaks)]
    shown = [key for key in numbers if key not in _NO_COLUMN]
    heads = ["", _who(tournament, words), *(words(f"picture-standings-{key}") for key in shown)]
    rows = []
    for line in lines:
        values = {each.key: each.value for each in (line.points, *line.tiebreaks)}
        cells = [
            _cell(str(line.place or "–"), "n"),
            _cell(element("bdi", escape(tournament.name_of(line.entrant))), "name"),
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
    without = dict.fromkeys(round_.byes, "page-bye")
    for number, why in (without | dict.fromkeys(round_.away, "page-away")).items():
        name = element("bdi", escape(tournament.name_of(number)))
        bye = element("small", escape(words(why)))
        rows.append([_cell("", "n"), _cell(f"{name} {bye}", "name")])
    title = escape(words("page-round", round=round_.number))
    table = _table([words("page-table"), words("page-match")], ["n", "name"], rows)
    opened = {"open": ""} if last else {}
    return element("details", element("summary", title) + table, **opened)


def _columns(tournament: Tournament, rounds: Sequence[Round], words: Words) -> Iterator[str]:
    """Yield the bracket, a column for each round."""
    yield element("h2", escape(words("page-bracket")))
    columns = []
    for round_ in rounds:
        column, before = [], ""
        for match in round_.matches:
            title = _title(tournament, match, round_.number, words)
            if title != before:
                column.append(element("h3", escape(title)))
            before = title
            column.append(element("div", _seats(tournament, match, None), klass="match"))
        columns.append(element("section", "".join(column)))
    yield element("div", "\n".join(columns), klass="columns", tabindex=0)


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
        kind = {"klass": "won"} if won else {"klass": "absent"} if absent else {}
        name = element("bdi", escape(tournament.name_of(number)))
        if match.result is not None and match.result.wins:
            score = match.result.wins[match.seats.index(number)]
            name = f"{name} {element('small', str(score))}"
        names.append(element("span", f"{name} ✓" if won else name, **kind))
    if between is not None:
        return between.join(names)
    return "".join(element("p", name) for name in names)


def _cell(content: str, kind: str) -> str:
    return element("td", content, klass=kind)


def _table(heads: Sequence[str], kinds: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table; rows that begin with ``out`` are of dropped entrants."""
    titles = zip(heads, kinds, strict=True)
    head = "".join(element("th", escape(title), klass=kind) for title, kind in titles)
    body = "".join(
        element("tr", "".join(row[1:]), klass="out")
        if row[0] == "out"
        else element("tr", "".join(row))
        for row in rows
    )
    table = element("table", element("thead", element("tr", head)) + element("tbody", body))
    return element("div", table, klass="wide")
