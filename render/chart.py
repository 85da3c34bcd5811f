"""A line chart: a number for each player, turn by turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image, ImageDraw

from render import palette
from render.canvas import Canvas
from render.text import SMALL, fit

HEIGHT = 440
_LEFT = palette.MARGIN + 72
_ENDS = 60  # the width of the shapes beside the lines
_FOOT = 60
_FINE = 2  # lines are drawn at this multiple of their size
_DOT = 34
MARKERS = ("marker-disc", "marker-square", "marker-triangle", "marker-diamond")


def draw_chart(
    canvas: Canvas,
    top: float,
    history: Sequence[tuple[int, Mapping[str, int]]],
    players: Sequence[str],
    colors: Sequence[str],
) -> None:
    """Draw ``history``, a number for each player at the end of each turn.

    Each player has a colour and, beside the end of their line, a shape.
    """
    ink = canvas.ink
    right, bottom = palette.WIDTH - palette.MARGIN - _ENDS, top + HEIGHT - _FOOT
    first, last = history[0][0], max(history[-1][0], history[0][0] + 1)
    most = max(1, *(points.get(player, 0) for _, points in history for player in players))
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000) if most / step <= 5)
    most = -(-most // step) * step

    def place(turn: int, count: int) -> tuple[float, float]:
        across = (turn - first) / (last - first)
        return _LEFT + across * (right - _LEFT), bottom - count / most * (bottom - top - 24)

    for count in range(0, most + 1, step):
        _, y = place(first, count)
        canvas.box(_LEFT, y - 1, right - _LEFT, 3, ink.edge)
        canvas.text(_LEFT - 16, y + 14, fit(str(count), 70, SMALL, 600), ink.muted, 1)
    canvas.text(_LEFT, bottom + 50, fit(str(first), 90, SMALL, 600), ink.muted)
    canvas.text(right, bottom + 50, fit(str(last), 90, SMALL, 600), ink.muted, 0.5)
    ends = {}
    for player, color in zip(players, colors, strict=False):
        points = [place(turn, counts.get(player, 0)) for turn, counts in history]
        draw_line(canvas, points, color)
        ends[player] = points[-1][1]
    for player, color, marker in zip(players, colors, MARKERS, strict=False):
        x, y = right - _DOT / 2, ends[player] - _DOT / 2
        canvas.sign(marker, x, y, _DOT, color)
    for player, y in _apart(ends, top + 20, bottom).items():
        number = players.index(player)
        canvas.icon(MARKERS[number], right + 26, y - 15, 30, colors[number])


def draw_line(canvas: Canvas, points: Sequence[tuple[float, float]], color: str) -> None:
    """Draw a line through ``points``."""
    left, top = min(x for x, _ in points) - 8, min(y for _, y in points) - 8
    width = round(max(x for x, _ in points) - left + 8)
    height = round(max(y for _, y in points) - top + 8)
    mask = Image.new("L", (width * _FINE, height * _FINE))
    fine = [((x - left) * _FINE, (y - top) * _FINE) for x, y in points]
    draw = ImageDraw.Draw(mask)
    draw.line(fine, fill=255, width=7 * _FINE, joint="curve")
    small = mask.resize((width, height), Image.Resampling.BOX)
    canvas.shape(left, top, small, color)


def _apart(ends: Mapping[str, float], top: float, bottom: float) -> dict[str, float]:
    """Return the height of each shape: at the end of its line, without overlaps."""
    step, placed = 36.0, {}
    y = top - step
    for player in sorted(ends, key=lambda player: ends[player]):
        y = max(ends[player], y + step)
        placed[player] = y
    over = max(y - bottom, 0)
    limit = bottom
    for player in reversed(placed):
        placed[player] = min(placed[player], limit) if over else placed[player]
        limit = placed[player] - step
    return placed
