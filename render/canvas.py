"""A surface to draw on. It remembers where its texts are, so that tests can look at the layout."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageDraw

from render.icons import icon
from render.palette import WIDTH, Palette
from render.text import CAP, Line


@dataclass(frozen=True, slots=True)
class Mark:
    """Something that must stay readable: a text or an icon, and the box it fills."""

    what: str
    left: float
    top: float
    right: float
    bottom: float
    text: bool = True

    def overlaps(self, other: Mark) -> bool:
        """Whether the two boxes have more than an edge in common."""
        return (
            self.left < other.right - 1
            and other.left < self.right - 1
            and self.top < other.bottom - 1
            and other.top < self.bottom - 1
        )


RING = 5


class Canvas:
    """An image, and the marks of what was drawn on it."""

    def __init__(self, width: int, height: int, palette: Palette) -> None:
        self.ink = palette
        self.image = Image.new("RGB", (width, height), palette.ground)
        self.marks: list[Mark] = []
        self._draw = ImageDraw.Draw(self.image)

    def box(
        self, left: float, top: float, width: float, height: float, fill: str, radius: int = 0
    ) -> None:
        """A filled rectangle with round corners."""
        x0, y0 = round(left), round(top)
        x1, y1 = round(left + width), round(top + height)
        radius = min(radius, (x1 - x0) // 2, (y1 - y0) // 2)
        if radius <= 0:
            self._draw.rectangle((x0, y0, x1 - 1, y1 - 1), fill=fill)
            return
        if x1 - x0 > 2 * radius:
            self._draw.rectangle((x0 + radius, y0, x1 - radius - 1, y1 - 1), fill=fill)
        if y1 - y0 > 2 * radius:
            self._draw.rectangle((x0, y0 + radius, x1 - 1, y1 - radius - 1), fill=fill)
        for corner, (x, y) in enumerate(
            ((x0, y0), (x1 - radius, y0), (x0, y1 - radius), (x1 - radius, y1 - radius))
        ):
            self.image.paste(fill, (x, y), _corner(radius, corner))

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
        """A filled rectangle with an edge of another colour."""
        self.box(left, top, width, height, edge, radius)
        self.box(left + line, top + line, width - 2 * line, height - 2 * line, fill, radius - line)

    def text(self, left: float, baseline: float, line: Line, fill: str, align: float = 0) -> float:
        """Draw ``line``; ``align`` 0.5 centres it on ``left``, 1 ends it there. Returns its end."""
        x, y = round(left - align * line.width), round(baseline)
        end = x + line.width
        if line.text:
            ink, rise = _ink(line)
            self.image.paste(fill, (x - _BLEED, y - rise), ink)
            self.marks.append(Mark(line.text, x, y - CAP * line.size, end, y))
        return end

    def icon(self, name: str, left: float, top: float, size: int, fill: str) -> None:
        """Draw the icon called ``name`` in a square of ``size`` pixels."""
        x, y = round(left), round(top)
        self.image.paste(fill, (x, y), icon(name, size))
        self.marks.append(Mark(name, x, y, x + size, y + size, text=False))

    def ring(self, left: float, top: float, width: float, height: float, radius: int = 12) -> None:
        """The mark of something that changed, around what is then drawn into this rectangle."""
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
        """A small sign that a number rose or fell, 16 pixels wide; the number itself says more."""
        self.image.paste(fill, (round(left), round(top)), icon("rose" if up else "fell", 16))


def page(height: float, palette: Palette) -> Canvas:
    """An empty canvas of the usual width. Never a square one: some phones cut those."""
    high = round(height)
    return Canvas(WIDTH, high + (12 if high == WIDTH else 0), palette)


_BLEED = 4  # letters may reach over the ends of their line


@lru_cache(maxsize=1024)
def _ink(line: Line) -> tuple[Image.Image, int]:
    """``line`` as a mask, and how far above its baseline the mask begins."""
    rise = round(1.1 * line.size)
    mask = Image.new("L", (int(line.width) + 2 * _BLEED + 1, rise + line.size // 2))
    draw = ImageDraw.Draw(mask)
    for part, font, offset in line.parts:
        draw.text((_BLEED + offset, rise), part, fill=255, font=font, anchor="ls")
    return mask, rise


@lru_cache(maxsize=128)
def _corner(radius: int, which: int) -> Image.Image:
    """The mask of one corner of a rectangle: top left, top right, bottom left, bottom right."""
    fine = 8
    size = radius * fine
    mask = Image.new("L", (size, size))
    left, top = -size * (which % 2), -size * (which // 2)
    ImageDraw.Draw(mask).ellipse((left, top, left + 2 * size - 1, top + 2 * size - 1), fill=255)
    return mask.resize((radius, radius), Image.Resampling.BOX)
