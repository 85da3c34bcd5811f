"""A drawing surface that records the layout boxes of texts and icons for tests."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil
from typing import Any

from PIL import Image, ImageDraw

from render.icons import icon
from render.indexed_palette import IndexedPalette, indexed_palette
from render.palette import WIDTH, Palette
from render.text import CAP, Line


@dataclass(frozen=True, slots=True)
class LayoutBox:
    """The layout box of a text or an icon, which must stay readable."""

    what: str
    left: float
    top: float
    right: float
    bottom: float
    text: bool = True

    def moved(self, x: float, y: float) -> LayoutBox:
        """Return this box moved by ``x`` to the right and ``y`` down."""
        box = self.left + x, self.top + y, self.right + x, self.bottom + y
        return LayoutBox(self.what, *box, self.text)

    def overlaps(self, other: LayoutBox) -> bool:
        """Return whether the two boxes overlap by more than an edge."""
        return (
            self.left < other.right - 1
            and other.left < self.right - 1
            and self.top < other.bottom - 1
            and other.top < self.bottom - 1
        )


RING = 5

Box = tuple[int, int, int, int]


class Stamp:
    """A greyscale shape, with a cache of its colourings by colour and ground."""

    __slots__ = ("_tints", "height", "left", "shape", "top", "width")

    def __init__(self, shape: Image.Image, left: int = 0, top: int = 0) -> None:
        """Create a stamp; ``left`` and ``top`` are the offset of ``shape`` when drawn."""
        box = shape.getbbox() or (0, 0, 1, 1)
        self.shape = shape.crop(box)
        self.left, self.top = left + box[0], top + box[1]
        self.width, self.height = self.shape.size
        self._tints: dict[tuple[IndexedPalette, int, int], Image.Image] = {}

    def on(self, palette: IndexedPalette, ink: int, ground: int) -> Image.Image:
        """Return the shape in ``ink`` on a plain ``ground``, as indices into ``palette``."""
        tint = self._tints.get((palette, ink, ground))
        if tint is None:
            tint = self._tints[palette, ink, ground] = self.shape.point(palette.steps(ink, ground))
        return tint


class Canvas:
    """An image with an indexed palette, and the layout boxes of its parts."""

    def __init__(
        self, width: int, height: int, palette: Palette, ground: int | None = None
    ) -> None:
        """Create an empty canvas.

        ``ground``: the index of a colour other than the palette's ground.
        """
        self.ink = palette
        self.indexed = indexed_palette(palette.table)
        # The colour index of each pixel.
        self.numbers = Image.new("L", (width, height), self.indexed.number(palette.ground))
        if ground is not None:
            self.numbers.paste(ground, (0, 0, width, height))
        self._boxes: list[LayoutBox] = []
        self._sprites: list[tuple[Canvas, int, int]] = []

    @property
    def height(self) -> int:
        """The height in pixels."""
        return self.numbers.height

    @property
    def boxes(self) -> list[LayoutBox]:
        """The layout boxes of all that must stay readable."""
        within = [each.moved(x, y) for sprite, x, y in self._sprites for each in sprite.boxes]
        return self._boxes + within

    @property
    def image(self) -> Image.Image:
        """Return the drawing as an image."""
        return self.indexed.shown(self.numbers)

    def box(
        self, left: float, top: float, width: float, height: float, fill: str, radius: int = 0
    ) -> None:
        """Draw a filled rectangle with round corners."""
        x0, y0 = round(left), round(top)
        self._box(x0, y0, round(left + width) - x0, round(top + height) - y0, fill, radius)

    def _box(self, x: int, y: int, width: int, height: int, fill: str, radius: int) -> None:
        ink = self.indexed.number(fill)
        radius = min(radius, width // 2, height // 2)
        if radius <= 0:
            self.numbers.paste(ink, (x, y, x + width, y + height))
        elif (
            width * height <= _SMALL
            and _only(self._there((x, y, x + width, y + height))) is not None
        ):
            self._print(_rounded(width, height, radius), x, y, ink)
        else:
            self.numbers.paste(ink, (x + radius, y, x + width - radius, y + height))
            self.numbers.paste(ink, (x, y + radius, x + width, y + height - radius))
            for corner in range(4):
                right, bottom = corner % 2 * (width - radius), corner // 2 * (height - radius)
                self._print(_corner(radius, corner), x + right, y + bottom, ink)

    def frame(
        self,
        left: float,
        top: float,
        width: float,
        height: float,
        edge: str,
        fill: str,
        radius: int = 0,
        line: int = 3,
    ) -> None:
        """Draw a filled rectangle with an edge of another colour."""
        self.box(left, top, width, height, edge, radius)
        self.box(left + line, top + line, width - 2 * line, height - 2 * line, fill, radius - line)

    def text(self, left: float, baseline: float, line: Line, fill: str, align: float = 0) -> float:
        """Draw ``line`` and return its right end.

        ``align``: 0 starts it at ``left``, 0.5 centres it there, 1 ends it there.
        """
        x, y = round(left - align * line.width), round(baseline)
        end = x + line.width
        if line.text:
            self._print(_written(line), x, y, self.indexed.number(fill))
            self._boxes.append(LayoutBox(line.text, x, y - CAP * line.size, end, y))
        return end

    def icon(self, name: str, left: float, top: float, size: int, fill: str) -> None:
        """Draw the icon called ``name`` in a square of ``size`` pixels."""
        x, y = round(left), round(top)
        self.sign(name, x, y, size, fill)
        self._boxes.append(LayoutBox(name, x, y, x + size, y + size, text=False))

    def sign(self, name: str, left: float, top: float, size: int, fill: str) -> None:
        """Draw an icon as ``icon`` does, but without a layout box: it may overlap others."""
        self._print(_icon(name, size), round(left), round(top), self.indexed.number(fill))

    def shape(self, left: float, top: float, shape: Image.Image, fill: str) -> None:
        """Draw any greyscale shape."""
        self._print(Stamp(shape), round(left), round(top), self.indexed.number(fill))

    def ring(self, left: float, top: float, width: float, height: float, radius: int = 12) -> None:
        """Highlight a change: draw a ring around the next drawing in this rectangle."""
        line = RING
        self.box(
            left - line,
            top - line,
            width + 2 * line,
            height + 2 * line,
            self.ink.news,
            radius + line,
        )

    def wedge(self, left: float, top: float, up: bool, fill: str) -> None:
        """Draw a small sign, 16 pixels wide, that a number rose or fell."""
        self.sign("rose" if up else "fell", left, top, 16, fill)

    def sprite(
        self,
        draw: Callable[..., None],
        left: float,
        top: float,
        width: float,
        height: float,
        *about: Any,
        margin: int = 0,
    ) -> None:
        """Draw a sprite by ``draw`` at ``left`` and ``top``, caching its pixels.

        ``draw`` must depend only on ``about`` and the colours, and stay within ``width`` and
        ``height``, or ``margin`` to the left and above.
        """
        # Only at even positions are halves rounded to the same side everywhere.
        x, y = (left - margin) // 2 * 2, (top - margin) // 2 * 2
        at = int(x), int(y), ceil(left + width), ceil(top + height)
        ground = _only(self._there(at))
        if ground is None:
            draw(self, left, top, *about)
            return
        size = at[2] - at[0], at[3] - at[1]
        sprite = _drawn(draw, self.ink, ground, size, left - x, top - y, about)
        self._put(sprite.numbers, at)
        self._sprites.append((sprite, *at[:2]))

    # A picture consists of hundreds of small parts. Pillow's public methods take four times as long
    # for each as the underlying calls, which these two functions make directly.

    def _there(self, box: Box) -> Any:
        """Return the colour indices in ``box``; 0 outside of the canvas."""
        return self.numbers.im.crop(box)

    def _put(self, numbers: Image.Image, box: Box) -> None:
        """Copy ``numbers``, of the size of ``box``, to it, clipped to the canvas."""
        self.numbers.im.paste(numbers.im, box)

    def _print(self, stamp: Stamp, x: int, y: int, ink: int) -> None:
        """Blend ``stamp`` with the pixels below it, in ``ink``."""
        x, y = x + stamp.left, y + stamp.top
        box = x, y, x + stamp.width, y + stamp.height
        ground = _only(self._there(box))
        if ground is None:
            there = self.numbers.crop(box).tobytes()
            self._put(_blended(stamp, self.indexed, ink, there), box)
        else:
            self._put(stamp.on(self.indexed, ink, ground), box)


def _only(numbers: Any) -> int | None:
    """Return the only colour index in ``numbers``, or ``None`` if there are several."""
    lowest, highest = numbers.getextrema()
    return lowest if lowest == highest else None


@lru_cache(maxsize=256)
def _drawn(
    draw: Callable[..., None],
    palette: Palette,
    ground: int,
    size: tuple[int, int],
    left: float,
    top: float,
    about: tuple[Any, ...],
) -> Canvas:
    canvas = Canvas(*size, palette, ground)
    draw(canvas, left, top, *about)
    return canvas


@lru_cache(maxsize=1024)
def _blended(stamp: Stamp, palette: IndexedPalette, ink: int, there: bytes) -> Image.Image:
    return palette.blended(Image.frombytes("L", stamp.shape.size, there), ink, stamp.shape)


def page(height: float, palette: Palette) -> Canvas:
    """Return an empty canvas of the usual width, never square: some phones crop those."""
    high = round(height)
    return Canvas(WIDTH, high + (12 if high == WIDTH else 0), palette)


def joined(columns: Sequence[Canvas], palette: Palette) -> Canvas:
    """Return a landscape canvas with ``columns``, at most two, side by side."""
    canvas = Canvas(2 * WIDTH, max(column.height for column in columns), palette)
    for number, column in enumerate(columns):
        left = number * WIDTH
        canvas._put(column.numbers, (left, 0, left + WIDTH, column.height))
        canvas._sprites.append((column, left, 0))
    return canvas


_BLEED = 4  # pixels by which letters may exceed the ends of their line
_SMALL = 40_000  # up to this many pixels, a rectangle is cached as a stamp


@lru_cache(maxsize=1024)
def _written(line: Line) -> Stamp:
    rise = round(1.1 * line.size)
    shape = Image.new("L", (int(line.width) + 2 * _BLEED + 1, rise + line.size // 2))
    draw = ImageDraw.Draw(shape)
    for part, font, right, up in line.parts:
        draw.text((_BLEED + right, rise - up), part, fill=255, font=font, anchor="ls")
    return Stamp(shape, -_BLEED, -rise)


@lru_cache(maxsize=256)
def _icon(name: str, size: int) -> Stamp:
    return Stamp(icon(name, size))


@lru_cache(maxsize=512)
def _rounded(width: int, height: int, radius: int) -> Stamp:
    """Return a rectangle with round corners."""
    shape = Image.new("L", (width, height), 255)
    for corner in range(4):
        right, bottom = corner % 2 * (width - radius), corner // 2 * (height - radius)
        shape.paste(_corner(radius, corner).shape, (right, bottom))
    return Stamp(shape)


@lru_cache(maxsize=128)
def _corner(radius: int, which: int) -> Stamp:
    """Return a corner of a rectangle: top left, top right, bottom left, bottom right."""
    fine = 8
    size = radius * fine
    shape = Image.new("L", (size, size))
    left, top = -size * (which % 2), -size * (which // 2)
    ImageDraw.Draw(shape).ellipse((left, top, left + 2 * size - 1, top + 2 * size - 1), fill=255)
    return Stamp(shape.resize((radius, radius), Image.Resampling.BOX))
