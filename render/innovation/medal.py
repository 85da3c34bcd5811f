"""Achievements as medals: an age's number, or the sign of a special one."""

from __future__ import annotations

from engine.innovation.view import SeatView, TableView
from render.canvas import Canvas
from render.innovation.scene import Scene
from render.text import SMALL, fit

SIZE = 46
GAP = 5


def medal(
    canvas: Canvas, left: float, top: float, achievement: str, size: int = SIZE, new: bool = False
) -> None:
    """Draw an achievement as a round medal of ``size`` pixels; a new one is ringed."""
    if new:
        canvas.box(left - 4, top - 4, size + 8, size + 8, canvas.ink.news, size // 2 + 4)
    canvas.sprite(_medal, left, top, size, size, achievement, size)


def _medal(canvas: Canvas, left: float, top: float, achievement: str, size: int) -> None:
    canvas.box(left, top, size, size, canvas.ink.medal, size // 2)
    if achievement.isdigit():
        number = fit(achievement, size, SMALL * size // SIZE, 800)
        middle = top + size / 2 + 14 * size / SIZE
        canvas.text(left + size / 2, middle, number, canvas.ink.dark, 0.5)
    else:
        edge = round(7 * size / SIZE)
        canvas.icon(achievement, left + edge, top + edge, size - 2 * edge, canvas.ink.dark)


def hollow(canvas: Canvas, left: float, top: float, size: int = SIZE) -> None:
    """Draw the empty place of a medal."""
    canvas.sprite(_hollow, left, top, size, size, size)


def _hollow(canvas: Canvas, left: float, top: float, size: int) -> None:
    canvas.frame(left, top, size, size, canvas.ink.edge, canvas.ink.ground, size // 2, 2)


def _across(width: float) -> int:
    return int((width + GAP) // (SIZE + GAP))


def medal_places(view: TableView, seat: SeatView) -> int:
    """Return the number of achievements of ``seat`` and of those its team lacks."""
    return len(seat.achievements) + view.missing(seat)


def medal_rows(places: int, width: float) -> int:
    """Return the number of rows of so many achievements; one if there are none."""
    return max(-(-places // _across(width)), 1)


def medals(
    canvas: Canvas, left: float, top: float, width: float, seat: SeatView, scene: Scene
) -> None:
    """Draw the achievements of ``seat``, then an empty place for each missing one."""
    news, across = scene.news_of(seat), _across(width)
    for number in range(medal_places(scene.view, seat)):
        row, column = divmod(number, across)
        x, y = left + column * (SIZE + GAP), top + row * (SIZE + 8)
        if number < len(seat.achievements):
            achievement = seat.achievements[number]
            medal(canvas, x, y, achievement, new=achievement in news.achievements)
        else:
            hollow(canvas, x, y)
