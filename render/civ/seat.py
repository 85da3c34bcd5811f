"""The part of one player: name, hand, points, progress to hegemony, and domains."""

from __future__ import annotations

from engine.civ.domains import DOMAINS
from engine.civ.view import SeatView, TableView
from render import palette
from render.civ.cell import area_height, draw_area
from render.civ.scene import Scene
from render.text import SMALL, fit

_HEAD = 68
_FOOT = 6
_NEAR = 192  # the width of the progress to hegemony, without pips
_POINTS = 106
_HAND = 150
_PIP = 14


def nearest(seat: SeatView) -> str:
    """Return the domain of ``seat`` that is nearest to hegemony.

    Of the domains with cards, the fewest cards are missing in it.
    """

    def missing(domain: str) -> tuple[bool, int, int]:
        count = seat.area[domain]
        return not count, seat.needed[domain] - count, -count

    return min(DOMAINS, key=missing)


def seat_height(view: TableView, seat: SeatView) -> int:
    """Return the height of the player's part."""
    return _HEAD + area_height(view, seat) + _FOOT


def draw_seat(scene: Scene, top: float, seat: SeatView) -> None:
    """Draw the part of ``seat`` over the whole width."""
    canvas, height = scene.canvas, seat_height(scene.view, seat)
    active = scene.is_active(seat)
    ground = canvas.ink.raised if active else canvas.ink.panel
    canvas.box(0, top, palette.WIDTH, height, ground)
    if active:
        canvas.box(0, top, 9, height, canvas.ink.shine)
    _head(scene, top + 8, seat)
    draw_area(scene, top + _HEAD, seat)


def _head(scene: Scene, top: float, seat: SeatView) -> None:
    """Draw name and marks on the left; hand, points and hegemony on the right."""
    canvas = scene.canvas
    left = palette.MARGIN + 6.0
    right = float(palette.WIDTH - palette.MARGIN)
    if scene.awaits(seat):
        canvas.icon("waiting", left, top + 5, 38, canvas.ink.gold)
        left += 50
    right -= _NEAR
    draw_hegemony(scene, right, top, _NEAR, seat)
    if seat.team is None:
        right -= _POINTS
        draw_points(scene, right, top, seat)
    right -= _HAND
    draw_hand(scene, right, top, seat)
    first = seat.name == scene.view.first
    name = fit(scene.names[seat.name], right - left - 16 - 50 * first, 46, 800)
    end = canvas.text(left, top + 40, name, canvas.ink.text)
    if first:
        canvas.icon("first", end + 14, top + 6, 36, canvas.ink.muted)


def draw_hand(scene: Scene, left: float, top: float, seat: SeatView) -> None:
    """Draw the hand size and, during the own turn, the hand limit it is drawn up to."""
    canvas, ink, view = scene.canvas, scene.canvas.ink, scene.view
    cards, change = seat.hand_size, scene.news_of(seat).hand
    canvas.icon("hand", left, top + 1, 46, ink.muted if cards else ink.faint)
    number = fit(str(cards), 50, 44, 800 if change else 700)
    end = canvas.text(left + 54, top + 40, number, ink.text if cards or change else ink.faint)
    if seat.name == view.turn and not view.over:
        end = canvas.text(end + 2, top + 40, fit(f"/{view.limit}", 50, SMALL, 600), ink.muted)
    if change:
        canvas.wedge(end + 4, top + 17, change > 0, ink.news)


def draw_points(scene: Scene, left: float, top: float, seat: SeatView) -> None:
    """Draw the majorities; on a golden ground for the player with the most."""
    canvas, ink, points = scene.canvas, scene.canvas.ink, seat.points
    best = 0 < points == max(other.points for other in scene.view.seats)
    change = scene.news_of(seat).points
    if best:
        canvas.box(left - 8, top, 102, 48, ink.shine, 12)
    fill = ink.dark if best else ink.gold if points else ink.faint
    canvas.icon("points", left, top + 4, 40, fill)
    number = fit(str(points), 44, 44, 800 if best or change else 700)
    fill = ink.dark if best else ink.text if points or change else ink.faint
    end = canvas.text(left + 60, top + 40, number, fill, 0.5)
    if change:
        canvas.wedge(end + 3, top + 17, change > 0, fill)


def draw_hegemony(scene: Scene, left: float, top: float, width: float, seat: SeatView) -> None:
    """Draw the progress of the domain nearest to hegemony; with room, as pips too."""
    canvas, ink = scene.canvas, scene.canvas.ink
    domain = nearest(seat)
    count, needed = seat.area[domain], seat.needed[domain]
    if not count:
        return
    canvas.icon("hegemony", left, top + 4, 40, ink.crown)
    canvas.icon(domain, left + 50, top + 4, 40, ink.sign[domain])
    right = left + width
    numbers = fit(f"{count}/{needed}", 84, SMALL, 700)
    canvas.text(right, top + 38, numbers, ink.gold if needed - count < 2 else ink.text, 1)
    room = right - numbers.width - 12 - (left + 100)
    if width <= _NEAR:
        return
    step = min(_PIP + 3.0, room / needed)
    for pip in range(needed):
        fill = ink.strong[domain] if pip < count else ink.edge
        canvas.box(left + 100 + pip * step, top + 8, step - 3, 32, fill, 3)
