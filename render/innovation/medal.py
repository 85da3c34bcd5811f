"""Achievements as medals: an age's number, or the sign of a special one."""

from __future__ import annotations

from collections.abc import Sequence

from render.canvas import Canvas
from render.text import SMALL, fit

SIZE = 46
_GAP = 5


def medal(canvas: Canvas, left: float, top: float, achievement: str, size: int = SIZE) -> None:
    """One achievement as a round medal of ``size`` pixels."""
    canvas.box(left, top, size, size, canvas.ink.medal, size // 2)
    if achievement.isdigit():
        number = fit(achievement, size, SMALL, 800)
        canvas.text(left + size / 2, top + size / 2 + 14, number, canvas.ink.dark, 0.5)
    else:
        inner = size - 14
        canvas.icon(achievement, left + 7, top + 7, inner, canvas.ink.dark)


def medals_width(count: int) -> int:
    """The width of ``count`` medals side by side."""
    return count * (SIZE + _GAP)


def medals(
    canvas: Canvas, left: float, top: float, width: float, achievements: Sequence[str]
) -> None:
    """Achievements side by side from ``left``; if there is no room for all, how many more."""
    room = int((width + _GAP) // (SIZE + _GAP))
    shown = achievements if len(achievements) <= room else achievements[: room - 1]
    for number, achievement in enumerate(shown):
        medal(canvas, left + number * (SIZE + _GAP), top, achievement)
    if len(shown) < len(achievements):
        more = fit(f"+{len(achievements) - len(shown)}", SIZE + _GAP, SMALL, 700)
        canvas.text(left + len(shown) * (SIZE + _GAP), top + 37, more, canvas.ink.text)
