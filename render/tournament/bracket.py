"""The picture of a bracket or a part of it: rounds side by side, with connections."""

from __future__ import annotations

from dataclasses import dataclass

from render import palette
from render.alt import within_limit
from render.canvas import Canvas, page
from render.picture import Picture, encode
from render.script import isolated
from render.text import LEAST, SMALL, drawable, fit, wrap
from render.tournament.pictures import HEAD, THEMES, draw_head
from render.words import Words

# The maximum of one picture: more would be too small for a phone.
MOST_COLUMNS, MOST_ROWS = 4, 8

_TITLE = 66
_SIDE = 62
_BOX = 2 * _SIDE
_GAP = 26
_BETWEEN = 14  # the space between columns
_STROKE = 3
_SCORE = 34
_LINE = 42  # the line height of a title


@dataclass(frozen=True, slots=True)
class Side:
    """An entrant in a match; empty ``name``: not known yet.

    ``won``  whether they have won it; ``None``: it is not over
    ``bye``  the place stays empty
    ``score``  the games won, in a match of several
    """

    name: str = ""
    won: bool | None = None
    bye: bool = False
    score: str = ""


@dataclass(frozen=True, slots=True)
class Box:
    """A match.

    ``feeds``: indices, from 0, of the boxes in the previous column whose winners play here.
    """

    sides: tuple[Side, Side]
    feeds: tuple[int, ...] = ()
    title: str = ""


@dataclass(frozen=True, slots=True)
class Column:
    """The matches of one round, from top to bottom."""

    title: str
    boxes: tuple[Box, ...]


@dataclass(frozen=True, slots=True)
class Bracket:
    """The content of one picture: tournament, part of it, and rounds."""

    title: str
    about: str
    columns: tuple[Column, ...]


def bracket_picture(bracket: Bracket, words: Words, *, theme: str = "dark") -> Picture:
    """Return the picture of ``bracket``. The same arguments give the same bytes."""
    canvas = draw_bracket(bracket, words, theme)
    return Picture(encode(canvas), bracket_alt(bracket, words), "bracket.png")


def bracket_alt(bracket: Bracket, words: Words) -> str:
    """Return the alt text in at most 1024 characters, if need be of the last rounds."""

    def told(detail: int) -> str:
        lines = [f"{bracket.title}. {bracket.about}."]
        for column in bracket.columns[-1 - detail :]:
            matches = [match for box in column.boxes if (match := _told(box, words))]
            told = words.list(matches, "unit") or words("alt-none")
            lines.append(words("alt-cards", what=column.title, told=told))
        return "\n".join(lines)

    return within_limit(told)


def _told(box: Box, words: Words) -> str:
    names = [f"{isolated(side.name)} {side.score}".strip() for side in box.sides if side.name]
    winners = [isolated(side.name) for side in box.sides if side.won]
    if len(names) < 2:
        return names[0] if names else ""
    what = words("alt-bracket-match", one=names[0], other=names[1])
    return words("alt-bracket-won", match=what, winner=winners[0]) if winners else what


def draw_bracket(bracket: Bracket, words: Words, theme: str = "dark") -> Canvas:
    """Draw ``bracket_picture`` before it is encoded, with its layout boxes."""
    places = _places(bracket)
    lowest = max(top for column in places for top in column) + _BOX
    titled = any(box.title for box in bracket.columns[-1].boxes)
    count = len(bracket.columns)
    room = palette.WIDTH - 2 * palette.MARGIN
    width = (room - _BETWEEN * (count - 1)) / count
    titles = [wrap(column.title, width - 4, SMALL, 700) for column in bracket.columns]
    first = HEAD + _TITLE + _LINE * (max(map(len, titles)) - 1)
    canvas = page(first + lowest + (40 if titled else 0) + 18, THEMES[theme])
    draw_head(canvas, bracket.title, bracket.about)
    for number, column in enumerate(bracket.columns):
        left = palette.MARGIN + number * (width + _BETWEEN)
        for line, title in enumerate(reversed(titles[number])):
            y = first - 28 - line * _LINE
            canvas.text(left + width / 2, y, title, canvas.ink.muted, 0.5)
        for place, box in enumerate(column.boxes):
            top = first + places[number][place]
            for fed in box.feeds:
                _join(canvas, left, top, first + places[number - 1][fed])
            _draw_box(canvas, left, top, width, box, words)
    return canvas


def _places(bracket: Bracket) -> list[list[float]]:
    """Return the distance of each box from the top, centred between its feeders."""
    columns: list[list[float]] = []
    for number, column in enumerate(bracket.columns):
        tops: list[float] = []
        for place, box in enumerate(column.boxes):
            if box.feeds and number:
                fed = [columns[number - 1][feed] for feed in box.feeds]
                wanted = sum(fed) / len(fed)
            else:
                wanted = place * (_BOX + _GAP)
            least = tops[-1] + _BOX + _GAP + (56 if box.title else 0) if tops else 0
            tops.append(max(wanted, least))
        columns.append(tops)
    return columns


def _join(canvas: Canvas, left: float, top: float, fed: float) -> None:
    """Draw a line from the middle of the box at ``fed`` to that of the box at ``top``."""
    start, end = fed + _SIDE, top + _SIDE
    middle = left - _BETWEEN / 2
    canvas.box(left - _BETWEEN, start - 1, _BETWEEN / 2 + 1, _STROKE, canvas.ink.faint)
    canvas.box(middle, min(start, end) - 1, _STROKE, abs(end - start) + _STROKE, canvas.ink.faint)
    canvas.box(middle, end - 1, _BETWEEN / 2, _STROKE, canvas.ink.faint)


def _draw_box(
    canvas: Canvas, left: float, top: float, width: float, box: Box, words: Words
) -> None:
    ink = canvas.ink
    if box.title:
        title = fit(box.title, width - 8, SMALL, 700)
        canvas.text(left + width / 2, top - 18, title, ink.muted, 0.5)
    canvas.frame(left, top, width, _BOX, ink.edge, ink.panel, 12)
    for number, side in enumerate(box.sides):
        y = top + number * _SIDE
        if side.won:
            canvas.box(left + 3, y + 3, width - 6, _SIDE - 6, ink.raised, 9)
            canvas.box(left + 3, y + 7, 6, _SIDE - 14, ink.shine, 3)
        name, fill = _shown(canvas, side, words)
        room = width - (18 if not side.score else 18 + _SCORE)
        line = fit(name, room, 40, 700 if side.won else 600)
        if line.text != name:
            line = fit(name, room, LEAST, 500)
        canvas.text(left + 14, y + 45, line, fill)
        if side.score:
            canvas.text(left + width - 14, y + 45, fit(side.score, _SCORE, 40, 700), fill, 1)
    canvas.box(left + 3, top + _SIDE - 1, width - 6, 2, ink.edge)


def _shown(canvas: Canvas, side: Side, words: Words) -> tuple[str, str]:
    """Return the text of an entrant in a match, and its colour."""
    if side.bye:
        return words("picture-bracket-bye"), canvas.ink.muted
    if not side.name:
        return "–", canvas.ink.muted
    beaten = side.won is False
    name = drawable(side.name, words("picture-bracket-player"))
    return name, canvas.ink.muted if beaten else canvas.ink.text
