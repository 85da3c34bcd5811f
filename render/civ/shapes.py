"""The icons of Carta Impera Victoria: six domains, and the marks on a table."""

from __future__ import annotations

import math

from render.icons import Pen, shape


@shape("army")
def _swords(pen: Pen) -> None:
    for turned in (False, True):

        def at(*points: tuple[float, float], turned: bool = turned) -> list[tuple[float, float]]:
            return [(100 - x, y) if turned else (x, y) for x, y in points]

        pen.line(*at((38, 62), (88, 12)), width=24, cut=True)
        pen.polygon(*at((96, 4), (94, 19), (36, 77), (23, 64), (81, 6)))
        pen.line(*at((12, 56), (44, 88)), width=10)
        pen.line(*at((26, 74), (10, 90)), width=12)
        pen.disc(*at((9, 91))[0], 9)


@shape("religion")
def _altar(pen: Pen) -> None:
    """A flame above a bowl."""
    flame = [(50.0, 0.0)]
    for step in range(25):
        angle = math.pi * (-0.1 + 1.2 * step / 24)
        flame.append((50 + 19 * math.cos(angle), 35 + 19 * math.sin(angle)))
    pen.polygon(*flame)
    pen.polygon((50, 25), (58, 42), (50, 49), (42, 42), cut=True)
    pen.box(8, 57, 92, 67, radius=4)
    pen.polygon((15, 67), (85, 67), (66, 84), (34, 84))
    pen.box(26, 88, 74, 98, radius=3)


@shape("economy")
def _coins(pen: Pen) -> None:
    """Two stacks of coins, the right one the higher."""
    for left, coins in ((3, 3), (52, 5)):
        for coin in range(coins):
            top = 82 - 19 * coin
            pen.box(left + coin % 2 * 4, top, left + coin % 2 * 4 + 41, top + 14, radius=6)


@shape("science")
def _flask(pen: Pen) -> None:
    pen.box(30, 3, 70, 15, radius=5)
    pen.polygon((38, 12), (62, 12), (62, 38), (94, 88), (88, 97), (12, 97), (6, 88), (38, 38))
    pen.polygon((47, 18), (53, 18), (53, 42), (65, 60), (35, 60), (47, 42), cut=True)
    pen.disc(42, 79, 6, cut=True)
    pen.disc(60, 72, 4.5, cut=True)


@shape("culture")
def _mask(pen: Pen) -> None:
    """A mask of the theatre."""
    pen.polygon((6, 8), (28, 15), (72, 15), (94, 8), (92, 50), (82, 72), (18, 72), (8, 50))
    pen.disc(50, 64, 34, high=33)
    pen.disc(50, 66, 23, cut=True, high=20)
    pen.box(26, 44, 74, 66)  # only the lower half of that is the mouth
    for x in (31, 69):
        pen.disc(x, 40, 12, cut=True, high=9)


@shape("utopia")
def _sunrise(pen: Pen) -> None:
    """A sun that rises above the horizon."""
    for step in range(5):
        angle = math.pi * step / 4
        x, y = math.cos(angle), -math.sin(angle)
        pen.line((50 + 35 * x, 68 + 35 * y), (50 + 49 * x, 68 + 56 * y), width=11)
    pen.disc(50, 70, 27)
    pen.box(0, 71, 100, 100, cut=True)
    pen.box(2, 76, 98, 86, radius=4)
    pen.box(20, 90, 80, 99, radius=4)


@shape("embargo")
def _barred(pen: Pen) -> None:
    pen.ring(50, 50, 47, 13)
    pen.line((19, 19), (81, 81), width=13)


@shape("discard")
def _card_down(pen: Pen) -> None:
    """A card, and an arrow down."""
    pen.box(16, 2, 84, 98, radius=10)
    pen.box(43, 16, 57, 58, cut=True)
    pen.polygon((24, 52), (76, 52), (50, 84), cut=True)


@shape("used")
def _tick(pen: Pen) -> None:
    pen.line((8, 54), (38, 84), (92, 18), width=17)
    pen.disc(8, 54, 4)


@shape("first")
def _flag(pen: Pen) -> None:
    pen.box(14, 2, 26, 98, radius=3)
    pen.polygon((26, 8), (92, 8), (74, 32), (92, 56), (26, 56))


@shape("hegemony")
def _crown(pen: Pen) -> None:
    pen.polygon((6, 22), (30, 48), (50, 8), (70, 48), (94, 22), (84, 72), (16, 72))
    pen.box(16, 79, 84, 93, radius=3)
