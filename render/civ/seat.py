"""One player's part of the table: name, hand, points, how near to hegemony, and the six domains."""

from __future__ import annotations

from collections.abc import Mapping

from engine.civ.domains import DOMAINS
from engine.civ.view import SeatView, TableView
from render import palette
from render.canvas import Canvas
from render.civ.column import columns_height, draw_column
from render.text import SMALL, fit
from render.words import Words

_HEAD = 68
_FOOT = 15
_NEAR = 268  # the width of how near a player is to hegemony
_POINTS = 112
_HAND = 166
_PIP = 11


def nearest(seat: SeatView) -> str:
    """Of the domains that ``seat`` has cards of, the one of which the fewest are missing."""

    def missing(domain: str) -> tuple[bool, int, int]:
        count = seat.area[domain]
        return not count, seat.needed[domain] - count, -count

    return min(DOMAINS, key=missing)


def seat_height(view: TableView, seat: SeatView) -> int:
    """How high the player's part is drawn."""
    return _HEAD + columns_height(view, seat) + _FOOT


def draw_seat(
    canvas: Canvas,
    top: float,
    view: TableView,
    seat: SeatView,
    words: Words,
    names: Mapping[str, str],
) -> None:
    """Draw the part of ``seat`` over the whole width."""
    height = seat_height(view, seat)
    active = seat.name in view.winners if view.over else seat.name == view.turn
    canvas.box(0, top, palette.WIDTH, height, canvas.ink.raised if active else canvas.ink.panel)
    if active:
        canvas.box(0, top, 9, height, canvas.ink.shine)
    _head(canvas, top + 8, view, seat, names)
    for domain in DOMAINS:
        draw_column(canvas, top + _HEAD, view, seat, domain, words)


def _head(
    canvas: Canvas, top: float, view: TableView, seat: SeatView, names: Mapping[str, str]
) -> None:
    """Name and marks on the left; hand, points and hegemony in columns on the right."""
    left = palette.MARGIN + 6.0
    right = float(palette.WIDTH - palette.MARGIN)
    if any(awaited.player == seat.name for awaited in view.awaited):
        canvas.icon("waiting", left, top + 5, 38, canvas.ink.gold)
        left += 50
    right -= _NEAR
    _hegemony(canvas, right, top, seat)
    if seat.team is None:
        right -= _POINTS
        best = max(other.points for other in view.seats)
        draw_points(canvas, right, top, seat.points, 0 < seat.points == best)
    right -= _HAND
    limit = view.limit if seat.name == view.turn and not view.over else None
    _hand(canvas, right, top, seat.hand_size, limit)
    first = seat.name == view.first
    name = fit(names[seat.name], right - left - 20 - 50 * first, 46, 800)
    end = canvas.text(left, top + 40, name, canvas.ink.text)
    if first:
        canvas.icon("first", end + 14, top + 6, 36, canvas.ink.muted)


def _hand(canvas: Canvas, left: float, top: float, cards: int, limit: int | None) -> None:
    """How many cards are in hand; during the own turn, up to how many are drawn at its end."""
    canvas.icon("hand", left, top + 1, 46, canvas.ink.muted if cards else canvas.ink.faint)
    number = fit(str(cards), 50, 44, 700)
    end = canvas.text(left + 54, top + 40, number, canvas.ink.text if cards else canvas.ink.faint)
    if limit is not None:
        canvas.text(end + 2, top + 40, fit(f"/{limit}", 50, SMALL, 600), canvas.ink.muted)


def draw_points(canvas: Canvas, left: float, top: float, points: int, best: bool) -> None:
    """The majorities; on a golden ground for who has the most."""
    if best:
        canvas.box(left - 8, top, 102, 48, canvas.ink.shine, 12)
    fill = canvas.ink.dark if best else canvas.ink.gold if points else canvas.ink.faint
    canvas.icon("points", left, top + 4, 40, fill)
    number = fit(str(points), 44, 44, 800 if best else 700)
    fill = canvas.ink.dark if best else canvas.ink.text if points else canvas.ink.faint
    canvas.text(left + 64, top + 40, number, fill, 0.5)


def _hegemony(canvas: Canvas, left: float, top: float, seat: SeatView) -> None:
    """The cards of the domain that is nearest to hegemony, as pips and as numbers."""
    domain = nearest(seat)
    count, needed = seat.area[domain], seat.needed[domain]
    if not count:
        return
    canvas.icon("hegemony", left, top + 4, 40, canvas.ink.crown)
    canvas.icon(domain, left + 50, top + 4, 40, canvas.ink.sign[domain])
    right = left + _NEAR
    numbers = fit(f"{count}/{needed}", 84, SMALL, 700)
    canvas.text(
        right,
        top + 38,
        numbers,
        canvas.ink.gold if needed - count < 2 else canvas.ink.text,
        1,
    )
    room = right - numbers.width - 12 - (left + 100)
    step = min(_PIP + 3.0, room / needed)
    for pip in range(needed):
        fill = canvas.ink.strong[domain] if pip < count else canvas.ink.edge
        canvas.box(left + 100 + pip * step, top + 8, step - 3, 32, fill, 3)
