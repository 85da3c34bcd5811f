"""The icons: one-colour shapes on a grid of 100 by 100, told apart by their outline alone."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache

from PIL import Image, ImageDraw

_GRID = 400  # drawn at this size and made smaller
_UNIT = _GRID / 100


class _Pen:
    """Draws on the grid; ``cut`` takes away."""

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


def _castle(pen: _Pen) -> None:
    pen.polygon((18, 42), (82, 42), (76, 56), (76, 96), (24, 96), (24, 56))
    for left in (14, 41, 68):
        pen.box(left, 6, left + 18, 30)
    pen.box(14, 24, 86, 46)
    pen.box(39, 66, 61, 97, cut=True, radius=10)
    pen.box(39, 84, 61, 97, cut=True)


def _crown(pen: _Pen) -> None:
    pen.polygon((8, 30), (30, 52), (50, 16), (70, 52), (92, 30), (82, 74), (18, 74))
    pen.box(18, 80, 82, 93, radius=3)
    pen.disc(8, 27, 8)
    pen.disc(92, 27, 8)
    pen.disc(50, 13, 9)


def _leaf(pen: _Pen) -> None:
    # Two arcs that meet in a point at both ends.
    points = []
    for step in range(41):
        t = step / 40
        bulge = math.sin(math.pi * t) ** 0.8
        points.append((18 + 76 * t - 30 * bulge, 82 - 76 * t - 26 * bulge))
    for step in range(41):
        t = 1 - step / 40
        bulge = math.sin(math.pi * t) ** 0.8
        points.append((18 + 76 * t + 24 * bulge, 82 - 76 * t + 28 * bulge))
    pen.polygon(*points)
    pen.line((4, 97), (30, 70), width=9)
    pen.line((22, 78), (70, 30), width=6, cut=True)
    pen.line((43, 57), (43, 34), width=5, cut=True)
    pen.line((45, 55), (68, 55), width=5, cut=True)


def _lightbulb(pen: _Pen) -> None:
    pen.disc(50, 37, 34)
    pen.polygon((24, 55), (76, 55), (64, 74), (36, 74))
    pen.box(35, 79, 65, 86, radius=3)
    pen.box(39, 90, 61, 98, radius=3)
    pen.line((36, 36), (45, 50), (55, 36), (64, 50), width=5, cut=True)
    pen.line((45, 50), (45, 73), width=5, cut=True)
    pen.line((55, 50), (55, 73), width=5, cut=True)


def _factory(pen: _Pen) -> None:
    pen.polygon((6, 94), (6, 46), (32, 62), (32, 46), (58, 62), (58, 46), (94, 70), (94, 94))
    pen.box(70, 8, 90, 94)
    pen.box(66, 8, 94, 20)
    for left in (18, 40, 62):
        pen.box(left, 73, left + 12, 84, cut=True)


def _clock(pen: _Pen) -> None:
    pen.disc(50, 50, 46)
    pen.disc(50, 50, 34, cut=True)
    pen.line((50, 24), (50, 50), (69, 60), width=10)
    pen.disc(50, 50, 5)
    pen.disc(50, 24, 5)
    pen.disc(69, 60, 5)


def _shield(pen: _Pen) -> None:
    pen.polygon((12, 12), (50, 4), (88, 12), (86, 52), (72, 80), (50, 97), (28, 80), (14, 52))
    pen.line((50, 18), (50, 82), width=9, cut=True)
    pen.line((24, 42), (76, 42), width=9, cut=True)


def _gear(pen: _Pen) -> None:
    for step in range(8):
        angle = step * math.pi / 4
        x, y = math.cos(angle), math.sin(angle)
        pen.line((50, 50), (50 + 46 * x, 50 + 46 * y), width=19)
    pen.disc(50, 50, 34)
    pen.disc(50, 50, 15, cut=True)


def _temple(pen: _Pen) -> None:
    pen.polygon((50, 4), (96, 32), (96, 40), (4, 40), (4, 32))
    for left in (14, 43, 72):
        pen.box(left, 45, left + 14, 80)
    pen.box(8, 84, 92, 95)


def _globe(pen: _Pen) -> None:
    pen.disc(50, 50, 46)
    pen.disc(50, 50, 38, cut=True)
    pen.ring(50, 50, 22, 8, high=46)
    pen.box(46, 6, 54, 94)
    pen.box(6, 46, 94, 54)


def _atom(pen: _Pen) -> None:
    for turn in (0, math.pi / 3, 2 * math.pi / 3):
        points = []
        for step in range(61):
            angle = step * math.tau / 60
            x, y = 46 * math.cos(angle), 17 * math.sin(angle)
            points.append(
                (
                    50 + x * math.cos(turn) - y * math.sin(turn),
                    50 + x * math.sin(turn) + y * math.cos(turn),
                )
            )
        pen.line(*points, width=7)
    pen.disc(50, 50, 11)


def _star(pen: _Pen) -> None:
    points = []
    for step in range(10):
        angle = step * math.pi / 5 - math.pi / 2
        radius = 20 if step % 2 else 48
        points.append((50 + radius * math.cos(angle), 53 + radius * math.sin(angle)))
    pen.polygon(*points)


def _trophy(pen: _Pen) -> None:
    pen.ring(26, 28, 22, 9)
    pen.ring(74, 28, 22, 9)
    pen.polygon((20, 6), (80, 6), (76, 40), (62, 60), (38, 60), (24, 40))
    pen.box(44, 56, 56, 80)
    pen.box(26, 80, 74, 95, radius=3)


def _hourglass(pen: _Pen) -> None:
    pen.box(14, 4, 86, 17, radius=4)
    pen.box(14, 83, 86, 96, radius=4)
    pen.polygon((20, 17), (80, 17), (76, 34), (57, 50), (76, 66), (80, 83))
    pen.polygon((80, 83), (20, 83), (24, 66), (43, 50), (24, 34), (20, 17))
    pen.polygon((33, 20), (67, 20), (62, 30), (38, 30), cut=True)


def _hand(pen: _Pen) -> None:
    pen.polygon((4, 30), (32, 22), (44, 84), (22, 92))
    pen.polygon((96, 30), (68, 22), (56, 84), (78, 92))
    pen.box(27, 6, 73, 88, cut=True, radius=8)
    pen.box(32, 10, 68, 84, radius=6)


def _score(pen: _Pen) -> None:
    pen.box(16, 4, 84, 96, radius=10)
    points = []
    for step in range(10):
        angle = step * math.pi / 5 - math.pi / 2
        radius = 12 if step % 2 else 29
        points.append((50 + radius * math.cos(angle), 52 + radius * math.sin(angle)))
    pen.polygon(*points, cut=True)


def _deck(pen: _Pen) -> None:
    pen.box(30, 4, 88, 74, radius=8)
    pen.box(17, 15, 79, 88, cut=True, radius=8)
    pen.box(12, 22, 72, 96, radius=8)


def _play(pen: _Pen) -> None:
    pen.polygon((20, 6), (90, 50), (20, 94))


def _arrow(pen: _Pen) -> None:
    """To the left; the other directions are turned from this one."""
    pen.polygon((4, 50), (48, 10), (48, 36), (96, 36), (96, 64), (48, 64), (48, 90))


_SHAPES: dict[str, Callable[[_Pen], None]] = {
    "castle": _castle,
    "crown": _crown,
    "leaf": _leaf,
    "lightbulb": _lightbulb,
    "factory": _factory,
    "clock": _clock,
    "empire": _shield,
    "monument": _gear,
    "wonder": _temple,
    "world": _globe,
    "universe": _atom,
    "points": _star,
    "trophy": _trophy,
    "waiting": _hourglass,
    "hand": _hand,
    "score": _score,
    "deck": _deck,
    "play": _play,
    "left": _arrow,
}
_TURNED = {
    "right": Image.Transpose.ROTATE_180,
    "up": Image.Transpose.ROTATE_270,
}


@lru_cache(maxsize=256)
def icon(name: str, size: int) -> Image.Image:
    """The shape called ``name`` as a mask of ``size`` by ``size`` pixels."""
    if name in _TURNED:
        return icon("left", size).transpose(_TURNED[name])
    image = Image.new("L", (_GRID, _GRID))
    _SHAPES[name](_Pen(image))
    return image.resize((size, size), Image.Resampling.LANCZOS)
