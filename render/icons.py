"""Icons: one-colour shapes on a grid of 100 by 100, distinguishable by outline.

These are the icons common to all games; each game adds its own with ``shape``.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache

from PIL import Image, ImageDraw

_GRID = 400  # drawn at this size and made smaller
_UNIT = _GRID / 100


class Pen:
    """A pen that draws on the grid; ``cut`` erases."""

    def __init__(self, image: Image.Image) -> None:
        self._draw = ImageDraw.Draw(image)

    def polygon(self, *points: tuple[float, float], cut: bool = False) -> None:
        self._draw.polygon([(x * _UNIT, y * _UNIT) for x, y in points], fill=0 if cut else 255)

    def box(
        self, x0: float, y0: float, x1: float, y1: float, cut: bool = False, radius: float = 0
    ) -> None:
        corners = (x0 * _UNIT, y0 * _UNIT, x1 * _UNIT, y1 * _UNIT)
        self._draw.rounded_rectangle(corners, radius * _UNIT, fill=0 if cut else 255)

    def disc(self, x: float, y: float, radius: float, cut: bool = False, high: float = 0) -> None:
        high = high or radius
        corners = (x - radius, y - high, x + radius, y + high)
        self._draw.ellipse([part * _UNIT for part in corners], fill=0 if cut else 255)

    def line(self, *points: tuple[float, float], width: float, cut: bool = False) -> None:
        self._draw.line(
            [(x * _UNIT, y * _UNIT) for x, y in points],
            fill=0 if cut else 255,
            width=round(width * _UNIT),
            joint="curve",
        )

    def ring(self, x: float, y: float, radius: float, width: float, high: float = 0) -> None:
        high = high or radius
        corners = (x - radius, y - high, x + radius, y + high)
        self._draw.ellipse(
            [part * _UNIT for part in corners], outline=255, width=round(width * _UNIT)
        )


Shape = Callable[[Pen], None]
_SHAPES: dict[str, Shape] = {}


def shape(name: str) -> Callable[[Shape], Shape]:
    """Register the function that draws the icon called ``name``."""

    def keep(draw: Shape) -> Shape:
        assert name not in _SHAPES, name
        _SHAPES[name] = draw
        return draw

    return keep


@shape("points")
def _star(pen: Pen) -> None:
    points = []
    for step in range(10):
        angle = step * math.pi / 5 - math.pi / 2
        radius = 20 if step % 2 else 48
        points.append((50 + radius * math.cos(angle), 53 + radius * math.sin(angle)))
    pen.polygon(*points)


@shape("trophy")
def _trophy(pen: Pen) -> None:
    pen.ring(26, 28, 22, 9)
    pen.ring(74, 28, 22, 9)
    pen.polygon((20, 6), (80, 6), (76, 40), (62, 60), (38, 60), (24, 40))
    pen.box(44, 56, 56, 80)
    pen.box(26, 80, 74, 95, radius=3)


@shape("waiting")
def _hourglass(pen: Pen) -> None:
    pen.box(14, 4, 86, 17, radius=4)
    pen.box(14, 83, 86, 96, radius=4)
    pen.polygon((20, 17), (80, 17), (76, 34), (57, 50), (76, 66), (80, 83))
    pen.polygon((80, 83), (20, 83), (24, 66), (43, 50), (24, 34), (20, 17))
    pen.polygon((33, 20), (67, 20), (62, 30), (38, 30), cut=True)


@shape("hand")
def _hand(pen: Pen) -> None:
    pen.polygon((4, 30), (32, 22), (44, 84), (22, 92))
    pen.polygon((96, 30), (68, 22), (56, 84), (78, 92))
    pen.box(27, 6, 73, 88, cut=True, radius=8)
    pen.box(32, 10, 68, 84, radius=6)


@shape("deck")
def _deck(pen: Pen) -> None:
    pen.box(30, 4, 88, 74, radius=8)
    pen.box(17, 15, 79, 88, cut=True, radius=8)
    pen.box(12, 22, 72, 96, radius=8)


@shape("demand")
def _octagon(pen: Pen) -> None:
    """An exclamation mark on the shape of a stop sign."""
    near, far = 30, 70
    pen.polygon(
        (near, 2), (far, 2), (98, near), (98, far), (far, 98), (near, 98), (2, far), (2, near)
    )
    pen.polygon((42, 18), (58, 18), (55, 60), (45, 60), cut=True)
    pen.disc(50, 75, 8, cut=True)


@shape("coop")
def _together(pen: Pen) -> None:
    """Two people side by side."""
    for x in (28, 72):
        pen.disc(x, 26, 19)
        pen.disc(x, 92, 26, high=40)
    pen.box(0, 92, 100, 100, cut=True)


@shape("marker-disc")
def _disc(pen: Pen) -> None:
    pen.disc(50, 50, 44)


@shape("marker-square")
def _square(pen: Pen) -> None:
    pen.box(9, 9, 91, 91)


@shape("marker-triangle")
def _triangle(pen: Pen) -> None:
    pen.polygon((50, 4), (98, 92), (2, 92))


@shape("marker-diamond")
def _diamond(pen: Pen) -> None:
    pen.polygon((50, 0), (98, 50), (50, 100), (2, 50))


@shape("rose")
def _rose(pen: Pen) -> None:
    pen.polygon((50, 8), (98, 92), (2, 92))


@shape("fell")
def _fell(pen: Pen) -> None:
    pen.polygon((50, 92), (98, 8), (2, 8))


@shape("left")
def _arrow(pen: Pen) -> None:
    """Draw an arrow to the left; the other directions are rotated from it."""
    pen.polygon((4, 50), (48, 10), (48, 36), (96, 36), (96, 64), (48, 64), (48, 90))


_TURNED = {
    "right": Image.Transpose.ROTATE_180,
    "up": Image.Transpose.ROTATE_270,
}


@lru_cache(maxsize=256)
def icon(name: str, size: int) -> Image.Image:
    """Return the shape called ``name`` as a mask of ``size`` by ``size`` pixels."""
    if name in _TURNED:
        return icon("left", size).transpose(_TURNED[name])
    image = Image.new("L", (_GRID, _GRID))
    _SHAPES[name](Pen(image))
    return image.resize((size, size), Image.Resampling.LANCZOS)
