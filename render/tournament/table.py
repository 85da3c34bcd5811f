"""The picture of a tournament's standings: place, name, results and numbers.

The results are those of each round, or against each opponent.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render import palette
from render.alt import within_limit
from render.canvas import Canvas, page
from render.picture import Picture, encode
from render.script import isolated
from render.text import SMALL, drawable, fit, largest
from render.tournament.pictures import HEAD, LOST, SHARED, THEMES, WON, draw_head
from render.words import Words

ON_A_PAGE = 16

_ROW = 76
_SECTION = 62
_FOOT = 56
_PLACE = 68
_NUMBER = 86
_NARROWEST_NAME = 186
_CELL = 33
_CELL_OF_TWO = 42  # with headings of two digits
_WIDEST_CELL = 60
_LEFT = palette.MARGIN
_RIGHT = palette.WIDTH - palette.MARGIN
_ITSELF = "itself"


@dataclass(frozen=True, slots=True)
class Cell:
    """The result of one round, or of the matches against one opponent: a short text.

    ``how``  ``won``, ``shared``, ``lost``, ``itself`` on the diagonal, or empty
    """

    text: str = ""
    how: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """An entrant.

    ``place``  0 while there is none
    ``out``    they have dropped out or are eliminated
    ``deducted``  the points deducted as a penalty, as they are written; empty if none are
    """

    place: int
    name: str
    cells: tuple[Cell, ...] = ()
    numbers: tuple[str, ...] = ()
    out: bool = False
    deducted: str = ""


@dataclass(frozen=True, slots=True)
class Section:
    """Entrants under a common heading, such as a group.

    ``cells``    the headings of the cells: the number of a round, or the place of an opponent
    ``numbers``  the headings of the numbers
    """

    title: str
    cells: tuple[str, ...]
    numbers: tuple[str, ...]
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Standings:
    """The content of one picture: tournament, subject, and entrants."""

    title: str
    about: str
    sections: tuple[Section, ...]

    @property
    def penalties(self) -> bool:
        """True if points were deducted from any entrant."""
        return any(row.deducted for section in self.sections for row in section.rows)


def cells_that_fit(numbers: int, last: int) -> int:
    """Return the number of cells that fit beside ``numbers`` numbers.

    ``last``: the greatest number that heads a cell.
    """
    room = _RIGHT - _LEFT - _PLACE - _NARROWEST_NAME - numbers * _NUMBER - 4
    return room // (_CELL if last <= 10 else _CELL_OF_TWO)


def standings_picture(standings: Standings, words: Words, *, theme: str = "dark") -> Picture:
    """Return the picture of ``standings``. The same arguments give the same bytes."""
    canvas = draw_standings(standings, words, theme)
    return Picture(encode(canvas), standings_alt(standings, words), "standings.png")


def standings_alt(standings: Standings, words: Words) -> str:
    """Return the alt text in at most 1024 characters; of long standings the top."""

    def told(detail: int) -> str:
        lines = [f"{standings.title}. {standings.about}."]
        for section in standings.sections:
            lines += [f"{section.title}."] if section.title else []
            for row in section.rows[: 4 + 3 * detail]:
                numbers = zip(section.numbers, row.numbers, strict=True)
                parts = [f"{what} {number}" for what, number in numbers]
                if row.deducted:
                    parts.append(words("alt-standings-deducted", points=row.deducted))
                told = words.list(parts, "unit")
                lines.append(
                    words(
                        "alt-standings-row", place=row.place, name=isolated(row.name), numbers=told
                    )
                )
        return "\n".join(lines)

    return within_limit(told)


def draw_standings(standings: Standings, words: Words, theme: str = "dark") -> Canvas:
    """Draw ``standings_picture`` before it is encoded, with its layout boxes."""
    height = HEAD + sum(_SECTION + _ROW * len(each.rows) for each in standings.sections)
    foot = _FOOT if standings.penalties else 0
    canvas = page(height + foot + 14, THEMES[theme])
    draw_head(canvas, standings.title, standings.about)
    top = float(HEAD)
    for section in standings.sections:
        top = _draw_section(canvas, top, section, words)
    if foot:
        note = fit(words("picture-standings-deducted"), _RIGHT - _LEFT - 12, SMALL, 600)
        canvas.text(_LEFT + 6, top + 40, note, canvas.ink.muted)
    return canvas


def _draw_section(canvas: Canvas, top: float, section: Section, words: Words) -> float:
    numbers_left = _RIGHT - _NUMBER * len(section.numbers) - 4
    count = len(section.cells)
    cell = _cell_width(count, numbers_left)
    cells_left = numbers_left - cell * count
    name_room = cells_left - _LEFT - _PLACE - 16
    if section.title:
        title = fit(section.title, name_room + _PLACE, 44, 700)
        canvas.text(_LEFT + 6, top + 44, title, canvas.ink.text)
    for place, head in enumerate(section.cells):
        line = fit(head, cell - 1, SMALL, 600)
        canvas.text(cells_left + (place + 0.5) * cell, top + 44, line, canvas.ink.muted, 0.5)
    for place, head in enumerate(section.numbers):
        line = fit(head, _NUMBER - 8, SMALL, 600)
        end = numbers_left + (place + 1) * _NUMBER - 4
        canvas.text(end, top + 44, line, canvas.ink.muted, 1)
    top += _SECTION
    for number, row in enumerate(section.rows, 1):
        _draw_row(canvas, top, row, row.place or number, name_room, words)
        _draw_cells(canvas, top, row.cells, cells_left, cell)
        _draw_numbers(canvas, top, row, numbers_left)
        top += _ROW
    return top


def _cell_width(count: int, right: float) -> float:
    if not count:
        return 0
    room = right - _LEFT - _PLACE - _NARROWEST_NAME
    return max(_CELL, min(_WIDEST_CELL, room // count))


def _draw_row(canvas: Canvas, top: float, row: Row, number: int, room: float, words: Words) -> None:
    ink, first = canvas.ink, row.place == 1
    canvas.box(_LEFT, top, _RIGHT - _LEFT, _ROW - 8, ink.raised if first else ink.panel, 12)
    if first:
        canvas.box(_LEFT, top, 9, _ROW - 8, ink.shine, 4)
    fill = ink.gold if 1 <= row.place <= 3 else ink.muted
    place = largest(str(row.place or "–"), 56, (44, SMALL), 700)
    canvas.text(_LEFT + 34, top + 48, place, fill, 0.5)
    mark = fit(f"−{row.deducted}*", room / 2, SMALL, 700) if row.deducted else None
    left = room if mark is None else room - mark.width - 8
    name = fit(drawable(row.name, words("picture-player", number=number)), left, 44, 700)
    canvas.text(_LEFT + _PLACE, top + 48, name, ink.muted if row.out else ink.text)
    if mark is not None:
        canvas.text(_LEFT + _PLACE + name.width + 8, top + 48, mark, ink.muted)


def _draw_cells(
    canvas: Canvas, top: float, cells: Sequence[Cell], left: float, width: float
) -> None:
    for place, cell in enumerate(cells):
        x = left + place * width
        if cell.how == _ITSELF:
            canvas.box(x + 2, top + 9, width - 4, _ROW - 26, canvas.ink.edge, 8)
            continue
        if cell.how in (WON, SHARED, LOST):
            canvas.box(x + 2, top + 9, width - 4, _ROW - 26, canvas.ink.strong[cell.how], 8)
        fill = canvas.ink.dark if cell.how else canvas.ink.muted
        line = fit(cell.text, width - 4, SMALL, 700)
        canvas.text(x + width / 2, top + 48, line, fill, 0.5)


def _draw_numbers(canvas: Canvas, top: float, row: Row, left: float) -> None:
    for place, number in enumerate(row.numbers):
        weight, fill = (800, canvas.ink.text) if place == 0 else (600, canvas.ink.muted)
        line = fit(number, _NUMBER - 8, 44 if place == 0 else 40, weight)
        canvas.text(left + (place + 1) * _NUMBER - 4, top + 48, line, fill, 1)
