"""Wrapped text, with icons between its words."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from render.canvas import Canvas
from render.text import CAP, Line, fit, whole

_Part = tuple[float, Line | str]  # offset in its line; letters, or the name of an icon


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Wrapped lines that are ready to be drawn."""

    lines: tuple[tuple[_Part, ...], ...]
    size: int

    @property
    def step(self) -> int:
        """The line height."""
        return round(self.size * 1.32)

    @property
    def height(self) -> int:
        """The height in pixels."""
        return self.step * len(self.lines)


def paragraph(
    text: str, width: float, size: int, weight: int = 500, signs: Mapping[str, str] | None = None
) -> Paragraph:
    """Wrap ``text`` to lines of at most ``width``.

    ``signs``: icons by the placeholders for them in the text.
    """
    signs = signs or {}
    pattern = re.compile("|".join(map(re.escape, signs)) or "(?!)")
    space = whole("n n", size, weight).width - whole("nn", size, weight).width
    lines: list[list[_Part]] = [[]]
    x = 0.0
    for word in text.split():
        parts: list[Line | str] = []
        place = 0
        for match in pattern.finditer(word):
            parts += [_letters(word[place : match.start()], width, size, weight)]
            parts += [signs[match[0]]]
            place = match.end()
        parts.append(_letters(word[place:], width, size, weight))
        parts = [part for part in parts if isinstance(part, str) or part.text]
        room = sum(_width(part, size) for part in parts)
        if x and x + space + room > width:
            lines.append([])
            x = 0.0
        x += space if x else 0
        for part in parts:
            lines[-1].append((x, part))
            x += _width(part, size)
    return Paragraph(tuple(map(tuple, lines)), size)


def _letters(text: str, width: float, size: int, weight: int) -> Line:
    line = whole(text, size, weight)
    return line if line.width <= width else fit(text, width, size, weight)


def _width(part: Line | str, size: int) -> float:
    return size * 1.02 if isinstance(part, str) else part.width


def draw_paragraph(
    canvas: Canvas, left: float, top: float, text: Paragraph, fill: str, colors: Mapping[str, str]
) -> float:
    """Draw ``text``, its icons in their ``colors``; return its lower end."""
    icon = round(text.size * 0.96)
    for number, line in enumerate(text.lines):
        baseline = top + number * text.step + text.size
        for x, part in line:
            if isinstance(part, str):
                y = baseline - CAP * text.size / 2 - icon / 2
                canvas.icon(part, left + x + 1, y, icon, colors[part])
            else:
                canvas.text(left + x, baseline, part, fill)
    return top + text.height
