"""The data for pictures of a tournament: standings and bracket, page by page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from bot.core.painter import Painter
from bot.core.words import words_for
from bot.features.tournaments.contest import formats, round_robin
from bot.features.tournaments.contest.elimination import RESET, THIRD, Filled
from bot.features.tournaments.contest.records import (
    ABSENT,
    ANNULLED,
    AWAY,
    BYE,
    OPEN,
    PLAYED,
    WALKOVER,
    Line,
    Record,
    full_points,
    records,
)
from render.tournament.bracket import (
    MOST_COLUMNS,
    MOST_ROWS,
    Box,
    Bracket,
    Column,
    Side,
)
from render.tournament.pictures import LOST, SHARED, WON
from render.tournament.table import (
    ON_A_PAGE,
    Cell,
    Row,
    Section,
    Standings,
    cells_that_fit,
)

if TYPE_CHECKING:
    from bot.core.words import Words
    from bot.features.tournaments.contest.standings import Standing
    from bot.features.tournaments.model import Round
    from bot.features.tournaments.tournament import Tournament
    from bot.ui.panel import Picture

# The longest names of the members of teams, which share a line of a picture.
IN_STANDINGS = 18
IN_BRACKET = 12

# Never a column: no number, or of no interest to viewers.
_NO_COLUMN = ("lot", "head-to-head", "places")


@dataclass(frozen=True, slots=True)
class Part:
    """A page of a bracket, its entrants, and whether any is known."""

    bracket: Bracket
    people: frozenset[int]


def picture_of(
    tournament: Tournament, theme: str, painter: Painter | None = None
) -> Picture | None:
    """Render the bracket if any, else the standings, in the tournament's language.

    ``None`` before the first round. Of several pages it is the most relevant one now.
    """
    painter, words = painter or Painter(), words_for(tournament.language)
    if not tournament.contest.rounds:
        return None
    parts = bracket_parts(tournament, words)
    if parts:
        return painter.bracket(parts[page_now(parts)].bracket, words, theme=theme)
    return painter.standings(standings_pages(tournament, words)[0], words, theme=theme)


def page_now(parts: Sequence[Part], number: int | None = None) -> int:
    """Return the default page of a bracket: the last with ``number``, or any entrant."""
    if number is not None:
        own = [page for page, part in enumerate(parts) if number in part.people]
        if own:
            return own[-1]
    return max((page for page, part in enumerate(parts) if part.people), default=0)


# ------------------------------------------------------------------------------------------------
# Standings
# ------------------------------------------------------------------------------------------------


def standings_pages(tournament: Tournament, words: Words) -> list[Standings]:
    """Return the standings in pages; each group has its own heading."""
    contest = tournament.contest
    if contest.settings.format == "groups":
        return _group_pages(tournament, words)
    lines = formats.standings(contest)
    pages = [lines[first : first + ON_A_PAGE] for first in range(0, len(lines), ON_A_PAGE)]
    done = _records(tournament)
    return [
        Standings(
            tournament.name,
            _about(tournament, words, number * ON_A_PAGE + 1, len(page), len(lines)),
            (_section(tournament, "", page, lines, done, words),),
        )
        for number, page in enumerate(pages)
    ]


def _group_pages(tournament: Tournament, words: Words) -> list[Standings]:
    groups, done = formats.group_standings(tournament.contest), _records(tournament)
    pages: list[list[Section]] = []
    for number, group in enumerate(groups, 1):
        title = words("picture-group", number=number)
        section = _section(tournament, title, group, group, done, words)
        if not pages or sum(len(each.rows) for each in pages[-1]) + len(group) > ON_A_PAGE:
            pages.append([])
        pages[-1].append(section)
    return [
        Standings(
            tournament.name,
            words("picture-groups-about", page=number, pages=len(pages)),
            tuple(sections),
        )
        for number, sections in enumerate(pages, 1)
    ]


def _records(tournament: Tournament) -> dict[int, Record]:
    contest = tournament.contest
    if contest.settings.format == "groups":
        rounds = [each for each in contest.rounds if each.stage == "groups"]
        return records(contest, rounds, round_robin.annulled(contest))
    if contest.settings.format == "round-robin" and contest.settings.seats == 2:
        return records(contest, annulled=round_robin.annulled(contest))
    return records(contest, _shown_rounds(tournament))


def _shown_rounds(tournament: Tournament) -> tuple[Round, ...]:
    """Return the rounds with a column: a bracket has its own picture."""
    contest = tournament.contest
    if contest.settings.format == "swiss" and contest.settings.seats == 2:
        return formats.rounds_with_points(contest)
    return contest.rounds


def _about(tournament: Tournament, words: Words, first: int, shown: int, count: int) -> str:
    rounds = len(tournament.contest.rounds)
    about = words("picture-standings-about", round=rounds, rounds=tournament.planned_rounds)
    if shown == count:
        return about
    last = first + shown - 1
    return words("picture-standings-page", about=about, first=first, last=last, count=count)


def _section(
    tournament: Tournament,
    title: str,
    shown: Sequence[Standing],
    everybody: Sequence[Standing],
    done: Mapping[int, Record],
    words: Words,
) -> Section:
    """Return the section of ``shown``, compared with all of the group."""
    breaks = [each.key for each in shown[0].tiebreaks if each.key not in _NO_COLUMN]
    keys = [shown[0].points.key, *breaks[:1]]
    full = full_points(tournament.contest.settings.seats)
    rounds = len(_shown_rounds(tournament))
    against = _everyone_meets(tournament) and len(everybody) <= cells_that_fit(
        len(keys), len(everybody)
    )
    room = cells_that_fit(len(keys), rounds)
    heads: Sequence[int] = range(1, len(everybody) + 1) if against else range(1, rounds + 1)
    if not against and rounds > room:
        heads = heads[-room:]

    def cells(standing: Standing) -> Iterator[Cell]:
        lines = done[standing.entrant].lines
        if against:
            for other in everybody:
                yield _against(standing.entrant, other.entrant, lines, full)
            return
        by_round = {line.round: line for line in lines}
        for round_ in heads:
            yield _cell(by_round.get(round_), full)

    return Section(
        title,
        tuple(str(head) for head in heads),
        tuple(words(f"picture-standings-{key}") for key in keys),
        tuple(
            Row(
                each.place,
                _shown(tournament, each.entrant, IN_STANDINGS),
                tuple(cells(each)),
                tuple(
                    words.number(number.value)
                    for number in (each.points, *each.tiebreaks)
                    if number.key in keys
                ),
                out=not each.active,
                deducted=_deducted(tournament, each.entrant, words),
            )
            for each in shown
        ),
    )


def _deducted(tournament: Tournament, number: int, words: Words) -> str:
    """Return the points that were deducted from an entrant; empty if none were."""
    halves = tournament.contest.entrant(number).penalty
    return words.number(Fraction(halves, 2)) if halves else ""


def _everyone_meets(tournament: Tournament) -> bool:
    settings = tournament.contest.settings
    return settings.format in ("round-robin", "groups") and settings.seats == 2


def _cell(line: Line | None, full: int) -> Cell:
    """Return the cell of a round: the place at larger tables, else the points."""
    if line is None:
        return Cell()
    if line.kind in (WALKOVER, BYE):
        return Cell("+", WON)
    if line.kind == AWAY:
        return Cell("½", SHARED)
    if line.kind == ABSENT:
        return Cell("–", LOST)
    if line.kind == OPEN:
        return Cell("·")
    if line.kind == ANNULLED:
        return Cell("×")
    if line.kind != PLAYED:
        return Cell()
    text = _points(line.points) if line.seats == 2 else str(line.place)
    return Cell(text, _how(line.points, full))


def _how(points: Fraction, full: int) -> str:
    if points == full:
        return WON
    return SHARED if points else LOST


def _against(number: int, other: int, lines: Sequence[Line], full: int) -> Cell:
    """Return the result of the first entrant in the matches between two."""
    if number == other:
        return Cell(how="itself")
    met = [line for line in lines if other in (line.opponents or line.scheduled)]
    cells = [_cell(line, full) for line in met]
    if len(cells) < 2:
        return cells[0] if cells else Cell()
    done = [line for line in met if line.kind in (PLAYED, WALKOVER, ABSENT)]
    if not done:
        return Cell("·")
    points = sum((line.points for line in done), Fraction(0))
    return Cell(_points(points), _how(points, full * len(done)))


def _points(points: Fraction) -> str:
    """Return points in halves, as in a cell."""
    whole, half = divmod(points, 1)
    return f"{whole or ''}½" if half else str(whole)


# ------------------------------------------------------------------------------------------------
# Brackets
# ------------------------------------------------------------------------------------------------


def bracket_parts(tournament: Tournament, words: Words) -> list[Part]:
    """Return the pages of the bracket in order of rounds; empty if there is none."""
    filled = {each.slot.name: each for each in formats.bracket(tournament.contest)}
    sides = [("winners", _columns(filled, "w")), ("losers", _columns(filled, "l"))]
    if not any(name.startswith("l") for name in filled):
        sides = [("all", _columns(filled, "w"))]
    pages = [
        (side, columns)
        for side, rounds in sides
        for stage in _stages(rounds)
        for columns in _sheets(stage, filled)
    ]
    return [
        Part(
            Bracket(
                tournament.name,
                words("picture-bracket-about", side=side, page=number, pages=len(pages)),
                _drawn_columns(tournament, columns, filled, words),
            ),
            frozenset(
                person
                for column in columns
                for name in column
                for person in filled[name].people
                if filled[name].match is not None or filled[name].known
            ),
        )
        for number, (side, columns) in enumerate(pages, 1)
    ]


def _columns(filled: Mapping[str, Filled], side: str) -> list[list[str]]:
    """Return the slots of one side by round; the finals follow at its end."""
    columns: dict[str, list[str]] = {}
    last = ("final",) if side == "w" else ("grand", "reset")
    for name, each in filled.items():
        if each.known and not each.people:
            continue  # no entrant will ever play there
        if name == RESET and (each.match is None and (each.over or not each.known)):
            continue
        if "." in name and name[0] == side:
            columns.setdefault(name.partition(".")[0], []).append(name)
        elif name in last:
            columns.setdefault(name, []).append(name)
    return [columns[key] for key in sorted(columns, key=lambda key: _order(key, last))]


def _order(key: str, last: Sequence[str]) -> int:
    return 100 + last.index(key) if key in last else int(key[1:])


def _stages(rounds: list[list[str]]) -> Iterator[list[list[str]]]:
    """Split the rounds into stages that fit side by side, the longer ones at the end."""
    count = -(-len(rounds) // MOST_COLUMNS)
    first = 0
    for number in range(count):
        size = len(rounds) // count + (number >= count - len(rounds) % count)
        yield rounds[first : first + size]
        first += size


def _sheets(stage: list[list[str]], filled: Mapping[str, Filled]) -> Iterator[list[list[str]]]:
    """Split a stage into pages of whole branches, as many as fit below each other."""
    sheet: list[list[str]] = [[] for _ in stage]
    for root in stage[-1]:
        branch = [[root]]
        for column in reversed(stage[:-1]):
            feeding = {
                source.slot
                for name in branch[0]
                for source in filled[name].slot.sources
                if source.kind == "winner"
            }
            branch.insert(0, [name for name in column if name in feeding])
        highest = max(len(have) + len(more) for have, more in zip(sheet, branch, strict=True))
        if highest > MOST_ROWS and any(sheet):
            yield sheet
            sheet = [[] for _ in stage]
        sheet = [have + more for have, more in zip(sheet, branch, strict=True)]
    yield sheet


def _drawn_columns(
    tournament: Tournament,
    columns: list[list[str]],
    filled: Mapping[str, Filled],
    words: Words,
) -> tuple[Column, ...]:
    drawn = []
    before: list[str] = []
    for column in columns:
        boxes = [_box(tournament, filled[name], before) for name in column]
        if column == ["final"] and THIRD in filled and filled[THIRD].people:
            title = _title(tournament, THIRD, words)
            boxes.append(_box(tournament, filled[THIRD], [], title))
        title = _title(tournament, column[0], words) if column else ""
        drawn.append(Column(title, tuple(boxes)))
        before = column
    return tuple(drawn)


def _title(tournament: Tournament, slot: str, words: Words) -> str:
    key, facts = formats.title(tournament.contest, slot)
    return words(f"picture-round-{key}", **facts)


def _box(tournament: Tournament, each: Filled, before: Sequence[str], title: str = "") -> Box:
    one, other = (_side(tournament, each, seat) for seat in (0, 1))
    feeds = tuple(
        before.index(source.slot)
        for source in each.slot.sources
        if source.kind == "winner" and source.slot in before
    )
    return Box((one, other), feeds, title)


def _side(tournament: Tournament, each: Filled, seat: int) -> Side:
    number = each.seats[seat]
    if number is None:
        return Side(bye=each.known)
    decided = each.over and each.match is not None
    result = None if each.match is None else each.match.result
    score = ""
    if each.match is not None and result is not None and result.wins:
        score = str(result.wins[each.match.seats.index(number)])
    won = number == each.winner if decided else None
    return Side(_shown(tournament, number, IN_BRACKET), won, score=score)


def _shown(tournament: Tournament, number: int, longest: int) -> str:
    """Return the name of an entrant; that of a team has room for both mates."""
    return tournament.name_of(number, longest) if tournament.teams else tournament.name_of(number)
