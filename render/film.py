"""The film of a game: a picture for each moment, in strips stored once.

A game has hundreds of moments, and from one to the next most of the table stays as it is. Pictures
are cut where a row of pixels is blank, which is mostly between the players' boards; so a film takes
a fifth of the size of its pictures. WebP without loss is the smallest format that browsers show.
"""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PIL import Image

from render.canvas import Canvas
from render.games import GAMES
from render.table import table_alt
from render.words import Words

_EFFORT = 2  # WebP's compression effort: the next level saves 1% in twice the time


@dataclass(frozen=True, slots=True)
class Strip:
    """A part of a picture over its whole width: WebP, and its size in pixels."""

    webp: bytes
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Frame:
    """The picture of a moment: its strips by number, from the top, and its alt text."""

    strips: tuple[int, ...]
    alt: str


@dataclass(frozen=True, slots=True)
class Film:
    """The pictures of a game."""

    strips: Sequence[Strip]
    frames: Sequence[Frame]


def film_of(
    views: Sequence[Any],
    words: Words,
    names: Mapping[str, str],
    *,
    theme: str = "dark",
    smaller: int = 1,
    limit: int,
) -> Film | None:
    """Return the tables of ``views``, each with the changes since the one before.

    ``smaller``: the factor by which pictures are reduced. ``None`` as soon as the strips take more
    than ``limit`` bytes. It takes 0.1 s for each view. The same arguments give the same film.
    """
    strips: list[Strip] = []
    numbers: dict[bytes, int] = {}
    frames: list[Frame] = []
    before, size = None, 0
    for view in views:
        canvas = GAMES[view.game].draw_table(view, words, names, before=before, theme=theme)
        shown = []
        for pixels, image in _cut(canvas):
            if pixels not in numbers:
                strip = _encoded(image, smaller)
                numbers[pixels] = len(strips)
                strips.append(strip)
                size += len(strip.webp)
            shown.append(numbers[pixels])
        if size > limit:
            return None
        frames.append(Frame(tuple(shown), table_alt(view, words, names)))
        before = view
    return Film(strips, frames)


def _cut(canvas: Canvas) -> Iterator[tuple[bytes, Image.Image]]:
    """Yield the strips of a drawing, each with its pixels: equal ones look alike."""
    width, height = canvas.numbers.size
    pixels = canvas.numbers.tobytes()
    blank = True
    top = 0
    for y in range(height + 1):
        row = pixels[y * width : (y + 1) * width]
        is_blank = row == row[:1] * width
        if y == height or (is_blank and not blank and y > top):
            strip = canvas.numbers.crop((0, top, width, y))
            yield pixels[top * width : y * width], canvas.indexed.shown(strip)
            top = y
        blank = is_blank


def _encoded(image: Image.Image, smaller: int) -> Strip:
    small = image.reduce(smaller) if smaller > 1 else image
    out = io.BytesIO()
    small.save(out, "WEBP", lossless=True, quality=30, method=_EFFORT)
    return Strip(out.getvalue(), small.width, small.height)
