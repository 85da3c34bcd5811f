"""The icons of Innovation: resources, special achievements, the score pile."""

from __future__ import annotations

import math

from render.icons import Pen, shape


@shape("castle")
def _castle(pen: Pen) -> None:
    pen.polygon((18, 42), (82, 42), (76, 56), (76, 96), (24, 96), (24, 56))
    for left in (14, 41, 68):
        pen.box(left, 6, left + 18, 30)
    pen.box(14, 24, 86, 46)
    pen.box(39, 66, 61, 97, cut=True, radius=10)
    pen.box(39, 84, 61, 97, cut=True)


@shape("crown")
def _crown(pen: Pen) -> None:
    pen.polygon((8, 30), (30, 52), (50, 16), (70, 52), (92, 30), (82, 74), (18, 74))
    pen.box(18, 80, 82, 93, radius=3)
    pen.disc(8, 27, 8)
    pen.disc(92, 27, 8)
    pen.disc(50, 13, 9)


@shape("leaf")
def _leaf(pen: Pen) -> None:
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


@shape("lightbulb")
def _lightbulb(pen: Pen) -> None:
    pen.disc(50, 37, 34)
    pen.polygon((24, 55), (76, 55), (64, 74), (36, 74))
    pen.box(35, 79, 65, 86, radius=3)
    pen.box(39, 90, 61, 98, radius=3)
    pen.line((36, 36), (45, 50), (55, 36), (64, 50), width=5, cut=True)
    pen.line((45, 50), (45, 73), width=5, cut=True)
    pen.line((55, 50), (55, 73), width=5, cut=True)


@shape("factory")
def _factory(pen: Pen) -> None:
    pen.polygon((6, 94), (6, 46), (32, 62), (32, 46), (58, 62), (58, 46), (94, 70), (94, 94))
    pen.box(70, 8, 90, 94)
    pen.box(66, 8, 94, 20)
    for left in (18, 40, 62):
        pen.box(left, 73, left + 12, 84, cut=True)


@shape("clock")
def _clock(pen: Pen) -> None:
    pen.disc(50, 50, 46)
    pen.disc(50, 50, 34, cut=True)
    pen.line((50, 24), (50, 50), (69, 60), width=10)
    pen.disc(50, 50, 5)
    pen.disc(50, 24, 5)
    pen.disc(69, 60, 5)


@shape("empire")
def _shield(pen: Pen) -> None:
    pen.polygon((12, 12), (50, 4), (88, 12), (86, 52), (72, 80), (50, 97), (28, 80), (14, 52))
    pen.line((50, 18), (50, 82), width=9, cut=True)
    pen.line((24, 42), (76, 42), width=9, cut=True)


@shape("monument")
def _gear(pen: Pen) -> None:
    for step in range(8):
        angle = step * math.pi / 4
        x, y = math.cos(angle), math.sin(angle)
        pen.line((50, 50), (50 + 46 * x, 50 + 46 * y), width=19)
    pen.disc(50, 50, 34)
    pen.disc(50, 50, 15, cut=True)


@shape("wonder")
def _temple(pen: Pen) -> None:
    pen.polygon((50, 4), (96, 32), (96, 40), (4, 40), (4, 32))
    for left in (14, 43, 72):
        pen.box(left, 45, left + 14, 80)
    pen.box(8, 84, 92, 95)


@shape("world")
def _globe(pen: Pen) -> None:
    pen.disc(50, 50, 46)
    pen.disc(50, 50, 38, cut=True)
    pen.ring(50, 50, 22, 8, high=46)
    pen.box(46, 6, 54, 94)
    pen.box(6, 46, 94, 54)


@shape("universe")
def _atom(pen: Pen) -> None:
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


@shape("score")
def _score(pen: Pen) -> None:
    pen.box(16, 4, 84, 96, radius=10)
    points = []
    for step in range(10):
        angle = step * math.pi / 5 - math.pi / 2
        radius = 12 if step % 2 else 29
        points.append((50 + radius * math.cos(angle), 52 + radius * math.sin(angle)))
    pen.polygon(*points, cut=True)
